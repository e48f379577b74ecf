/// A word of Lua source, with its place.
package struct LuaToken: Hashable {
  package enum Kind { case name, numeral, string, symbol }
  package let kind: Kind
  package let text: String
  package let line: Int
  package let column: Int
  /// Its bytes in the source.
  let range: Range<Int>
}

/// Splits Lua source into words, for the checks that look at source before it runs. It assumes text that Lua itself
/// accepts; on anything else it goes on as well as it can.
package struct LuaLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  private init(_ source: [UInt8]) { bytes = source }

  /// All words of a source, without comments.
  package static func tokens(of source: [UInt8]) -> [LuaToken] {
    var lexer = LuaLexer(source)
    var tokens: [LuaToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private func peek(_ ahead: Int = 0) -> UInt8 {
    position + ahead < bytes.count ? bytes[position + ahead] : 0
  }

  private mutating func advance() {
    if bytes[position] == 10 {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  private mutating func next() -> LuaToken? {
    while position < bytes.count {
      let byte = peek()
      if byte <= 32 {
        advance()
      } else if byte == UInt8(ascii: "-"), peek(1) == UInt8(ascii: "-") {
        position += 2
        if let level = longBracketLevel() { skipLongBracket(level) } else { skipLine() }
      } else if byte == UInt8(ascii: "#"), position == 0, peek(1) == UInt8(ascii: "!") {
        skipLine()
      } else {
        return token()
      }
    }
    return nil
  }

  private mutating func token() -> LuaToken {
    let start = position
    let (startLine, column) = (line, position - lineStart + 1)
    let byte = peek()
    let kind: LuaToken.Kind
    if isLetter(byte) {
      while isLetter(peek()) || isDigit(peek()) { position += 1 }
      kind = .name
    } else if isDigit(byte) || (byte == UInt8(ascii: ".") && isDigit(peek(1))) {
      skipNumeral()
      kind = .numeral
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      skipString(byte)
      kind = .string
    } else if byte == UInt8(ascii: "["), let level = longBracketLevel() {
      skipLongBracket(level)
      kind = .string
    } else {
      position += symbolLength()
      kind = .symbol
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return LuaToken(kind: kind, text: text, line: startLine, column: column, range: start..<position)
  }

  private mutating func skipLine() {
    while position < bytes.count, peek() != 10 { position += 1 }
  }

  /// The number of `=` in a long bracket that opens here.
  private func longBracketLevel() -> Int? {
    guard peek() == UInt8(ascii: "[") else { return nil }
    var level = 0
    while peek(1 + level) == UInt8(ascii: "=") { level += 1 }
    return peek(1 + level) == UInt8(ascii: "[") ? level : nil
  }

  private mutating func skipLongBracket(_ level: Int) {
    let end = [UInt8(ascii: "]")] + Array(repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
    while position < bytes.count {
      if peek() == end[0], position + end.count <= bytes.count,
        bytes[position..<(position + end.count)].elementsEqual(end)
      {
        position += end.count
        return
      }
      advance()
    }
  }

  private mutating func skipString(_ quote: UInt8) {
    position += 1
    while position < bytes.count, peek() != quote, peek() != 10 {
      if peek() == UInt8(ascii: "\\"), position + 1 < bytes.count { advance() }
      advance()
    }
    if position < bytes.count, peek() == quote { position += 1 }
  }

  private mutating func skipNumeral() {
    let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) | 32 == UInt8(ascii: "x")
    while true {
      let byte = peek()
      let exponent = byte | 32 == UInt8(ascii: isHexadecimal ? "p" : "e")
      guard isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: ".") else { return }
      position += 1
      if exponent, peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
    }
  }

  private func symbolLength() -> Int {
    if peek() == UInt8(ascii: "."), peek(1) == UInt8(ascii: "."), peek(2) == UInt8(ascii: ".") { return 3 }
    let pair = [peek(), peek(1)]
    for symbol in ["==", "~=", "<=", ">=", "//", "::", "<<", ">>", ".."] where symbol.utf8.elementsEqual(pair) {
      return 2
    }
    return 1
  }

  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }
}
