import ArgumentParser
import Levy

struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Evaluate results at many values of one fact.",
    discussion: """
      EXAMPLES
        levy sweep de --year 2025 total_tax --over taxable_income=0..300000
        levy sweep de --year 2025 total_tax --over zve=0..100000 --step 10000 --marginal
        levy sweep de --year 2025 est,soli --over zve=0..300000 --step 100 --csv > taxes.csv
        levy sweep de --year 2025 total_tax --over zve=0..100000 --step 5000 --chart
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: ArgumentHelp("Results (NAME) and facts (NAME=VALUE).", valueName: "word")) var words: [String] = []
  @Option(help: ArgumentHelp("The fact that changes.", valueName: "NAME=FROM..TO")) var over: String
  @Option(help: ArgumentHelp("From one value to the next; by default about a hundredth.", valueName: "amount"))
  var step: String?
  @Flag(help: "Add how much of a further unit of the fact goes into each result, exactly.") var marginal = false
  @Flag(help: "Add each result divided by the fact.") var effective = false
  @Flag(help: "Draw the results as bars.") var chart = false
  @Flag(help: "Print CSV.") var csv = false
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    if [chart, csv, json].count(where: { $0 }) > 1 {
      throw Failure.usage("--chart, --csv and --json exclude each other")
    }
    let rulebook = try rules.rulebook(jurisdiction)
    var words = Words(words)
    words.settle(by: rulebook)
    let facts = try law.facts(rulebook, words)
    let sweep: Sweep
    do {
      let stretch = try Stretch(over, rulebook)
      sweep = try Sweep(
        rulebook, facts, over: stretch, step: try step.map { try stretch.step(typed: $0) }, outputs: words.asked,
        rates: Set((effective ? [.effective] : []) + (marginal ? [.marginal] : [])))
    } catch let error as Diagnostic {
      throw Failure(error)
    }
    if json {
      JSONDocument.print(
        [("points", sweep.json)],
        errors: sweep.faults.prefix(Failure.mostShown).map { point, diagnostic in
          .object([("name", .string("\(sweep.name) = \(point)"))] + diagnostic.fields)
        })
    } else if csv {
      Terminal.print(sweep.csv, terminator: "")
    } else if chart {
      Terminal.print(sweep.chart(width: Terminal.width))
    } else {
      Terminal.print(sweep.markup)
    }
    if let fault = sweep.faults.first {
      Terminal.note(
        "\(sweep.faults.count) of \(sweep.points.count) points have no results; the first, \(sweep.name) = "
          + "\(fault.point):")
      throw Failure(fault.diagnostic, status: 1)
    }
  }
}
