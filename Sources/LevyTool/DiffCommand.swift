import ArgumentParser
import Levy
import LevyTerminal

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "What moves a result from one case, year or version of the rules to another, and by how much.",
    discussion: """
      Each cause is measured alone, all else as it was on the first side; what remains is what the causes do together.
      Without a result the bottom line is explained: the last main result in money that differs.

      EXAMPLES
        levy diff de --year 2025 --to-year 2026 taxable_income=60000 income_tax
        levy diff de --year 2025 taxable_income=60000 --to filing=joint
        levy diff --case examples/nora.case --to-case examples/nora-with-rent.case refund
        levy diff de --year 2025 taxable_income=60000 est --to-rules my-rules    rules of your own
      """)

  @Argument(help: "The jurisdiction, such as de; a case file names its own.") var jurisdiction: String?
  @Argument(help: ArgumentHelp("Facts (NAME=VALUE) and the results to explain (NAME).", valueName: "word"))
  var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions
  @Option(
    name: .customLong("case"), help: ArgumentHelp("The first case, from a file.", valueName: "file"),
    completion: .file())
  var caseFile: String?
  @Option(help: ArgumentHelp("The second case, from a file.", valueName: "file"), completion: .file())
  var toCase: String?
  @Option(help: ArgumentHelp("The year of the second case.", valueName: "year")) var toYear: String?
  @Option(help: ArgumentHelp("The day whose knowledge of the law applies to the second case.", valueName: "date"))
  var toKnown: String?
  @Option(
    name: .customLong("to"), help: ArgumentHelp("Another fact of the second case.", valueName: "NAME=VALUE"))
  var toFacts: [String] = []
  @Option(help: ArgumentHelp("The rules folder of the second case.", valueName: "dir"), completion: .directory)
  var toRules: String?
  @Option(
    help: ArgumentHelp("A folder laid over the rules of the second case.", valueName: "dir"), completion: .directory)
  var toOverlay: [String] = []
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    guard toCase != nil || toYear != nil || toKnown != nil || !toFacts.isEmpty || toRules != nil || !toOverlay.isEmpty
    else {
      throw Failure.usage(
        .other(
          Wording("what to compare with? Give ", "womit vergleichen? Anzugeben ist eines von ")
            + Wording(
              "--to-year, --to-case, --to-rules, --to-overlay, --to-known or --to NAME=VALUE",
              "--to-year, --to-case, --to-rules, --to-overlay, --to-known oder --to NAME=WERT")))
    }
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: caseFile, rules: rules)
    let (rulebook, words) = (opening.rulebook, opening.words)
    do {
      let calculator = try Calculator(rulebook)
      let facts = try law.facts(calculator, from: opening.file, words)
      let first = Attribution.Side(calculator, facts)
      var context = QueryContext()
      let second = try second(first, jurisdiction: rulebook.jurisdiction.code)
      context.cases = [("second", second)]
      var halves: [String] = []
      if !toOverlay.isEmpty {
        let review = ReformReview(of: second.calculator, beside: calculator)
        try review.requireEffect(on: second.facts.date, known: second.facts.known)
        halves = review.halves(words.asked, for: second.facts)
      }
      let changes = try Words.changes(toFacts, option: "--to", second.calculator.rulebook)
      let query = Query.diff(
        results: words.asked, from: Variation(title: "first case"),
        to: Variation(title: "second case", of: "second", facts: changes))
      let outcome = try query.run(calculator, facts, in: context)
      guard case .differences(let found, let sides) = outcome, !found.isEmpty else {
        throw Failure(message: "no main result differs; name the one to explain", status: 0)
      }
      if json {
        JSONDocument.print(
          [("differences", .array(found.map(\.json)))] + ReformReview.fields(halves), errors: outcome.errors)
      } else {
        for attribution in found { Terminal.print(attribution.markup) }
        halves.forEach { Terminal.note($0) }
        Limits.note(zip(sides.titles, sides.answers).map { (title: $0, answer: $1) })
      }
    } catch let error as Diagnostic {
      throw Failure(error)
    } catch let error as RulebookErrors {
      throw Failure(error)
    }
  }

  private func second(_ first: Attribution.Side, jurisdiction: String) throws -> Attribution.Side {
    var calculator = first.calculator
    if toRules != nil || !toOverlay.isEmpty {
      calculator = try Calculator(
        Rulebook(
          jurisdiction, in: toRules ?? rules.root, store: .ofUser,
          overlays: toOverlay.isEmpty ? rules.overlays : toOverlay))
    }
    var facts = try first.facts.moved(to: calculator.rulebook)
    if let toCase { facts = try CaseFile(path: toCase).facts(calculator, year: facts.year) }
    if let toYear { try facts.give("year", toYear) }
    if let known = try law.calendarDate(toKnown, "--to-known") { facts.known = known }
    return Attribution.Side(calculator, facts)
  }
}
