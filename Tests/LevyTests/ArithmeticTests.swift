import Levy
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPresentation

private let inputs =
  input("income") + input("other", "money", "default = 0,") + input("quota", "rate", "default = 0.5,")
  + input("kids", "count(9)", "default = 2,")
  + parameter(
    "bands", "{ [\"2020-01-01\"] = { { upto = 37700, rate = 0.2 }, { upto = 125140, rate = 0.4 }, { rate = 0.45 } } }")

/// The formula of a rule whose body is given, with the numbers of a case.
private func formula(
  _ body: String, _ type: String = "money", _ given: KeyValuePairs<String, String> = ["income": "47430"],
  more: String = ""
) throws -> String? {
  let rules = try rulebook(inputs + more + rule("r", body, type: type))
  return try Calculator(rules).explain("r", for: facts(rules, given)).arithmetic?.text(
    type: rules.variable(named: "r").type)
}

@Suite("Formulas with a case's numbers")
struct ArithmeticTests {
  /// The slices of a tariff, worked out by a helper with a loop and locals.
  private static let slices = """
    local tax, from = 0, 0
    for _, band in ipairs(law.bands) do
      local upto = band.upto or case.income
      tax = tax + max(0, min(case.income, upto) - from) * band.rate
      from = upto
    end
    return tax
    """

  @Test func slicesThatAreReached() throws {
    #expect(try formula(Self.slices) == "37700 × 20 % + 9730 × 40 % = 11432.00")
    #expect(try formula(Self.slices, "money", ["income": "1000"]) == "1000 × 20 % = 200.00")
    #expect(
      try formula(Self.slices, "money", ["income": "200000"])
        == "37700 × 20 % + 87440 × 40 % + 74860 × 45 % = 76203.00")
    #expect(try formula(Self.slices, "money", ["income": "0"]) == nil)
  }

  @Test func whatAddsNothingIsLeftOut() throws {
    #expect(try formula("return case.income + case.other - case.other * 3") == nil)
    #expect(try formula("return (case.income - 430) * 1 / 1") == "47430 − 430 = 47000.00")
    #expect(try formula("return case.income - (case.income - case.kids)") == "47430 − (47430 − 2) = 2.00")
    #expect(try formula("return abs(case.other - case.income) + 1") == "47430 + 1 = 47431.00")
    #expect(try formula("return clamp(case.income, 5, 10)") == nil)
  }

  @Test func roundingIsSaidWhereItChangesSomething() throws {
    #expect(try formula("return floor(case.income / 7)") == "47430 / 7 ≈ 6775.714286, rounded down = 6775.00")
    #expect(try formula("return floor(case.income / 10, 0.01)") == "47430 / 10 = 4743.00")
    #expect(try formula("return ceil(case.income / 7) + 1") == "ceil(47430 / 7) + 1 = 6777.00")
    #expect(try formula("return case.income // 7 * case.kids") == "6775 × 2 = 13550.00")
    #expect(try formula("return round(case.income, 1000)") == "47430, rounded to the nearest = 47000.00")
  }

  @Test func ratesArePercent() throws {
    #expect(try formula("return case.income * case.quota") == "47430 × 50 % = 23715.00")
    #expect(try formula("return case.income * (0.25 + case.quota)") == "47430 × 75 % = 35572.50")
    #expect(try formula("return case.quota * 0.5", "rate") == "50 % × 50 % = 25 %")
    #expect(try formula("return case.income / 3", "number") == "47430 / 3 = 15810")
    #expect(try formula("return exact(case.kids) / 3", "number") == nil)
  }

  @Test func whatCannotBeToldIsNot() throws {
    #expect(try formula("return tostring(case.income) == '1' and 1 or case.income * 2") == nil)
    #expect(try formula("return case.income > 5", "boolean") == nil)
    // A part of a formula that becomes too long is replaced by its value.
    let long = "local x = case.income for i = 1, 40 do x = x + x end return floor(x, 1000)"
    let text = try #require(try formula(long, "number", ["income": "1"]))
    #expect(text.utf8.count < 400 && text.hasSuffix("= 1099511627000"))
  }

  /// A formula is asked for after the result, and changes nothing of it.
  @Test func evaluationIsUnharmed() throws {
    let rules = try rulebook(inputs + rule("a", "return case.income * 2") + rule("b", "return case.a + case.income"))
    let calculator = try Calculator(rules)
    let facts = try facts(rules, ["income": "10"])
    let tree = try calculator.explain("b", for: facts)
    #expect(tree.arithmetic?.text(type: .money) == "20 + 10 = 30.00")
    #expect(tree.inputs.map { $0.arithmetic?.text(type: .money) } == ["10 × 2 = 20.00", nil])
    #expect(try calculator.evaluate("b", for: facts).description == "30")
    #expect(tree.markup.plain.contains("  = 10 × 2 = 20.00\n"))
  }

  @Test func germanNumbersInGerman() throws {
    let rules = try rulebook(inputs + rule("r", "return case.income * 0.125"))
    let tree = try Calculator(rules).explain("r", for: facts(rules, ["income": "1000"]))
    #expect(
      Language.$current.withValue(.german) { tree.arithmetic?.text(type: .money) } == "1.000 × 12,5 % = 125,00")
    #expect(Language.$current.withValue(.german) { tree.json.text() }.contains("1000 × 12.5 % = 125.00"))
  }
}
