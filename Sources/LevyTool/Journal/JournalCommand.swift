import ArgumentParser
import Levy
import LevyJournal
import LevyTerminal

struct JournalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "journal",
    abstract: "Receipts and other entries of days and amounts, which facts are summed of.",
    discussion: """
      The journal is one file that only you can read. Rule files say which kinds of entries count for which facts
      (levy describe JURISDICTION NAME); levy eval --journal own takes them. Every change can be undone.

      EXAMPLES
        levy journal add 2025-03-14 60 "Dr Byrne" --as medical
        levy journal again 1                      the same, today
        levy journal find byrne --over 50
        levy journal import examples/bank.csv
        levy journal duplicates
        levy eval ie --year 2025 salary=42000 tax_paid=7000 refund --journal own
      """,
    subcommands: [
      JournalAdd.self, JournalAgain.self, JournalEdit.self, JournalRemove.self, JournalList.self, JournalFind.self,
      JournalImport.self, JournalExport.self, JournalDuplicates.self, JournalMerge.self, JournalApart.self,
      JournalPayees.self, JournalKinds.self, JournalUndo.self, JournalCheck.self,
    ])
}

struct JournalAdd: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add an entry.",
    discussion: """
      EXAMPLES
        levy journal add 2025-03-14 60 "Dr Byrne" --as medical
        levy journal add 3500 "Example GmbH" --as income --note "invoice 12"
        levy journal add 14.03.2025 12,50 Apotheke --as medical --lang de
        levy journal add 20 "Dr Byrne" --as medical --refund          money that came back
      """)

  @Argument(help: ArgumentHelp("A day (today if left out), an amount, and with whom.", valueName: "word"))
  var words: [String]
  @Option(name: .customLong("as"), help: ArgumentHelp("The kind: levy journal kinds.", valueName: "kind"))
  var kind: String
  @OptionGroup var details: EntryDetails
  @Flag(help: "The money goes the other way, as a refund does.") var refund = false
  @Flag(help: "Make the kind, if it is new.") var newKind = false
  @OptionGroup var options: JournalOptions
  @Option(help: ArgumentHelp("The currency of a new journal.", valueName: "code")) var currency = "EUR"
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    let journal = try options.open(creates: currency)
    do {
      if newKind, (try? journal.kind(named: kind, rules: rules)) == nil {
        try journal.learn([Journal.Kind(name: kind, flow: .outgoing)])
      }
      let kind = try journal.kind(named: kind, rules: rules)
      var content = try journal.content(of: words, kind: kind.name, isBack: refund)
      details.apply(to: &content)
      let added = try journal.add(content)
      if options.json { return EntryLines.printJSON([added]) }
      Terminal.print(try EntryLines.added(added, journal))
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}

/// The details of an entry besides day, amount, kind and payee.
struct EntryDetails: ParsableArguments {
  @Option(help: ArgumentHelp("Anything worth noting.", valueName: "text")) var note: String?
  @Option(help: ArgumentHelp("Where.", valueName: "text")) var place: String?
  @Option(name: .customLong("paid"), help: ArgumentHelp("How it was paid: cash, card …", valueName: "text"))
  var payType: String?

  func apply(to content: inout EntryContent) {
    if let note { content.note = note }
    if let place { content.place = place }
    if let payType { content.payType = payType }
  }
}

struct JournalAgain: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "again", abstract: "Add a copy of an entry, dated today.",
    discussion: """
      EXAMPLES
        levy journal again 12
        levy journal again 12 2025-04-14
      """)

  @Argument(help: "The entry's number.") var number: Int64
  @Argument(help: "Another day than today.") var day: String?
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    let journal = try options.open()
    do {
      let day = try day.map { try CalendarDate(typed: $0, for: "day") } ?? .today
      let added = try journal.add(again: number, on: day)
      if options.json { return EntryLines.printJSON([added]) }
      Terminal.print(try EntryLines.added(added, journal))
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}

