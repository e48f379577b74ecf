import ExactNumbers
import Levy
import Testing

@testable import LevyRules

/// Numbers that are not numbers of the same thing, as `levy check` finds them.
@Suite struct UnlikeUnitTests {
  private static let facts =
    input("month", "money", "per = \"month\",") + input("rent", "money", "per = \"month\",")
    + input("year_pay", "money", "per = \"year\",") + input("other", "money", "per = \"year\",")
    + input("week", "money", "per = \"week\",") + input("gift", "money", "per = \"once\",") + input("free")
    + input("share", "rate") + input("days", "count(400)") + input("months", "count(12)") + input("factor", "number")
    + parameter("limit", "{ [\"2020-01-01\"] = 12084 }", more: "type = money, per = \"year\",")
    + parameter("cap", "{ [\"2020-01-01\"] = 4317 }", more: "type = money, per = \"month\",")
    + parameter("tax_rate", "{ [\"2020-01-01\"] = 0.42 }", more: "type = rate,")
    + parameter(
      "steps", "{ [\"2020-01-01\"] = { { width = 731, rate = 0.13 }, { rate = 0.27 } } }",
      more: "type = bands { width = money, rate = rate }, per = \"week\",")
    + parameter(
      "edges", "{ [\"2020-01-01\"] = { weekly = 287, yearly = 38740 } }",
      more: "type = record { weekly = money, yearly = money }, per = { weekly = \"week\", yearly = \"year\" },")

  private func found(_ body: String, type: String = "number", more: String = "") throws -> [Diagnostic] {
    try rulebook(Self.facts + rule("r", "\n\(body)\n", type: type, more: more)).findings().warnings.filter {
      $0.problem.kind == .unlikeUnits
    }
  }

  @Test(arguments: [
    "return case.month + case.year_pay", "return case.year_pay - case.rent", "return min(case.month, case.year_pay)",
    "return max(0, case.year_pay, case.week)", "if case.month > case.year_pay then return 1 end return 2",
    "return eq(case.month, case.year_pay) and 1 or 2", "return case.month / case.year_pay",
    "return case.month // case.year_pay", "return 12 * case.month + case.rent",
    "return case.year_pay / 12 - case.other",
    "return case.week * 52 + case.month", "return floor(case.month, 0.01) + case.year_pay * 0.42",
    "return case.month * case.share + case.year_pay", "return case.month + case.gift", "return case.month + law.limit",
    "return max(0, case.year_pay - law.cap)", "return min(case.month, law.limit)", "return case.month + case.share",
    "return case.days > case.month and 1 or 2", "return case.share + case.days", "return case.year_pay + law.tax_rate",
    "return case.year_pay - law.steps[1].width", "return max(case.week, law.edges.yearly)",
    "return case.year_pay - law.edges.weekly",
    "local a = case.month local b = case.year_pay return (a + 5) * 0.3 + a - b",
    "return abs(case.month) - round(case.year_pay)",
    "return case.free + case.month / case.rent", "return round(case.share, 0.01) + case.month",
    "return case.month * 0.0415 + case.year_pay", "return case.month / 0.0415 + case.year_pay",
  ])
  func slipsAreFound(body: String) throws {
    let found = try found(body)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(found.first?.place?.line == Self.facts.split(separator: "\n").count + 2)
  }

  @Test(arguments: [
    "return 12 * case.month + case.year_pay", "return case.month * 12 - law.limit",
    "return case.year_pay / 12 + case.rent",
    "return case.week * 52 - case.other", "return case.gift + case.year_pay", "return min(case.gift, law.limit)",
    "return case.month * case.months + case.year_pay", "return case.year_pay / 12 * case.months - case.other",
    "return case.year_pay * case.month", "return case.free + case.month + case.year_pay",
    "return case.month + case.free", "return round(case.share, 1) + case.month", "return case.share * 1 + case.month",
    "return case.share * -1 + case.month",
    "return case.factor + case.month", "return case.factor * case.month + case.year_pay", "return case.month + 12084.5",
    "return max(0, case.month)", "return case.month / law.cap + case.share",
    "return case.month * 0.04155 + case.year_pay",
    "return case.month * law.tax_rate + case.rent",
    "return case.month * 3 + case.year_pay", "return 1 - case.share", "return case.days + 1",
    "return case.year_pay * (case.month / case.rent) + case.other", "return case.days * case.week + case.month",
    "return max(case.week, law.steps[1].width, law.edges.weekly)", "return case.month + law.cap",
    "return case.month / case.days + case.year_pay", "return case.year_pay / case.other + case.days",
    "local sum = 0 for m in months(case) do sum = sum + law.on(m.first).cap end return sum + case.year_pay",
    "local sum = 0 for m in months(case) do sum = sum + case.year_pay / 12 end return sum + case.other",
    "if case.months > 3 then return case.year_pay / case.months + case.rent end return 0",
  ])
  func likeAndUnknownUnitsAreNot(body: String) throws { #expect(try found(body).map(\.message) == []) }

  @Test func whatTheLanguageEndsInIsSaidOfTheRule() throws {
    let found = try found("return clamp(case.month, 0, case.year_pay)")
    #expect(found.map { $0.place?.line } == [Self.facts.split(separator: "\n").count + 1])
  }

  @Test func results() throws {
    let month = "per = \"month\","
    #expect(try found("return case.year_pay", type: "money", more: month).count == 1)
    #expect(try found("return law.limit", type: "money", more: month).count == 1)
    #expect(try found("return case.share", type: "money", more: month).count == 1)
    #expect(try found("return case.month", type: "rate").count == 1)
    #expect(try found("if case.days > 5 then return case.month end return case.year_pay", type: "money").count == 1)
    let varies = "per = \"varies\","
    #expect(
      try found("if case.days > 5 then return case.month end return case.year_pay", type: "money", more: varies)
        .isEmpty)
    #expect(try found("return floor(case.year_pay / 12, 0.01)", type: "money", more: month).isEmpty)
    #expect(try found("return 0", type: "money", more: month).isEmpty)
    #expect(try found("return case.gift", type: "money", more: "per = \"year\",").isEmpty)
    #expect(try found("return case.free", type: "money", more: month).isEmpty)
  }

