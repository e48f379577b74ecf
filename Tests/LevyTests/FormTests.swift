import ExactNumbers
import Levy
import LevyForms
import Testing

/// Forms of returns, as rules declare them, and what of a case belongs on their lines.
@Suite("Forms") struct FormTests {
  private static let rules =
    #"person "spouse" { label = "Spouse", source = "§ 1", present = function(case) return case.filing == "joint" end }"#
    + "\n" + input("filing", "choice { \"single\", \"joint\" }", "default = \"single\"")
    + input("wages", "money", "of = { \"taxpayer\", \"spouse\" }, default = 0") + input("bonus", "money", "default = 0")
    + input("tools", "money", "default = 0") + input("blind", "boolean", "default = false")
    + rule("tax", "return floor(case.wages * 0.2, 0.01)") + rule("old_levy", "return 5", more: "to = \"2023-12-31\",")
    + rule("lost", "error(\"nobody knows\")")
    + #"caveat "gains" { text = "Gains are not covered.", source = "§ 2", concerns = { "tax" }, "#
    + "when = function() return false end }\n"

  private static func book(_ forms: String, _ more: [String: String] = [:]) throws -> Rulebook {
    try rulebook(rules, files: more.merging(["forms/pay.lua": forms]) { one, _ in one })
  }

  private static func form(_ lines: String, head: String = "", years: String = "2024, 2025") -> String {
    "form \"pay\" { label = \"Pay\", source = \"Form\", years = { \(years) }, \(head) lines = {\n\(lines)\n} }"
  }

  /// Returns the faults of forms: line of the file and message.
  private func faults(_ forms: String, _ more: [String: String] = [:]) throws -> [String] {
    Forms(try Self.book(forms, more)).diagnostics.map { "\($0.place?.line ?? 0) \($0.problem.sentence(reveals: true))" }
  }

  /// The rows of the papers of a case: number, value, name.
  private func rows(
    _ forms: String, year: Int = 2025, all: Bool = false, _ given: KeyValuePairs<String, String>
  ) throws -> [String] {
    let book = try Self.book(forms)
    let wanted = try Forms(book).checked().of(year: year)
    let filled = try Calculator(book).filled(wanted, for: facts(book, year: year, given), all: all)
    return filled.forms.flatMap { form in
      form.papers.flatMap { paper in
        paper.rows(book, all: all).map { row in
          [paper.title, row.place, row.text, row.label, row.remark].compactMap(\.self).joined(separator: " | ")
        }
      }
    }
  }

  @Test func aLineIsAFactOrAResult() throws {
    let form = Self.form(#"{ "5", code = "110", label = "Wages", is = "wages" }, { "6", label = "Tax", is = "tax" },"#)
    #expect(
      try rows(form, ["wages": "1000.50"]) == ["5 (110) | 1000.50 € | Wages | wages", "6 | 200.10 € | Tax | tax"])
  }

  /// Zero and no are nothing to write, unless all lines are wanted.
  @Test func whatIsNothingIsLeftOut() throws {
    let form = Self.form(
      #"{ "5", label = "Wages", is = "wages" }, { "7", label = "Blind", is = "blind" }, { "8", label = "Name" },"#)
    #expect(try rows(form, ["wages": "0", "blind": "no", "bonus": "1"]) == [])
    #expect(try rows(form, ["wages": "0", "blind": "yes"]) == ["7 | yes | Blind | blind"])
    #expect(
      try rows(form, all: true, ["wages": "0"]) == [
        "5 | 0.00 € | Wages | wages", "7 |  | Blind | blind", "8 |  | Name | unknown",
      ])
  }

