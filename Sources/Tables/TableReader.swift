/// Reads a table in chunks of rows, in constant memory.
public protocol TableReader: AnyObject {
  /// The names of the columns.
  var header: [String] { get }
  /// The bytes read so far.
  var bytesRead: Int { get }
  /// The number of bytes of the table; nil if it is unknown before the end, as with a pipe.
  var byteCount: Int? { get }

  /// The next rows, at most `maximumRows` (and at least one), or nil after the last. It never waits for more input
  /// while it has a row to give, and gives all rows before an error first.
  ///
  /// - Throws: why reading cannot go on; then the same again.
  func nextChunk(maximumRows: Int) throws(TableError) -> RowChunk?
}

extension TableReader {
  /// The next rows, at most 4096, or nil after the last.
  ///
  /// - Throws: why reading cannot go on; then the same again.
  public func nextChunk() throws(TableError) -> RowChunk? { try nextChunk(maximumRows: 4096) }
}

extension CSVReader: TableReader {
  /// The bytes read so far.
  public var bytesRead: Int { source.consumed }
  /// The number of bytes of the table; nil if it is unknown before the end, as with a pipe.
  public var byteCount: Int? { source.total }
}
