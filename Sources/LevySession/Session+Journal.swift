import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

/// A journal at the prompt: its entries feed facts, and commands show and change them.
package protocol SessionJournal: EntryBook {
  /// Performs the command after `:journal`, and returns its output.
  ///
  /// - Throws: `Diagnostic` for an unknown command, or if the journal cannot be read or written; nothing changed then.
  func answer(_ words: String, for facts: Case) throws(Diagnostic) -> Markup
}

/// Facts from a journal. They are summed again at each change of the case, so that typed values take precedence, and
/// the sums return when a typed value is removed.
extension Session {
  /// Uses the facts of a journal from now on.
  ///
  /// - Returns: remarks on the facts that it gives, and on those that it does not because they were typed.
  package func use(_ journal: any SessionJournal) -> [String] {
    self.journal = journal
    remarks = []
    recount()
    defer { remarks = [] }
    return remarks
  }

  /// Returns a case with the facts from the journal; new ones lead to remarks.
  func counted(_ side: Attribution.Side) -> Attribution.Side {
    guard let journal else { return side }
    let facts = counted(side.facts.withoutSums, journal)
    return .init(side.calculator, facts)
  }

  /// Returns the case in another year, with the journal's entries of that year.
  func moved(toYear year: Int) throws(Diagnostic) -> Case {
    var moved = try facts.moved(toYear: year)
    if let journal { _ = try moved.count(journal) }
    return moved
  }

  private func counted(_ facts: Case, _ journal: any SessionJournal) -> Case {
    var counted = facts
    do throws(Diagnostic) {
      let notes = try counted.count(journal).notes
      remarks += notes.filter { !journalNotes.contains($0) }.map { "journal: \($0)" }
      journalNotes = notes
      return counted
    } catch {
      // With only some of the sums the case would be nobody's.
      remarks.append("journal: \(error.message); no fact is taken from it")
      journalNotes = []
      return facts
    }
  }

  /// Processes `:journal WORDS`, and shows its effect on the results.
  func journalCommand(_ words: String) throws(Diagnostic) -> Reply {
    guard let journal else {
      throw Diagnostic(
        usage: "facts are not taken from a journal here", "Angaben kommen hier nicht aus einem Journal",
        help: Wording("begin with levy repl --journal own", "mit levy repl --journal own beginnen"))
    }
    let (former, before) = (current, answer())
    var text = try journal.answer(words, for: facts)
    recount()
    func same(_ one: Case, _ other: Case) -> Bool {
      one.values.elementsEqual(other.values) { $0.name == $1.name && $0.value == $1.value }
    }
    if !same(former.facts, facts) {
      lastMove = (former, current)
      text.add(changes(from: before))
    }
    return Reply(text: text)
  }
}
