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

  private func rules(_ overlays: (String, String)...) throws -> Rulebook { try rules(base, overlays) }

  private func rules(_ base: String, _ overlays: [(String, String)]) throws -> Rulebook {
    var sources = RuleSources(
      jurisdiction: "xx",
      files: [("a.lua", base), ("figures.lua", figures), ("jurisdiction.lua", jurisdiction(results: ["net"]))].map {
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

  /// Tables of another file are read-only, and those that stand for several declarations are nobody's own.
  private let figures =
    "return { since = { [\"2024-01-01\"] = 7, [\"2025-01-01\"] = revised { [\"2024-12-01\"] = 8 } } }"

  @Test func oneTableForSeveralDeclarations() throws {
    let reform = """
      local nothing = { source = "Bill", compute = function() return 0 end }
      rule "tax" (nothing)
      rule "net" (nothing)
      """
    let book = try rules(("reform", reform))
    #expect(try results(book) == ["0", "0", "0"])
    #expect(["tax", "net"].map { book[$0]?.label } == ["Tax", "Net"])
    #expect(book["net"]?.aliases == [])
  }

  @Test func figuresOfAnotherFileRemain() throws {
    let base =
      "parameter \"p\" { label = \"P\", source = \"§ 1\", since = require(\"figures\").since }\n"
      + rule("net", "return law.p", type: "number")
    #expect(try results(rules(base, [])) == ["7", "8", "8"])
    let reform = "parameter \"p\" { since = { [\"2026-01-01\"] = 9 } }"
    #expect(try results(rules(base, [("reform", reform)])) == ["7", "8", "9"])
  }

  @Test func whatIsSupposed() throws {
    let base =
      input("wages", "money", "default = 100") + rule("net", "return case.with_little.half")
      + rule("half", "return floor(case.wages / 2, 0.01)")
      + "hypothesis \"with_little\" { label = \"with little\", source = \"§ 1\", sets = { wages = 10 } }\n"
    #expect(try results(rules(base, [])) == ["5", "5", "5"])
    let book = try rules(base, [("reform", "hypothesis \"with_little\" { sets = { wages = 30 } }")])
    #expect(try results(book) == ["15", "15", "15"])
    #expect(book.hypotheses.declared.map(\.label) == ["with little"])
  }

  /// Several kinds of things may have a fact, and a rule, of one name.
  private let things = """
    thing "job" { at_most = 1, label = "Job", source = "§ 1", present = function() return true end }
    thing "pension" { at_most = 1, label = "Pension", source = "§ 1", present = function() return true end }
    input "amount" { of = "job", label = "Pay", type = money, default = 1, max = 1000 }
    input "amount" { of = "pension", label = "Pension", type = money, default = 2, max = 5000 }
    rule "part" { of = "job", label = "J", source = "§ 1", type = money, compute = function(job) return job.amount end }
    rule "part" { of = "pension", label = "P", source = "§ 1", type = money, compute = function() return 5 end }

    """ + rule("net", "return 10 * case.job[1].part + case.pension[1].part")

  @Test func whoseFactIsReplaced() throws {
    let reform = """
      input "amount" { of = "job", default = 3 }
      rule "part" { of = "pension", source = "Bill", compute = function(pension) return pension.amount end }
      """
    let book = try rules(things, [("reform", reform)])
    #expect(try results(book) == ["32", "32", "32"])
    #expect(["job.1.amount", "pension.1.amount"].map { book[$0]?.maximum } == [1000, 5000])
    #expect(book["job.1.amount"]?.label == "Job 1: Pay")
  }

  @Test func whoseFactIsNotSaid() throws {
    #expect {
      try rules(things, [("reform", "rule \"part\" { source = \"Bill\", compute = function() return 0 end }")])
    } throws: { error in
      let found = (error as? RulebookErrors)?.diagnostics ?? []
      return found.count == 1 && found[0].place == Place(file: "reform/a.lua", line: 1)
        && found[0].problem.sentence(reveals: true).contains("say by 'of' whose is meant")
    }
  }
}
