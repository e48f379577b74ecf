import ExactNumbers
import Levy
import Testing

@Suite("Why a result changed")
struct AttributionTests {
  private static let rules =
    input("income") + input("kids", "count(9)", "default = 0,")
    + parameter("rate", #"{ ["2020-01-01"] = 0.25, ["2025-01-01"] = 0.3 }"#)
    + parameter("allowance", #"{ ["2020-01-01"] = 100, ["2025-01-01"] = 200 }"#)
    + parameter("levies", #"{ ["2020-01-01"] = { "tax" }, ["2026-01-01"] = { "tax", "levy" } }"#)
    + rule("base", "return max(0, case.income - law.allowance * (1 + case.kids))")
    + rule("tax", "return floor(case.base * law.rate, 0.01)") + rule("levy", "return case.income * 0.1")
    + rule("total", "local sum = 0 for _, name in ipairs(law.levies) do sum = sum + case[name] end return sum")

  private func attribution(
    _ name: String = "tax", _ first: (Int, KeyValuePairs<String, String>),
    _ second: (Int, KeyValuePairs<String, String>),
    rules: String = rules, otherwise: String? = nil
  ) throws -> Attribution {
    let old = try Calculator(rulebook(rules))
    let new = try otherwise.map { try Calculator(rulebook($0)) } ?? old
    return try Attribution(
      name, from: .init(old, facts(old.rulebook, year: first.0, first.1)),
      to: .init(new, facts(new.rulebook, year: second.0, second.1)))
  }

  private func effects(_ found: Attribution) -> [String] {
    found.causes.map { "\($0.name) \($0.effect?.description ?? "?")" }
  }

  /// Each figure by hand: 25 % of (income − 100).
  @Test func inputsAreCauses() throws {
    let found = try attribution("tax", (2024, ["income": "1000"]), (2024, ["income": "2000", "kids": "2"]))
    #expect(found.before == .number(225))
    #expect(found.after == .number(425))
    #expect(effects(found) == ["income 250", "kids -50"])
    #expect(found.interaction == 0)
  }

  /// From 2024 to 2025 the allowance doubles and the rate rises to 30 %: (1000 − 200) × 0.25 = 200, 900 × 0.3 = 270,
  /// together 240.
  @Test func rulesWithOtherParametersAreCauses() throws {
    let found = try attribution("tax", (2024, ["income": "1000"]), (2025, ["income": "1000"]))
    #expect(effects(found) == ["tax 45", "base -25"])
    #expect(found.difference == 15)
    #expect(found.interaction == -5)
    guard case .rule(_, let place, let parameters, let isRewritten) = found.causes[0].kind else {
      Issue.record("a rule is the cause")
      return
    }
    #expect(place.file == "xx/a.lua")
    #expect(parameters.map(\.name) == ["rate"])
    #expect(parameters[0].before?.value == "0.25")
    #expect(parameters[0].after?.value == "0.3")
    #expect(!isRewritten)
    #expect(
      found.markup.plain.split(separator: "\n").map { $0.prefix(45) } == [
        "tax  225.00 → 240.00  (+15.00)  Label of tax", "  +45.00  tax  Label of tax: 225.00 → 270.00 ",
        "            law.rate  0.25 → 0.3  § 2  xx/a.l", "  -25.00  base  Label of base: 900.00 → 800.0",
        "            law.allowance  100 → 200  § 2  xx", "   -5.00  what the causes do only together",
      ])
  }

  @Test func rewrittenRulesAreCauses() throws {
    let found = try attribution(
      "tax", (2024, ["income": "1000"]), (2024, ["income": "1000"]),
      otherwise: Self.rules.replacing("floor(case.base", with: "floor(2 * case.base"))
    #expect(effects(found) == ["tax 225"])
    guard case .rule(_, _, let parameters, let isRewritten) = found.causes[0].kind else { return }
    #expect(parameters.isEmpty && isRewritten)
  }

  /// The same rules, of which another version holds from 2025 on: 25 % of 900 until then, 200 flat since.
  @Test func anotherVersionOfARuleIsACause() throws {
    let versions =
      input("income") + rule("tax", "return (case.income - 100) / 4", more: #"to = "2024-12-31","#)
      + rule("tax", "return 200", more: #"from = "2025-01-01","#)
    let found = try attribution("tax", (2024, ["income": "1000"]), (2025, ["income": "1000"]), rules: versions)
    #expect(effects(found) == ["tax -25"])
    guard case .rule(_, let place, let parameters, let isRewritten) = found.causes[0].kind else {
      Issue.record("a rule is the cause")
      return
    }
    #expect(isRewritten && parameters.isEmpty && place.line == 3)
    #expect(found.markup.plain.contains("(the rule is another one)"))
    // Between two years of one version nothing changes.
    let same = try attribution("tax", (2023, ["income": "1000"]), (2024, ["income": "1000"]), rules: versions)
    #expect(same.causes.isEmpty)
  }

  @Test func pinnedResultsAreCauses() throws {
    let found = try attribution("tax", (2024, ["income": "1000"]), (2024, ["income": "1000", "base": "400"]))
    #expect(effects(found) == ["base -125"])
    #expect(found.interaction == 0)
  }

  /// A new levy moves nothing in the first year's sum, which does not count it.
  @Test func whatCountsOnlyTogether() throws {
    let found = try attribution(
      "total", (2025, ["income": "1000"]), (2026, ["income": "2000"]),
      rules: Self.rules.replacing("case.income * 0.1", with: "case.year == 2026 and case.income * 0.1 or 0"))
    #expect(effects(found) == ["income 300"])
    #expect(found.joint.map(\.name) == ["levy"])
    #expect(found.joint[0].effectAtEnd == 200)
    #expect(found.difference == 500)
    #expect(found.interaction == 200)
  }

  @Test func nothingChanges() throws {
    let found = try attribution("tax", (2021, ["income": "1000"]), (2022, ["income": "1000"]))
    #expect(found.causes.isEmpty && found.joint.isEmpty)
    #expect(found.difference == 0)
  }

  @Test func resultsThatCannotBeComputed() {
    #expect(problem { try attribution("tax", (2024, [:]), (2024, ["income": "1"])) }?.code == "missing")
    #expect(problem { try attribution("tex", (2024, [:]), (2024, [:])) }?.code == "unknown-name")
  }

  /// Effects and interaction make up the difference, whatever changes.
  @Test(arguments: [2020, 2024, 2025], [0, 500, 12_345])
  func sums(year: Int, income: Int) throws {
    let found = try attribution(
      "total", (year, ["income": String(income)]), (2026, ["income": "777", "kids": "1"]))
    let sum = try found.causes.reduce(found.interaction ?? 0) { try $0.adding($1.effect ?? 0) }
    #expect(sum == found.difference)
  }
}
