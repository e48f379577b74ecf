/// Reads a table in chunks of rows, in constant memory.
public protocol TableReader: AnyObject {
  /// The names of the columns.
  var header: [String] { get }
  /// The number of bytes read so far.
  var bytesRead: Int { get }
  /// The size of the table in bytes; nil if it is unknown before the end, as for a pipe.
  var byteCount: Int? { get }

  /// Returns the next rows, at most `maximumRows` (and at least one), or nil after the last. It never waits for more
  /// input while it has a row, and returns all rows before it throws an error.
  ///
  /// - Throws: the error that ended reading; every further call throws the same.
  func nextChunk(maximumRows: Int) throws(TableError) -> RowChunk?
}

extension TableReader {
  /// Returns the next rows, at most 4096, or nil after the last.
  ///
  /// - Throws: the error that ended reading; every further call throws the same.
  public func nextChunk() throws(TableError) -> RowChunk? { try nextChunk(maximumRows: 4096) }
}

extension CSVReader: TableReader {
  /// The number of bytes read so far.
  public var bytesRead: Int { source.consumed }
  /// The size of the table in bytes; nil if it is unknown before the end, as for a pipe.
  public var byteCount: Int? { source.total }
}
