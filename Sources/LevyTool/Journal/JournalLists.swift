import ArgumentParser
import Levy
import LevyJournal
import LevyTerminal

/// The options that select entries.
struct EntryFilter: ParsableArguments {
  @Option(help: ArgumentHelp("The calendar year.", valueName: "year")) var year: Int?
  @Option(help: ArgumentHelp("The first day.", valueName: "date")) var from: String?
  @Option(help: ArgumentHelp("The last day.", valueName: "date")) var to: String?
  @Option(name: .customLong("as"), help: ArgumentHelp("The kind; may be given more than once.", valueName: "kind"))
  var kinds: [String] = []
  @Option(help: ArgumentHelp("At least this amount.", valueName: "amount")) var over: String?
  @Option(help: ArgumentHelp("At most this amount.", valueName: "amount")) var under: String?
  @Option(help: ArgumentHelp("A part of the place.", valueName: "text")) var place: String?
  @Option(name: .customLong("paid"), help: ArgumentHelp("How it was paid.", valueName: "text")) var payType: String?
  @Option(help: ArgumentHelp("Only the latest so many.", valueName: "number")) var last: Int?

  func query(_ journal: Journal, text: String = "") throws(Diagnostic) -> EntryQuery {
    var query = EntryQuery()
    query.text = text
    if let year {
      (query.from, query.to) = (
        CalendarDate(year: year, month: 1, day: 1), CalendarDate(year: year, month: 12, day: 31)
      )
    }
    if let from { query.from = try CalendarDate(typed: from, for: "from") }
    if let to { query.to = try CalendarDate(typed: to, for: "to") }
    if let over { query.least = try journal.cents(over) }
    if let under { query.most = try journal.cents(under) }
    for kind in kinds { query.kinds.append(try journal.kind(named: kind).name) }
    (query.place, query.payType, query.limit) = (place ?? "", payType ?? "", last.map { max(0, $0) })
    return query
  }
}

struct JournalList: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "The entries by month, with what came in and went out.",
    discussion: """
      EXAMPLES
        levy journal list --year 2025
        levy journal list --as medical --as income --from 2025-01-01
        levy journal list --totals
      """)

  @OptionGroup var filter: EntryFilter
  @Flag(help: "Only the totals of the months.") var totals = false
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions
  var isForPrograms: Bool { options.json }

  func run() throws {
    try rules.apply()
    let journal = try options.open()
    do {
      let query = try filter.query(journal)
      let entries = try journal.find(query)
      if options.json { return EntryLines.printJSON(entries) }
      if entries.isEmpty { throw Failure.nothing("there are no such entries", "es gibt keine solchen Einträge") }
      Terminal.print(EntryLines.months(entries, try journal.kinds(), onlyTotals: totals))
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}

struct JournalFind: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", abstract: "Find entries by words: muller finds Müller.",
    discussion: """
      All words must occur, or begin a word, in payee, note, place, kind or pay type.

      EXAMPLES
        levy journal find byrne
        levy journal find muller --over 50 --from 2025-01-01 --place koln
      """)

  @Argument(help: ArgumentHelp("Words, or how they begin.", valueName: "word")) var words: [String]
  @OptionGroup var filter: EntryFilter
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions
  var isForPrograms: Bool { options.json }

  func run() throws {
    try rules.apply()
    let journal = try options.open()
    do {
      let found = try journal.find(try filter.query(journal, text: words.joined(separator: " ")))
      if options.json { return EntryLines.printJSON(found) }
      if found.isEmpty { throw Failure.nothing("no entry has these words", "kein Eintrag enthält diese Wörter") }
      Terminal.print(EntryLines.markup(found, try journal.kinds()))
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}
