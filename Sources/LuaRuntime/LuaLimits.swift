import CLuaShim

/// The resources that a script may use before it is stopped.
public struct LuaLimits: Sendable, Hashable {
  /// The bytes of the longest text that a script may make.
  package static let longestText = Int(LEVY_LONGEST_TEXT)

  /// The bytes that the state may use.
  public var memory: Int
  /// Virtual machine instructions in one call from the host, counted in thousands.
  public var instructions: Int
  /// Wall-clock seconds in one call from the host, or nil for no deadline. A safety net: unlike the instruction
  /// limit it does not fall at the same place in every run.
  public var seconds: Double?

  /// Wall-clock seconds that calls which a limit has stopped may take together, or nil for no bound. Once they are used
  /// up, each further call is stopped after a few instructions, so that a table of rows that never end does end.
  package var lostSeconds: Double?

  /// Limits far above what rules need, and far below what would strain a machine.
  public init(memory: Int = 64 << 20, instructions: Int = 20_000_000, seconds: Double? = 5) {
    self.memory = memory
    self.instructions = instructions
    self.seconds = seconds
  }
}
