import Foundation
import Testing

/// The journal at the prompt, by a Swift command on standard input.
@Suite struct PromptJournalTests {
  private let scratch: Scratch
  private let journal: String

  init() throws {
    scratch = try Scratch()
    journal = scratch.path + "/journal.sqlite"
    let entry = try levy(["journal", "add", "2025-03-14", "60", "Dr Byrne", "--as", "medical", "--journal", journal])
    #expect(entry.status == 0, "\(entry.err)")
  }

  private func repl(_ entries: String..., journal: Bool = true) throws -> Outcome {
    let words = ["repl", "ie", "--year", "2025", "salary=42000", "tax_paid=7000", "health_expenses_credit"]
    return try levy(
      words + (journal ? ["--journal", self.journal] : []), input: entries.joined(separator: "\n") + "\n")
  }

  /// 20 % of medical expenses (TCA 1997 s. 469): 12.00 of 60, 32.00 of 160.
  @Test func anEntryMovesTheResults() throws {
    let outcome = try repl(":journal add 2025-05-02 100 \"Dr Byrne\" as medical", ":journal")
    #expect(outcome.err.contains("journal: medical_expenses = 60.00: 1 entry of the journal"))
    #expect(outcome.out.contains("health_expenses_credit  32.00  was 12.00 (+20.00)"), "\(outcome.out)")
    #expect(outcome.out.contains("medical  160.00  2 entries"))
  }

  @Test func whatIsTypedHoldsAndThatIsSaid() throws {
    let outcome = try repl("medical_expenses = 500", ":journal again 1 2025-06-01", ":unset medical_expenses")
    #expect(outcome.out.contains("medical_expenses is as it was given, not 60.00: 1 entry of the journal"))
    #expect(outcome.out.contains("medical_expenses is as it was given, not 120.00: 2 entries of the journal"))
    #expect(outcome.out.contains("health_expenses_credit  24.00  was 100.00 (-76.00)"), "\(outcome.out)")
  }

  @Test func anotherYearHasEntriesOfItsOwn() throws {
    let outcome = try repl(":compare 2024..2025", ":year 2024", ":undo")
    #expect(outcome.out.contains("health_expenses_credit  0.00  12.00"), "\(outcome.out)")
    #expect(outcome.out.contains("health_expenses_credit  0.00  was 12.00 (-12.00)"))
    #expect(outcome.out.contains("health_expenses_credit  12.00  was 0.00 (+12.00)"))
  }

  @Test func changesOfTheJournalAreTakenBack() throws {
    let outcome = try repl(":journal remove 1", ":journal undo", ":journal list byrne")
    #expect(outcome.out.contains("health_expenses_credit  0.00  was 12.00 (-12.00)"))
    #expect(outcome.out.contains("taken back: remove entry 1"))
    #expect(outcome.out.contains("#1  2025-03-14  60.00  medical  Dr Byrne"))
  }

  /// A saved case contains typed facts only.
  @Test func aSavedCaseLeavesTheJournalInTheJournal() throws {
    let file = scratch.path + "/my.case"
    #expect(try repl(":save \(file)").status == 0)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("salary = 42000") && !text.contains("medical_expenses"))
  }

  @Test(arguments: [
    (":journal ad", "did you mean 'add'?"), (":journal add 5 X as medicl", "did you mean 'medical'?"),
    (":journal add 5", "write :journal add"), (":journal again twelve", "the number of an entry"),
    (":journal again 99", "there is no entry 99"), (":journal add \"5 X as medical", "a quote is not closed"),
    (":journal add 2025-02-30 5 X as medical", "2025-02-30"),
  ])
  func mistakesChangeNothing(_ entry: String, _ said: String) throws {
    let outcome = try repl(entry, ":journal")
    #expect(outcome.status == 1 && outcome.err.contains(said), "\(outcome.err)")
    #expect(outcome.out.contains("medical  60.00  1 entry"))
  }

  @Test func withoutAJournal() throws {
    let outcome = try repl(":journal", journal: false)
    #expect(outcome.status == 1 && outcome.err.contains("begin with levy repl --journal own"))
  }

  @Test func oneOfAnotherCurrencyGivesNothing() throws {
    let outcome = try levy(
      ["repl", "uk", "--year", "2025/26", "--journal", journal], input: ":show\n")
    #expect(outcome.err.contains("the journal is in EUR") && outcome.err.contains("no fact is taken from it"))
  }
}

/// A bank's table may come from another program.
@Suite struct PipedImportTests {
  @Test func standardInputIsRead() throws {
    let journal = try Scratch().path + "/journal.sqlite"
    let outcome = try levy(
      ["journal", "import", "-", "--journal", journal], input: "Date,Amount,Payee\n2025-03-14,-5.00,X\n")
    #expect(outcome.status == 0 && outcome.out.contains("1 new"), "\(outcome.err)")
  }
}

/// `levy compare --with`.
@Suite struct CompareWithTests {
  /// § 32a EStG for 2025: 14,415 of 60,000 alone, 8,606 as twice the tax of half; Bundesanzeiger tables in the fixtures.
  @Test func theSameCaseWithOtherFacts() throws {
    let outcome = try levy(
      ["compare", "de", "--year", "2025", "zve=60000", "est", "--with", "filing=joint", "--with", "zve=30 000"])
    #expect(outcome.lines.first == "         2025  2025 filing=joint  2025 zve=30 000", "\(outcome.out)")
    #expect(outcome.out.contains("14415.00") && outcome.out.contains("8606.00") && outcome.out.contains("4303.00"))
  }

  @Test func namesAreTakenAsTheRulesWriteThem() throws {
    let outcome = try levy(["compare", "de", "--year", "2025", "zve=60000", "est", "--with", "ZVE=30000"])
    #expect(outcome.status == 0 && outcome.out.contains("4303.00"), "\(outcome.err)")
    #expect(outcome.err.contains("note: ZVE is taken as zve"))
    let diff = try levy(["diff", "de", "--year", "2025", "zve=60000", "est", "--to", "ZVE=30000"])
    #expect(diff.status == 0 && diff.out.contains("4303.00"), "\(diff.err)")
  }

  @Test(arguments: ["fling=joint", "filing", "filing=jiont"]) func mistakesOfADifference(_ change: String) throws {
    let outcome = try levy(["diff", "de", "--year", "2025", "zve=60000", "est", "--to", change])
    #expect(outcome.status == 2 && outcome.out.isEmpty && outcome.err.contains("filing"), "\(outcome.err)")
  }

  @Test(arguments: [("", "expected facts"), ("filing", "is not NAME=VALUE"), ("fling=joint", "did you mean 'filing'?")])
  func mistakes(_ variant: String, _ said: String) throws {
    let outcome = try levy(["compare", "de", "--year", "2025", "zve=60000", "est", "--with", variant])
    #expect(outcome.status != 0 && outcome.out.isEmpty && outcome.err.contains(said), "\(outcome.err)")
  }
}
