/// The source of a table.
public enum TableInput: Sendable {
  /// A file, FIFO or device; `-` is the standard input.
  case path(String)
  /// An open descriptor, which is read from its current position and not closed.
  case descriptor(Int32)
  /// Bytes in memory.
  case bytes([UInt8])

  /// The path that errors name.
  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }
}
