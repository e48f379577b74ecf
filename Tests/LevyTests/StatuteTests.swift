import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPresentation
@testable import LevyRules
@testable import LevyScript

/// The wording of statutes beside the rules that cite them.
@Suite struct StatuteTests {
  private static let law = """
    jurisdiction "xx" { label = "X", currency = "EUR", years = { 2020, 2026 }, results = { "tax" } }
    input "income" { label = "Income", type = money, source = "Act s. 15(2)" }
    parameter "rate" { label = "Rate", source = "§ 2 Abs. 1 Satz 2 Tax Code", type = rate, since = { ["2020-01-01"] = 0.1 } }
    rule "tax" {
      label = "Tax", source = "§§ 1, 3 Abs. 6 Tax Code", type = money,
      compute = function(case, law) return floor(case.income * law.rate, 0.01) end,
    }
    """

  private func rulebook(_ statutes: String) throws -> Rulebook {
    try Rulebook("xx", files: ["tax.lua": Self.law, "statutes/code.md": statutes])
  }

  private let code = """
    # Tax Code
    As of today.

    ## § 1 Tax Code
    <https://example.org/1>

    There is a tax
    on income:
    - pay,
    - profits.

    It is yearly.

    ## § 2 Abs. 1 Tax Code since 2020-01-01
    One tenth.

    ## § 2 Abs. 1 Tax Code since 2026-01-01
    One ninth.

    ## § 3 Abs. 6 Tax Code
    <https://example.org/3>

    ## § 30 Tax Code
    Cited by none.
    """

  @Test func sectionsOfASource() throws {
    let book = try rulebook(code)
    let statutes = try Statutes(of: book)
    func cited(_ source: String, _ day: String = "2025-12-31") throws -> [String] {
      statutes.cited(by: [source], on: try #require(CalendarDate(day))).map { section in
        ([section.citation, section.link].compactMap(\.self) + section.paragraphs).joined(separator: "|")
      }
    }
    #expect(
      try cited("§§ 1, 3 Abs. 6 Tax Code") == [
        "§ 1 Tax Code|https://example.org/1|There is a tax on income:|- pay,|- profits.|It is yearly.",
        "§ 3 Abs. 6 Tax Code|https://example.org/3",
      ])
    #expect(try cited("§ 2 Abs. 1 Satz 2 Tax Code") == ["§ 2 Abs. 1 Tax Code|One tenth."])
    #expect(try cited("§ 2 Abs. 1 Tax Code", "2026-01-01") == ["§ 2 Abs. 1 Tax Code|One ninth."])
    #expect(try cited("§ 2 Abs. 1 Tax Code", "2019-12-31").isEmpty)
    for other in [
      "§ 2 Abs. 1a Tax Code", "§ 2 Abs. 2 Satz 1 Tax Code", "§ 2 Abs. 1 Other Code", "§ 11 Tax Code", "§ 1a Tax Code",
      "§ 1 Other Act; § 4 Tax Code", "§ 1 Other Act, § 4 Tax Code", "§§ 4, 5 Abs. 1 Tax Code", "", "§",
    ] { #expect(try cited(other).isEmpty, "\(other)") }
  }

  @Test func sectionsOfAnAct() throws {
    let book = try rulebook("## Act s. 15\nA.\n## Act s. 15(2)\nB.\n## Act s. 156\nC.\n## § 1 Tax Code\nD.")
    let statutes = try Statutes(of: book)
    func cited(_ source: String) -> [String] { statutes.cited(by: [source], on: .distantPast).flatMap(\.paragraphs) }
    #expect(cited("Act s. 15(2)") == ["A.", "B."])
    #expect(cited("Act s. 15") == ["A."])
    #expect(cited("Act ss. 12, 156") == ["C."])
    #expect(cited("Act ss. 12 and 156(1), Sch. 15") == ["C."])
    #expect(cited("Act ss. 12, Sch. 15") == [])
    #expect(cited("Act s. 15A") == [])
    #expect(
      statutes.warnings(book).map(\.message) == [
        "xx/statutes/code.md:5: no rule or figure has 'Act s. 156' as its source"
      ])
  }

  @Test func explanationsShowThem() throws {
    let book = try rulebook(code)
    let calculator = try Calculator(book)
    var facts = try Case(book, year: 2025)
    try facts.give("income", "1000")
    let sources = try calculator.explain("tax", for: facts).sources(isBrief: true)
    #expect(sources == ["§§ 1, 3 Abs. 6 Tax Code", "§ 2 Abs. 1 Satz 2 Tax Code"])
    let shown = try Statutes(of: book).markup(citedBy: sources, on: facts.date).plain
    #expect(shown.hasPrefix("§ 1 Tax Code  https://example.org/1\n  There is a tax on income:\n"))
    #expect(shown.hasSuffix("§ 2 Abs. 1 Tax Code  since 2020-01-01\n  One tenth.\n"))
  }

  @Test func results() throws {
    // Files of statutes are no rules, and change none.
    let (with, without) = (try rulebook(code), try Rulebook("xx", files: ["tax.lua": Self.law]))
    #expect(with.sources.digest == without.sources.digest)
  }

  @Test(arguments: [
    ("## § 1 Tax Code since 2025-02-30\nText.", "2025-02-30", 1), ("# A\n\n## § 1 Tax Code\n\n## § 2\nB.", "text", 3),
    ("## § 1\nA.\n\n## § 1\nB.", "§ 1", 4), ("## A since 2020-01-01\nB.\n## A since 2020-01-01\nC.", "A", 3),
  ])
  func mistakes(text: String, word: String, line: Int) throws {
    let error = try #require(throws: Diagnostic.self) { _ = try Statutes(of: rulebook(text)) }
    #expect(error.message.contains(word))
    #expect(error.place == Place(file: "xx/statutes/code.md", line: line))
  }
}
