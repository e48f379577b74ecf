import ArgumentParser
import Levy
import LevyJournal
import LevyTerminal

struct JournalPayees: RulesCommand {
  static let configuration = CommandConfiguration(
    commandName: "payees", abstract: "With whom entries are, and one name for one payee.",
    discussion: """
      Names that differ in capitals, blanks, accents, umlauts that are spelled out, or signs of HTML are one payee in several
      spellings: Müller, MUELLER and M&uuml;ller. levy journal undo takes a change of names back.

      EXAMPLES
        levy journal payees
        levy journal payees --alike
        levy journal payees "Byrne, Medical" "Dr. B." --into "Dr Byrne"
      """)

  @Argument(help: ArgumentHelp("Names of payees, as entries have them.", valueName: "name")) var names: [String] = []
  @Option(help: ArgumentHelp("The name that all their entries get.", valueName: "name")) var into: String?
  @Flag(help: "Give all entries of each payee the spelling that most of them have.") var alike = false
  @OptionGroup var options: JournalOptions
  @OptionGroup var rules: RulesOptions
  var isForPrograms: Bool { options.json }

  func run() throws {
    try rules.apply()
    try Failure.exclusive(["--alike": alike, "--into": into != nil])
    let name = into?.trimmingBlanks ?? ""
    guard names.isEmpty == name.isEmpty else {
      throw Failure.usage(
        "names and --into, the name that their entries get, go together",
        "Namen und --into, der Name, den ihre Einträge bekommen, gehören zusammen")
    }
    let journal = try options.open()
    do {
      var changed = 0
      if !name.isEmpty { changed = try journal.unify(names, as: name) }
      if alike { changed = try journal.unifyAlike() }
      let payees = try journal.payees()
      if options.json {
        return JSONDocument.print([("payees", .array(payees.map(Self.json))), ("changed", .number(String(changed)))])
      }
      if alike || into != nil {
        return Terminal.print(
          changed == 1
            ? say("1 entry has another name", "1 Eintrag hat einen anderen Namen")
            : say("\(changed) entries have another name", "\(changed) Einträge haben einen anderen Namen"))
      }
      if payees.isEmpty { throw Failure.nothing("no entry has a payee", "kein Eintrag nennt, mit wem") }
      Terminal.print(Self.markup(payees))
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  private static func markup(_ payees: [Payee]) -> Markup {
    var text = Markup()
    let width = payees.map { String($0.entries).count }.max() ?? 0
    for payee in payees {
      text.add(String(payee.entries), .value, width: width, rightAligned: true)
      text.add("  " + EntryLines.oneLine(payee.name))
      let others = payee.spellings.dropFirst().map { "\(EntryLines.oneLine($0.name)) (\($0.entries))" }
      if !others.isEmpty { text.add(say("  also ", "  auch ") + others.joined(separator: ", "), .hint) }
      text.endLine()
    }
    return text
  }

  private static func json(_ payee: Payee) -> JSON {
    .object([
      ("name", .string(payee.name)), ("entries", .number(String(payee.entries))),
      (
        "spellings",
        .array(
          payee.spellings.map { .object([("name", .string($0.name)), ("entries", .number(String($0.entries)))]) })
      ),
    ])
  }
}
