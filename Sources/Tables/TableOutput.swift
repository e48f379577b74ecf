/// Where a table is written to.
public enum TableOutput: Sendable {
  /// A file, or `-` for the standard output. A regular file appears, or is replaced, only when all of it is written;
  /// a FIFO or device is written as it comes.
  case path(String)
  /// An open descriptor, which is written from where it stands and stays open.
  case descriptor(Int32)
  /// Memory; see `CSVWriter.bytes`.
  case memory

  /// The path that errors name.
  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }
}
