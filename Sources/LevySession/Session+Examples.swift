import LevyModel
import LevyRules

/// What may be typed, in the words of the rules and the case at hand.
extension Session {
  /// Whole lines that use a command: with a main result, a fact that was given or is missing, and a year beside the case's.
  func examples(of command: Command) -> [String] {
    guard let result = exampleResult, let fact = exampleFact else { return [] }
    let years = rulebook.jurisdiction.years
    let other = years.contains(facts.year - 1) ? facts.year - 1 : min(facts.year + 1, years.upperBound)
    let words = [
      "RESULT": result, "FACT": fact, "PARAMETER": rulebook.parameters.first?.name ?? result,
      "YEARS": "\(min(other, facts.year))..\(max(other, facts.year))", "YEAR": "\(other)", "DATE": "\(facts.date)",
    ]
    return command.examples.map { example in
      let filled = example.split(separator: " ", omittingEmptySubsequences: false).map { word in
        // FACT=0..100000 begins with one too.
        let name = word.prefix { $0.isUppercase }
        return (words[String(name)] ?? String(name)) + word.dropFirst(name.count)
      }
      return ":" + ([command.name] + filled).filter { !$0.isEmpty }.joined(separator: " ")
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
