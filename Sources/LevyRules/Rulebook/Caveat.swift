import LevyModel

/// What is to be said of a case that it concerns: what the rules do not cover, or that facts do not go together.
public struct Caveat: Sendable, Hashable {
  /// The name. What is of another person than the taxpayer has the person in front: `spouse.NAME`.
  public let name: String
  /// What is not covered, or what is odd, for people. In an answer the values of the case stand in it.
  public internal(set) var text: String
  /// The statute; empty where none is named.
  public let source: String
  /// The rules whose results it concerns, and those that used them; empty where it concerns whatever is shown.
  public let concerns: [String]
  /// Where it is declared.
  public let place: Place
  /// What it says of a case.
  public let kind: Kind
  /// The variable that says whether it concerns a case.
  package let slot: Int
  /// The slots of the rules that it concerns.
  package let rules: Set<Int>

  /// What a caveat says of a case.
  public enum Kind: String, Sendable, CaseIterable {
    /// The rules do not cover something.
    case notCovered = "not_covered"
    /// Facts may be right, but seldom are.
    case doubtful
    /// Facts cannot all be true, so that there are no results.
    case impossible
  }

  /// Whether it is about facts and what they have in common.
  package var isCheck: Bool { kind != .notCovered }

  /// Whether it concerns whatever is shown.
  package var concernsAll: Bool { isCheck && concerns.isEmpty }

  /// What its variable says in the cases that it does not concern: that a check holds.
  package var isOff: Value { .boolean(isCheck) }

  /// What the name of a caveat's variable begins with, which no name of a rule file can.
  private static let mark = "caveat "

  static func variableName(_ name: String) -> String { mark + name }
}

extension Variable {
  /// Whether it says that a caveat concerns the case; only the engine asks for it.
  package var isCaveat: Bool { if case .caveat = origin { true } else { false } }
}

extension Rulebook {
  /// What rule files call by name: all but the variables of caveats.
  package var namedVariables: [Variable] { variables.filter { !$0.isCaveat } }

  /// The caveat with words in the place of the names in braces: `{wages}`, which is a person's own where it is of one, and
  /// `{wages.label}`.
  package func filled(_ caveat: Caveat, _ word: (Int) -> String?) -> Caveat {
    var filled = caveat
    filled.text = self.filled(caveat.text, of: variables[caveat.slot].person, word)
    return filled
  }

  /// The caveat as it is said of several cases, with names where there are values of each.
  package func named(_ caveat: Caveat) -> Caveat { filled(caveat) { variables[$0].name } }

  /// A text with words in the place of the names in braces.
  ///
  /// - Parameters:
  ///   - person: whose facts names mean first.
  ///   - word: what stands for a fact; nil where there is nothing.
  package func filled(_ text: String, of person: Person? = nil, _ word: (Int) -> String?) -> String {
    guard text.contains("{") else { return text }
    var (filled, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      filled += rest[..<start]
      filled += label(inBraces: name, of: person) ?? slot(inBraces: name, of: person).flatMap(word) ?? "…"
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }

  private func slot(inBraces name: String, of person: Person?) -> Int? {
    (person.flatMap { slots[$0.name(of: name)] }) ?? slot(of: name)
  }

  private func label(inBraces name: String, of person: Person?) -> String? {
    let suffix = ".label"
    guard name.hasSuffix(suffix) else { return nil }
    return slot(inBraces: String(name.dropLast(suffix.count)), of: person).map { variables[$0].label }
  }
}
