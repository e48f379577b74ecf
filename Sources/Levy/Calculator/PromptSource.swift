import ExactNumbers

/// The Lua that an expression of a prompt stands for.
enum PromptSource {
  /// 60k, 1.5m and 60_000 are amounts, and `date(…)` makes a date although `date` is the case's.
  static func lua(_ expression: String) -> String {
    let tokens = LuaLexer.tokens(of: Array(expression.utf8))
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    return tokens.indices.map { index in
      let token = tokens[index]
      let (before, after) = (text(index - 1), text(index + 1))
      switch token.kind {
      case .numeral: return numeral(token.text)
      case .name where token.text == "date" && after == "(" && before != "." && before != ":":
        return "_ENV['date()']"
      default: return token.text
      }
    }.joined(separator: " ")
  }

  /// A numeral as Lua writes it, without digit separators and suffixes.
  static func numeral(_ text: String) -> String {
    let digits = text.replacing("_", with: "")
    return Exact(suffixed: digits)?.description ?? digits
  }
}
