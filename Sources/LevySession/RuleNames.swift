import LevyModel
import LevyRules

/// Names and words of the rules, for completion in shells.
package struct RuleNames {
  package typealias Word = (text: String, meaning: String)
  private let rulebook: Rulebook

  package init(_ rulebook: Rulebook) { self.rulebook = rulebook }

  /// The names of some variables; aliases are included once something is typed.
  private func names(_ begun: String, suffix: String = "", where isMeant: (Variable) -> Bool) -> [Word] {
    let variables = rulebook.shownVariables.filter(isMeant)
    let own = variables.map { ($0.name + suffix, $0.label) }
    if begun.isEmpty { return own }
    return own + variables.flatMap { variable in variable.aliases.map { ($0 + suffix, variable.label) } }
  }

  package func all(_ begun: String) -> [Word] { names(begun) { _ in true } }
  package func inputs(_ begun: String) -> [Word] { names(begun) { $0.isInput } }
  package func results(_ begun: String) -> [Word] { results(begun, suffix: "") }
  package func results(_ begun: String, suffix: String) -> [Word] {
    names(begun, suffix: suffix) { !$0.isInput && !["year", "date"].contains($0.name) }
  }

  /// Facts followed by `=`; after a name with `=`, its possible values.
  package func facts(_ begun: String) -> [Word] {
    begun.contains("=") ? values(begun) : names(begun, suffix: "=") { $0.isInput }
  }

  /// The values that may follow `NAME=`.
  package func values(_ begun: String) -> [Word] {
    guard let equals = begun.firstIndex(of: "="),
      let variable = rulebook[String(begun[..<equals])]
    else { return [] }
    let words: [Word] =
      switch variable.type {
      case .choice(let choice): choice.options.map { ($0, choice.labels[$0] ?? "") }
      case .boolean: [("yes", ""), ("no", "")]
      case .count where variable.name == "year": rulebook.jurisdiction.years.map { (String($0), "") }
      case .count, .quantity, .date: []
      }
    return words.map { (begun[...equals] + $0.text, $0.meaning) }
  }

  /// Facts and results that are numbers.
  package func numbers(_ begun: String, suffix: String = "") -> [Word] {
    names(begun, suffix: suffix) { $0.type.isNumeric && $0.name != "year" && !$0.isDeadline }
  }

  package var parameters: [Word] { rulebook.parameters.map { ($0.name, $0.label) } }
  package var interviews: [Word] { rulebook.interviews.map { ($0.name, $0.label) } }
  package var deadlines: [Word] { names("") { $0.isDeadline } }

  /// Years, the latest first; after `2020..` those that may end the range.
  package func years(_ begun: String) -> [Word] {
    let years = rulebook.jurisdiction.years.map { rulebook.jurisdiction.taxYear.name(of: $0) }.reversed()
    guard let dots = begun.firstRange(of: "..") else { return years.map { ($0, "") } }
    return years.map { (begun[..<dots.upperBound] + $0, "") }
  }
}

extension Variable {
  fileprivate var isDeadline: Bool { if case .deadline = origin { true } else { false } }
}
