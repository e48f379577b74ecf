import ExactNumbers
import LevyModel
import LevyRules
import LuaSyntax

extension PromptSource {
  /// The first number of an expression that a user may mean differently than Lua parses it.
  ///
  /// Lua's decimal mark is the point, and a comma separates two values. So `1.055` is ambiguous if German is in force,
  /// `60.000` if no language says what the point means, and `max(60,000)` always.
  static func doubt(in expression: String, style: NumberStyle) -> Problem? {
    let tokens = SourceText(Array(expression.utf8)).words
    for index in tokens.indices where tokens[index].kind == .numeral {
      if let problem = doubtfulMark(tokens[index].text, style) ?? doubtfulComma(tokens, index, style)
        ?? doubtfulPercent(tokens[index...])
      {
        return problem
      }
    }
    return nil
  }

  private static func doubtfulMark(_ numeral: String, _ style: NumberStyle) -> Problem? {
    guard let typed = TypedNumber(numeral), let meant = typed.value(.english) else { return nil }
    switch typed.reading(in: style, decimals: nil) {
    case .number(meant), .none: return nil
    case .number(let other), .either(_, let other):
      return .ambiguous(name: nil, value: numeral, readings: [meant.unmistakable, other.unmistakable])
    }
  }

  /// A comma between digits that may be part of one number: `60,000`, and in German `60,5`.
  private static func doubtfulComma(_ tokens: [Word], _ index: Int, _ style: NumberStyle) -> Problem? {
    /// True if a comma is directly between two numerals.
    func isPair(_ first: Int) -> Bool {
      tokens.indices.contains(first) && tokens.indices.contains(first + 2) && tokens[first].kind == .numeral
        && tokens[first].touches(tokens[first + 1]) && tokens[first + 1].text == ","
        && tokens[first + 1].touches(tokens[first + 2]) && tokens[first + 2].kind == .numeral
    }
    guard isPair(index) else { return nil }
    let (before, after) = (tokens[index].text, tokens[index + 2].text)
    guard let typed = TypedNumber(before + "," + after) else { return nil }
    var readings: [Exact] = []
    switch typed.reading(in: style, decimals: nil) {
    case .number(let number): readings = [number]
    case .either(let decimal, let grouped): readings = [decimal, grouped]
    case .none: return nil
    }
    // A comma that is not followed by three digits is a decimal mark in German only, and not in `date(2000,1,1)`.
    let isGroup = typed.value(.english) != nil
    guard isGroup || (style == .german && !isPair(index - 2) && !isPair(index + 2)) else { return nil }
    return .ambiguous(
      name: nil, value: before + "," + after, readings: readings.map(\.unmistakable) + [before + ", " + after])
  }

  /// `10% x` and `10% - x`, which Lua parses as remainders.
  private static func doubtfulPercent(_ tokens: ArraySlice<Word>) -> Problem? {
    let words = Array(tokens.prefix(3))
    guard words.count == 3, words[1].text == "%", words[2].text == "-" || words[0].touches(words[1]) else { return nil }
    if words[0].touches(words[1]), words[1].touches(words[2]), words[2].text != "-" { return nil }
    guard !words.isPercent(at: 1) else { return nil }
    let number = words[0].text
    return .ambiguous(
      name: nil, value: number + (words[0].touches(words[1]) ? "%" : " %"),
      readings: ["\(number) / 100", "(\(number)) % …"])
  }
}
