/// Splits Lua 5.4 source into tokens, one at a time, as Lua's own lexer does.
struct Lexer {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8], at position: Int = 0) { (self.bytes, self.position) = (bytes, position) }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func peek(_ ahead: Int) -> UInt8? { position + ahead < bytes.count ? bytes[position + ahead] : nil }

  mutating func advance(_ count: Int = 1) { position += count }

  /// Skips the next byte if it is this one, and returns true then.
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  func failure(_ kind: SyntaxError.Kind, from start: Int, atEnd: Bool = false) -> SyntaxError {
    SyntaxError(kind: kind, range: SourceRange(start, position), isAtEnd: atEnd)
  }

  /// The next token, after blanks and comments.
  mutating func next() throws(SyntaxError) -> Token {
    try skipBlanks()
    let start = position
    let kind = try word()
    return Token(kind: kind, range: SourceRange(start, position))
  }

  mutating func skipBlanks() throws(SyntaxError) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), 9...13: position += 1
      case UInt8(ascii: "-") where peek(1) == UInt8(ascii: "-"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    let start = position
    position += 2
    if let level = longBracketLevel() {
      guard skipLongBracket(level) else { throw failure(.unfinishedLongComment, from: start, atEnd: true) }
      return
    }
    while let byte = current, byte != Ascii.newline, byte != Ascii.carriageReturn { position += 1 }
  }

  private mutating func word() throws(SyntaxError) -> Token.Kind {
    let start = position
    guard let byte = current else { return .end }
    if Ascii.isLetter(byte) { return name() }
    if Ascii.isDigit(byte) || (byte == UInt8(ascii: ".") && Ascii.isDigit(peek(1))) { return try numeral() }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      try skipString(quote: byte)
      return .string
    case UInt8(ascii: "["):
      if let level = longBracketLevel() {
        guard skipLongBracket(level) else { throw failure(.unfinishedLongString, from: start, atEnd: true) }
        return .string
      }
      if peek(1) == UInt8(ascii: "=") {
        position += 1
        throw failure(.badLongBracket, from: start)
      }
    default: break
    }
    return symbol(byte)
  }

  private mutating func name() -> Token.Kind {
    let start = position
    while Ascii.isNameByte(current) { position += 1 }
    return Keyword.spelled(bytes, start..<position).map { .keyword($0) } ?? .name
  }

  /// The longest symbol at this position.
  private mutating func symbol(_ byte: UInt8) -> Token.Kind {
    guard let (symbol, length) = Symbol.longest(byte, peek(1), peek(2)) else {
      position += 1
      return .stray(byte)
    }
    position += length
    return .symbol(symbol)
  }
}
