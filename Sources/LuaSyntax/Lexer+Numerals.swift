extension Lexer {
  /// Skips a numeral, and returns whether it is an integer or a float in Lua.
  package mutating func numeral() throws(SyntaxError) -> Token.Kind {
    let start = position
    let isHexadecimal = current == UInt8(ascii: "0") && peek(1).map { $0 | 32 } == UInt8(ascii: "x")
    advance(isHexadecimal ? 2 : 1)
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    while let byte = current {
      if byte | 32 == exponent {
        advance()
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { advance() }
      } else if Ascii.isHexDigit(byte) || byte == UInt8(ascii: ".") {
        advance()
      } else {
        break
      }
    }
    // A letter that touches a numeral belongs to it and makes it malformed.
    if Ascii.isLetter(current) { advance() }
    guard let kind = Self.kind(ofNumeral: bytes[start..<position], isHexadecimal: isHexadecimal) else {
      throw failure(.malformedNumber, from: start)
    }
    return kind
  }

  private static func kind(ofNumeral text: ArraySlice<UInt8>, isHexadecimal: Bool) -> Token.Kind? {
    var rest = isHexadecimal ? text.dropFirst(2) : text
    func isDigit(_ byte: UInt8) -> Bool { isHexadecimal ? Ascii.isHexDigit(byte) : Ascii.isDigit(byte) }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var digits = whole.count
    var isFloat = false
    if rest.first == UInt8(ascii: ".") {
      isFloat = true
      let fraction = rest.dropFirst().prefix(while: isDigit)
      digits += fraction.count
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard digits > 0 else { return nil }
    if let byte = rest.first, byte | 32 == UInt8(ascii: isHexadecimal ? "p" : "e") {
      isFloat = true
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard !rest.isEmpty, rest.allSatisfy({ Ascii.isDigit($0) }) else { return nil }
      rest = []
    }
    guard rest.isEmpty else { return nil }
    if isFloat { return .float }
    // A hexadecimal integer wraps around; a decimal one that is too large becomes a float.
    return isHexadecimal || Int64(String(decoding: whole, as: UTF8.self)) != nil ? .integer : .float
  }
}
