/// A token of a text that need not be valid Lua: input at a prompt, or a file with an error.
package struct Word: Hashable, Sendable {
  /// Reserved words are names here. A character that begins no other token of Lua is a symbol.
  package enum Kind: Hashable, Sendable { case name, numeral, string, symbol }

  package let kind: Kind
  package let text: String
  package let range: SourceRange

  /// True if another word follows this one immediately.
  package func touches(_ next: Word) -> Bool { range.upperBound == next.range.lowerBound }
}

extension SourceText {
  /// Splits the text into words, without comments. Text that is not valid Lua is split as well as possible: `60k` and
  /// `60_000` are numerals, and an unclosed string ends at the end of its line.
  package var words: [Word] {
    var lexer = Lexer(bytes)
    var words: [Word] = []
    lexer.skipFirstLine()
    while let (kind, range) = lexer.nextWord() { words.append(Word(kind: kind, text: text(range), range: range)) }
    return words
  }

  /// The first byte of the next token after a position.
  package func byte(ofWordAfter position: Int) -> UInt8? {
    var lexer = Lexer(bytes, at: position)
    guard (try? lexer.skipBlanks()) != nil else { return nil }
    return lexer.current
  }
}

extension Lexer {
  /// Skips a shebang line, which names a script's interpreter.
  fileprivate mutating func skipFirstLine() {
    guard current == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") else { return }
    while let byte = current, byte != Ascii.newline { advance() }
  }

  fileprivate mutating func nextWord() -> (Word.Kind, SourceRange)? {
    // An unclosed comment hides everything that follows.
    guard (try? skipBlanks()) != nil else { return nil }
    let start = position
    do throws(SyntaxError) {
      let token = try next()
      switch token.kind {
      case .end: return nil
      case .name, .keyword: return (.name, token.range)
      case .integer, .float: return (.numeral, token.range)
      case .string: return (.string, token.range)
      case .symbol, .stray: return (.symbol, token.range)
      }
    } catch {
      switch error.kind {
      case .malformedNumber:
        while Ascii.isNameByte(current) || current == UInt8(ascii: ".") { advance() }
        return (.numeral, SourceRange(start, position))
      case .badLongBracket: return (.symbol, SourceRange(start, position))
      default: return (.string, SourceRange(start, endOfFaultyString(from: start)))
      }
    }
  }

  /// Finds the quote that closes a string, or the end of its line.
  private mutating func endOfFaultyString(from start: Int) -> Int {
    let quote = bytes[start]
    while let byte = current, byte != quote, byte != Ascii.newline { advance(byte == Ascii.backslash ? 2 : 1) }
    if current == quote, position > start { advance() }
    return min(position, bytes.count)
  }
}
