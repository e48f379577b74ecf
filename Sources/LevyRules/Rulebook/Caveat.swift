import Identifiers
import LevyModel

/// A remark on the cases to which it applies: something that the rules do not cover, or facts that do not fit together.
public struct Caveat: Sendable, Hashable {
  /// The name. For other persons than the taxpayer it has the person as a prefix: `spouse.NAME`.
  public let name: String
  /// The text for people: what is not covered, or what is wrong. In an answer it contains the values of the case.
  public internal(set) var text: String
  /// The statute; empty where none is named.
  public let source: String
  /// The rules whose results it concerns, also where others use them; empty if it applies to all results.
  public let concerns: [String]
  /// The place of the declaration.
  public let place: Place
  /// The kind.
  public let kind: Kind
  /// The variable that says whether it applies to a case.
  package let slot: Slot
  /// The slots of the rules that it concerns, in the case and under hypotheses.
  package let rules: Set<Slot>

  /// The kinds of remarks.
  public enum Kind: String, Sendable, CaseIterable {
    /// The rules do not cover the case in some respect.
    case notCovered = "not_covered"
    /// The facts may be right, but seldom are.
    case doubtful
    /// The facts cannot all be true, so that there are no results.
    case impossible
  }

  /// True if it is a check of facts.
  package var isCheck: Bool { kind != .notCovered }

  /// True if it is shown with all results.
  package var concernsAll: Bool { isCheck && concerns.isEmpty }

  /// The value of its variable in cases to which it does not apply: true for a check, which then holds.
  package var isOff: Value { .boolean(isCheck) }

  /// The prefix of the names of caveats' variables, which no name of a rule file can have.
  private static let mark = "caveat "

  static func variableName(_ name: String) -> String { mark + name }
}

/// The place of a caveat among those of a rulebook.
package typealias CaveatID = ID<Caveat>

extension Variable {
  /// True if it is the variable of a caveat, which only the engine reads.
  package var isCaveat: Bool { if case .caveat = origin { true } else { false } }
}

extension Rulebook {
  /// The variables that have names in rule files: all but those of caveats.
  package var namedVariables: [Variable] { declaredVariables.filter { !$0.isCaveat && !$0.isOfMonth } }

  /// The variables that appear in lists for people.
  package var shownVariables: [Variable] { namedVariables.filter(\.isListed) }

  /// The slot of the fact that people see: the variable itself, or the fact that it stands for.
  package func shown(_ slot: Slot) -> Slot { variables[slot].standsFor.flatMap { self.slot(of: $0) } ?? slot }

  /// The caveat with words in place of the names in braces: `{wages}` and `{wages.label}`. A name means the fact of the
  /// caveat's person, if there is one.
  package func filled(_ caveat: Caveat, _ word: (Slot) -> String?) -> Caveat {
    var filled = caveat
    filled.text = self.filled(caveat.text, of: variables[caveat.slot].person, word)
    return filled
  }

  /// The caveat for several cases, with names in place of the values of each.
  package func named(_ caveat: Caveat) -> Caveat { filled(caveat) { variables[$0].name } }

  /// A text with words in place of the names in braces.
  ///
  /// - Parameters:
  ///   - person: the person whose facts the names mean first.
  ///   - word: returns the word for a fact; nil if there is none.
  package func filled(_ text: String, of person: Person? = nil, _ word: (Slot) -> String?) -> String {
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

  private func slot(inBraces name: String, of person: Person?) -> Slot? {
    (person.flatMap { slots[$0.name(of: name)] }) ?? slot(of: name)
  }

  private func label(inBraces name: String, of person: Person?) -> String? {
    let suffix = ".label"
    guard name.hasSuffix(suffix) else { return nil }
    return slot(inBraces: String(name.dropLast(suffix.count)), of: person).map { variables[$0].label }
  }
}
