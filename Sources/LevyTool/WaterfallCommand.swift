import ArgumentParser
import Levy
import LevyTerminal

struct WaterfallCommand: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "waterfall",
    abstract: "Show the way from gross to net, step by step.",
    discussion: """
      What is gross, what is taken away and what is left is declared by the rules. The steps add up to the cent; what the
      rules do not name is a step of its own.

      EXAMPLES
        levy waterfall ie --year 2025 salary=42000 birth_date=1980-06-15
        levy waterfall de --year 2025 taxable_income=60000 --json
      """)

  @Argument(help: "The jurisdiction, such as de; a case file names its own.")
  var jurisdiction: String?
  @Argument(help: ArgumentHelp("Facts (NAME=VALUE).", valueName: "word"))
  var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions
  @Option(
    name: .customLong("case"), help: ArgumentHelp("Take the case from a file.", valueName: "file"), completion: .file())
  var caseFile: String?
  @Flag(help: "Print one JSON document.") var json = false
  var isForPrograms: Bool { json }

  func run() throws {
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: caseFile, rules: rules)
    let (rulebook, words) = (opening.rulebook, opening.words)
    try words.requireFacts()
    do {
      let calculator = try Calculator(rulebook)
      let facts = try law.facts(calculator, from: opening.file, words)
      let waterfall = try calculator.waterfall(for: facts)
      if json { return JSONDocument.print(waterfall.json) }
      Terminal.print(waterfall.markup(rulebook.jurisdiction, columns: min(Terminal.width, 120)))
      calculator.answer([waterfall.terms.leaves], for: facts, weighed: true).noteLimits()
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}