  @Test func aLineMayBeASum() throws {
    let form = Self.form(#"{ "5", label = "All pay", is = { { "wages", "bonus" } } },"#)
    #expect(try rows(form, ["wages": "100", "bonus": "5.25"]) == ["5 | 105.25 € | All pay | wages + bonus"])
    #expect(try rows(form, ["bonus": "5.25"]) == ["5 | 5.25 € | All pay | wages + bonus"])
  }

  @Test func aBoxIsTickedIfTheFactIsItsWord() throws {
    let form = Self.form(
      #"{ "1", label = "Jointly", is = "filing", word = "joint" }, { "2", label = "Alone", is = "filing", word = "single" },"#
    )
    #expect(try rows(form, ["filing": "joint"]) == ["1 | X | Jointly | filing"])
  }

  /// If a fact is the sum of several lines, the sum would be wrong on each of them.
  @Test func aSumIsDividedAmongLines() throws {
    let book = try Self.book(
      Self.form(
        #"""
        { "7", label = "Tools, first", part_of = "tools" }, { "8", label = "Tools, second", part_of = "tools" },
        { "9", label = "Other", decides_nothing = true }, { "11", label = "Tools, third", part_of = "tools" },
        { "12", label = "Box", part_of = "blind" },
        """#))
    let filled = try Calculator(book).filled(
      Forms(book).checked().all, for: facts(book, ["tools": "90", "blind": "yes"]))
    #expect(filled.forms.map(\.isEmpty) == [true])
    // For a box that is a part of a fact it is unknown whether it is ticked.
    #expect(filled.sums.map { "\($0.variable.name) \($0.text) \($0.places)" } == ["tools 90.00 € Pay 7–8, 11"])
    #expect(filled.markup(all: false).plain.contains("divided among these lines"))
  }

  @Test func personsHaveColumnsOrPapers() throws {
    let line = #"{ "5", code = { "110", "210" }, label = "Wages", is = { "wages", "spouse.wages" } },"#
    let both = Self.form(line, head: #"of = { "Person A", "Person B" },"#)
    let given: KeyValuePairs = ["filing": "joint", "wages": "10", "spouse.wages": "20"]
    #expect(
      try rows(both, given) == [
        "5 (110) | 10.00 € | Wages: Person A | wages", "5 (210) | 20.00 € | Wages: Person B | spouse.wages",
      ])
    let papers = Self.form(line, head: #"of = { "Person A", "Person B" }, papers = true,"#)
    #expect(
      try rows(papers, given) == [
        "Person A | 5 (110) | 10.00 € | Wages | wages", "Person B | 5 (210) | 20.00 € | Wages | spouse.wages",
      ])
    #expect(try rows(papers, ["wages": "10"]) == ["Person A | 5 (110) | 10.00 € | Wages | wages"])
  }

  /// A number that was not read is not printed, and lines move from year to year.
  @Test func numbersAreThoseOfTheYear() throws {
    let form = Self.form(
      #"""
      { "5", label = "Wages", is = "wages" }, { { [2024] = "9", [2025] = "7" }, label = "Bonus", is = "bonus" },
      { "8", label = "Tools", years = { 2025 }, is = "tools" },
      """#, head: "numbered = { 2025 },")
    let given: KeyValuePairs = ["wages": "1", "bonus": "2", "tools": "3"]
    #expect(
      try rows(form, year: 2024, given) == ["– | 1.00 € | Wages | wages", "9 | 2.00 € | Bonus | bonus"])
    #expect(
      try rows(form, given) == [
        "5 | 1.00 € | Wages | wages", "7 | 2.00 € | Bonus | bonus", "8 | 3.00 € | Tools | tools",
      ])
    #expect(try rows(form, year: 2023, given) == [])
  }

  @Test func remarksComeWithTheResults() throws {
    let book = try Self.book(Self.form(#"{ "1", label = "Tax", is = "tax" }, { "2", label = "Lost", is = "lost" },"#))
    let filled = try Calculator(book).filled(
      Forms(book).checked().all, for: facts(book, ["tools": "5", "wages": "10"]))
    #expect(filled.failures.map(\.message).contains { $0.contains("nobody knows") })
    #expect(filled.answer?["tax"] == .number(2))
    #expect(filled.left.map(\.name) == ["wages", "tools"])
  }

  @Test func coverageCountsEachLineOnce() throws {
    let lines = #"""
      "Heading", { "1", label = "a", is = "wages" }, { "2", label = "b", is = "tax" }, { "3", label = "c", part_of = "tools" },
      { "4", label = "d", not_covered = "gains" }, { "5", label = "e", decides_nothing = true }, { "6", label = "f" },
      { "7", label = "g", years = { 2025 } },
      """#
    let coverage = try Forms(Self.book(Self.form(lines))).checked().coverage(year: nil)
    #expect(coverage.map(\.year) == [2024, 2025])
    #expect(coverage.map(\.lines) == [6, 7])
    #expect(
      coverage.map { row in FormCoverage.Kind.allCases.map { row[$0] } } == [[1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 2]])
  }

  // MARK: What is wrong

  @Test(arguments: [
    (#"{ "5", label = "a" }, { "6", label = "b", is = "wags" },"#, "2 unknown name 'wags'"),
    (#"{ "5", label = "a", not_covered = "gain" },"#, "2 unknown name 'gain'"),
    (
      "{ \"5\", label = \"a\" },\n{ \"5\", label = \"b\" },",
      "3 form 'pay' has a wrong 'lines[2]': expected a line of its own"
    ),
    (
      "{ \"5\", label = \"a\" },\n{ \"6\", is = \"wages\" },",
      "3 form 'pay' has a wrong 'lines[2]': expected a label, found none"
    ),
    (
      #"{ "5", label = "a", is = "old_levy" },"#,
      "2 form 'pay' has a wrong 'lines[1]': expected a name that there is law for in 2024"
    ),
    (
      #"{ "5", label = "a", is = "wages", decides_nothing = true },"#,
      "2 form 'pay' has a wrong 'lines[1]': expected one of"
    ),
    (
      #"{ "5", label = "a", is = { "wages", "bonus" } },"#,
      "2 form 'pay' has a wrong 'lines[1]': expected at most as many names"
    ),
    (#"{ "5", label = "a", is = { { "wages", "blind" } } },"#, "2 form 'pay' has a wrong 'lines[1]': expected amounts"),
    (
      #"{ "5", label = "a", is = "filing", word = "jont" },"#,
      "2 form 'pay' has a wrong 'lines[1]': expected a word of 'filing'"
    ),
    (#"{ "5", label = "a", sum = "wages" },"#, "2 form 'pay' has an unknown field 'lines[1].sum'"),
    (#"{ "5", label = "a", years = { 2023 } },"#, "2 form 'pay' has a wrong 'lines[1]': expected years of the form"),
    (#"{ "5", label = "a", is = wages },"#, "2 unknown name 'wages'"),
  ])
  func mistakes(lines: String, message: String) throws {
    let found = try faults(Self.form(lines))
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
  }

  @Test func theNearestNameIsProposed() throws {
    let book = try Self.book(Self.form(#"{ "5", label = "a", is = "wags" },"#))
    #expect(Forms(book).diagnostics.first?.report().plain.contains("did you mean 'wages'?") == true)
  }

  @Test func formsAndRulesHaveFoldersOfTheirOwn() throws {
    let form = Self.form(#"{ "5", label = "a" },"#)
    #expect(
      problems(Self.rules + form).map { $0.sentence(reveals: true) } == [
        "form 'pay' belongs into the jurisdiction's folder 'forms'"
      ])
    #expect(
      try faults(form, ["forms/more.lua": input("more")]) == ["1 input 'more' does not belong into the folder 'forms'"])
    #expect(try faults(form, ["forms/again.lua": form]).map { $0.prefix(25) } == ["1 'pay' is declared twice"])
    #expect(try faults(Self.form(#"{ "5", label = "a" },"#, years: "2019, 2025")).count == 1)
    // Results do not depend on forms, and neither does their stamp.
    #expect(try Self.book(form).digest == rulebook(Self.rules).digest)
  }

  // MARK: The forms that come with Levy

  private static func shipped(_ code: String) throws -> Rulebook {
    try Rulebook(code, in: #require(Rulebook.shippedFolder))
  }

  @Test(arguments: ["de", "ie", "uk"]) func shippedFormsAreRight(code: String) throws {
    let forms = Forms(try Self.shipped(code))
    #expect(forms.diagnostics.map(\.message) == [])
    #expect(forms.all.count >= 2)
    for coverage in forms.coverage(year: nil) { #expect(coverage.lines > 0, "\(coverage.form.name)") }
  }

  /// The rows of a form of a case, by the numbers.
  private func lines(
    _ code: String, _ form: String, year: Int, _ given: KeyValuePairs<String, String>
  ) throws -> [String] {
    let book = try Self.shipped(code)
    let wanted = try Forms(book).checked().only([form]).of(year: year)
    let filled = try Calculator(book).filled(wanted, for: facts(book, year: year, given))
    let rows = filled.forms.flatMap { form in
      form.papers.flatMap { paper in
        paper.rows(book).map { row in [paper.title, row.place, row.text].compactMap(\.self).joined(separator: " | ") }
      }
    }
    return rows + filled.sums.map { "\($0.places) | \($0.text)" }
  }

  /// A couple: his pay and way to work, her pension as a civil servant beside her pay, which line 5 has in it.
  @Test func aGermanCouple() throws {
    #expect(
      try lines(
        "de", "anlage_n", year: 2025,
        [
          "filing": "joint", "wages": "48000", "wage_tax_withheld": "6000", "commuting_days": "180",
          "commuting_km": "23",
          "union_dues": "240", "work_expenses": "310", "spouse_wages": "9000", "spouse_civil_pension": "21000",
        ]) == [
          "Person A | 5 (110/111) | 48000.00 €", "Person A | 6 (140/141) | 6000.00 €", "Person A | 29 (110) | 180",
          "Person A | 30 (111) | 23", "Person A | 53 (310) | 240.00 €",
          "Person B | 5 (110/111) | 30000.00 €", "Person B | 11 (200) | 21000.00 €",
          "Annex N 54–56, 60–64, 80 | 310.00 €",
        ])
    // Most line numbers of 2024 were not read.
    #expect(
      try lines("de", "anlage_n", year: 2024, ["wages": "48000", "union_dues": "240"]) == [
        "Person A | – (110/111) | 48000.00 €", "Person A | – (310) | 240.00 €",
      ])
  }

  @Test func aBritishTrader() throws {
    #expect(
      try lines(
        "uk", "sa103s", year: 2024, ["trading_receipts": "30000", "trading_expenses": "4000"]) == [
          "28 | £26000.00", "31 | £26000.00", "SA103S 9–10, 27, 30 | £30000.00",
          "SA103S 11–20, 25, 25.1, 25.2 | £4000.00",
        ])
  }

  @Test func anIrishCouple() throws {
    #expect(
      try lines(
        "ie", "form_11", year: 2024,
        [
          "marital_status": "married", "turnover": "52000", "trade_expenses": "2000",
          "spouse.residential_rents": "14400",
          "spouse.rent_paid": "900", "birth_date": "1980-06-15", "spouse.birth_date": "1981-01-01",
        ]
      ).prefix(4) == ["– | Married or in a civil partnership", "– | 1980-06-15", "– | 1981-01-01", "– | 52000.00 €"])
  }
}
