import ArgumentParser
import Levy
import LevyReport
import LevyTerminal

struct ReportCommand: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write all that is to be said of a case as one page, to be kept, printed or sent.",
    discussion: """
      The facts, what was assumed and what is not covered, the results, the way from gross to net, effective and marginal
      rates, why, the deadlines, and what it was computed with. The file's name says which: .html, one file that needs
      nothing else and runs nothing, or .md. The same case and rules make the same report, to the byte.

      EXAMPLES
        levy report --case examples/freelancer.case -o report.html
        levy report ie --year 2025 salary=42000 tax_paid=7000 birth_date=1980-06-15 -o report.md --ics taxes.ics
        levy report de --year 2025 taxable_income=60000 income_tax --over taxable_income=0..120000 --of income_tax
      """)

  @Argument(help: "The jurisdiction, such as de; a case file names its own.")
  var jurisdiction: String?
  @Argument(
    help: ArgumentHelp("Facts (NAME=VALUE) and results (NAME).", valueName: "word"))
  var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions
  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("Take the case from a file; facts on the command line replace its own.", valueName: "file"),
    completion: .file())
  var caseFile: String?
  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp("Where to write: a file .html or .md; '-' prints Markdown.", valueName: "file"),
    completion: .file())
  var out = "-"
  @Option(help: ArgumentHelp("Write the deadlines as a calendar file.", valueName: "file"), completion: .file())
  var ics: String?
  @Option(
    help: ArgumentHelp(
      "The fact over which rates are drawn; by default what is given of the gross amount.", valueName: "NAME[=FROM..TO]"
    ))
  var over: String?
  @Option(help: ArgumentHelp("The result whose rates are drawn.", valueName: "name")) var of: String?

  func run() throws {
    let format = try DocumentFormat(path: out)
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: caseFile, rules: rules)
    let (rulebook, words) = (opening.rulebook, opening.words)
    do {
      let calculator = try Calculator(rulebook)
      let facts = try law.facts(calculator, from: opening.file, words)
      var wishes = Report.Wishes()
      (wishes.results, wishes.over, wishes.ratesOf) = (words.asked, over, of)
      wishes.options = (over.map { ["--over", $0] } ?? []) + (of.map { ["--of", $0] } ?? []) + rules.typed
      if out != "-" { wishes.options += ["-o", out] }
      let report = try Report(calculator, facts, wishes)
      try format.write(report, to: out)
      if let ics { try OutputFile.write(report.timeline.calendar(), to: ics) }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}

/// The format of a document, by the extension of its file.
enum DocumentFormat {
  case html, markdown

  /// - Throws: `Failure` for an extension other than `.html` or `.md`; `-` prints Markdown.
  init(path: String) throws {
    let name = path.lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") {
      self = .html
    } else if name == "-" || name.hasSuffix(".md") {
      self = .markdown
    } else {
      throw Failure.usage(
        .word(path, of: "-o", expected: Wording("a file .html or .md", "eine Datei .html oder .md")))
    }
  }

  func write(_ page: some Documented, to path: String) throws {
    try OutputFile.write(self == .html ? page.html : page.markdown, to: path)
  }
}