struct JournalEdit: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change entries.",
    discussion: """
      EXAMPLES
        levy journal edit 12 --amount 65
        levy journal edit 12 13 14 --as expense
      """)

  @Argument(help: ArgumentHelp("The entries' numbers.", valueName: "number")) var numbers: [Int64]
  @Option(help: "Another day.") var day: String?
  @Option(help: "Another amount.") var amount: String?
  @Option(name: .customLong("as"), help: ArgumentHelp("Another kind.", valueName: "kind")) var kind: String?
  @Option(help: ArgumentHelp("With whom.", valueName: "text")) var payee: String?
  @OptionGroup var details: EntryDetails
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    let journal = try options.open()
    do {
      let day = try day.map { try CalendarDate(typed: $0, for: "day") }
      let amount = try amount.map { try journal.cents($0) }
      let kind = try kind.map { try journal.kind(named: $0, rules: rules) }
      let changed = try journal.edit(numbers) { content in
        if let day { content.day = day }
        if let kind { content.kind = kind.name }
        // The sign of the amount does not change.
        if let amount { content.cents = Cents(content.cents.count < 0 ? -amount.count : amount.count) }
        if let payee { content.payee = payee }
        details.apply(to: &content)
      }
      if options.json { return EntryLines.printJSON(changed) }
      Terminal.print(EntryLines.markup(changed, try journal.kinds()))
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}

struct JournalRemove: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove an entry; levy journal undo brings it back.")

  @Argument(help: "The entry's number.") var number: Int64
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    let journal = try options.open()
    do {
      let entry = try journal.remove(number)
      if options.json { return EntryLines.printJSON([entry]) }
      Terminal.print(Markup("removed ") + EntryLines.markup([entry], try journal.kinds()))
    } catch {
      throw Failure(error)
    }
  }
}

struct JournalUndo: RulesCommand {
  static let configuration = CommandConfiguration(commandName: "undo", abstract: "Take the last change back.")

  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    let journal = try options.open()
    do {
      guard let step = try journal.undo() else {
        throw Failure.nothing("there is nothing to take back", "es gibt nichts zurückzunehmen")
      }
      if options.json { return JSONDocument.print([("taken_back", .string(step.what))]) }
      Terminal.print("taken back: \(step.what)")
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}

struct JournalKinds: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "kinds", abstract: "The kinds of entries, and the facts that count them.")

  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    let journal = try options.open(creates: "EUR")
    do {
      var facts: [String: [String]] = [:]
      for name in try Rulebook.jurisdictions(in: rules.root) {
        let rulebook = try rules.rulebook(name)
        if rulebook.jurisdiction.currency == journal.currency { try journal.learn(rulebook.entryKinds) }
        for variable in rulebook.variables {
          guard case .input(let input) = variable.origin, let use = input.entries else { continue }
          for kind in use.kinds { facts[kind, default: []].append("\(name): \(variable.name)") }
        }
      }
      let kinds = try journal.kinds()
      if options.json {
        let list = kinds.map { kind -> JSON in
          .object([
            ("name", .string(kind.name)), ("flow", .string(kind.flow.rawValue)),
            ("facts", .array((facts[kind.name] ?? []).map { .string($0) })),
          ])
        }
        JSONDocument.set(stamp: Stamp())
        return JSONDocument.print([("kinds", .array(list))])
      }
      let width = kinds.map(\.name.count).max() ?? 0
      var text = Markup()
      for kind in kinds {
        text.add(kind.name, .name, width: width + 2)
        text.add(kind.flow.rawValue, .plain, width: 9)
        let names = facts[kind.name] ?? []
        let more = names.count - Self.mostShown
        let listed = names.prefix(Self.mostShown).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        text.add(names.isEmpty ? "counts for no fact" : listed, .hint)
        text.endLine()
      }
      Terminal.print(text)
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  /// The maximum number of facts that are shown; the document of `--json` contains all of them.
  private static let mostShown = 12
}
