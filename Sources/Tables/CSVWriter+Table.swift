extension CSVWriter: TableWriter {
  /// Writes the names of all columns.
  public func writeHeader(carried: [String], results: [String]) throws(TableError) {
    carriedCount = carried.count
    try writeRow(carried + results)
  }

  /// Makes a writer of rows to memory, whose first cell cannot be taken for a byte order mark.
  public func makeRowWriter() throws(TableError) -> CSVWriter {
    let writer = try CSVWriter(.memory, delimiter: delimiter, lineEnding: lineEnding)
    writer.carriedCount = carriedCount
    writer.isFirst = false
    return writer
  }

  /// Copies the cells of an input row. A row of the wrong length is padded or cut to that of the header, so that
  /// results are in their columns.
  public func carry(_ chunk: RowChunk, row: Int) throws(TableError) {
    let count = chunk.cellCount(row: row)
    if count == carriedCount { return try echo(chunk, row: row) }
    for column in 0..<min(count, carriedCount) { try echo(chunk, row: row, column: column) }
    for _ in count..<max(count, carriedCount) { try writeEmptyCell() }
  }

  /// Writes a cell with this text, in quotes if necessary.
  public func writeCell(_ text: String, as kind: CellKind) throws(TableError) { try writeCell(text) }

  /// Writes an empty cell.
  public func writeEmptyCell() throws(TableError) { try writeCell("") }
}
