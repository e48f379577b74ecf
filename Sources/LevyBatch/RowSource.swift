import LevyModel
import Tables

/// A source of rows: a file, or columns in memory. The content of a cell is a text, however it is stored, so that it
/// means the same everywhere.
package protocol RowSource {
  var count: Int { get }

  /// True if any row is malformed, so that its cells cannot be read.
  var hasProblems: Bool { get }

  /// The reason why a row is malformed, and the column that causes it; nil if it is well-formed.
  func flaw(row: Int) -> (column: Int?, reason: String)?

  /// Calls `body` with the text of a cell, which is empty for an empty cell.
  func withCell<Result, Failure: Error>(
    row: Int, column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// True if a cell is empty.
  func isEmpty(row: Int, column: Int) -> Bool

  /// A key for a cell that is not empty: cells of the column with the same key have the same text. Nil if there is
  /// none.
  func key(row: Int, column: Int) -> CellKey?

  /// Calls `body` with each row and the key of its cell in a column.
  func forEachKey(of column: Int, in rows: [Int32], _ body: (Int32, CellKey?) -> Void)

  /// The place of a cell, if it is in another table than its row.
  func place(row: Int, column: Int) -> Place?

  /// Parses the cells of a column to numerators, NaN where the interpreter must look.
  ///
  /// - Returns: true if any of the cells may be empty.
  func read(_ reader: CellReader, column: Int, rows: ArraySlice<Int32>, into target: UnsafeMutablePointer<Double>)
    -> Bool
}

extension RowSource {
  package func place(row: Int, column: Int) -> Place? { nil }

  package func isEmpty(row: Int, column: Int) -> Bool { withCell(row: row, column: column) { $0.isEmpty } }

  package func key(row: Int, column: Int) -> CellKey? {
    withCell(row: row, column: column) { $0.isEmpty ? nil : CellKey($0) }
  }

  package func forEachKey(of column: Int, in rows: [Int32], _ body: (Int32, CellKey?) -> Void) {
    for row in rows { body(row, key(row: Int(row), column: column)) }
  }
}

/// Rows in the pipeline of a batch: a chunk of the table, perhaps joined with things.
enum BatchRows: Sendable {
  case plain(RowChunk)
  case joined(JoinedRows)

  /// The rows as they were read.
  var chunk: RowChunk {
    switch self {
    case .plain(let chunk): chunk
    case .joined(let rows): rows.chunk
    }
  }
}

extension RowChunk: RowSource {
  package func read(
    _ reader: CellReader, column: Int, rows: ArraySlice<Int32>, into target: UnsafeMutablePointer<Double>
  ) -> Bool {
    rows.withUnsafeBufferPointer { rows in
      var isOneEmpty = false
      forEachCell(of: column, in: rows) { place, text in
        if text.isEmpty { isOneEmpty = true }
        target[place] = reader.numerator(text)
      }
      return isOneEmpty
    }
  }

  package func flaw(row: Int) -> (column: Int?, reason: String)? {
    guard let problem = problem(row: row) else { return nil }
    switch problem {
    case .malformed(let expected, let found):
      let text = withRawRow(row) { String(decoding: $0.prefix(4000), as: UTF8.self) }.cut(to: 1000)
      return (nil, "the row has \(found) cells, the header has \(expected): \(text)")
    case .nulByte(let cell): return (cell - 1, "the cell holds a NUL byte")
    case .invalidUTF8(let cell): return (cell - 1, "the cell is not UTF-8 text")
    case .json(let fault): return (nil, fault.words)
    }
  }
}
