import LevyCalculator
import LevyModel
import LevyRules

/// Entries in plain language: the error explains how a fact is given, not the syntax of Lua.
extension Session {
  /// Returns help for a sentence, or for an answer without a question; nil for any other error.
  func helping(with text: String, _ diagnostic: Diagnostic) -> Diagnostic? {
    switch diagnostic.problem {
    case .syntax where Self.isSentence(text): break
    case .unknownGlobal where Calculator.isYesOrNo(text): break
    default: return nil
    }
    let sample = sample(text)
    return Diagnostic(
      .usage(
        .other(
          Wording(
            "'\(text.cut(to: 60))' is neither a fact nor something to compute",
            "„\(text.cut(to: 60))“ ist weder eine Angabe noch etwas zum Rechnen"),
          help: Wording(
            "a fact is NAME = VALUE, such as \(sample); :find and a word show names, levy ask asks one question after "
              + "the other",
            "eine Angabe ist NAME = WERT, etwa \(sample); :find mit einem Wort zeigt Namen, levy ask fragt eines nach dem "
              + "anderen"))))
  }

  /// True if a text is a sequence of words, which no expression is.
  private static func isSentence(_ text: String) -> Bool {
    if text.contains(where: { "=+*/<>()[]{}\"~#^%;".contains($0) }) { return false }
    let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    return words.count > 1 && (words.count > 2 || !text.contains(","))
  }

  /// An example of a fact: the first amount for which an interview asks, with the number of the text if it has one.
  private func sample(_ text: String) -> String {
    let names = rulebook.interviews.flatMap(\.steps).flatMap(\.names)
    let fact =
      names.lazy.compactMap { self.rulebook[$0] }.first { $0.isInput && $0.type == .money }
      ?? rulebook.declaredVariables.first { $0.isInput && $0.type == .money }
    let number = text.split(separator: " ").lazy.map(String.init).first { TypedNumber($0) != nil }
    return "\(fact?.name ?? say("name", "name")) = \(number ?? "50000")"
  }
}
