import ArgumentParser
import Levy
import LevyTerminal

struct CliffsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cliffs",
    abstract: "List where a result bends or jumps as a fact rises, and the rule that causes it.",
    discussion: """
      Each line says the first value behind the kink, how much of a further unit of the fact goes into the result
      before and behind, and the jump if there is one. What goes into it is that of the rules without rounding; a jump
      is the difference of two results.

      EXAMPLES
        levy cliffs de --year 2025 total_tax --over taxable_income=0..300000
        levy cliffs ie --year 2025 net_pay --over salary=0..120000 --json
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: ArgumentHelp("The result.", valueName: "name")) var result: String
  @Argument(help: ArgumentHelp("Facts.", valueName: "NAME=VALUE")) var words: [String] = []
  @Option(help: ArgumentHelp("The fact that rises.", valueName: "NAME=FROM..TO")) var over: String
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    let rulebook = try rules.rulebook(jurisdiction)
    var words = Words(words)
    words.settle(by: rulebook)
    try words.requireFacts { _ in
      Wording("cliffs are of one result", "cliffs zeigt ein Ergebnis")
    }
    let facts = try law.facts(rulebook, words)
    do {
      let calculator = try Calculator(rulebook)
      let outcome = try Query.cliffs(result: result, over: over).run(calculator, facts)
      if json {
        JSONDocument.print(outcome.json)
      } else {
        Terminal.print(outcome.markup)
        let stretch = try Stretch(over, rulebook)
        let ends = [stretch.range.lowerBound, stretch.range.upperBound].map { "\($0)" }
        Limits.note([result], calculator, facts, stretch.name, at: ends)
      }
      if let remark = outcome.remark { Terminal.note("note: \(remark)") }
    } catch {
      throw Failure(error)
    }
  }
}
