/// The kind of a value, for formats that distinguish kinds.
public enum CellKind: Sendable {
  case number, boolean, text
}

/// Writes a table: its header, then for each row the input cells that are kept and the results, then `endRow`, and at
/// last `finish`. If a writer is released unfinished, the file at its path stays as it was.
///
/// All writing throws `writeFailed` or `brokenPipe`.
public protocol TableWriter: AnyObject {
  /// The names of the columns that are carried along, and of the results. Throws also `duplicateHeader`.
  func writeHeader(carried: [String], results: [String]) throws(TableError)
  /// A writer of rows to memory, to be passed to `append(rows:)`.
  func makeRowWriter() throws(TableError) -> Self

  /// Writes the cells of an input row; a row of the wrong length is filled up or cut to that of the header.
  func carry(_ chunk: RowChunk, row: Int) throws(TableError)
  /// Writes a result.
  func writeCell(_ text: String, as kind: CellKind) throws(TableError)
  /// Writes that there is no result.
  func writeEmptyCell() throws(TableError)
  /// Writes a number of at most `maximumCount` bytes; `body` writes them and returns their number.
  func writePlainCell(
    maximumCount: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) throws(TableError)
  /// Ends the row.
  func endRow() throws(TableError)

  /// Writes rows that a writer from `makeRowWriter` has written.
  func append(rows: [UInt8]) throws(TableError)
  /// Passes on the bytes that were collected so far.
  func flush() throws(TableError)
  /// Writes the remaining bytes and puts a file in its place.
  func finish() throws(TableError)
  /// The output that was written to memory and flushed.
  var bytes: [UInt8] { get }
}
