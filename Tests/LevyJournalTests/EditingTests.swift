import Foundation
import Levy
import LevyJournal
import Testing

@Suite struct EditingTests {
  @Test func entriesOutlastTheProcess() throws {
    let scratch = try Scratch()
    try scratch.journal().add("2025-03-14", "60", "Dr", "Byrne", as: "private")
    let entries = try scratch.journal().find(EntryQuery())
    #expect(entries.map(\.content.payee) == ["Dr Byrne"])
    #expect(entries.map(\.content.cents) == [Cents(-6000)])
  }

  @Test func theFileIsItsOwnersAlone() throws {
    let scratch = try Scratch()
    try scratch.journal("deep/er/j.sqlite").add("5", as: "private")
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path + "/deep/er/j.sqlite")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func everyChangeIsOneStepThatIsUndone() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let first = try journal.add("2025-03-14", "60", "Müller", as: "private")
    let second = try journal.add("2025-03-15", "10", "Café", as: "income")
    let states = [
      { try journal.exported(scratch) }
    ]
    let before = try states[0]()
    let changes: [() throws -> Void] = [
      { _ = try journal.edit(first.id) { $0.payee = "Byrne" } },
      { _ = try journal.edit([first.id, second.id]) { $0.kind = "expense" } },
      { _ = try journal.remove(second.id) },
      { _ = try journal.merge(second.id, into: first.id, amount: second.content.cents) },
      { try journal.keepApart(first.id, second.id) },
      { _ = try journal.add(again: first.id, on: CalendarDate("2025-04-01")!) },
      { try journal.meet("return_due", of: "de", year: 2025) },
    ]
    for change in changes {
      try change()
      #expect(try journal.undo() != nil)
      #expect(try states[0]() == before)
      #expect(try journal.search("muller") == ["Müller"])
      #expect(try journal.metDeadlines("de", year: 2025).isEmpty)
    }
    #expect(try journal.undo()?.what == "add 2025-03-15 10.00 income Café")
    #expect(try journal.undo() != nil)
    #expect(try journal.undo() == nil)
    #expect(try journal.find(EntryQuery()).isEmpty)
  }

  @Test func numbersAreNeverGivenAgain() throws {
    let journal = try Scratch().journal()
    let first = try journal.add("1", as: "private").id
    _ = try journal.undo()
    #expect(try journal.add("1", as: "private").id > first)
  }

  @Test func theKindSaysWhichWayMoneyGoes() throws {
    let journal = try Scratch().journal()
    #expect(try journal.add("5", as: "income").content.cents == Cents(500))
    #expect(try journal.add("5", as: "expense").content.cents == Cents(-500))
    #expect(try journal.add("5", as: "set-aside").content.cents == Cents(500))
    #expect(try journal.content(of: ["5"], kind: "expense", isBack: true).cents == Cents(500))
  }

  @Test func theDayMayBeLeftOut() throws {
    let journal = try Scratch().journal()
    let today = CalendarDate("2025-06-30")!
    #expect(try journal.content(of: ["7,50", "Café", "Eins"], kind: "private", today: today).day == today)
    let content = try journal.content(of: ["14.03.2025", "7.50"], kind: "private", today: today)
    #expect(content.day.description == "2025-03-14")
    #expect(content.cents == Cents(-750))
  }

  @Test(arguments: [
    (["2025-02-30", "5"], "private", "2025-02-30"), (["03/04/2025", "5"], "private", "03/04/2025"),
    (["5.005"], "private", "5.005"), (["x"], "private", "x"), (["5"], "privat", "'private'"),
    (["5", "2025-02-03", "A"], "private", "comes first"),
    (["999999999999999"], "private", "999999999999999"), ([], "private", "which amount"), (["£5"], "private", "EUR"),
  ])
  func badWordsAreRefusedByName(_ words: [String], _ kind: String, _ part: String) throws {
    let journal = try Scratch().journal()
    let error = thrown { _ = try journal.add(try journal.content(of: words, kind: kind)) }
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "no error")")
    #expect(try journal.find(EntryQuery()).isEmpty)
  }

  @Test func removedAndUnknownEntriesSaySo() throws {
    let journal = try Scratch().journal()
    let entry = try journal.add("5", as: "private")
    _ = try journal.remove(entry.id)
    #expect(thrown { _ = try journal.entry(entry.id) }?.message.contains("was removed") == true)
    #expect(thrown { _ = try journal.entry(99) }?.message.contains("no entry 99") == true)
  }
}

@Suite struct SearchTests {
  @Test(arguments: ["muller", "Müller", "MUELLER", "mull", "koln mull", "kolner", "k\u{6f}\u{308}ln", "cafe", "bar"])
  func spellingsAreFolded(_ text: String) throws {
    let journal = try Scratch().journal()
    var content = try journal.content(of: ["2025-03-14", "60", "Müller & Söhne"], kind: "private")
    (content.place, content.note, content.payType) = ("Köln-Süd", "Kölner Café", "bar")
    _ = try journal.add(content)
    try journal.add("60", "Byrne", as: "private")
    #expect(try journal.search(text) == ["Müller & Söhne"])
  }

  @Test(arguments: ["mullex", "\"", "*", "müller OR byrne", "NEAR(a b)", "--"])
  func wordsAreNoLanguageOfTheirOwn(_ text: String) throws {
    let journal = try Scratch().journal()
    try journal.add("60", "Müller", as: "private")
    #expect(try journal.search(text).isEmpty)
  }

  @Test func filtersTakeAwayMore() throws {
    let journal = try Scratch().journal()
    for (day, amount, place) in [
      ("2025-01-05", "40", "Dublin"), ("2025-02-05", "60", "Köln"), ("2026-02-05", "80", "Köln"),
    ] {
      var content = try journal.content(of: [day, amount, "Byrne"], kind: "private")
      content.place = place
      _ = try journal.add(content)
    }
    func found(_ change: (inout EntryQuery) -> Void) throws -> Int {
      var query = EntryQuery()
      query.text = "byrne"
      change(&query)
      return try journal.find(query).count
    }
    #expect(try found { _ in } == 3)
    #expect(try found { $0.least = Cents(5000) } == 2)
    #expect(try found { $0.most = Cents(4000) } == 1)
    #expect(try found { $0.place = "koln" } == 2)
    #expect(try found { $0.to = CalendarDate("2025-12-31") } == 2)
    #expect(try found { $0.kinds = ["income"] } == 0)
    #expect(try found { $0.limit = 1 } == 1)
  }

  @Test func totalsOfMonthsAreThoseOfTheirEntries() throws {
    let journal = try Scratch().journal()
    try journal.add("2025-01-05", "0.10", as: "expense")
    try journal.add("2025-01-06", "0.20", as: "expense")
    let gone = try journal.add("2025-01-07", "7", as: "expense")
    try journal.add("2025-02-05", "3000", as: "income")
    _ = try journal.remove(gone.id)
    let totals = try journal.monthTotals(from: nil, to: nil)
    #expect(totals.map(\.month) == ["2025-02", "2025-01"])
    #expect(totals.map(\.cents) == [Cents(300_000), Cents(-30)])
    #expect(totals.map(\.entries) == [1, 2])
  }
}
