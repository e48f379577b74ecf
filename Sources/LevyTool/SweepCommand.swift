import ArgumentParser
import Levy
import LevyReport
import LevyTerminal

struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Evaluate results at many values of one fact.",
    discussion: """
      EXAMPLES
        levy sweep de --year 2025 total_tax --over taxable_income=0..300000
        levy sweep de --year 2025 total_tax --over zve=0..100000 --step 10000 --marginal
        levy sweep de --year 2025 est,soli --over zve=0..300000 --step 100 --csv > taxes.csv
        levy sweep de --year 2025 total_tax zve=60000 --over zve=0..120000 --effective --marginal --chart
        levy sweep ie --year 2025 net_pay salary=42000 birth_date=1980-06-15 --over salary=0..90000 --svg net_pay.svg
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: ArgumentHelp("Results (NAME) and facts (NAME=VALUE).", valueName: "word")) var words: [String] = []
  @Option(help: ArgumentHelp("The fact that changes.", valueName: "NAME=FROM..TO")) var over: String
  @Option(help: ArgumentHelp("From one value to the next; by default about a hundredth.", valueName: "amount"))
  var step: String?
  @Flag(help: "Add how much of a further unit of the fact goes into each result, exactly.") var marginal = false
  @Flag(help: "Add each result divided by the fact.") var effective = false
  @Flag(help: "Draw the results as lines, with the own point and where the law changes.") var chart = false
  @Option(help: ArgumentHelp("Write the drawing as a picture.", valueName: "file"), completion: .file()) var svg:
    String?
  @Option(help: ArgumentHelp("Write the drawing as a page with its numbers.", valueName: "file"), completion: .file())
  var html: String?
  @Flag(help: "Print CSV.") var csv = false
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try Failure.exclusive(["--chart": chart, "--csv": csv, "--json": json])
    let rulebook = try rules.rulebook(jurisdiction)
    var words = Words(words)
    words.settle(by: rulebook)
    let facts = try law.facts(rulebook, words)
    let sweep: Sweep
    let picture: SweepPicture?
    let calculator: Calculator
    do {
      calculator = try Calculator(rulebook)
      let query = Query.sweep(
        results: words.asked, over: over, step: step,
        rates: Set((effective ? [.effective] : []) + (marginal ? [.marginal] : [])))
      guard case .sweep(let made) = try query.run(calculator, facts) else { return }
      sweep = made
      let isDrawn = chart || svg != nil || html != nil
      picture = isDrawn ? SweepPicture(sweep, calculator, facts) : nil
    } catch {
      throw Failure(error)
    }
    if let picture {
      if picture.isEmpty {
        throw Failure.nothing(
          "no result is a number that can be drawn", "kein Ergebnis ist eine Zahl, die zu zeichnen wäre")
      }
      try write(picture, words.asked)
    }
    // If an image is written, nothing else is shown unless it is requested.
    let isWritten = svg != nil || html != nil
    if json {
      let outcome = Query.Outcome.sweep(sweep)
      JSONDocument.print(outcome.json, errors: Array(outcome.errors.prefix(Failure.mostShown)))
    } else if csv {
      Terminal.print(sweep.csv, terminator: "")
    } else if chart, let picture {
      Terminal.print(picture.markup(columns: Terminal.width))
    } else if !isWritten {
      Terminal.print(sweep.markup)
    }
    if !json {
      let points = sweep.points
      let places = [0, points.count / 2, points.count - 1].filter(points.indices.contains)
      Limits.note(words.asked, calculator, facts, sweep.name, at: places.map { "\(points[$0])" })
    }
    try report(sweep)
  }

  private func write(_ picture: SweepPicture, _ results: [String]) throws {
    if let svg { try OutputFile.write(picture.svg, to: svg) }
    if let html {
      var command = results + ["--over", over]
      if let step { command += ["--step", step] }
      command += (effective ? ["--effective"] : []) + (marginal ? ["--marginal"] : []) + rules.typed + ["--html", html]
      try OutputFile.write(picture.html(command: command), to: html)
    }
  }

  /// Reports the points without results.
  private func report(_ sweep: Sweep) throws {
    if let fault = sweep.faults.first {
      Terminal.note(
        "\(sweep.faults.count) of \(sweep.points.count) points have no results; the first, \(sweep.name) = "
          + "\(fault.point):")
      throw Failure(fault.diagnostic, status: 1)
    }
  }
}
