import LevyModel

extension DeclarationReader {
  /// Reads `per`, the time for which amounts are.
  mutating func per(_ isMoney: Bool) -> Period? {
    guard let declared = raw.fields.fields?["per"] else { return nil }
    let words = Period.allCases.map(\.rawValue)
    guard let word = declared.text else {
      fault(.wrongField("per", expected: "one of \(Self.quoted(words))", found: declared.summary))
      return nil
    }
    guard let period = Period(rawValue: word) else {
      let nearest = NearestNames.of(word, among: words)
      let hint = nearest.isEmpty ? "one of \(Self.quoted(words))" : Self.quoted(nearest, between: " or ")
      fault(.wrongField("per", expected: hint, found: "\"\(word.cut(to: 60))\""))
      return nil
    }
    if !isMoney {
      fault(.wrongField("per", expected: "it beside type = money, or a shape that holds money", found: "\"\(word)\""))
    }
    return period
  }

  private static func quoted(_ words: [String], between: String = ", ") -> String {
    words.map { "\"\($0)\"" }.joined(separator: between)
  }
}
