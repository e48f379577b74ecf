import ArgumentParser
import Levy
import LevyReport
import LevyRules
import LevyTerminal
import Tables

struct LawCommand: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "law",
    abstract: "Write the law as the rules have it, or say what changes in it from one year to another.",
    discussion: """
      A page to be read beside the statute: by rule file the figures of the year, what a case may say, the results with their
      statutes and formulas, and the cases that are checked.

      With --changes, figures with what they become and by how much, rules of which another version holds, the act and the
      day on which it was enacted, as far as the rules say; then the figures that the last year lacks.

      EXAMPLES
        levy law ie --year 2025 -o law.html
        levy law uk --changes 2026..2027
        levy law de --changes 2025..2026 --since 2025-07-01
        levy law de --changes 2026..2027 --lang de
        levy law uk --changes 2026..2027 --json
        levy law uk --changes 2026..2027 --feed > changes.atom
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Option(help: ArgumentHelp("From the law of one year to that of another, such as 2026..2027.", valueName: "years"))
  var changes: String?
  @Option(help: ArgumentHelp("Only what was enacted on this day or later.", valueName: "date")) var since: String?
  @Flag(help: "Print an Atom feed.") var feed = false
  @Flag(help: "Print one JSON document.") var json = false
  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp("Where to write the page: a file .html or .md; '-' prints Markdown.", valueName: "file"),
    completion: .file())
  var out = "-"
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions

  var isForPrograms: Bool { json || feed }

  func run() throws {
    try Failure.needs("--changes", changes != nil, for: ["--since": since != nil, "--feed": feed, "--json": json])
    guard let changes else { return try write(try rules.rulebook(jurisdiction)) }
    for (option, isGiven) in [
      ("--year", law.year != nil), ("--date", law.date != nil), ("--known", law.known != nil), ("--out", out != "-"),
    ] { try Failure.exclusive(["--changes": true, option: isGiven]) }
    try Failure.exclusive(["--feed": feed, "--json": json])
    try tell(changes)
  }

  private func tell(_ changes: String) throws {
    let rulebook = try rules.rulebook(jurisdiction)
    guard let years = rulebook.jurisdiction.years(changes), years.count > 1 else {
      throw Failure.usage(
        .word(
          changes, of: "--changes", expected: Wording("two years, such as 2026..2027", "zwei Jahre, etwa 2026..2027")))
    }
    let day: CalendarDate?
    do { day = try since.map { try CalendarDate(typed: $0, for: "since") } } catch let error as Diagnostic {
      throw Failure(error)
    }
    let found = LawChanges(rulebook, years: years, since: day)
    if json { return JSONDocument.print(found.json) }
    Terminal.print(feed ? Markup(found.feed) : found.markup)
  }

  private func write(_ rulebook: Rulebook) throws {
    let format = try DocumentFormat(path: out)
    let facts = try law.facts(rulebook, Words([]))
    let calculator: Calculator
    do { calculator = try Calculator(rulebook) } catch { throw Failure(error) }
    try format.write(LawPage(calculator, facts), to: out)
  }
}

struct NewYearCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-year",
    abstract: "Say what has to be looked up before the rules cover a year.",
    discussion: """
      Each figure that every year has of its own (every = "year") and that lacks a value for the year, with its last values,
      source, who announces it and what is projected; then what the rules have of the year already.

      With --write an empty entry is written for each of them, ["2027-01-01"] = nil, and the year is added to those that
      the rules cover. What reads a figure that was not filled in stays an error. docs/new-year.md goes through it.

      EXAMPLES
        levy new-year de 2027
        levy new-year uk 2027 --json
        levy new-year de 2027 --write --rules my-rules
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: "The year, such as 2027.") var year: String
  @Flag(help: "Write the empty entries into the rule files.") var write = false
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var rules: RulesOptions

  func run() throws {
    let rulebook = try rules.rulebook(jurisdiction)
    guard let year = rulebook.jurisdiction.taxYear.year(named: year), (2...9998).contains(year) else {
      throw Failure.usage(.word(year, expected: Wording(inEnglish: "a year, such as 2027")))
    }
    do {
      let found = try NewYear(rulebook, year)
      if write { try rules.apply() }
      let written = write ? try fill(rulebook, year) : []
      guard case .object(let fields) = found.json else { return }
      if json { return JSONDocument.print(fields + [("written", .array(written.map { .string($0) }))]) }
      Terminal.print(found.markup)
      for path in written { Terminal.note("wrote \(path)") }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  /// Writes the empty entries, and returns the paths of the files.
  private func fill(_ rulebook: Rulebook, _ year: Int) throws -> [String] {
    let (files, unwritten) = rulebook.withEmptyEntries(for: year)
    for parameter in unwritten {
      Terminal.note("note: \(parameter.place): '\(parameter.name)' is declared in a way that cannot be written to")
    }
    for file in files { try TextFile.write(file.text, to: .path("\(rules.root)/\(file.path)")) }
    return files.map { "\(rules.root)/\($0.path)" }
  }
}