  @Test func whatIsSaid() throws {
    let found = try found("return 5 + floor(case.month, 1) - law.limit")
    #expect(
      found.first?.problem
        == .unlikeUnits(
          rule: "r", .difference, .init(name: "what is made of case.month", quantity: .money(.month)),
          .init(name: "law.limit", quantity: .money(.year))))
    let first = try #require(found.first).message
    #expect(
      first.contains(
        "'r' subtracts law.limit (an amount a year) from what is made of case.month (an amount a month)"))
    #expect(first.contains("help: bring both to one period, such as × 12 or / 12, or correct the 'per' of one"))
    let rate = try #require(self.found("return case.free + case.share").first).message
    #expect(rate.contains("'r' adds case.free (an amount of money) and case.share (a rate)"))
    #expect(rate.contains("help: one of them may have another 'type' than it should, or a product is meant"))
  }

  // MARK: Random

  /// A formula of amounts for one time, whose every fact stands beside another of that time.
  private func formula(_ period: Period, depth: Int, _ random: inout Random, slip: inout Bool) -> String {
    func leaf() -> String {
      var period = period
      if slip, random.below(3) == 0 { (slip, period) = (false, period == .month ? .year : .month) }
      let names =
        period == .month ? ["case.month", "case.rent", "law.cap"] : ["case.year_pay", "case.other", "law.limit"]
      return names[random.below(2 + (depth > 0 ? 0 : 1))]
    }
    // A sum has a fact at its left, so that what it is a number of is known.
    let left = period == .month ? "case.rent" : "case.other"
    if depth == 0 { return "(\(left) + \(leaf()))" }
    let kind = random.below(7)
    let inner = kind == 5 ? "" : formula(period, depth: depth - 1, &random, slip: &slip)
    switch kind {
    case 0: return "min(\(inner), \(left))"
    case 1: return "max(0, \(inner) - \(leaf()))"
    case 2: return "(\(inner) * case.share)"
    case 3: return "floor(\(inner) * 0.42, 0.01)"
    case 4: return "(\(inner) / (\(left) + 1) * \(left))"
    case 5:
      let other = formula(period == .month ? .year : .month, depth: depth - 1, &random, slip: &slip)
      return period == .month ? "(\(other) / 12 + \(left))" : "(12 * \(other) + \(left))"
    default: return "(\(left) - \(inner))"
    }
  }

  /// Formulas in like units have no finding, and those with one slip have one.
  @Test func plantedSlips() throws {
    var random = Random(seed: 13)
    var planted = 0
    for number in 0..<60 {
      var slip = number.isMultiple(of: 2)
      let wants = slip
      let formula = formula(random.below(2) == 0 ? .month : .year, depth: 1 + random.below(4), &random, slip: &slip)
      let isPlanted = wants && !slip
      planted += isPlanted ? 1 : 0
      #expect(try !found("return \(formula)").isEmpty == isPlanted, "\(formula)")
    }
    #expect(planted > 8)
  }

  @Test(arguments: ["de", "ie", "uk"]) func shippedRulesDeclareThem(jurisdiction: String) throws {
    let rulebook = try Rulebook(jurisdiction, in: DefinitionTests.rules)
    let amounts = rulebook.variables.filter { $0.type == .money && !$0.isCaveat }
    #expect(amounts.filter { $0.per != nil }.count * 10 >= amounts.count * 7)
  }
}
