import ExactNumbers
import Levy
import Testing

@testable import LevyFixtures
@testable import LevyReport

/// The steps of the law over all amounts of households, the largest first.
@Suite struct CliffsTests {
  private static let rules =
    input("gross", "money", "default = 0,") + input("rent", "money", "default = 0,")
    + input("idle", "money", "default = 0,")
    + input("old", "boolean", "default = false,") + input("monthly", "money", "default = 0, per = \"month\",")
    + rule("tax", "if case.gross > 12000 then return floor(100 + (case.gross - 12000) * 0.2, 0.01) end return 0")
    + rule("grant", "if case.rent >= 500 then return 7 end return 0")
    + rule("bonus", "if case.old and case.gross >= 30000 then return 900 end return 0")
    + rule("levy", "if case.monthly > 1000 then return 5 end return 0")
    + rule("unused", "return case.idle")
    + rule("net", "return case.gross - case.tax + case.grant + case.bonus - case.levy")

  private static let households = """
    example "A worker" {
      year = 2024, given = { gross = 20000 }, expect = { tax = 1700 }, source = "by hand",
      asks = { "gross", of = "net" },
    }
    example "An old one" {
      year = 2025, given = { gross = 10000, old = true }, expect = { tax = 0 }, source = "by hand",
      asks = { "gross", of = "net" },
    }
    example "No household" { year = 2025, given = { gross = 1 }, expect = { tax = 0 }, source = "by hand" }
    """

  private func book() throws -> Rulebook {
    let jurisdiction = """
      jurisdiction "xx" { label = "Testland", currency = "EUR", years = { 2020, 2026 }, results = { "net" },
        waterfalls = { { from = { "gross" }, less = { "tax" }, leaves = "net" } } }
      """
    return try Rulebook(
      "xx", files: ["a.lua": Self.rules, "h.lua": Self.households, "jurisdiction.lua": jurisdiction])
  }

  private func shown(_ cliffs: Cliffs) -> [String] {
    cliffs.steps.map {
      "\($0.kink.jump) \($0.fact.name) \($0.kink.at) \($0.kink.rule) \($0.household.title) \($0.others)"
    }
  }

  @Test func theLargestFirstAndEachOnce() throws {
    let book = try book()
    let cliffs = try Cliffs(book, Cliffs.households(of: book, year: 2026))
    #expect(
      shown(cliffs) == [
        "900 gross 30000 bonus An old one 0", "-99.99 gross 12000.01 tax A worker 1", "7 rent 500 grant A worker 1",
        "-5 monthly 1000.01 levy A worker 1",
      ], "\(shown(cliffs))")
    #expect(cliffs.households.map(\.title) == ["A worker", "An old one"] && cliffs.gaps.isEmpty)
    // A fact that no result reads is not an amount that matters.
    #expect(cliffs.households.map(\.amounts) == [3, 3])
  }

  @Test func aHouseholdAndAResultOfOnesOwn() throws {
    let book = try book()
    let mine = try facts(book, ["gross": "1000", "rent": "600"])
    let cliffs = try Cliffs(book, [Cliffs.household(mine)], of: "grant")
    #expect(shown(cliffs) == ["7 rent 500 grant  0"])
    #expect(cliffs.markup.plain.contains("+7.00  rent = 500.00  grant"))
    #expect(throws: Diagnostic.self) { try Cliffs(book, [Cliffs.household(mine)], of: "grnt") }
  }

  /// An input that only rules read is not an amount of a household.
  @Test func whatStandsForAnotherFactIsNoAmount() throws {
    let book = try rulebook(
      input("gross", "money", "default = 0,") + input("helper", "money", "default = 0, stands_for = \"gross\",")
        + rule("net", "if case.helper > 5 then return 1 end if case.gross > 7 then return 2 end return 0"))
    let cliffs = try Cliffs(book, [Cliffs.household(try facts(book, ["gross": "1"]))], of: "net")
    #expect(cliffs.steps.map(\.fact.name) == ["gross"])
  }

  /// A household without any amount with which the way from gross to net begins is named, not skipped silently.
  @Test func whatIsNotLookedAtIsSaid() throws {
    let book = try book()
    let cliffs = try Cliffs(book, [Cliffs.household(try facts(book, ["rent": "600"]))])
    #expect(cliffs.steps.isEmpty && cliffs.gaps.count == 1)
    #expect(cliffs.markup.plain.contains("not looked at: nothing of what the rules lead from gross to net is given"))
  }

  @Test func casesOnBothSidesAreProposed() throws {
    let book = try book()
    let cliffs = try Cliffs(book, Cliffs.households(of: book, year: 2025))
    let rent = try #require(cliffs.edges.first { $0.fact.name == "rent" })
    let values = rent.cases.map { facts in facts.values.first { $0.name == "rent" }?.value }
    #expect(values == [.number(try Exact(text: "499.99")), .number(500)])
    let row = ProposedCase(facts: rent.cases[1], result: rent.result.name, note: "an \"edge\"")
    #expect(
      ProposedCase.table([row, row]) == "year,gross,rent,expect.net,source,note\n2025,20000,500,,,\"an 'edge'\"\n")
  }

  /// A bend is no step, and is an edge.
  @Test func bendsAreEdges() throws {
    let book = try rulebook(
      input("gross", "money", "default = 0,") + rule("net", "return floor(max(0, case.gross - 1000) * 0.2, 0.01)"))
    let household = Cliffs.household(try facts(book, ["gross": "2000"]))
    let cliffs = try Cliffs(book, [household], of: "net", bends: true)
    #expect(cliffs.steps.isEmpty && cliffs.edges.map(\.kink.at) == [1000])
    #expect(try Cliffs(book, [household], of: "net").edges.isEmpty)
  }

  @Test func thePageHasDrawingTableAndHouseholds() throws {
    let book = try book()
    let cliffs = try Cliffs(book, Cliffs.households(of: book, year: 2025))
    #expect(cliffs.html.contains("<svg") && cliffs.html.contains("An old one") && cliffs.html.contains("gross=10000"))
    let lines = cliffs.drawing.markup(columns: 80).plain.split(separator: "\n")
    // Bars begin at zero, gains to the right and losses to the left of it.
    #expect(lines.count == 4 && lines[0].contains("▓") && lines[1].contains("▒"))
    let gain = try #require(lines[0].firstIndex(of: "▓")), loss = try #require(lines[1].lastIndex(of: "▒"))
    #expect(
      lines[0].distance(from: lines[0].startIndex, to: gain) == lines[1].distance(from: lines[1].startIndex, to: loss)
        + 1)
  }
}
