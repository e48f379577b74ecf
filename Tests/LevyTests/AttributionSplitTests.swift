import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyPresentation
@testable import LevyWhatIf

/// The effect of a rule, split among its parameters.
@Suite("Which parameter moved a result")
struct AttributionSplitTests {
  private static let rules =
    input("income")
    + parameter("allowance", #"{ ["2020-01-01"] = 100, ["2025-01-01"] = 200 }"#)
    + parameter("rates", #"{ ["2020-01-01"] = { low = 0.25 }, ["2025-01-01"] = { low = 0.3 } }"#)
    + parameter("fee", #"{ ["2020-01-01"] = 5, ["2025-01-01"] = 5 }"#)
    + rule("tax", "return floor((case.income - law.allowance) * law.rates.low + law.fee, 0.01)")
    + rule("burden", "return case.tax / case.income", type: "rate")

  private func attribution(
    _ name: String = "tax", years: (Int, Int) = (2024, 2025), rules: String = rules, otherwise: String? = nil
  ) throws -> Attribution {
    let old = try Calculator(rulebook(rules))
    let new = try otherwise.map { try Calculator(rulebook($0)) } ?? old
    return try Attribution(
      name, from: .init(old, facts(old.rulebook, year: years.0, ["income": "1000"])),
      to: .init(new, facts(new.rulebook, year: years.1, ["income": "1000"])))
  }

  private func parts(_ cause: Attribution.Cause?) -> [String] {
    guard case .rule(_, _, let parameters, _)? = cause?.kind else { return [] }
    return parameters.map { "\($0.name) \($0.effect?.description ?? "?")" }
      + [cause?.ownEffect.map { "itself \($0)" } ?? "whole"]
  }

  /// (1000 − 100) × 0.25 = 225; with the new allowance 800 × 0.25 = 200; with the new rate as well 800 × 0.3 = 240.
  @Test func inTheOrderOfReading() throws {
    let found = try attribution()
    #expect(found.causes.map(\.effect) == [15])
    #expect(parts(found.causes.first) == ["allowance -25", "rates 40", "itself 0"])
    let lines = found.markup.plain.split(separator: "\n").map { $0.prefix(40) }
    #expect(lines[2] == "            -25.00  law.allowance  100 →")
    #expect(lines[3] == "            +40.00  law.rates  { low = 0")
  }

  @Test func aSingleParameterHasItAll() throws {
    let rules = Self.rules.replacing("[\"2025-01-01\"] = 200", with: "[\"2025-01-01\"] = 100")
    let found = try attribution(rules: rules)
    #expect(parts(found.causes.first) == ["rates ?", "whole"])
  }

  /// Values of other rules are copied, tables too, and so is what only the rule's text changes.
  @Test func amongOtherRules() throws {
    let otherwise = Self.rules.replacing("= 100,", with: "= 300,").replacing("low = 0.25", with: "low = 0.5")
    let found = try attribution(years: (2024, 2024), otherwise: otherwise)
    #expect(parts(found.causes.first) == ["allowance -50", "rates 175", "itself 0"])
    let rewritten = otherwise.replacing("+ law.fee", with: "+ 2 * law.fee")
    let second = try attribution(years: (2024, 2024), otherwise: rewritten)
    #expect(parts(second.causes.first) == ["allowance -50", "rates 175", "itself 5"])
    #expect(second.markup.plain.contains("  +5.00  the rule itself, which is another one\n"))
  }

  @Test(arguments: ["tax", "burden"], [(2020, 2025), (2024, 2025), (2024, 2026), (2025, 2024)])
  func partsAddUp(name: String, years: (Int, Int)) throws {
    for cause in try attribution(name, years: years).causes {
      guard case .rule(_, _, let parameters, _) = cause.kind, let own = cause.ownEffect else { continue }
      #expect(try parameters.reduce(own) { try $0.adding($1.effect ?? 0) } == cause.effect)
    }
  }

  @Test func aParameterThatIsNewIsPartOfTheRule() throws {
    let otherwise =
      Self.rules.replacing("+ law.fee", with: "+ law.charge").replacing("= 100,", with: "= 300,")
      + parameter("charge", #"{ ["2020-01-01"] = 9 }"#)
    let found = try attribution(years: (2024, 2024), otherwise: otherwise)
    let cause = try #require(found.causes.first)
    #expect(cause.effect == -46)
    #expect(parts(cause).contains("allowance -50") && parts(cause).last == "itself 4")
  }

  @Test func ratesDifferByPoints() throws {
    let found = try attribution("burden")
    #expect(found.markup.plain.hasPrefix("burden  23 % → 24.5 %  (+1.5 points)  Label of burden\n"))
    #expect(Answer.difference(Exact(numerator: 1, scale: 2), type: .rate) == "+1 point")
    #expect(Answer.difference(Exact(numerator: -1, scale: 2), type: .rate) == "-1 point")
    #expect(Answer.difference(5, type: .money) == "+5.00")
  }
}
