/// The kind of a cell's value, for formats that distinguish kinds.
public enum CellKind: Sendable {
  case number, boolean, text
}

/// Writes a table: its header, then for each row the copied input cells and the results, then `endRow`, and at last
/// `finish`. If a writer is released unfinished, the file at its path stays as it was.
///
/// All writing throws `writeFailed` or `brokenPipe`.
public protocol TableWriter: AnyObject {
  /// Writes the names of the copied columns and of the results.
  ///
  /// - Throws: also `duplicateHeader`.
  func writeHeader(carried: [String], results: [String]) throws(TableError)
  /// Makes a writer of rows to memory, which are passed to `append(rows:)`.
  func makeRowWriter() throws(TableError) -> Self

  /// Copies the cells of an input row; a row of the wrong length is padded or cut to that of the header.
  func carry(_ chunk: RowChunk, row: Int) throws(TableError)
  /// Writes a result.
  func writeCell(_ text: String, as kind: CellKind) throws(TableError)
  /// Writes a missing result.
  func writeEmptyCell() throws(TableError)
  /// Writes a number of at most `maximumCount` bytes; `body` writes them and returns their number.
  func writePlainCell(
    maximumCount: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) throws(TableError)
  /// Ends the row.
  func endRow() throws(TableError)

  /// Appends rows that a writer from `makeRowWriter` has written.
  func append(rows: [UInt8]) throws(TableError)
  /// Writes the collected bytes.
  func flush() throws(TableError)
  /// Writes the remaining bytes and completes the output.
  func finish() throws(TableError)
  /// The output to memory, as far as it was flushed.
  var bytes: [UInt8] { get }
}
