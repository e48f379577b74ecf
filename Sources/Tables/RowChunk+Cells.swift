extension RowChunk {
  /// Calls `body` with the text of a cell: without its quotes, and with doubled quotes unescaped. The bytes are valid
  /// only during the call.
  @inlinable @inline(__always)
  public func withCell<Result, Failure: Error>(
    row: Int, column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let cell = cellIndex(row: row, column: column)
    let start = cells[cell]
    let range =
      start <= Self.placeBits ? Int(start)..<Int(cells[cell + 1] & Self.placeBits) - 1 : quotedText(cell: cell)
    return try withBytes(range, body)
  }

  /// Calls `body` with the text of one cell of each of some rows, as `withCell` does, and with the row's index among
  /// them.
  @inlinable @inline(__always)
  public func forEachCell(
    of column: Int, in wanted: UnsafeBufferPointer<Int32>, _ body: (Int, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    bytes.withUnsafeBufferPointer { bytes in
      cells.withUnsafeBufferPointer { cells in
        for place in wanted.indices {
          let cell = cellIndex(row: Int(wanted[place]), column: column)
          let (start, end) = (cells[cell], Int(cells[cell + 1] & Self.placeBits) - 1)
          let range = start <= Self.placeBits ? Int(start)..<end : quotedText(cell: cell)
          body(place, UnsafeBufferPointer(rebasing: bytes[range]))
        }
      }
    }
  }

  /// Calls `body` with the raw bytes of a cell, including quotes. They are valid only during the call.
  @inlinable
  public func withRawCell<Result, Failure: Error>(
    row: Int, column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let cell = cellIndex(row: row, column: column)
    return try withBytes(Int(cells[cell] & Self.placeBits)..<Int(cells[cell + 1] & Self.placeBits) - 1, body)
  }

  /// Calls `body` with the raw bytes of a row, without its line end. They are valid only during the call.
  @inlinable
  public func withRawRow<Result, Failure: Error>(
    _ row: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !objects.isEmpty { return try withBytes(Int(objects[2 * row])..<Int(objects[2 * row + 1]), body) }
    let entry = rows[row]
    let first = Int(entry.firstCell)
    let end = Int(cells[first + Int(entry.cellCount)] & Self.placeBits) - 1
    return try withBytes(Int(cells[first] & Self.placeBits)..<end, body)
  }

  /// True if a cell is quoted, which distinguishes `""` from an empty cell.
  @inlinable public func isQuoted(row: Int, column: Int) -> Bool {
    cells[cellIndex(row: row, column: column)] > Self.placeBits
  }

  /// The text of a cell as a string; invalid UTF-8 is replaced by U+FFFD.
  public func string(row: Int, column: Int) -> String {
    withCell(row: row, column: column) { String(decoding: $0, as: UTF8.self) }
  }

  @inlinable @inline(__always)
  func cellIndex(row: Int, column: Int) -> Int {
    let entry = rows[row]
    precondition(column >= 0 && column < Int(entry.cellCount), "no such cell")
    return Int(entry.firstCell) + column
  }

  @inlinable @inline(__always)
  func withBytes<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (all) throws(Failure) -> Result in
      try body(UnsafeBufferPointer(rebasing: all[range]))
    }
  }

  /// The range of the text of a quoted cell.
  @usableFromInline func quotedText(cell: Int) -> Range<Int> {
    let start = cells[cell]
    if start & Self.escaped == 0 {
      return Int(start & Self.placeBits) + 1..<Int(cells[cell + 1] & Self.placeBits) - 2
    }
    return unescaped[unescaped.firstSorted { $0.cell >= cell }].text
  }
}
