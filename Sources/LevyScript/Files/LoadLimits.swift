import LuaRuntime

/// What the rules of one jurisdiction may use while they are read. Whatever passes a limit is an error that names it.
///
/// The limits are far above what shipped rules need (the largest folder has 90 files and half a megabyte) and hold for all
/// files together, so that many files are no way round.
public struct LoadLimits: Sendable, Hashable {
  /// Wall-clock seconds for running the files.
  public var seconds: Double? = 5
  /// Virtual machine instructions for running the files, counted in thousands.
  public var instructions = 40_000_000
  /// Bytes that the Lua state may hold while the files run.
  public var memory = 256 << 20
  /// Entries of folders, rule files or not.
  public var files = 20_000
  /// Folders within each other.
  public var depth = 16
  /// Bytes of one file.
  public var fileBytes = 4 << 20
  /// Bytes of all rule files.
  public var bytes = 16 << 20
  /// Declarations.
  public var declarations = 150_000
  /// Values in declarations: each number, text, table and function counts one, a text one more for every 64 bytes.
  public var values = 1_000_000

  /// The limits that hold by default.
  public init() {}
}

extension LoadLimits {
  /// What a Lua state may use while files run.
  package var ofFiles: LuaLimits { LuaLimits(memory: memory, instructions: instructions, seconds: seconds) }
}
