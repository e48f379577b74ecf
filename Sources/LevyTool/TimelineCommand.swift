import ArgumentParser
import Levy
import LevyJournal
import LevyReport
import LevyTerminal
import Tables

struct TimelineCommand: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "The days that the law sets for a year: what is due, how much, and how it stands.",
    discussion: """
      Amounts are shown where a case or a journal gives what they need. A year that the rules do not cover yet is
      projected by the last year's law, and says so. A journal keeps which days were met.

      EXAMPLES
        levy timeline de --year 2025 federal_state=BY
        levy timeline de --year 2025 --journal own --ics taxes.ics
        levy timeline de --year 2025 --journal own --done income_tax_return_due
      """)

  @Argument(help: "The jurisdiction, such as de; a case file names its own.")
  var jurisdiction: String?
  @Argument(help: ArgumentHelp("Facts (NAME=VALUE).", valueName: "word"))
  var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var count: CountOptions
  @OptionGroup var rules: RulesOptions
  @Option(
    name: .customLong("case"), help: ArgumentHelp("Take the case from a file.", valueName: "file"), completion: .file())
  var caseFile: String?
  @Option(help: ArgumentHelp("Write a calendar file.", valueName: "file"), completion: .file()) var ics: String?
  @Option(help: ArgumentHelp("Note in the journal that a deadline was met.", valueName: "name")) var done: String?
  @Flag(help: "Print one JSON document.") var json = false
  var isForPrograms: Bool { json }

  func run() throws {
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: caseFile, rules: rules)
    let (rulebook, words) = (opening.rulebook, opening.words)
    try words.requireFacts()
    do {
      let calculator = try Calculator(rulebook)
      let facts = try facts(calculator, opening, words)
      let journal = try count.journal()
      if let done { try note(done, facts, journal) }
      let timeline = try Timeline(
        calculator, facts: facts, book: journal,
        met: try journal?.metDeadlines(rulebook.jurisdiction.code, year: facts.year))
      if let ics {
        do { try TextFile.write(timeline.calendar(), to: .path(ics)) } catch { throw Diagnostic(error) }
        Terminal.note("\(timeline.items.count) days in \(ics)")
      }
      if json { return JSONDocument.print(timeline.json, errors: timeline.failures.map(\.json)) }
      if ics == nil { Terminal.print(timeline.markup) }
      for failure in timeline.failures { Terminal.note("note: \(failure.message)") }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  private func facts(_ calculator: Calculator, _ opening: CaseOptions, _ words: Words) throws -> Case {
    if let file = opening.file { return try law.facts(calculator, from: file, words) }
    let rulebook = calculator.rulebook
    if let year = law.year.flatMap({ rulebook.jurisdiction.taxYear.year(named: $0) }),
      year > rulebook.jurisdiction.years.upperBound, law.date == nil
    {
      var facts = try Case(rulebook, projectedTo: year)
      for (name, value) in words.given { try facts.give(name, value) }
      return facts
    }
    return try law.facts(rulebook, words)
  }

  private func note(_ name: String, _ facts: Case, _ journal: Journal?) throws {
    guard let journal else { throw Failure.usage(.alone("--done", without: "--journal")) }
    let variable = try facts.rulebook.variable(named: name)
    guard case .deadline = variable.origin else {
      throw Failure.usage(
        .unknown(
          what: Wording("there is no deadline", "es gibt keine Frist"), name: name, among: [],
          otherwise: Wording("levy timeline shows them", "levy timeline zeigt sie")))
    }
    try journal.meet(variable.name, of: facts.rulebook.jurisdiction.code, year: facts.year)
  }
}

struct OverviewCommand: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "overview",
    abstract: "Cash flow, the year to date with its taxes, and the next deadlines, from a journal.",
    discussion: """
      What the year will come to is a projection: each month that is left is taken to be like the months that passed.
      It says so, and up to which day.

      EXAMPLES
        levy overview de --year 2025
        levy overview de --year 2025 federal_state=BY church_member=yes --on 2025-06-30
      """)

  @Argument(help: "The jurisdiction, such as de; a case file names its own.")
  var jurisdiction: String?
  @Argument(help: ArgumentHelp("Facts (NAME=VALUE).", valueName: "word"))
  var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions
  @Option(
    name: .customLong("case"), help: ArgumentHelp("Take the case from a file.", valueName: "file"), completion: .file())
  var caseFile: String?
  @Option(help: ArgumentHelp("As if it were this day.", valueName: "date")) var on: String?
  @Option(help: "The rate a year on money that is put aside, such as 2%.") var interest: String?
  var isForPrograms: Bool { options.json }

  func run() throws {
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: caseFile, rules: rules)
    let (rulebook, words) = (opening.rulebook, opening.words)
    try words.requireFacts()
    do {
      let calculator = try Calculator(rulebook)
      let today = try on.map { try CalendarDate(typed: $0, for: "on") } ?? .today
      var law = law
      if law.year == nil, law.date == nil, opening.file == nil, !words.given.contains(where: { $0.name == "year" }) {
        law.year = String(rulebook.jurisdiction.taxYear.year(of: today))
      }
      let facts = try law.facts(calculator, from: opening.file, words)
      let journal = try options.open()
      var met: [Int: Set<String>] = [:]
      for year in (facts.year - 2)...facts.year {
        met[year] = try journal.metDeadlines(rulebook.jurisdiction.code, year: year)
      }
      let overview = try Overview(
        calculator, facts: facts, book: journal, met: met, today: today, rate: interest.map(Interest.rate))
      if options.json { return JSONDocument.print(overview.json) }
      Terminal.print(overview.markup)
      for note in try journal.unsortedNote(facts) { Terminal.note("journal: \(note)") }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}
