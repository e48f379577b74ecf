import LevyModel
import Tables

/// Rows of facts: those of a file, or columns in memory. The content of a cell is a text, however it is stored, so that
/// it means the same wherever it comes from.
package protocol RowSource {
  var count: Int { get }

  /// Whether any row has a problem, so that its cells cannot be read.
  var hasProblems: Bool { get }

  /// The reason why a row cannot be read, and the column that causes it.
  func flaw(row: Int) -> (column: Int?, reason: String)?

  /// Calls `body` with the text of a cell; that of an empty cell is empty.
  func withCell<Result, Failure: Error>(
    row: Int, column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// Whether a cell is empty.
  func isEmpty(row: Int, column: Int) -> Bool

  /// A key of a cell that is not empty: cells of the column with the same key have the same text. Nil where the text has to be
  /// looked at.
  func key(row: Int, column: Int) -> CellKey?

  /// Where a cell stands, if that is not in the table of the rows.
  func place(row: Int, column: Int) -> Place?

  /// Reads the cells of a column as numerators, NaN where the interpreter has to look.
  ///
  /// - Returns: whether any of them may give nothing.
  func read(_ reader: CellReader, column: Int, rows: ArraySlice<Int32>, into target: UnsafeMutablePointer<Double>)
    -> Bool
}

extension RowSource {
  package func place(row: Int, column: Int) -> Place? { nil }

  package func isEmpty(row: Int, column: Int) -> Bool { withCell(row: row, column: column) { $0.isEmpty } }

  package func key(row: Int, column: Int) -> CellKey? {
    withCell(row: row, column: column) { $0.isEmpty ? nil : CellKey($0) }
  }
}

/// Rows on their way through a batch.
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
