import Testing

@testable import LevyCalculator

@Suite("What rules read, through helpers too")
struct ReadsTests {
  private func reads(_ rules: String, files: [String: String] = [:]) throws -> [String: RuleReads] {
    let book = try rulebook(
      input("income") + input("bonus") + parameter("rate", "{ [\"2020-01-01\"] = 0.2 }")
        + parameter("fee", "{ [\"2020-01-01\"] = 5 }") + rules, files: files)
    return try Calculator(book).reads(for: facts(book))
  }

  private let helpers = """
    local helpers = {}
    local function charge(law) return law.fee end
    function helpers.taxed(case, law) return floor(case.income * law.rate, 0.01) + charge(law) end
    function helpers.other(case) return case.bonus end
    return helpers
    """

  @Test func throughARequiredFile() throws {
    let body = "local h = require \"helpers\"\n" + rule("tax", "return h.taxed(case, law)")
    let tax = try #require(try reads(body, files: ["helpers.lua": helpers])["tax"])
    #expect(tax.facts == ["income"])
    #expect(tax.parameters == ["rate", "fee"])
  }

  @Test func aTableThatIsPassedOnMayBeUsedWhole() throws {
    let body =
      "local h = require \"helpers\"\nlocal function first(t, case, law) return t.taxed(case, law) end\n"
      + rule("tax", "return first(h, case, law)")
    #expect(try reads(body, files: ["helpers.lua": helpers])["tax"]?.facts == ["income", "bonus"])
  }

  @Test func branchesThatTheCaseDoesNotTake() throws {
    let tax = try reads(rule("tax", "if case.income < 0 then return law.fee end return case.bonus"))["tax"]
    #expect(tax?.facts == ["income", "bonus"] && tax?.parameters == ["fee"])
  }

  @Test func namesThatAreComputed() throws {
    let body =
      "local all = { \"income\", \"bonus\" }\n"
      + rule("sum", "local sum = 0 for _, name in ipairs(all) do sum = sum + case[name] end return sum")
    #expect(try reads(body)["sum"]?.facts == ["income", "bonus"])
  }

  @Test func inAllVersions() throws {
    let body =
      rule("tax", "return case.income", more: "to = \"2023-12-31\",")
      + rule("tax", "return law.fee", more: "from = \"2024-01-01\",")
    let tax = try reads(body)["tax"]
    #expect(tax?.facts == ["income"] && tax?.parameters == ["fee"])
  }
}
