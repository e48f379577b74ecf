import ExactNumbers
import LevyModel
import LevyRules
import LuaSyntax

/// Translates expressions at a prompt to Lua.
enum PromptSource {
  /// Translates an expression: 60k, 1.5m, 60_000 and 42% are numbers, and `date(…)` makes a date although `date` is
  /// also a variable of the case.
  ///
  /// - Parameter isName: returns true if a text with dots, such as `child.2.birth_date`, is a name.
  static func lua(_ expression: String, isName: (String) -> Bool = { _ in false }) -> String {
    let tokens = SourceText(Array(withDottedNames(expression, isName).utf8)).words
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    return tokens.indices.map { index in
      let token = tokens[index]
      let (before, after) = (text(index - 1), text(index + 1))
      switch token.kind {
      case .numeral:
        let numeral = numeral(token.text)
        return tokens.isPercent(at: index + 1) ? "(\(numeral) / 100)" : numeral
      case .name where token.text == "date" && after == "(" && before != "." && before != ":":
        return "_ENV['date()']"
      case .symbol where tokens.isPercent(at: index): return ""
      default: return token.text
      }
    }.joined(separator: " ")
  }

  /// Replaces each name with dots by an expression that Lua can parse: `_ENV["child.2.birth_date"]`.
  private static func withDottedNames(_ expression: String, _ isName: (String) -> Bool) -> String {
    var (made, rest): (String, Substring) = ("", expression[...])
    var isInside = false
    while let next = rest.first {
      if next == "\"" || next == "'" {
        let end = rest.dropFirst().firstIndex(of: next).map(rest.index(after:)) ?? rest.endIndex
        made += rest[..<end]
        (rest, isInside) = (rest[end...], true)
        continue
      }
      guard !isInside, next.isLetter || next == "_" else {
        // No name begins within a word, a number or a path.
        isInside = next.isLetter || next.isNumber || "_.:".contains(next)
        made.append(rest.removeFirst())
        continue
      }
      var path = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let whole = path
      while path.contains("."), !isName(String(path)) { path = path[..<(path.lastIndex(of: ".") ?? path.startIndex)] }
      if path.contains(".") {
        made += "_ENV[\"\(path)\"]"
        rest = rest.dropFirst(path.count)
      } else {
        made += whole
        rest = rest.dropFirst(whole.count)
      }
      isInside = true
    }
    return made
  }

  /// Replaces numerals by the form that Lua parses.
  static func withLuaNumerals(_ expression: String) -> String {
    let tokens = SourceText(Array(expression.utf8)).words
    return tokens.indices.map { index in
      if tokens.isPercent(at: index) { return "/ 100" }
      return tokens[index].kind == .numeral ? numeral(tokens[index].text) : tokens[index].text
    }.joined(separator: " ")
  }

  /// A numeral in the form that Lua parses, without digit separators and suffixes.
  package static func numeral(_ text: String) -> String {
    let digits = text.replacing("_", with: "")
    guard digits.last.map({ "kKmM".contains($0) }) == true else { return digits }
    return TypedNumber(digits)?.value(.english)?.description ?? digits
  }
}

extension [Word] {
  /// True if a symbol is the percent sign of the numeral before it, as in `est * 42%`: no operand follows, so it cannot
  /// be Lua's remainder.
  func isPercent(at index: Int) -> Bool {
    guard index > 0, index < count, self[index].text == "%", self[index - 1].kind == .numeral else { return false }
    return index + 1 == count || !self[index + 1].beginsOperand
  }
}

extension Word {
  fileprivate var beginsOperand: Bool {
    switch kind {
    case .name: !["and", "or", "then", "do", "end", "else", "elseif", "until"].contains(text)
    case .numeral, .string: true
    case .symbol: ["(", "{", "-", "#", "~", "..."].contains(text)
    }
  }
}
