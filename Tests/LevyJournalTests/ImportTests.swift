import Foundation
import Levy
import LevyJournal
import Testing

@Suite struct ImportTests {
  static let german = """
    Konto;123
    Buchungstag;Betrag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck
    14.03.25;-60,00;Praxis Müller;Rechnung
    15.03.25;-3,50;Café;Kaffee
    15.03.25;-3,50;Café;Kaffee
    16.03.25;3.000,00;Kunde GmbH;Rechnung 12
    """

  @Test func aBanksTableIsTakenInOnce() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let file = try scratch.write("bank.csv", Self.german)
    let first = try #require(try journal.takeIn(path: file))
    #expect(first.added == 4 && first.unsorted == 4)
    #expect(try journal.find(EntryQuery()).map(\.content.cents) == [300_000, -350, -350, -6000].map { Cents($0) })
    let second = try #require(try journal.takeIn(path: file))
    #expect(second.added == 0 && second.same == 4)
  }

  @Test func twoEqualRowsStayTwoAndAThirdIsNew() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    _ = try journal.takeIn(path: try scratch.write("a.csv", Self.german))
    let more = Self.german + "\n15.03.25;-3,50;Café;Kaffee\n"
    let report = try #require(try journal.takeIn(path: try scratch.write("b.csv", more)))
    #expect(report.added == 1 && report.same == 4)
    #expect(try journal.search("cafe").count == 3)
  }

  /// Money that left the account is set aside, and money that came back no longer is.
  @Test func whatABankSaysWasPutAsideHasItsSign() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let table = "Date,Amount,Payee\n2025-03-01,-300.00,Savings\n2025-03-09,100.00,Savings\n2025-03-10,-9.00,Café\n"
    _ = try journal.takeIn(path: try scratch.write("bank.csv", table))
    try journal.add("2025-03-05", "200", "Savings", as: "set_aside")
    let rows = try journal.find(EntryQuery()).filter { $0.content.payee == "Savings" && $0.content.source != "" }
    let sorted = try journal.sort(rows.map { ($0.id, "set_aside") })
    #expect(sorted.count == 2 && sorted.allSatisfy { $0.content.kind == "set_aside" })
    let (first, last) = try (#require(CalendarDate("2025-01-01")), #require(CalendarDate("2025-12-31")))
    #expect(try journal.entries(of: ["set_aside"], from: first, to: last).map(\.cents) == [30_000, 20_000, -10_000])
    #expect(try journal.entries(of: ["unsorted"], from: first, to: last).map(\.cents) == [-900])
    // One step, which is taken back as one.
    _ = try journal.undo()
    #expect(try journal.entries(of: ["unsorted"], from: first, to: last).count == 3)
  }

  /// Kinds are proposed by what all earlier entries with the payee have, where the money goes the same way.
  @Test func kindsOfEarlierEntriesAreKnown() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    try journal.add("2025-03-01", "20", "Thalia", as: "expense")
    try journal.add("2025-03-02", "30", "Byrne", as: "expense")
    try journal.add("2025-03-03", "30", "Byrne", as: "private")
    let table = "Date,Amount,Payee\n2025-03-09,-12.00,THALIA\n2025-03-09,12.00,Thalia\n2025-03-09,-12.00,Byrne\n"
    _ = try journal.takeIn(path: try scratch.write("bank.csv", table))
    let known = try KnownKinds(journal)
    func proposed(_ payee: String, _ cents: Int64) throws -> String? {
      let content = try #require(
        journal.find(EntryQuery()).first { $0.content.payee == payee && $0.content.cents == Cents(cents) }
      ).content
      return known.kind(of: content)?.name
    }
    #expect(try proposed("THALIA", -1200) == "expense")
    #expect(try proposed("Thalia", 1200) == nil, "money that came in is no expense")
    #expect(try proposed("Byrne", -1200) == nil, "two kinds")
  }

  @Test func theBanksNumberIsStrongerThanTheWords() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let head = "Date,Amount,Name,ID\n"
    _ = try journal.takeIn(path: try scratch.write("a.csv", head + "2025-03-14,-60.00,Byrne,a1\n"))
    let next = head + "2025-03-14,-60.00,Dr Byrne,a1\n2025-03-14,-60.00,Byrne,a2\n"
    let report = try #require(try journal.takeIn(path: try scratch.write("b.csv", next)))
    #expect(report.added == 1 && report.same == 1)
    #expect(try journal.duplicates()?.pairs.isEmpty == true, "a source that numbers both means both")
  }

  @Test func whatWasRemovedStaysSoUnlessItIsWanted() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let file = try scratch.write("bank.csv", Self.german)
    _ = try journal.takeIn(path: file)
    _ = try journal.remove(try journal.find(EntryQuery())[0].id)
    let report = try #require(try journal.takeIn(path: file))
    #expect(report.added == 0 && report.same == 3 && report.removed == 1)
    var options = ImportOptions()
    options.bringsBack = true
    #expect(try journal.takeIn(path: file, options: options)?.added == 1)
    #expect(try journal.find(EntryQuery()).count == 4)
  }

  @Test func entriesTakeTheKindOfEarlierOnes() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    try journal.add("2025-01-05", "10", "KUNDE GMBH", as: "income")
    try journal.add("2025-01-05", "10", "Café", as: "private")
    try journal.add("2025-01-05", "10", "Café", as: "expense")
    let report = try #require(try journal.takeIn(path: try scratch.write("bank.csv", Self.german)))
    #expect(report.sorted == 1 && report.unsorted == 3)
    var query = EntryQuery()
    query.kinds = ["income"]
    #expect(try journal.find(query).count == 2)
  }

  @Test func windowsTextIsUnderstood() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let file = try scratch.write("bank.csv", Data(Self.german.unicodeScalars.map { UInt8($0.value) }))
    _ = try journal.takeIn(path: file)
    #expect(try journal.search("muller") == ["Praxis Müller"])
  }

  @Test(arguments: [
    ("Date,Amount\n2025-03-14,\"1,234\"\n2025-03-15,\"1.234\"\n", "1,234"),
    ("Date,Amount\n03/04/2025,5\n", "03/04/2025"),
  ])
  func whatCanBeReadInTwoWaysIsAskedFor(_ table: String, _ example: String) throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let error = thrown { _ = try journal.takeIn(path: try scratch.write("a.csv", table)) }
    #expect(error?.message.contains(example) == true, "\(error?.message ?? "no error")")
    #expect(try journal.find(EntryQuery()).isEmpty)
  }

  @Test func oneRowSettlesTheDaysOfAll() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    _ = try journal.takeIn(path: try scratch.write("a.csv", "Date,Amount\n03/04/2025,5\n03/13/2025,6\n"))
    #expect(try journal.find(EntryQuery()).map(\.content.day.description) == ["2025-03-13", "2025-03-04"])
  }

  @Test func columnsThatWereNamedAreRemembered() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let table = "Tag;Wert;Partner\n14.03.2025;-5,00;A\n"
    #expect(
      thrown { _ = try journal.takeIn(path: try scratch.write("a.csv", table)) }?.message.contains("--column") == true)
    var options = ImportOptions()
    options.format.columns = [.day: "Tag", .amount: "Wert", .payee: "Partner"]
    #expect(try journal.takeIn(path: scratch.path + "/a.csv", options: options)?.added == 1)
    let next = try journal.takeIn(path: try scratch.write("b.csv", "Tag;Wert;Partner\n15.03.2025;-5,00;B\n"))
    #expect(next?.added == 1)
    #expect(try journal.search("b") == ["B"])
  }

  @Test func creditAndDebitAreTwoSides() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    _ = try journal.takeIn(path: try scratch.write("a.csv", "Date,Debit,Credit\n2025-03-14,5.00,\n2025-03-15,,7.00\n"))
    #expect(try journal.find(EntryQuery()).map(\.content.cents) == [Cents(700), Cents(-500)])
  }

  @Test func aBadRowRefusesAllUnlessItIsToBeLeftOut() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let file = try scratch.write("a.csv", "Date,Amount\n2025-03-14,5.00\n2025-02-30,6.00\n2025-03-16,much\n")
    let error = thrown { _ = try journal.takeIn(path: file) }
    #expect(error?.message.contains("2 of 3 rows") == true)
    #expect(error?.message.contains(":3") == true && error?.message.contains("2025-02-30") == true)
    #expect(try journal.find(EntryQuery()).isEmpty)
    var options = ImportOptions()
    options.skipsBad = true
    let report = try journal.takeIn(path: file, options: options)
    #expect(report?.added == 1 && report?.bad.count == 2)
  }

  @Test(arguments: [
    "<?xml version=\"1.0\"?><Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:camt.053.001.02\">",
    ":20:START\n:25:1/2\n",
    "PK\u{3}\u{4}", "%PDF-1.7", "", "nothing here\n",
  ])
  func otherFormatsAreNamed(_ text: String) throws {
    let scratch = try Scratch()
    let error = thrown { _ = try scratch.journal().takeIn(path: try scratch.write("x", text)) }
    #expect(error != nil)
  }

  @Test(arguments: [
    ("<Document xmlns=\"camt.053\">", "ein Auszug in CAMT (XML), was levy nicht liest"),
    ("nothing here\n", "keine Zeile nennt eine Spalte der Tage"),
    ("Date,Amount\n03/04/2025,5\n", "sind auf zwei Weisen zu lesen"),
    (
      "Date,Amount\n2025-03-14,much\n",
      "Amount = 'much' geht nicht; erwartet: ein Betrag in ganzen Cent"
    ),
  ])
  func germanUsersReadGerman(_ text: String, _ german: String) throws {
    let scratch = try Scratch()
    let message = Language.$current.withValue(.german) {
      thrown { _ = try scratch.journal().takeIn(path: try scratch.write("x.csv", text)) }?.message
    }
    #expect(message?.contains(german) == true, "\(message ?? "no error")")
  }

  @Test func anImportThatIsEndedLeavesNothing() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let rows = (0..<3000).map { "2025-03-14,-\($0).00,P\($0)\n" }.joined()
    let file = try scratch.write("a.csv", "Date,Amount,Payee\n" + rows)
    #expect(try journal.takeIn(path: file) { done, _ in done < 1500 } == nil)
    #expect(try journal.find(EntryQuery()).isEmpty)
    #expect(try journal.steps(atMost: 9).isEmpty)
    #expect(try journal.takeIn(path: file)?.added == 3000)
    _ = try journal.undo()
    #expect(try journal.find(EntryQuery()).isEmpty)
  }

  /// A year of a shop's statements is longer than any rule file may be.
  @Test func aTableMayBeLong() throws {
    let scratch = try Scratch()
    let note = String(repeating: "Verwendungszweck ", count: 60)
    let rows = (0..<5000).map { "2025-03-14,-\($0).00,P\($0),\(note)\n" }.joined()
    #expect(rows.utf8.count > 4 << 20)
    let file = try scratch.write("long.csv", "Date,Amount,Payee,Note\n" + rows)
    #expect(try scratch.journal().takeIn(path: file)?.added == 5000)
  }

  /// Two digits mean the year that is nearest to what a bank can tell: none later than the next.
  @Test func yearsOfTwoDigits() throws {
    let next = CalendarDate.today.year + 1
    func digits(_ year: Int) -> String { String(String(year).suffix(2)) }
    for (day, year) in [
      ("99", 1999), ("00", 2000), ("25", 2025), (digits(next), next), (digits(next + 1), next - 99),
      (digits(next - 98), next - 98),
    ] {
      let scratch = try Scratch()
      let journal = try scratch.journal()
      _ = try journal.takeIn(path: try scratch.write("a.csv", "Buchungstag;Betrag\n31.12.\(day);-5,00\n"))
      #expect(try journal.find(EntryQuery()).map(\.content.day.description) == ["\(year)-12-31"])
    }
  }

  private static let head =
    "id,day,amount,kind,flow,payee,note,place,pay_type,source,source_id,removed,survivor,as_imported\n"

  /// Rows of an export that somebody changed: nothing of them is taken in.
  @Test(arguments: [
    [("1", "1", "2"), ("2", "1", "1")], [("1", "1", "1")], [("1", "1", "2"), ("2", "1", "3"), ("3", "1", "2")],
    [("3", "0", ""), ("1", "1", "2"), ("2", "1", "4"), ("4", "1", "1")], [("1", "0", "2"), ("2", "0", "")],
    [("1", "yes", ""), ("2", "0", "")], [("1", "1", "two"), ("2", "0", "")], [("1", "0", ""), ("1", "0", "")],
  ])
  func exportsThatContradictThemselvesAreRefused(rows: [(String, String, String)]) throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let table = rows.map { "\($0.0),2025-01-0\($0.0),-5.00,expense,out,P\($0.0),,,,,,\($0.1),\($0.2),f\($0.0)\n" }
    let file = try scratch.write("e.csv", Self.head + table.joined())
    let error = thrown { _ = try journal.takeIn(path: file) }
    #expect(error?.problem.kind == .malformedRow, "\(String(describing: error))")
    #expect(error?.place?.line ?? 0 > 1)
    #expect(try journal.steps(atMost: 9).isEmpty)
  }

  @Test func chainsOfMergedEntriesAreTakenIn() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    let rows = [(1, 1, "2"), (2, 1, "3"), (3, 0, ""), (4, 1, "2"), (5, 1, "9")].map {
      "\($0.0),2025-01-0\($0.0),-5.00,expense,out,P\($0.0),,,,,,\($0.1),\($0.2),f\($0.0)\n"
    }
    #expect(try journal.takeIn(path: try scratch.write("e.csv", Self.head + rows.joined()))?.added == 5)
    #expect(thrown { _ = try journal.entry(1) }?.message.hasPrefix("entry 1 was merged with entry 2") == true)
    #expect(try journal.check().isEmpty)
  }

  @Test func anExportMakesTheSameJournal() throws {
    let scratch = try Scratch()
    let journal = try scratch.journal()
    try journal.learn([.init(name: "books", flow: .outgoing)])
    _ = try journal.takeIn(path: try scratch.write("bank.csv", Self.german))
    try journal.add("2025-03-14", "60", "Müller, \"der\" Arzt", as: "books")
    let ids = try journal.find(EntryQuery()).map(\.id)
    _ = try journal.edit(ids[0]) { $0.note = "zwei\nZeilen" }
    _ = try journal.merge(ids[1], into: ids[2])
    _ = try journal.remove(ids[3])
    let text = try journal.exported(scratch)
    let other = try scratch.journal("other.sqlite")
    #expect(try other.takeIn(path: scratch.path + "/out.csv")?.added == 5)
    #expect(try other.exported(scratch) == text)
    #expect(try other.takeIn(path: try scratch.write("again.csv", text))?.added == 0)
    #expect(try other.takeIn(path: scratch.path + "/bank.csv")?.added == 0, "the bank's rows are known again")
  }
}
