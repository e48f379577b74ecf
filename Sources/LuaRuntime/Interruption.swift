import CLuaShim

/// A request that scripts stop, for all states that were made with it.
///
/// It may be made from any thread and in a signal handler, at any time: it outlives the states that use it, and
/// requesting it neither waits nor allocates.
public final class Interruption: Sendable {
  /// Accessed by atomic operations only.
  nonisolated(unsafe) let flag: UnsafeMutablePointer<levy_interruption>

  /// Makes an interruption that is not requested.
  public init() {
    flag = .allocate(capacity: 1)
    flag.initialize(to: levy_interruption())
  }

  deinit { flag.deallocate() }

  /// True if scripts have been asked to stop.
  public var isRequested: Bool { levy_is_interrupted(flag) }

  /// Stops scripts that run, and those that begin to run before `reset`.
  public func request() { levy_set_interruption(flag, true) }

  /// Allows scripts to run again.
  public func reset() { levy_set_interruption(flag, false) }
}
