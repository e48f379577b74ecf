import ArgumentParser
import Levy
import LevyReport
import LevyTerminal

struct CliffsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cliffs",
    abstract: "List where a result bends or jumps as a fact rises, and the rule that causes it.",
    discussion: """
      Each line says the first value behind the kink, how much of a further unit of the fact goes into the result
      before and behind, and the jump if there is one. What goes into it is that of the rules without rounding; a jump
      is the difference of two results.

      With --all it lists the jumps over every amount that can move the result, the largest first: in the households whose
      interviews the rules have as worked examples, or in the one that facts describe. Without a result it is what is left
      from gross to net.

      EXAMPLES
        levy cliffs de --year 2025 total_tax --over taxable_income=0..300000
        levy cliffs ie --year 2025 net_pay --over salary=0..120000 --json
        levy cliffs ie --year 2025 --all --chart
        levy cliffs ie --year 2025 --all salary=42000 birth_date=1980-06-15 -o cliffs.html
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: ArgumentHelp("The result.", valueName: "name")) var result: String?
  @Argument(help: ArgumentHelp("Facts.", valueName: "NAME=VALUE")) var words: [String] = []
  @Option(help: ArgumentHelp("The fact that rises.", valueName: "NAME=FROM..TO")) var over: String?
  @Flag(help: "List the jumps over every amount, in typical households or the one that is given.") var all = false
  @Flag(help: "With --all, draw the largest jumps as bars too.") var chart = false
  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp("With --all, write a page: a file .html or .md.", valueName: "file"), completion: .file())
  var out: String?
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try Failure.exclusive(["--all": all, "--over": over != nil])
    try Failure.needs("--all", all, for: ["--chart": chart, "--out": out != nil])
    try Failure.exclusive(["--chart": chart, "--out": out != nil, "--json": json])
    let rulebook = try rules.rulebook(jurisdiction)
    if all { return try showAll(rulebook) }
    guard let result, let over else {
      throw Failure.usage(
        "cliffs are of a result over a fact: NAME --over NAME=FROM..TO, or --all",
        "cliffs zeigt ein Ergebnis über eine Angabe: NAME --over NAME=VON..BIS, oder --all")
    }
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

  private func showAll(_ rulebook: Rulebook) throws {
    let format = try out.map { try DocumentFormat(path: $0) }
    var words = Words([result].compactMap(\.self) + words)
    words.settle(by: rulebook)
    if words.asked.count > 1 { throw Failure.usage("cliffs are of one result", "cliffs zeigt ein Ergebnis") }
    let facts = try law.facts(rulebook, words)
    let households =
      facts.given.isEmpty ? Cliffs.households(of: rulebook, year: facts.year) : [Cliffs.household(facts)]
    if households.isEmpty {
      throw Failure.nothing(
        "the rules have no household as a worked example of an interview; give facts that describe one",
        "die Regeln haben keinen Haushalt als Beispiel eines Interviews; Angaben beschreiben einen")
    }
    do {
      let cliffs = try Cliffs(rulebook, households, of: words.asked.first)
      if json { return JSONDocument.print(cliffs.json) }
      if let format, let out { return try format.write(cliffs, to: out) }
      if chart { Terminal.print(cliffs.drawing.markup(columns: min(Terminal.width, 120))) }
      Terminal.print(cliffs.markup)
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}
