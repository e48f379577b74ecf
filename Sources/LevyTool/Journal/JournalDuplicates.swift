import ArgumentParser
import Levy
import LevyJournal
import LevyTerminal

struct JournalDuplicates: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicates", abstract: "Pairs of entries that may be one; you decide.",
    discussion: """
      Each pair is shown with how alike it is and why, the one that would stay first. Nothing is merged by itself:

        levy journal merge OTHER --into SURVIVOR     makes one of them
        levy journal apart ONE OTHER                 they are different; never ask again

      EXAMPLES
        levy journal duplicates
        levy journal duplicates --threshold 90
      """)

  @Option(help: ArgumentHelp("How alike they are at least, in per cent.", valueName: "percent")) var threshold = 80
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions
  var isForPrograms: Bool { options.json }

  func run() throws {
    try rules.apply()
    try Failure.check(threshold, in: 1...100, of: "--threshold")
    let journal = try options.open()
    let progress = RecordProgress()
    Interrupt.listen()
    do {
      let report = try journal.duplicates(threshold: threshold, progress: progress.show)
      progress.clear()
      guard let report else {
        Terminal.note("interrupted; the journal is as it was")
        throw Failure.silent(130)
      }
      if options.json { return JSONDocument.print([("pairs", Self.json(report))]) }
      let kinds = try journal.kinds()
      var text = Markup()
      for pair in report.pairs {
        text.add("\(pair.similarity) %", .heading)
        text.add("  " + pair.reasons.joined(separator: ", "))
        text.add("   levy journal merge \(pair.other.id) --into \(pair.survivor.id)", .hint)
        text.endLine()
        text.add(EntryLines.markup([pair.survivor, pair.other], kinds, indent: "  "))
      }
      if report.pairs.isEmpty { text.add("no pair is at least \(threshold) % alike\n") }
      Terminal.print(text)
      if report.crowded > 0 {
        Terminal.note("\(report.crowded) entries have more like them around than were compared")
      }
    } catch let error as Diagnostic {
      progress.clear()
      throw Failure(error)
    }
  }

  private static func json(_ report: DuplicateReport) -> JSON {
    .array(
      report.pairs.map { pair in
        .object([
          ("similarity", .number(String(pair.similarity))), ("reasons", .array(pair.reasons.map { .string($0) })),
          ("survivor", EntryLines.json(pair.survivor)), ("other", EntryLines.json(pair.other)),
        ])
      })
  }
}

struct JournalMerge: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Make one entry of two.",
    discussion: """
      The survivor takes what it lacks; the other is removed and points to it. If the amounts differ, --amount says which
      of the two is right.

      EXAMPLES
        levy journal merge 14 --into 12
        levy journal merge 14 --into 12 --amount 60
      """)

  @Argument(help: "The entry that goes.") var other: Int64
  @Option(help: ArgumentHelp("The entry that stays.", valueName: "number")) var into: Int64
  @Option(help: ArgumentHelp("Which of two amounts is right.", valueName: "amount")) var amount: String?
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    let journal = try options.open()
    do {
      let right: Cents? = if let amount { try journal.cents(amount) } else { nil }
      let kept = try journal.merge(other, into: into, amount: right)
      if options.json { return EntryLines.printJSON([kept]) }
      Terminal.print(EntryLines.markup([kept], try journal.kinds()))
    } catch {
      throw Failure(error)
    }
  }
}

struct JournalApart: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "apart", abstract: "Two entries are different; they are not shown as duplicates again.")

  @Argument(help: "One entry.") var first: Int64
  @Argument(help: "The other one.") var second: Int64
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    do { try options.open().keepApart(first, second) } catch let error as Diagnostic { throw Failure(error) }
    if options.json { EntryLines.printJSON([]) }
  }
}

/// The progress of work on records, on a terminal's standard error: the share, the record, the time left.
final class RecordProgress {
  private let isShown = Terminal.isTerminal(2) && Terminal.allowsEscapes
  private let clock = ContinuousClock()
  private let start = ContinuousClock().now
  private var last: ContinuousClock.Instant?

  /// Shows the progress, at most ten times a second. Returns false after an interrupt.
  func show(_ done: Int, _ all: Int) -> Bool {
    if Interrupt.isRequested { return false }
    let now = clock.now
    if isShown, all > 0, last.map({ $0.duration(to: now) >= .milliseconds(100) }) ?? true {
      last = now
      Terminal.progress(Self.line(done: done, all: all, time: start.duration(to: now), width: Terminal.width(of: 2)))
    }
    return true
  }

  /// Removes the line.
  func clear() { if last != nil { Terminal.progress("") } }

  static func line(done: Int, all: Int, time: Duration, width: Int) -> String {
    let share = Double(done) / Double(max(all, 1))
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    let left = share > 0 ? Int((seconds / share * (1 - share)).rounded(.up)) : 0
    return String("\(Int(share * 100)) %  record \(done) of \(all), \(left) seconds left".prefix(max(0, width - 1)))
  }
}
