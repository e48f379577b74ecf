import LevyModel
import LevyRules

/// Examples of entries, made from names of the rules and the current case.
extension Session {
  /// Whole example lines of a command: with a main result, a fact that was given or is missing, and a year next to the
  /// case's. An example is left out if the rules lack its names.
  func examples(of command: Command) -> [String] {
    let other = [facts.year - 1, facts.year + 1].first(where: rulebook.jurisdiction.years.contains)
    let words = [
      "RESULT": exampleResult, "FACT": exampleFact, "PARAMETER": rulebook.parameters.first?.name,
      "YEARS": other.map { "\(min($0, facts.year))..\(max($0, facts.year))" }, "YEAR": other.map(String.init),
      "DATE": "\(facts.date)",
    ]
    return command.examples.compactMap { example in
      var line = ":\(command.name)"
      for word in example.split(separator: " ") {
        // A word such as FACT=10000..100000 begins with a placeholder too.
        let name = word.prefix { $0.isUppercase }
        guard let filled = name.isEmpty ? "" : words[String(name)] ?? nil else { return nil }
        line += " " + filled + word.dropFirst(name.count)
      }
      return line
    }
  }

  private var exampleResult: String? {
    let names = watched.isEmpty ? rulebook.mainResults(on: facts.date) : watched
    return names.first { rulebook[$0]?.type == .money } ?? names.first
  }

  private var exampleFact: String? {
    func isAmount(_ variable: Variable) -> Bool { variable.isInput && variable.type == .money }
    let given = rulebook.variables.filter { isAmount($0) && facts.gives($0.name) }
    let missing = given.isEmpty ? answer().missingNames ?? [] : []
    return given.first?.name ?? missing.first { rulebook[$0].map(isAmount) ?? false }
      ?? rulebook.variables.first(where: isAmount)?.name
  }
}
