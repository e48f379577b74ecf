/// The reason why a row is invalid. The row keeps its place and its bytes; later rows are not affected.
public enum RowProblem: Hashable, Sendable {
  /// The row has another number of cells than the header. An empty line is a row of one empty cell.
  case malformed(expected: Int, found: Int)
  /// This cell, counted from 1, contains a NUL byte.
  case nulByte(column: Int)
  /// This cell, counted from 1, is not valid UTF-8.
  case invalidUTF8(column: Int)
  /// The line is no object with the keys of the first. The row has no cells.
  case json(JSONFault)
}

/// A problem with the index of its row in the chunk.
struct FlaggedRow: Sendable {
  let row: Int
  let problem: RowProblem
}

extension RowChunk {
  /// True if any row of the chunk has a problem.
  public var hasProblems: Bool {
    !flagged.isEmpty
  }

  /// The problem of a row, or nil if it has as many cells as the header and all of them are text. The number of cells
  /// takes precedence over other problems.
  public func problem(row: Int) -> RowProblem? {
    guard hasProblems else { return nil }
    let place = flagged.firstSorted { $0.row >= row }
    return place < flagged.count && flagged[place].row == row ? flagged[place].problem : nil
  }
}

extension Array {
  /// The first index whose element satisfies `condition`, by binary search; `count` if there is none. The condition
  /// must be true for all elements after the first for which it is.
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
