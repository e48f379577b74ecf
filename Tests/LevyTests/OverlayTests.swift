import Levy
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevyScript

/// Folders laid over rules: figures that are changed, rules in place of others, further ones.
@Suite("Overlays") struct OverlayTests {
  private let base = """
    parameter "rate" {
      label = "Rate", source = "§ 1", type = rate, every = "year", since = { ["2024-01-01"] = 0.1, ["2025-01-01"] = 0.2,
        ["2026-01-01"] = 0.3, ["2020-01-01"] = 0, ["2021-01-01"] = 0, ["2022-01-01"] = 0, ["2023-01-01"] = 0 },
    }
    input "wages" { label = "Wages", type = money, default = 100, aliases = { "pay" } }
    rule "tax" {
      label = "Tax", source = "§ 2", type = money, aliases = { "steuer" },
      compute = function(case, law) return floor(case.wages * law.rate, 0.01) end,
    }
    rule "net" { label = "Net", source = "§ 3", type = money, compute = function(case) return case.wages - case.tax end }
    check "little" { holds = function(case) return case.wages < 1000 end, message = "much", grade = "impossible" }

    """

  private func rules(_ overlays: (String, String)...) throws -> Rulebook {
    var sources = RuleSources(
      jurisdiction: "xx",
      files: [("a.lua", base), ("jurisdiction.lua", jurisdiction(results: ["net"]))].map {
        RuleFile(path: "xx/\($0.0)", bytes: Array($0.1.utf8))
      })
    for (name, text) in overlays {
      sources.lay(over: name, files: [RuleFile(path: "\(name)/a.lua", bytes: Array(text.utf8))])
    }
    return try Rulebook(sources)
  }

  private func results(_ book: Rulebook, _ given: KeyValuePairs<String, String> = [:]) throws -> [String] {
    try [2024, 2025, 2026].map { try result("net", book, year: $0, given) }
  }

  @Test func nothingLaidOver() throws { #expect(try results(rules()) == ["90", "80", "70"]) }

  @Test func aFigureOfAYear() throws {
    let book = try rules(("reform", "parameter \"rate\" { since = { [\"2025-01-01\"] = 0.5 } }"))
    #expect(try results(book) == ["90", "50", "70"])
    #expect(book.parameter(named: "rate")?.label == "Rate")
    #expect(book.parameter(named: "rate")?.place.file == "reform/a.lua")
  }

  @Test func aRuleOfSomeDays() throws {
    let reform = """
      rule "tax" { source = "Bill", from = "2025-01-01", to = "2025-12-31", compute = function(case) return 7 end }
      """
    let book = try rules(("reform", reform))
    #expect(try results(book) == ["90", "93", "70"])
    #expect(try result("steuer", book) == "7")
    #expect(book["tax"]?.versions.count == 3)
  }

  @Test func aRuleOfTwoVersions() throws {
    let reform = """
      rule "tax" { source = "Bill", to = "2025-12-31", compute = function(case) return 7 end }
      rule "tax" { source = "Bill", from = "2026-01-01", compute = function(case) return 8 end }
      """
    #expect(try results(rules(("reform", reform))) == ["93", "93", "92"])
  }

  @Test func whatIsNew() throws {
    let reform = """
      input "wages" { default = 200 }
      input "rebate" { label = "Rebate", type = money, default = 1 }
      rule "net" { source = "Bill", compute = function(case) return case.wages - case.tax + case.rebate end }
      check "little" { holds = function(case) return case.wages < 10000 end, message = "much", grade = "impossible" }
      """
    let book = try rules(("reform", reform))
    #expect(try results(book) == ["181", "161", "141"])
    #expect(try result("net", book, ["pay": "1000"]) == "801")
  }

  @Test func twoThatDoNotMeet() throws {
    let book = try rules(
      ("one", "parameter \"rate\" { since = { [\"2025-01-01\"] = 0.5 } }"),
      ("two", "input \"wages\" { default = 200 }"))
    #expect(try results(book) == ["180", "100", "140"])
  }

  @Test func twoThatMeet() {
    let reform = "parameter \"rate\" { since = { [\"2025-01-01\"] = 0.5 } }"
    #expect {
      try rules(("one", reform), ("two", reform))
    } throws: { error in
      (error as? RulebookErrors)?.diagnostics.map(\.problem)
        == [.duplicateName(name: "rate", first: Place(file: "one/a.lua", line: 1))]
    }
  }

  @Test func anotherTypeIsNoReplacement() {
    let reform = "rule \"tax\" { source = \"Bill\", type = boolean, compute = function() return true end }"
    #expect(throws: RulebookErrors.self) { try rules(("reform", reform)) }
  }
}
