#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension CSVReader {
  /// The result of scanning a cell after its opening quote.
  enum QuotedCell {
    /// The cell ends before `end`, which is the position of a delimiter or line end.
    case closed(end: Int, isEscaped: Bool, newlines: Int)
    /// The input ends before the cell does.
    case cutOff
    /// Other text follows the closing quote, `newlines` lines after the opening one.
    case textAfter(newlines: Int)
  }

  /// Scans the cell whose opening quote is at `start`; if it has doubled quotes, its unescaped text is appended to
  /// `text`.
  func quotedCell(_ cell: Int, from start: Int, to limit: Int) -> QuotedCell {
    let bytes = input.pointer
    var place = start + 1
    var isEscaped = false
    while let quote = find(Byte.quote, from: place, to: limit) {
      if quote + 1 == limit { return .cutOff }
      if bytes[quote + 1] == Byte.quote {
        isEscaped = true
        place = quote + 2
        continue
      }
      let newlines = countLineFeeds(from: start, to: quote)
      switch bytes[quote + 1] {
      case delimiter.byte, Byte.lineFeed: break
      case Byte.carriageReturn:
        if quote + 2 == limit { return .cutOff }
        if bytes[quote + 2] != Byte.lineFeed { return .textAfter(newlines: newlines) }
      default: return .textAfter(newlines: newlines)
      }
      if isEscaped { unescape(cell, from: start + 1, to: quote) }
      return .closed(end: quote + 1, isEscaped: isEscaped, newlines: newlines)
    }
    return .cutOff
  }

  /// Removes the unescaped texts of cells from `cell` on, since their record will be scanned again.
  func dropUnescaped(from cell: Int) {
    while let last = unescaped.last, last.cell >= cell {
      text.count = last.text.lowerBound
      unescaped.removeLast()
    }
  }

  private func unescape(_ cell: Int, from start: Int, to end: Int) {
    let first = text.count
    var place = start
    // Each doubled quote ends a run that includes its first quote.
    while let quote = find(Byte.quote, from: place, to: end) {
      text.append(UnsafeBufferPointer(start: input.pointer + place, count: quote + 1 - place))
      place = quote + 2
    }
    text.append(UnsafeBufferPointer(start: input.pointer + place, count: end - place))
    unescaped.append(RowChunk.UnescapedCell(cell: cell, text: first..<text.count))
  }

  private func countLineFeeds(from start: Int, to end: Int) -> Int {
    var place = start
    var count = 0
    while let found = find(Byte.lineFeed, from: place, to: end) {
      count += 1
      place = found + 1
    }
    return count
  }

  private func find(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let found = memchr(input.pointer + start, Int32(byte), end - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(input.pointer)
  }
}
