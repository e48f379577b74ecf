/// Consecutive rows of a table, with their bytes: a value that any task may use after the reader has moved on.
///
/// Rows and columns of a chunk count from 0; records and lines, which are for people, count from 1. Accessing a row or
/// a cell that does not exist is a programming error and traps: a row with a `RowProblem` may have fewer cells than the
/// header.
public struct RowChunk: Sendable {
  /// A row of the chunk.
  @frozen @usableFromInline struct Row: BitwiseCopyable, Sendable {
    /// The index of the first cell in `cells`.
    @usableFromInline let firstCell: UInt32
    @usableFromInline let cellCount: UInt32
    @usableFromInline let line: Int

    @inlinable init(firstCell: UInt32, cellCount: UInt32, line: Int) {
      self.firstCell = firstCell
      self.cellCount = cellCount
      self.line = line
    }
  }

  /// A cell that contained doubled quotes, and the range of its unescaped text in `bytes`.
  struct UnescapedCell: Sendable {
    let cell: Int
    let text: Range<Int>
  }

  /// A flag in `cells`: the cell is quoted.
  @usableFromInline static let quoted: UInt32 = 1 << 31
  /// A flag in `cells`: the cell is quoted and contains doubled quotes.
  @usableFromInline static let escaped: UInt32 = 1 << 30
  @usableFromInline static let placeBits: UInt32 = escaped - 1

  /// The rows as they were read, followed by the text of unescaped cells.
  @usableFromInline let bytes: [UInt8]
  /// For each row the start of each cell in `bytes`, and one more start, as if another cell followed. So a cell's raw
  /// bytes end one before the next start.
  @usableFromInline let cells: [UInt32]
  @usableFromInline let rows: [Row]
  let unescaped: [UnescapedCell]
  let flagged: [FlaggedRow]
  /// For each row the start and end of its object in `bytes`; empty unless the rows were read from NDJSON.
  @usableFromInline let objects: [UInt32]

  /// The number of the first row in its table, from 1.
  public let firstRecord: Int
  /// The delimiter of cells in `withRawRow`; nil if rows are JSON objects.
  public let delimiter: CSVDelimiter?

  /// The number of rows, never 0.
  @inlinable public var count: Int {
    rows.count
  }

  /// The number of a row in its table; the first after the header is 1.
  @inlinable public func record(row: Int) -> Int {
    firstRecord + row
  }

  /// The line of the file on which a row begins, from 1.
  @inlinable public func line(row: Int) -> Int {
    rows[row].line
  }

  /// The number of cells of a row.
  @inlinable public func cellCount(row: Int) -> Int {
    Int(rows[row].cellCount)
  }
}
