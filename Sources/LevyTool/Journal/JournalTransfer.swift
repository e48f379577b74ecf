import ArgumentParser
import Levy
import LevyJournal
import LevyTerminal
import Tables

struct JournalImport: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take in a bank's CSV, or what levy journal export wrote.",
    discussion: """
      Columns are recognised by their names, or said once with --column; what was said is remembered for tables with the
      same columns. Rows that are there already are passed over: by the bank's number, else by day, amount and words, of
      which the journal must have as many as the file. Entries take the kind that all earlier ones with the payee have;
      others wait as 'unsorted', which counts for nothing: levy journal edit NUMBER --as KIND. All is taken in, or nothing.

      EXAMPLES
        levy journal import examples/bank.csv
        levy journal import examples/bank.csv --column day=Valuta --column payee=Partner --numbers german
        levy journal import examples/bank.csv --as-in income --as-out expense
      """)

  @Argument(help: "The file; - is standard input.", completion: .file()) var file: String
  @Option(help: ArgumentHelp("What a column holds, such as day=Valuta.", valueName: "FIELD=NAME")) var column:
    [String] = []
  @Option(help: ArgumentHelp("How numbers are written: plain, english, german.", valueName: "style"))
  var numbers: Numbers?
  @Option(help: ArgumentHelp("How 03/04/2025 is meant: day-first or month-first.", valueName: "order"))
  var dates: Dates?
  @Option(help: ArgumentHelp("The source, whose numbers tell its rows apart.", valueName: "name")) var source = "bank"
  @Option(help: ArgumentHelp("The kind of what comes in.", valueName: "kind")) var asIn: String?
  @Option(help: ArgumentHelp("The kind of what goes out.", valueName: "kind")) var asOut: String?
  @Flag(help: "Leave out rows that cannot be read.") var skipBad = false
  @Flag(help: "Bring back rows that were removed.") var again = false
  @OptionGroup var options: JournalOptions
  @Option(help: ArgumentHelp("The currency of a new journal.", valueName: "code")) var currency = "EUR"
  @OptionGroup var rules: RulesOptions

  enum Numbers: String, ExpressibleByArgument, CaseIterable { case plain, english, german }
  enum Dates: String, ExpressibleByArgument, CaseIterable {
    case dayFirst = "day-first"
    case monthFirst = "month-first"
  }

  func run() throws {
    try rules.apply()
    let journal = try options.open(creates: currency)
    var wanted = ImportOptions()
    for text in column {
      guard let equals = text.firstIndex(of: "="), let field = BankField(rawValue: String(text[..<equals])) else {
        let fields = BankField.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure.usage(
          .word(
            text, of: "--column",
            expected: Wording("\(fields), = and a column's name", "\(fields), = und der Name einer Spalte")))
      }
      wanted.format.columns[field] = String(text[text.index(after: equals)...])
    }
    switch numbers {
    case .plain: wanted.format.numbers = .plain
    case .english: wanted.format.numbers = .english
    case .german: wanted.format.numbers = .german
    case nil: break
    }
    wanted.format.isMonthFirst = dates.map { $0 == .monthFirst }
    (wanted.source, wanted.skipsBad, wanted.bringsBack) = (source, skipBad, again)
    wanted.incoming = try asIn.map { try journal.kind(named: $0, rules: rules).name }
    wanted.outgoing = try asOut.map { try journal.kind(named: $0, rules: rules).name }
    let progress = RecordProgress()
    Interrupt.listen()
    do {
      let report = try journal.takeIn(path: file, options: wanted, progress: progress.show)
      progress.clear()
      guard let report else {
        Terminal.note("interrupted; the journal is as it was")
        throw Failure.silent(130)
      }
      if options.json {
        func number(_ count: Int) -> JSON { .number(String(count)) }
        return JSONDocument.print(
          [
            ("added", number(report.added)), ("same", number(report.same)), ("removed", number(report.removed)),
            ("sorted", number(report.sorted)), ("unsorted", number(report.unsorted)),
            ("left_out", .array(report.bad.map(\.json))),
          ])
      }
      for problem in report.bad { Terminal.note(problem.report(severity: "left out")) }
      var parts = ["\(report.added) new", "\(report.same) there already"]
      if report.removed > 0 { parts.append("\(report.removed) removed before (--again brings them back)") }
      if report.bad.count > 0 { parts.append("\(report.bad.count) left out") }
      if report.sorted > 0 { parts.append("\(report.sorted) of the kind of earlier entries with the payee") }
      if report.unsorted > 0 { parts.append("\(report.unsorted) unsorted") }
      Terminal.print(parts.joined(separator: ", "))
    } catch let error as Diagnostic {
      progress.clear()
      throw Failure(error)
    }
  }
}

struct JournalExport: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all entries as CSV, of which import makes the same journal.")

  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp("The file; standard output by default.", valueName: "file"), completion: .file())
  var out = "-"
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    let journal = try options.open()
    try Failure.needs("--out FILE", out != "-", for: ["--json": options.json])
    do { try journal.export(to: .path(out)) } catch { throw Failure(error) }
    if options.json { JSONDocument.print([("file", .string(out))]) }
  }
}

struct JournalCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what is damaged in a journal's file, and save what can be read.",
    discussion: """
      Looks at every page and every entry. With --repair, what can be read is written into a new file: a text that is
      damaged is left out, an entry whose kind is gone waits as 'unsorted', and one without a readable day or amount is lost.
      The exit status is 1 if anything is wrong.

      EXAMPLES
        levy journal check
        levy journal check --repair saved.sqlite
      """)

  @Option(help: ArgumentHelp("Write what can be read into this new file.", valueName: "file"), completion: .file())
  var repair: String?
  @OptionGroup var options: JournalOptions

  func run() throws {
    let journal = try options.open()
    let (damage, saved): ([Journal.Damage], Journal.Repair?)
    do throws(Diagnostic) {
      damage = try journal.check()
      saved = if let repair { try journal.repair(to: repair) } else { nil }
    } catch {
      throw Failure(error)
    }
    if options.json {
      func list(_ damage: [Journal.Damage]) -> JSON { .array(damage.map { .string($0.what) }) }
      let repaired = saved.map { saved in
        [("saved", JSON.number(String(saved.saved))), ("mended", list(saved.mended)), ("lost", list(saved.lost))]
      }
      let reason = Wording(inEnglish: "\(damage.count) of its parts are damaged")
      let fault = Diagnostic(.unreadable(path: journal.path, reason: reason))
      JSONDocument.print(
        [("damage", list(damage))] + (repaired ?? []), errors: damage.isEmpty ? [] : [fault.json])
    } else {
      Terminal.print(damage.isEmpty ? "nothing is damaged" : damage.map(\.what).joined(separator: "\n"))
      if let saved, let repair {
        Terminal.print("\(saved.saved) entries saved in \(repair), \(saved.lost.count) lost")
      }
    }
    if !damage.isEmpty { throw Failure.silent(1) }
  }
}
