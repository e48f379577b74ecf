import CLuaShim

/// The resources that a script may use before it is stopped.
public struct LuaLimits: Sendable, Hashable {
  /// The length of the longest text that a script may make, in bytes.
  package static let longestText = Int(LEVY_LONGEST_TEXT)

  /// The memory that the state may use, in bytes.
  public var memory: Int
  /// Virtual machine instructions in one call from the host, counted in thousands.
  public var instructions: Int
  /// Seconds of processor time in one call from the host; nil for no limit. It is a safety net: unlike the instruction
  /// limit it does not stop a script at the same place in every run.
  public var seconds: Double?

  /// Wall-clock seconds that all calls which exceed a limit may take together; nil for no limit. Once they are used up,
  /// each further call is stopped after a few instructions, so that a table whose rows never end still ends.
  package var lostSeconds: Double?

  /// Limits far above what rules need, and far below what would strain a machine.
  public init(memory: Int = 64 << 20, instructions: Int = 20_000_000, seconds: Double? = 5) {
    self.memory = memory
    self.instructions = instructions
    self.seconds = seconds
  }
}
