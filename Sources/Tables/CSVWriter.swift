/// Writes CSV as RFC 4180 has it: cells in order, then `endRow`, and at last `finish`.
///
/// A cell is quoted only where necessary, so that a reader finds the same cells again. If a writer is released
/// unfinished, the file at its path stays as it was.
public final class CSVWriter {
  /// The byte between cells.
  public let delimiter: CSVDelimiter
  /// The line end of rows.
  public let lineEnding: LineEnding

  let limit: Int
  var sink: ByteSink
  let buffer: Buffer<UInt8>
  /// Whether the row has a cell, and whether any byte of it was written.
  var hasCell = false
  var hasBytes = false
  /// Whether nothing has been written yet, so that a leading byte order mark would be taken for that of the file.
  var isFirst = true
  /// How many cells of a row are those of a row that was read.
  var carriedCount = 0

  /// Opens an output.
  ///
  /// - Parameter bufferSize: How many bytes are gathered for one write.
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

  /// Ends the row. Throws `writeFailed` or `brokenPipe`, as all writing does.
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

  /// Writes rows that another writer of the same delimiter and line ending has written.
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

  /// Passes on the bytes that were collected so far. A file at a path still waits for `finish`.
  public func flush() throws(TableError) {
    let gathered = UnsafeBufferPointer(start: buffer.pointer, count: buffer.count)
    buffer.count = 0
    try sink.write(gathered)
  }

  /// Writes the remaining bytes and puts a file in its place. Nothing can be written after it.
  public func finish() throws(TableError) {
    if buffer.count > 0 { try flush() }
    try sink.finish()
  }

  /// The output that was written to memory and flushed; empty for other outputs.
  public var bytes: [UInt8] {
    sink.memory
  }
}
