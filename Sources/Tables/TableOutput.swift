/// The destination of a table.
public enum TableOutput: Sendable {
  /// A file, or `-` for the standard output. A regular file appears, or is replaced, only when it is complete; a FIFO
  /// or device is written directly.
  case path(String)
  /// An open descriptor, which is written from its current position and not closed.
  case descriptor(Int32)
  /// Memory; see `CSVWriter.bytes`.
  case memory

  /// The path that errors name.
  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }
}
