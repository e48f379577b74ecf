import ArgumentParser
import Levy

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Find the value of a fact for which a result is what one wants.",
    discussion: """
      All values are found, to the cent, or it is said that there is none and what comes nearest.

      EXAMPLES
        levy solve de --year 2025 taxable_income_after_taxes=40000 --for taxable_income
        levy solve de --year 2025 total_tax=10000 --for zve=20000..60000 filing=joint
      """)

  @Argument(help: "The jurisdiction, such as de.", completion: ShellCompletion.jurisdictions) var jurisdiction: String
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
    let words = Words(words)
    if let word = words.asked.first { throw Failure.usage("'\(word)' is not NAME=VALUE") }
    let facts = try law.facts(rulebook, given: words.given)
    guard let (name, text) = Words([target]).given.first else {
      throw Failure.usage("'\(target)': expected the result and its value, such as total_tax=10000")
    }
    do {
      let stretch = try fact.contains("=") ? Stretch(fact, rulebook) : Stretch(of: fact, rulebook)
      let type = try rulebook.variable(named: name).type
      let value = try rulebook.value(text, for: name)
      guard let wanted = value.exact else { throw Failure.usage("'\(name)' is no number, so it cannot be solved for") }
      let function = try CaseFunction(Calculator(rulebook), facts, over: stretch.name)
      let solutions = try function.solutions(name, is: wanted, in: stretch.range)
      let factType = try rulebook.variable(named: stretch.name).type
      if json {
        Terminal.print(solutions.json(factType, result: type).text())
      } else {
        // A name with a unit of its own would not fit the values.
        let hasUnit = try rulebook.notation(of: name).type != type
        let shown = hasUnit ? try rulebook.variable(named: name).name : name
        Terminal.print(solutions.markup(stretch.name, factType, result: (shown, type)))
      }
      if let remark = solutions.remark { Terminal.note("note: \(remark)") }
      if solutions.stretches.isEmpty {
        throw Failure.nothing(
          "no value of \(stretch.name) from \(stretch.range.lowerBound) to \(stretch.range.upperBound) "
            + "gives \(name) = \(text)")
      }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}
