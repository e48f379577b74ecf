import LuaRuntime

/// Limits for reading the rules of one jurisdiction. Exceeding one is an error that names it.
///
/// The limits are far above the needs of the shipped rules (the largest folder has 90 files and half a megabyte) and
/// apply to all files together, so that they cannot be evaded by many files.
public struct LoadLimits: Sendable, Hashable {
  /// Seconds of processor time for running the files.
  public var seconds: Double? = 5
  /// Virtual machine instructions for running the files, counted in thousands.
  public var instructions = 40_000_000
  /// The bytes that the Lua state may use while the files run.
  public var memory = 256 << 20
  /// The number of entries in folders, rule files or not.
  public var files = 20_000
  /// The depth of folders.
  public var depth = 16
  /// The size of a file in bytes.
  public var fileBytes = 4 << 20
  /// The size of all rule files together in bytes.
  public var bytes = 16 << 20
  /// The number of declarations.
  public var declarations = 150_000
  /// The number of values in declarations: each number, text, table and function counts one, a text one more for every
  /// 64 bytes.
  public var values = 1_000_000

  /// The default limits.
  public init() {}
}

extension LoadLimits {
  /// The limits of a Lua state while files run.
  package var ofFiles: LuaLimits { LuaLimits(memory: memory, instructions: instructions, seconds: seconds) }
}
