import LevyScript
import Testing

@testable import LevyModel
@testable import LevyRules
@testable import LevyTrace

/// Slips that used to pass in silence, each of which `levy check` tells.
@Suite struct SilentSlipTests {
  private func kinds(_ rules: String) throws -> [Problem.Kind] {
    let book: Rulebook
    do throws(RulebookErrors) { book = try rulebook(rules, results: ["tax"]) } catch {
      return error.diagnostics.map(\.problem.kind)
    }
    return (book.warnings + (try book.findings().warnings)).map(\.problem.kind)
  }

  private static let wages = input("wages", "money", "default = 0")

  @Test(arguments: [
    "return case.wages // 12", "local w = case.wages return w // 12", "return case.wages * 2 // 12",
    "local w = case.wages * 2 return (w + 5) // law.parts",
  ])
  func wholeDivisionOfMoney(_ body: String) throws {
    let rules = Self.wages + parameter("parts", "{ [\"2020-01-01\"] = 5 }") + rule("tax", body)
    #expect(try kinds(rules).contains(.floorsMoney))
  }

  @Test(arguments: [
    "return case.wages // (case.wages + 1)", "return floor(case.wages / 12, 0.01)", "local w = 7 return w // 2",
  ])
  func otherDivisions(_ body: String) throws {
    #expect(try !kinds(Self.wages + rule("tax", body, type: "number")).contains(.floorsMoney))
  }

  @Test(arguments: [
    "return case['wag' .. 'es']", "local name = 'wag' .. 'es' return case[name]", "return case[('wag' .. 'es')]",
    "return law['par' .. 'ts']",
  ])
  func aNameThatIsPutTogether(_ body: String) throws {
    let rules = Self.wages + parameter("parts", "{ [\"2020-01-01\"] = 5 }") + rule("tax", body)
    #expect(try kinds(rules).contains(.computedName))
  }

  @Test(arguments: [
    "return case['wages']", "local name = 'wages' return case[name]",
    "local texts = { ab = 1 } return texts['a' .. 'b']",
    "local of = { wages = 'wages' } return case[of.wages]",
  ])
  func aNameThatStandsWhole(_ body: String) throws {
    #expect(try !kinds(Self.wages + rule("tax", body)).contains(.computedName))
  }

  @Test func anEmptySource() throws {
    #expect(
      try kinds(#"rule "tax" { label = "Tax", source = "", type = money, compute = function() return 1 end }"#) == [
        .wrongField
      ])
  }

  /// A rule that needs another when that is not in force any more; under a hypothesis nobody reads what is not.
  @Test func aRuleOfOtherYears() throws {
    let earlier =
      Self.wages + "rule \"earlier\" { label = \"E\", source = \"§ 1\", type = money, to = \"2024-12-31\", "
      + "compute = function(case) return case.wages end }\n"
    let hypothesis = "hypothesis \"h\" { label = \"h\", source = \"§ 1\", sets = { wages = 7, earlier = 5 } }\n"
    func notes(_ rules: String, _ body: String) throws -> [Problem.Kind] {
      try rulebook(rules + rule("tax", body), results: ["tax"]).findings().notes.map(\.problem.kind)
    }
    #expect(try notes(earlier, "return case.earlier") == [.notFollowed])
    #expect(try notes(earlier, "return case.year > 2024 and 0 or case.earlier").isEmpty)
    #expect(try notes(earlier + hypothesis, "return case.year > 2024 and 0 or case.h.earlier").isEmpty)
    let swapped = hypothesis.replacing("earlier = 5", with: "earlier = function(case) return case.earlier + 1 end")
    #expect(try notes(earlier + swapped, "return case.year > 2024 and 0 or case.h.earlier").isEmpty)
  }

  @Test func aRateAboveOne() throws {
    let rules =
      Self.wages + parameter("rate", "{ [\"2020-01-01\"] = 50 }", more: "type = rate,")
      + rule("tax", "return floor(case.wages * law.rate, 0.01)")
    #expect(try kinds(rules) == [.wrongField])
  }

  @Test(arguments: [
    ("{ upto = 2000, rate = 1 }, { upto = 1000, rate = 2 }, { rate = 3 }", true),
    ("{ upto = 1000, rate = 1 }, { upto = 3000, rate = 2 }, { upto = 2000, rate = 2 }, { rate = 3 }", true),
    ("{ upto = 1000, rate = 1 }, { upto = 2000, rate = 2 }, { rate = 3 }", false),
    ("{ above = 2000, rate = 3 }, { above = 1000, rate = 2 }, { above = 0, rate = 1 }", false),
    ("{ above = 2000, rate = 3 }, { above = 1000, rate = 2 }, { rate = 1 }", false),
  ])
  func bandsOutOfOrder(_ bands: String, _ isTold: Bool) throws {
    let rules =
      Self.wages + parameter("bands", "{ [\"2020-01-01\"] = { \(bands) } }")
      + rule("tax", "return case.wages * law.bands[1].rate")
    #expect(try kinds(rules).contains(.history) == isTold)
  }

  @Test func aForgottenYear() throws {
    let rules =
      Self.wages + parameter("rate", "{ [\"2020-01-01\"] = 1, [\"2022-01-01\"] = 2 }", more: "every = \"year\",")
      + rule("tax", "return case.wages * law.rate")
    #expect(try kinds(rules).contains(.history))
  }

  private static let couple =
    #"person "spouse" { label = "Spouse", source = "§", present = function(case) return case.married end }"# + "\n"
    + input("married", "boolean", "default = false") + input("wages", "money", "default = 0, of = \"person\"")

  @Test(arguments: [
    "local s = 0 for p in each(case.persons) do s = s + case.wages end return s",
    "return sum(case.persons, function(p) return p.wages + case.wages end)",
  ])
  func aPersonsFactReadOfTheTaxpayer(_ body: String) throws {
    #expect(try kinds(Self.couple + rule("tax", body)).contains(.taxpayersFact))
  }

  @Test(arguments: [
    "local s = case.wages for p in each(case.persons) do s = s + p.wages end return s",
    "return sum(case.persons, function(p) return p.wages + case.taxpayer.wages end)",
    "local s = 0 for p in each(case.persons) do if case.married then s = s + p.wages end end return s",
  ])
  func whatIsMeantOfTheTaxpayer(_ body: String) throws {
    #expect(try !kinds(Self.couple + rule("tax", body)).contains(.taxpayersFact))
  }

  @Test func aKindThatDoesNotExist() throws {
    let body =
      "local s = 0 for p in each(case.persons) do if p.kind == \"spuose\" then s = s + p.wages end end return s"
    #expect(try kinds(Self.couple + rule("tax", body)) == [.badValue])
    #expect(
      try kinds(Self.couple + input("x", "money", "default = 0, of = \"kid\"") + rule("tax", "return case.wages")) == [
        .wrongField
      ])
  }
}
