import ExactNumbers
import Levy
import Testing

/// Facts that are sums of entries, from a book in memory.
@Suite struct EntryCountTests {
  private struct Book: EntryBook {
    var currency = "EUR"
    var list: [(String, Int64, String)] = []

    func cashFlow(from: CalendarDate, to: CalendarDate) -> [MonthlyCashFlow] { [] }

    func entries(of kinds: [String], from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [CountedEntry] {
      list.enumerated().compactMap { index, entry in
        guard let day = CalendarDate(entry.0), kinds.contains(entry.2), from <= day, day <= to else { return nil }
        return CountedEntry(number: Int64(index + 1), day: day, cents: entry.1, kind: entry.2, payee: "P\(index + 1)")
      }
    }
  }

  private static let rules: String =
    input("medical", "money", "default = 0, entries = { kind = \"medical\" }")
    + input("last", "money", "default = 0, entries = { kind = { \"medical\", \"dental\" }, year = -1 }")
    + input("monthly", "money", "default = 0, entries = { kind = \"wage\", flow = \"in\", by = \"month\" }")
    + input("receipts", "money", "min = 0, entries = { kind = \"income\", flow = \"in\", projected = true }")
    + rule("all", "return case.medical + case.last + case.monthly + case.receipts")

  private static let book = Book(list: [
    ("2024-12-31", -7000, "medical"), ("2024-01-01", -500, "dental"), ("2025-01-01", -6000, "medical"),
    ("2025-02-10", 300_000, "income"), ("2025-03-01", 500, "medical"), ("2025-03-05", 100_000, "income"),
    ("2025-02-01", 1000, "wage"), ("2025-04-30", 1001, "wage"), ("2026-01-01", -900, "medical"),
  ])

  @Test func entriesOfTheYearBecomeFacts() throws {
    let rulebook = try rulebook(Self.rules)
    var facts = try Case(rulebook, year: 2025)
    let count = try facts.count(Self.book)
    let values = Dictionary(uniqueKeysWithValues: facts.values.map { ($0.name, $0.value.description) })
    // 1000 and 1001 cents in three months, February to April: 6.67.
    #expect(values == ["medical": "55", "last": "75", "monthly": "6.67", "receipts": "4000"])
    #expect(count.counted.count == 4 && count.typed.isEmpty)
  }

  @Test func whatIsTypedHoldsAndIsSaid() throws {
    let rulebook = try rulebook(Self.rules)
    var facts = try Case(rulebook, year: 2025)
    try facts.give("medical", "100")
    let count = try facts.count(Self.book)
    #expect(count.typed.map(\.variable.name) == ["medical"])
    #expect(facts.values.first?.value.description == "100")
    #expect(count.notes.contains("medical is as it was given, not 55.00: 2 entries of the journal"))
  }

  @Test func withoutEntriesAFactStaysAsItIs() throws {
    let rulebook = try rulebook(Self.rules)
    var facts = try Case(rulebook, year: 2022)
    _ = try facts.count(Self.book)
    #expect(facts.values.isEmpty)
    #expect(throws: Diagnostic.self) { try Calculator(rulebook).evaluate("receipts", for: facts) }
  }

  @Test func theExplanationEndsInTheEntries() throws {
    let rulebook = try rulebook(Self.rules)
    var facts = try Case(rulebook, year: 2025)
    _ = try facts.count(Self.book)
    let text = try Calculator(rulebook).explain("all", for: facts).markup.plain
    #expect(text.contains("medical = 55.00  Label of medical  (2 entries of the journal)"))
    #expect(text.contains("2025-01-01  60.00  P3  #3"))
    #expect(text.contains("2025-03-01  -5.00  P5  #5"))
    // A value that is typed afterwards has no entries.
    try facts.remove("medical")
    try facts.give("medical", "1")
    #expect(
      try Calculator(rulebook).explain("all", for: facts).markup.plain.contains(
        "medical = 1.00  Label of medical  (given)"))
  }

  @Test func aProjectionTakesTheMonthsThatPassed() throws {
    let rulebook = try rulebook(Self.rules)
    var facts = try Case(rulebook, year: 2025)
    let count = try facts.count(Self.book, projectedFrom: CalendarDate("2025-02-28"))
    let values = Dictionary(uniqueKeysWithValues: facts.values.map { ($0.name, $0.value.description) })
    // 3,000 in two months; amounts that must not be projected stay.
    #expect(values["receipts"] == "18000" && values["medical"] == "55")
    #expect(count.notes.contains { $0.contains("to 2025-02-28, projected from 2 to 12 months") })
  }

  @Test func monthsOfATaxYearBeginOnItsDay() throws {
    let start = "jurisdiction \"xx\" { label = \"T\", currency = \"EUR\", years = { 2020, 2026 }, results = {}, "
    let rulebook = try Rulebook(
      "xx", files: ["a.lua": Self.rules, "jurisdiction.lua": start + "tax_year = { starts = \"04-06\" } }"])
    var facts = try Case(rulebook, year: 2024)
    _ = try facts.count(
      Book(list: [("2024-04-06", 100, "income"), ("2024-05-05", 100, "income"), ("2024-05-06", 50, "income")]),
      projectedFrom: CalendarDate("2024-05-05"))
    #expect(facts.values.first?.value.description == "24")
  }

