import ArgumentParser
import Levy

struct KinksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cliffs",
    abstract: "List where a result bends or jumps as a fact rises, and the rule that causes it.",
    discussion: """
      Each line says the first value behind the kink, the marginal rates before and behind, and the jump if there is
      one. Marginal rates are those of the rules without rounding.

      EXAMPLES
        levy cliffs de --year 2025 total_tax --over taxable_income=0..300000
        levy cliffs ie --year 2025 net_pay --over salary=0..120000 --json
      """)

  @Argument(help: "The jurisdiction, such as de.", completion: ShellCompletion.jurisdictions) var jurisdiction: String
  @Argument(help: ArgumentHelp("The result.", valueName: "name")) var result: String
  @Argument(help: ArgumentHelp("Facts.", valueName: "NAME=VALUE")) var words: [String] = []
  @Option(help: ArgumentHelp("The fact that rises.", valueName: "NAME=FROM..TO")) var over: String
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    let rulebook = try rules.rulebook(jurisdiction)
    let words = Words(words)
    if let word = words.asked.first { throw Failure.usage("'\(word)' is not NAME=VALUE; cliffs are of one result") }
    let facts = try law.facts(rulebook, given: words.given)
    do {
      let stretch = try Stretch(over, rulebook)
      let function = try CaseFunction(Calculator(rulebook), facts, over: stretch.name)
      let kinks = try function.kinks(result, in: stretch.range)
      let type = try rulebook.variable(named: stretch.name).type
      if json { Terminal.print(kinks.json(type).text()) } else { Terminal.print(kinks.markup(type)) }
      if !kinks.isComplete { Terminal.note("note: not every step was looked at; narrow --over to see more") }
    } catch {
      throw Failure(error)
    }
  }
}
