/// The reason why a row cannot be used. The row keeps its place and its bytes; the rows after it are not affected.
public enum RowProblem: Hashable, Sendable {
  /// The row has another number of cells than the header. An empty line is a row of one empty cell.
  case malformed(expected: Int, found: Int)
  /// This cell, counted from 1, contains a NUL byte.
  case nulByte(column: Int)
  /// This cell, counted from 1, is not UTF-8.
  case invalidUTF8(column: Int)
  /// The line is no object with the keys of the first. The row has no cells.
  case json(JSONFault)
}

/// A problem and the row of the chunk, from 0, that has it.
struct FlaggedRow: Sendable {
  let row: Int
  let problem: RowProblem
}

extension RowChunk {
  /// Whether any row of the chunk has a problem.
  public var hasProblems: Bool {
    !flagged.isEmpty
  }

  /// The problem of a row, or nil if it has as many cells as the header and all of them are text. Of several problems
  /// the number of cells comes first.
  public func problem(row: Int) -> RowProblem? {
    guard hasProblems else { return nil }
    let place = flagged.firstSorted { $0.row >= row }
    return place < flagged.count && flagged[place].row == row ? flagged[place].problem : nil
  }
}

extension Array {
  /// The first index whose element satisfies `condition`, which must be true of all after it; `count` if there is none.
  func firstSorted(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
