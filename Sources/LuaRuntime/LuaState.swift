import CLua
import CLuaShim

/// A Lua state made safe for untrusted scripts.
///
/// Scripts get text chunks only, the allow-listed environment of `Sandbox`, and limits on memory, instructions and
/// time. No Lua error and no refused allocation crosses a Swift frame: whatever may raise runs in C under `call`.
/// A state belongs to one thread at a time.
///
/// The stack primitives follow Lua's own convention: an index is absolute from 1 or relative from -1.
package final class LuaState {
  /// The C state, for the few places that pass it to C callbacks.
  package let raw: OpaquePointer
  /// The limits of each call.
  package var limits: LuaLimits
  /// The flag by which another thread or a signal handler asks scripts to stop.
  package private(set) var interruption: Interruption
  let budget: UnsafeMutablePointer<levy_budget>
  /// An error of the host that is passed through Lua. It is stored here because Lua can carry only a marker for it.
  var pendingError: (any Error)?
  /// The record of reached lines, kept alive while the state writes to it.
  var lineRecord: LineRecord?
  var hostFunctions: [HostFunction] = []
  /// The time at which the host's last call began, and the seconds of all calls that exceeded a limit.
  var callStart: Int64 = 0
  var lostSeconds = 0.0
  /// The global names that scripts have.
  package internal(set) var environmentNames: [String] = []
  /// The table of globals of scripts.
  package internal(set) var environmentReference = LuaReference(none: ())
  /// The parts of the sandbox that libraries of the host may use.
  package internal(set) var kit = SandboxKit()

  /// Opens a state with the sandbox in place.
  ///
  /// - Throws: `LuaError` of kind `memoryLimit` if there is no memory for it.
  package init(
    limits: LuaLimits = LuaLimits(), interruption: Interruption = Interruption()
  ) throws(LuaError) {
    self.limits = limits
    self.interruption = interruption
    budget = .allocate(capacity: 1)
    budget.initialize(to: levy_budget())
    budget.pointee.interruption = UnsafePointer(interruption.flag)
    budget.pointee.memory_limit = limits.memory
    guard let state = levy_open(budget) else {
      budget.deallocate()
      throw LuaError(kind: .memoryLimit, message: "no memory for a Lua state", chunk: nil, line: nil)
    }
    raw = state
    try installSandbox()
  }

  deinit {
    lua_close(raw)
    budget.deallocate()
  }

  /// Replaces the interruption.
  package func heed(_ interruption: Interruption) {
    self.interruption = interruption
    budget.pointee.interruption = UnsafePointer(interruption.flag)
  }

  /// The path of Lua's shared library; nil if it is unknown.
  package static var libraryPath: String? { levy_lua_path().map { String(cString: $0) } }

  /// The bytes in use.
  package var memoryUsed: Int { budget.pointee.memory_used }
}
