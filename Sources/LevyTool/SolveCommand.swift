import ArgumentParser
import Levy
import LevyTerminal

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Find the value of a fact for which a result is what one wants.",
    discussion: """
      All values are found, to the cent, or it is said that there is none and what comes nearest.

      EXAMPLES
        levy solve de --year 2025 taxable_income_after_taxes=40000 --for taxable_income
        levy solve de --year 2025 total_tax=8000 --for zve=20000..60000 filing=joint
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: ArgumentHelp("The result and what it is to be.", valueName: "NAME=VALUE")) var target: String
  @Argument(help: ArgumentHelp("Facts.", valueName: "NAME=VALUE")) var words: [String] = []
  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("The fact to find, with the values to look at if wanted.", valueName: "NAME[=FROM..TO]"))
  var fact: String
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    let rulebook = try rules.rulebook(jurisdiction)
    var words = Words(words)
    words.settle(by: rulebook)
    try words.requireFacts()
    let facts = try law.facts(rulebook, words)
    guard let (name, text) = Words([target]).given.first else {
      throw Failure.usage(
        .word(
          target,
          expected: Wording(
            "the result and its value, such as total_tax=10000", "das Ergebnis und sein Wert, etwa total_tax=10000")))
    }
    do {
      let calculator = try Calculator(rulebook)
      let outcome = try Query.solve(result: name, value: text, fact: fact).run(calculator, facts)
      if json {
        JSONDocument.print(outcome.json, errors: outcome.errors)
      } else {
        Terminal.print(outcome.markup)
        if case .solutions(let found, let sought, _, let result, _, _) = outcome {
          let values = found.stretches.flatMap { ["\($0.from)", "\($0.to)"] }
          Limits.note([result.name], calculator, facts, sought.name, at: Array(values.prefix(4)))
        }
      }
      if let remark = outcome.remark { Terminal.note("note: \(remark)") }
      if let failure = outcome.failures.first { throw Failure(failure) }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}
