import LevyModel

/// A remark on the cases to which it applies: something that the rules do not cover, or facts that do not fit together.
public struct Caveat: Sendable, Hashable {
  /// The name. For other persons than the taxpayer it has the person as a prefix: `spouse.NAME`.
  public let name: String
  /// The text for people: what is not covered, or what is wrong. In an answer it contains the values of the case.
  public internal(set) var text: String
  /// The statute; empty where none is named.
  public let source: String
  /// The rules whose results it is about, also when others use them; empty if it applies to all results.
  public let concerns: [String]
  /// Where it is declared.
  public let place: Place
  /// The kind of the remark.
  public let kind: Kind
  /// The variable that says whether it concerns a case.
  package let slot: Int
  /// The slots of the rules that it concerns, in the case and under hypotheses.
  package let rules: Set<Int>

  /// The kind of a remark.
  public enum Kind: String, Sendable, CaseIterable {
    /// The rules do not cover something.
    case notCovered = "not_covered"
    /// Facts may be right, but seldom are.
    case doubtful
    /// Facts cannot all be true, so that there are no results.
    case impossible
  }

  /// Whether it is a check of facts.
  package var isCheck: Bool { kind != .notCovered }

  /// Whether it is shown with all results.
  package var concernsAll: Bool { isCheck && concerns.isEmpty }

  /// The value of its variable in cases to which it does not apply; a check has the value true if it holds.
  package var isOff: Value { .boolean(isCheck) }

  /// The prefix of the names of caveats' variables, which no name of a rule file can have.
  private static let mark = "caveat "

  static func variableName(_ name: String) -> String { mark + name }
}

extension Variable {
  /// Whether it says that a caveat applies to the case. Only the engine asks for it.
  package var isCaveat: Bool { if case .caveat = origin { true } else { false } }
}

extension Rulebook {
  /// The variables that have names in rule files: all but those of caveats.
  package var namedVariables: [Variable] { declaredVariables.filter { !$0.isCaveat && !$0.isOfMonth } }

  /// Those that lists for people name.
  package var shownVariables: [Variable] { namedVariables.filter(\.isListed) }

  /// The fact by which people know a variable: itself, or the one that it stands for.
  package func shown(_ slot: Int) -> Int { variables[slot].standsFor.flatMap { self.slot(of: $0) } ?? slot }

  /// The caveat with words in the place of the names in braces: `{wages}`, which is a person's own where it is of one, and
  /// `{wages.label}`.
  package func filled(_ caveat: Caveat, _ word: (Int) -> String?) -> Caveat {
    var filled = caveat
    filled.text = self.filled(caveat.text, of: variables[caveat.slot].person, word)
    return filled
  }

  /// The caveat for several cases, with names in place of the values of each.
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
      // Long labels may be named often.
      if filled.utf8.count > 1 << 12 { return filled.cut(to: 1 << 12) }
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
