extension Lexer {
  /// The number of `=` in a long bracket that opens here, or nil if none does.
  func longBracketLevel() -> Int? {
    guard current == UInt8(ascii: "[") else { return nil }
    var level = 0
    while peek(1 + level) == UInt8(ascii: "=") { level += 1 }
    return peek(1 + level) == UInt8(ascii: "[") ? level : nil
  }

  /// Skips to the end of a long bracket. Returns false if there is none.
  mutating func skipLongBracket(_ level: Int) -> Bool {
    advance(level + 2)
    while let byte = current {
      advance()
      guard byte == UInt8(ascii: "]") else { continue }
      var count = 0
      while take(UInt8(ascii: "=")) { count += 1 }
      // The byte after the `=` may be the bracket that begins the true end.
      if count == level, take(UInt8(ascii: "]")) { return true }
    }
    return false
  }

  /// Skips a quoted string.
  mutating func skipString(quote: UInt8) throws(SyntaxError) {
    let start = position
    advance()
    while true {
      guard let byte = current else { throw failure(.unfinishedString, from: start, atEnd: true) }
      if byte == Ascii.newline || byte == Ascii.carriageReturn { throw failure(.unfinishedString, from: start) }
      advance()
      if byte == quote { return }
      if byte == Ascii.backslash { try skipEscape(in: start) }
    }
  }

  private mutating func skipEscape(in string: Int) throws(SyntaxError) {
    let start = position - 1
    guard let byte = current else { throw failure(.unfinishedString, from: string, atEnd: true) }
    if Ascii.isDigit(byte) { return try skipDecimalEscape(from: start) }
    advance()
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"), UInt8(ascii: "v"), Ascii.backslash, UInt8(ascii: "\""), UInt8(ascii: "'"):
      break
    case Ascii.newline: _ = take(Ascii.carriageReturn)
    case Ascii.carriageReturn: _ = take(Ascii.newline)
    case UInt8(ascii: "z"):
      while let blank = current, blank == 32 || (9...13).contains(blank) { advance() }
    case UInt8(ascii: "x"):
      for _ in 0..<2 {
        guard Ascii.isHexDigit(current) else { throw failure(.badEscape, from: start, atEnd: current == nil) }
        advance()
      }
    case UInt8(ascii: "u"): try skipUnicodeEscape(from: start)
    default: throw failure(.badEscape, from: start)
    }
  }

  private mutating func skipDecimalEscape(from start: Int) throws(SyntaxError) {
    var value = 0
    for _ in 0..<3 {
      guard let byte = current, Ascii.isDigit(byte) else { break }
      value = value * 10 + Int(byte - 48)
      advance()
    }
    if value > 255 { throw failure(.decimalEscapeTooLarge, from: start) }
  }

  private mutating func skipUnicodeEscape(from start: Int) throws(SyntaxError) {
    guard take(UInt8(ascii: "{")), Ascii.isHexDigit(current) else {
      throw failure(.badEscape, from: start, atEnd: current == nil)
    }
    var value: UInt32 = 0
    while let digit = Ascii.hexValue(current) {
      if value > 0x7FF_FFFF { throw failure(.unicodeTooLarge, from: start) }
      value = value << 4 | digit
      advance()
    }
    guard take(UInt8(ascii: "}")) else { throw failure(.badEscape, from: start, atEnd: current == nil) }
  }
}
