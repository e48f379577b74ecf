/// Writes CSV as in RFC 4180: cells in order, then `endRow`, and at last `finish`.
///
/// A cell is quoted only if necessary, so that a reader finds the same cells again. If a writer is released unfinished,
/// the file at its path stays as it was.
public final class CSVWriter {
  /// The delimiter of cells.
  public let delimiter: CSVDelimiter
  /// The line end of rows.
  public let lineEnding: LineEnding

  let limit: Int
  var sink: ByteSink
  let buffer: Buffer<UInt8>
  /// True if the row has a cell; true if any byte of it was written.
  var hasCell = false
  var hasBytes = false
  /// True if nothing was written yet, so that a byte order mark in the first cell would be taken for that of the file.
  var isFirst = true
  /// The number of cells in a row that are copied from the input.
  var carriedCount = 0

  /// Opens an output.
  ///
  /// - Parameter bufferSize: The number of bytes that are collected for one write.
  /// - Throws: `cannotOpen`, `isDirectory`.
  public init(
    _ output: TableOutput, delimiter: CSVDelimiter = .comma, lineEnding: LineEnding = .lf, bufferSize: Int = 256 << 10
  ) throws(TableError) {
    self.delimiter = delimiter
    self.lineEnding = lineEnding
    limit = min(max(bufferSize, 1), 64 << 20)
    sink = try ByteSink(output)
    buffer = Buffer(capacity: limit + 64)
  }

  /// Ends the row.
  ///
  /// - Throws: `writeFailed`, `brokenPipe`, as all writing does.
  public func endRow() throws(TableError) {
    // A row of one empty cell would be a blank line, which is no row at the end of a table.
    if !hasBytes {
      buffer.append(Byte.quote)
      buffer.append(Byte.quote)
    }
    if lineEnding == .crlf { buffer.append(Byte.carriageReturn) }
    buffer.append(Byte.lineFeed)
    hasCell = false
    hasBytes = false
    isFirst = false
    if buffer.count >= limit { try flush() }
  }

  /// Appends rows that another writer with the same delimiter and line ending has written.
  public func append(rows: [UInt8]) throws(TableError) {
    if rows.isEmpty { return }
    isFirst = false
    if buffer.count + rows.count > limit, buffer.count > 0 { try flush() }
    buffer.reserve(buffer.count + rows.count + 1)
    rows.withUnsafeBufferPointer { buffer.append($0) }
  }

  /// Writes a row of strings.
  public func writeRow(_ cells: some Sequence<String>) throws(TableError) {
    for cell in cells { try writeCell(cell) }
    try endRow()
  }

  /// Writes the collected bytes. A file at a path still needs `finish`.
  public func flush() throws(TableError) {
    let gathered = UnsafeBufferPointer(start: buffer.pointer, count: buffer.count)
    buffer.count = 0
    try sink.write(gathered)
  }

  /// Writes the remaining bytes and completes the output. Nothing can be written afterwards.
  public func finish() throws(TableError) {
    if buffer.count > 0 { try flush() }
    try sink.finish()
  }

  /// The output to memory, as far as it was flushed; empty for other outputs.
  public var bytes: [UInt8] {
    sink.memory
  }
}
