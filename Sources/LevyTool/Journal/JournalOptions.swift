import ArgumentParser
import Levy
import LevyJournal
import LevyTerminal

/// The option that names the journal of a command.
struct JournalOptions: ParsableArguments {
  @Option(
    name: .customLong("journal"),
    help: ArgumentHelp("The journal's file; by default one's own, see levy help environment.", valueName: "file"),
    completion: .file())
  var file: String?

  @Flag(help: "Print one JSON document.") var json = false

  var path: String { file.map(JournalFile.path) ?? JournalFile.own }

  /// Opens the journal, and creates it if it does not exist and `creates` names its currency.
  func open(creates currency: String? = nil) throws -> Journal {
    do { return try Journal(path: path, creates: currency) } catch { throw Failure(error) }
  }
}

/// The file of a journal.
enum JournalFile {
  /// The user's own journal: `$LEVY_JOURNAL`, or else `$XDG_DATA_HOME/levy/journal.sqlite`, or else
  /// `~/.local/share/levy/journal.sqlite`.
  static var own: String {
    if let path = Terminal.environment("LEVY_JOURNAL") { return path }
    let home = Terminal.environment("HOME").map { $0 + "/.local/share" }
    let base = Terminal.environment("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home ?? "."
    return base + "/levy/journal.sqlite"
  }

  /// Returns the path of another file in the folder of the user's own journal.
  static func beside(_ name: String) -> String {
    own.lastIndex(of: "/").map { own[...$0] + name } ?? name
  }

  /// Returns the path for the text of `--journal`: `own` is the user's own.
  static func path(_ text: String) -> String { text == "own" ? own : text }
}

extension Journal {
  /// Returns the kind for a name as people type it; if the journal does not know it, the kinds in rule files are tried.
  func kind(named text: String, rules: RulesOptions) throws -> Kind {
    if let kind = try? kind(named: text) { return kind }
    do {
      for name in (try? Rulebook.jurisdictions(in: rules.root)) ?? [] {
        guard let rulebook = try? Rulebook(name, in: rules.root, store: .ofUser),
          rulebook.jurisdiction.currency == currency
        else { continue }
        try learn(rulebook.entryKinds)
      }
      return try kind(named: text)
    } catch {
      throw Failure(error)
    }
  }
}

/// The option that takes facts of a case from a journal.
struct CountOptions: ParsableArguments {
  @Option(
    name: .customLong("journal"),
    help: ArgumentHelp(
      "Take facts from the entries of a journal: own, or a file. Facts that are given hold.", valueName: "file"),
    completion: .file())
  var file: String?

  /// Opens the journal, if the option is set.
  func journal() throws -> Journal? {
    guard let file else { return nil }
    do { return try Journal(path: JournalFile.path(file)) } catch { throw Failure(error) }
  }

  /// Returns the case with the facts from the journal, and shows remarks on them.
  func counted(_ facts: Case, quietly: Bool = false) throws -> Case {
    guard let journal = try journal() else { return facts }
    return try Self.counted(facts, journal, quietly: quietly)
  }

  static func counted(_ facts: Case, _ journal: Journal, quietly: Bool = false) throws -> Case {
    var facts = facts
    do {
      let count = try facts.count(journal)
      if !quietly { for note in count.notes + (try journal.unsortedNote(facts)) { Terminal.note("journal: \(note)") } }
    } catch {
      throw Failure(error)
    }
    return facts
  }
}

extension Journal {
  /// A note on entries of the year that are not counted because they have no kind.
  func unsortedNote(_ facts: Case) throws(Diagnostic) -> [String] {
    var query = EntryQuery()
    query.kinds = [Self.unsorted]
    (query.from, query.to) = (facts.firstDay, facts.lastDay)
    let totals = try totals(query)
    if totals.entries == 0 { return [] }
    return ["\(totals.entries) entries of the year are unsorted and count for nothing: levy journal list --as unsorted"]
  }
}

extension EntryLines {
  static func printJSON(_ entries: [Entry]) { JSONDocument.print([("entries", .array(entries.map(json)))]) }
}
