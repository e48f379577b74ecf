/// What a value is, where the form of a table tells kinds apart.
public enum CellKind: Sendable {
  case number, boolean, text
}

/// Writes a table: its header, then of each row the cells that are carried along and the results, then `endRow`, and at
/// last `finish`. A writer that goes away unfinished leaves the file at its path as it was.
///
/// All writing throws `writeFailed` or `brokenPipe`.
public protocol TableWriter: AnyObject {
  /// The names of the columns that are carried along, and of the results. Throws also `duplicateHeader`.
  func writeHeader(carried: [String], results: [String]) throws(TableError)
  /// A writer of rows to memory, to be handed to `append(rows:)`.
  func makeRowWriter() throws(TableError) -> Self

  /// Writes the cells of a row that was read; one of the wrong length is brought to the header's.
  func carry(_ chunk: RowChunk, row: Int) throws(TableError)
  /// Writes a result.
  func writeCell(_ text: String, as kind: CellKind) throws(TableError)
  /// Writes that there is no result.
  func writeEmptyCell() throws(TableError)
  /// Writes a number of at most `maximumCount` bytes that `body` puts down, and whose number it returns.
  func writePlainCell(
    maximumCount: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) throws(TableError)
  /// Ends the row.
  func endRow() throws(TableError)

  /// Writes rows that a writer from `makeRowWriter` has written.
  func append(rows: [UInt8]) throws(TableError)
  /// Hands on what is gathered so far.
  func flush() throws(TableError)
  /// Writes what is left and puts a file in its place.
  func finish() throws(TableError)
  /// What was written to memory and flushed.
  var bytes: [UInt8] { get }
}
