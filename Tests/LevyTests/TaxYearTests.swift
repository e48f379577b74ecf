import ExactNumbers
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules

/// Years that do not begin on 1 January.
@Suite struct TaxYearTests {
  @Test(arguments: [
    ("04-06", 2025, "2025-04-06", "2026-04-05", "2025/26"),
    ("03-01", 2023, "2023-03-01", "2024-02-29", "2023/24"),
    ("03-01", 2024, "2024-03-01", "2025-02-28", "2024/25"),
    ("01-01", 2025, "2025-01-01", "2025-12-31", "2025"),
    ("07-01", 1999, "1999-07-01", "2000-06-30", "1999/00"),
    ("12-31", 2025, "2025-12-31", "2026-12-30", "2025/26"),
  ])
  func hasDaysAndAName(_ starts: String, _ year: Int, _ first: String, _ last: String, _ name: String) throws {
    let taxYear = try #require(TaxYear(starts: starts))
    let (first, last) = (try #require(CalendarDate(first)), try #require(CalendarDate(last)))
    #expect(taxYear.firstDay(of: year) == first && taxYear.lastDay(of: year) == last)
    #expect([first, last].map(taxYear.year) == [year, year])
    #expect(taxYear.year(of: last.next) == year + 1)
    #expect(taxYear.name(of: year) == name)
    #expect(taxYear.year(named: name) == year)
  }

  @Test func namesMustBeOfAYear() throws {
    let taxYear = try #require(TaxYear(starts: "04-06"))
    #expect(taxYear.year(named: "2025-26") == 2025)
    for text in ["2025/27", "2025/2026", "25/26", "2025/26/", "x", "", "2025/2 "] {
      #expect(taxYear.year(named: text) == nil)
    }
    #expect(TaxYear.calendar.year(named: "2025/26") == nil)
    for text in ["02-29", "4-6", "13-01", "", "04-31"] { #expect(TaxYear(starts: text) == nil) }
  }

  private static let law =
    "jurisdiction \"xx\" { label = \"X\", currency = \"GBP\", years = { 2022, 2025 }, "
    + "tax_year = { starts = \"04-06\" }, results = { \"r\" } }\n"

  private func rules() throws -> Rulebook {
    let parameter = parameter("rate", "{ [\"2022-04-06\"] = 1, [\"2023-04-06\"] = 2, [\"2024-01-06\"] = 3 }")
    let body = "return law.rate * 10000 + case.year"
    return try Rulebook(
      "xx", files: ["a.lua": parameter + input("m") + rule("r", body), "jurisdiction.lua": Self.law])
  }

  @Test func casesHaveTheLawOfTheirYear() throws {
    let rules = try rules()
    let calculator = try Calculator(rules)
    #expect(try Case(rules, year: 2023).date == CalendarDate("2024-04-05"))
    #expect(try calculator.evaluate("r", for: Case(rules, year: 2023)) == .number(32023))
    for (day, expected) in [
      ("2022-04-06", 12022), ("2023-04-05", 12022), ("2023-04-06", 22023), ("2024-01-05", 22023),
      ("2024-01-06", 32023), ("2024-04-05", 32023), ("2024-04-06", 32024), ("2026-04-05", 32025),
    ] {
      let facts = try Case(rules, date: try #require(CalendarDate(day)))
      #expect(try calculator.evaluate("r", for: facts) == .number(Exact(expected)), "\(day)")
    }
    for day in ["2022-04-05", "2026-04-06"] {
      #expect(throws: Diagnostic.self) { try Case(rules, date: try #require(CalendarDate(day))) }
    }
  }

  /// A year is typed as people call it, also in a case file.
  @Test func yearsAreGivenByTheirNames() throws {
    let rules = try rules()
    var facts = try Case(rules, year: 2025)
    try facts.give("year", "2023/24")
    #expect(facts.year == 2023 && facts.date == CalendarDate("2024-04-05") && facts.yearName == "2023/24")
    #expect(throws: Diagnostic.self) { try facts.give("year", "2023/25") }
    let file = try CaseFile("jurisdiction = xx\nyear = 2024/25\nm = 3\n", path: "a.case")
    #expect(try file.facts(Calculator(rules)).date == CalendarDate("2025-04-05"))
  }

  /// By plans and by the interpreter, with the year or the day in a column.
  @Test(arguments: [true, false]) func tablesToo(_ usesPlans: Bool) throws {
    var job = try BatchJob(rules(), outputs: ["r"])
    job.rowsWorthAPlan = 0
    job.usesPlans = usesPlans
    #expect(
      try run(job, "year,m\n2022,1\n2023,1\n").lines.dropFirst().prefix(2) == ["2022,1,12022.00", "2023,1,32023.00"])
    let days = try run(job, "date,m\n2023-04-05,1\n2023-04-06,1\n2026-04-06,1\n")
    #expect(days.lines.dropFirst().prefix(2) == ["2023-04-05,1,12022.00", "2023-04-06,1,22023.00"])
    #expect(days.faults.map(\.row) == [3])
    job.year = 2023
    #expect(try run(job, "m\n1\n").lines.dropFirst().prefix(1) == ["1,32023.00"])
  }

  @Test(arguments: [
    "\"04-06\"", "{ starts = \"06/04\" }", "{ starts = 4 }", "{}", "{ starts = \"04-06\", ends = \"x\" }",
  ])
  func wrongDeclarationsAreErrors(_ text: String) throws {
    let law = Self.law.replacing("{ starts = \"04-06\" }", with: text)
    let error = #expect(throws: RulebookErrors.self) {
      try Rulebook("xx", files: ["a.lua": rule("r", "return 1"), "jurisdiction.lua": law])
    }
    #expect(error?.diagnostics.first?.message.contains("tax_year") == true)
  }
}