  /// Money of two kinds that go either way, of calendar months: of the next year and the year before too.
  @Test func monthsOfTheCalendarAndWhatIsTakenOff() throws {
    func fact(_ name: String, _ months: String) -> String {
      let kinds = "kind = \"vat_in\", less = \"vat_out\", flow = \"in\""
      return input(name, "money", "entries = { \(kinds), months = { \(months) } }")
    }
    let start = "jurisdiction \"xx\" { label = \"T\", currency = \"EUR\", years = { 2020, 2026 }, results = {}, "
    let facts =
      fact("december", "0, 0") + fact("february", "2, 2") + fact("spring", "4, 6") + fact("winter", "13, 15")
      + fact("autumn", "7, 9")
      + rule("all", "return case.december + case.february + case.spring + case.winter + case.autumn")
    let rulebook = try Rulebook(
      "xx", files: ["a.lua": facts, "jurisdiction.lua": start + "tax_year = { starts = \"04-06\" } }"])
    let book = Book(list: [
      ("2023-11-30", 1, "vat_in"), ("2023-12-01", 2, "vat_in"), ("2023-12-31", 4, "vat_in"),
      ("2024-01-01", 8, "vat_in"),
      ("2024-02-29", 700, "vat_in"), ("2024-03-31", 16, "vat_in"), ("2024-04-01", 19_000, "vat_in"),
      ("2024-06-30", -3_050, "vat_out"), ("2024-07-01", -25, "vat_out"), ("2025-01-01", 30, "vat_in"),
      ("2025-03-31", -40, "vat_out"), ("2025-04-01", 50, "vat_in"),
    ])
    func values(until: CalendarDate) throws -> [String: String] {
      var made = try Case(rulebook, year: 2024)
      _ = try made.count(book, until: until)
      return Dictionary(uniqueKeysWithValues: made.values.map { ($0.name, $0.value.description) })
    }
    #expect(
      try values(until: .distantFuture)
        == ["december": "0.06", "february": "7", "spring": "159.5", "winter": "-0.1", "autumn": "-0.25"])
    let day = try #require(CalendarDate("2024-06-29"))
    #expect(try values(until: day) == ["december": "0.06", "february": "7", "spring": "190"])
  }

  @Test func whatIsTakenOffGoesTheOtherWay() {
    let both =
      input("a", "money", "entries = { kind = \"m\", less = \"n\", flow = \"in\" }")
      + input("b", "money", "default = 0, entries = { kind = \"n\", flow = \"in\" }")
    #expect(diagnostics(both + rule("r", "return case.a + case.b")).map(\.problem.code) == ["wrong-field"])
    let apart = both.replacing("kind = \"n\", flow = \"in\"", with: "kind = \"n\", flow = \"out\"")
    #expect(diagnostics(apart + rule("r", "return case.a + case.b")).isEmpty)
  }

  @Test func anotherCurrencyIsRefused() throws {
    var facts = try Case(try rulebook(Self.rules), year: 2025)
    let error = #expect(throws: Diagnostic.self) { try facts.count(Book(currency: "GBP")) }
    #expect(error?.message.contains("GBP") == true)
  }

  @Test func aSumThatIsNoValueIsRefusedWithItsEntries() throws {
    var facts = try Case(try rulebook(Self.rules), year: 2025)
    let error = #expect(throws: Diagnostic.self) {
      try facts.count(Book(list: [("2025-01-01", -5, "income")]))
    }
    #expect(error?.message.contains("the 1 entries of income come to -0.05") == true)
  }

  @Test(arguments: [
    ("entries = { kind = \"Medical\" }", "entries.kind"), ("entries = {}", "entries"),
    ("entries = { kind = \"m\", year = 1 }", "entries.year"),
    ("entries = { kind = \"m\", yaer = 0 }", "did you mean 'year'"),
    ("entries = { kind = \"m\", by = \"week\" }", "entries.by"),
    ("entries = { kind = \"m\", flow = \"up\" }", "entries.flow"),
    ("entries = { kind = \"m\", projected = 1 }", "entries.projected"), ("entries = { kind = { 1 } }", "entries.kind"),
    ("entries = { kind = \"m\", less = {} }", "entries.less"),
    ("entries = { kind = \"m\", months = { 3 } }", "entries.months"),
    ("entries = { kind = \"m\", months = { 3, 1 } }", "entries.months"),
    ("entries = { kind = \"m\", months = { 25, 25 } }", "entries.months"),
    ("entries = { kind = \"m\", months = { 1, 3 }, projected = true }", "entries.months"),
    ("entries = { kind = \"m\", months = { 1, 3 }, by = \"month\" }", "entries.months"),
  ])
  func badEntriesAreFoundWhenRulesLoad(_ field: String, _ part: String) {
    let found = diagnostics(input("a", "money", "default = 0, " + field) + rule("r", "return case.a"))
    #expect(found.count == 1)
    #expect(found.first?.message.contains(part) == true, "\(found.map(\.message))")
  }

  @Test func entriesAreMoneyAndGoOneWay() {
    let rate = input("a", "rate", "default = 0, entries = { kind = \"m\" }")
    #expect(diagnostics(rate + rule("r", "return case.a * 1", type: "rate")).map(\.problem.code) == ["wrong-field"])
    let both =
      input("a", "money", "default = 0, entries = { kind = \"m\" }")
      + input("b", "money", "default = 0, entries = { kind = \"m\", flow = \"in\" }")
    #expect(diagnostics(both + rule("r", "return case.a + case.b")).map(\.problem.code) == ["wrong-field"])
  }
}
