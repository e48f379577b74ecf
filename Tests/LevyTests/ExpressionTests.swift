import ExactNumbers
import Levy
import Testing

@Suite("Expressions over a case")
struct ExpressionTests {
  private static let rules =
    input("income", "money", #"aliases = { "zve" },"#) + input("kids", "count(9)", "default = 2,")
    + input("born", "date", #"default = "1990-05-06","#)
    + input("filing", #"choice { "single" }"#, #"default = "single","#)
    + parameter("rate", #"{ ["2020-01-01"] = 0.25 }"#) + parameter("list", #"{ ["2020-01-01"] = { 1, 2 } }"#)
    + rule("tax", "return case.income * law.rate", more: #"aliases = { "T" },"#)

  private func evaluate(_ expression: String, income: String = "1000") throws -> ExpressionResult {
    let rules = try rulebook(Self.rules)
    return try Calculator(rules).evaluate(expression: expression, for: facts(rules, ["income": income]))
  }

  private func text(_ expression: String) throws -> String {
    switch try evaluate(expression) {
    case .value(let value): value.description
    case .other(let words): "other: \(words)"
    }
  }

  @Test(arguments: [
    ("income", "1000"), ("tax / zve", "0.25"), ("T + 0.5", "250.5"), ("case.tax - law.rate", "249.75"),
    ("income / 3 * 3", "1000"), ("income / 3", "1000/3"), ("case.kids == 2", "true"), ("filing", "single"),
    ("born", "1990-05-06"), ("born.year", "1990"), ("date", "2025-12-31"), ("year", "2025"),
    ("max(tax, 300)", "300"), ("eq(tax, 250)", "true"), ("1 + 1", "2"), ("1 / 3", "1/3"), ("tax * (0.1 + 0.2)", "75"),
    ("law.list[2]", "2"), ("1 + 1 -- a remark", "2"),
    ("(function(x) return x * 2 end)(tax)", "500"), ("nil", "other: nothing"), ("", "other: nothing"),
    ("law.list", "other: { 1, 2 }"), ("'a' .. kids", "a2"),
  ])
  func values(_ expression: String, _ expected: String) throws { #expect(try text(expression) == expected) }

  @Test(arguments: [
    ("law.list[1 + 1]", "2"), ("case.kids == 1 + 1", "true"), ("string.sub('abc', 2)", "bc"),
    ("(function() local s = 0 for i = 1, 3 do s = s + i end return s end)()", "6"),
  ])
  func numeralsWhereLuaNeedsPlainNumbers(_ expression: String, _ expected: String) throws {
    #expect(try text(expression) == expected)
  }

  @Test(arguments: [
    ("60_000", "60000"), ("60k", "60000"), ("1.5m", "1500000"), ("2K / 3", "2000/3"), ("0x10", "16"),
    ("(1 + 1) / (1 + 2) * 3", "2"), ("7 // 2", "3"), ("2 ^ 10", "1024"), ("kids == 2", "true"), ("2 ~= kids", "false"),
    ("999999999999999 * 999999999999999", "999999999999998000000000000001"),
    ("1234567890123456789", "1234567890123456789"),
  ])
  func numeralsAsPeopleWriteThem(_ expression: String, _ expected: String) throws {
    #expect(try text(expression) == expected)
  }

  /// Expressions are compared by value, even if they contain a count.
  @Test(arguments: [
    ("kids * tax == 500", "true"), ("kids * tax == 2", "false"), ("kids / 2 == 1", "true"), ("kids / 4 == 0.5", "true"),
    ("kids / 4 ~= 0.5", "false"),
  ])
  func whatIsMadeOfACountIsComparedByWorth(_ expression: String, _ expected: String) throws {
    #expect(try text(expression) == expected)
  }

  @Test(arguments: ["tax == 250", "tax.kids == 2"]) func aNameIsNotComparedWithANumeral(_ expression: String) {
    #expect(problem { try evaluate(expression) } == .numeralComparison(symbol: "=="))
  }

  @Test func datesCanBeMade() throws {
    #expect(try text("born < date(2000, 1, 1)") == "true")
    #expect(try text("date") == "2025-12-31")
  }

  @Test func theLastValue() throws {
    let rules = try rulebook(Self.rules)
    let calculator = try Calculator(rules)
    let last = Value.number(Exact(7))
    let found = try calculator.evaluate(
      expression: "ans * 2", for: facts(rules, ["income": "1"]), earlier: [.number(7), last])
    #expect(found == .value(.number(14)))
    #expect(problem { try evaluate("ans") }?.code == "unknown-name")
  }

  /// Each earlier result that an expression names is pushed, and Lua grants 20 places by itself.
  @Test(arguments: [1, 19, 60, 190]) func manyEarlierValues(_ count: Int) throws {
    let rules = try rulebook(Self.rules)
    let sum = (1...count).map { "_\($0)" }.joined(separator: " + ")
    let found = try Calculator(rules).evaluate(
      expression: sum, for: facts(rules, ["income": "1"]), earlier: (1...count).map { .number(Exact($0)) })
    #expect(found == .value(.number(Exact(count * (count + 1) / 2))))
  }

  /// Lua has 200 locals, and says so.
  @Test func tooManyEarlierValues() throws {
    let rules = try rulebook(Self.rules)
    let sum = (1...300).map { "_\($0)" }.joined(separator: " + ")
    #expect(
      problem {
        try Calculator(rules).evaluate(
          expression: sum, for: facts(rules, ["income": "1"]), earlier: (1...300).map { .number(Exact($0)) })
      }?.code == "syntax")
  }

  @Test(arguments: [("max(1,", true), ("tax +", true), ("tax", false), ("tax +)", false), ("(function()", true)])
  func incompleteExpressions(_ expression: String, _ isIncomplete: Bool) throws {
    #expect(try Calculator(rulebook(Self.rules)).isIncomplete(expression: expression) == isIncomplete)
  }

  @Test(arguments: [
    ("incme", Problem.unknownGlobal(name: "incme", nearest: ["income"])),
    ("law.rte", .unknownName(name: "rte", role: .parameter, nearest: ["rate"])),
    ("case.incom", .unknownName(name: "incom", role: .inRule, nearest: ["income"])),
    ("os.exit()", .forbidden(name: "os.exit")), ("tax == 250", .numeralComparison(symbol: "==")),
    ("(function() x = 1 end)()", .globalAssignment(name: "x")), ("tax * 1e400", .longNumeral(text: "1e400")),
    ("tax / 0", .number(.divisionByZero)), ("tax & 1", .unsafeSyntax(symbol: "&")),
    ("1e40", .longNumeral(text: "1e40")), ("_ENV.tax", .unsafeSyntax(symbol: "_ENV")),
  ])
  func failures(_ expression: String, _ expected: Problem) {
    let found = diagnostic { try evaluate(expression) }
    #expect(found?.problem == expected)
    #expect(found?.place == nil)
  }

  @Test(arguments: ["1 +", "x = 1", "return 1", "1 2", "end", "1; os.exit()"])
  func notAnExpression(_ text: String) {
    let found = diagnostic { try evaluate(text) }
    #expect(found?.problem.code == "syntax")
    #expect(found?.place == nil)
  }

  @Test func endlessExpressionsAreStopped() throws {
    let rules = try rulebook(Self.rules)
    let calculator = try Calculator(rules)
    let facts = try facts(rules, ["income": "10"])
    #expect(
      problem { try calculator.evaluate(expression: "(function() while true do end end)()", for: facts) }
        == .stopped(by: .instructions))
    #expect(try calculator.evaluate(expression: "tax", for: facts) == .value(.number(Exact(numerator: 25, scale: 1))))
  }

  @Test func missingInputs() throws {
    let rules = try rulebook(input("a") + input("b") + rule("r", "return case.a + case.b"))
    let calculator = try Calculator(rules)
    guard case .missing(let inputs, _)? = problem({ try calculator.evaluate(expression: "r * 2", for: facts(rules)) })
    else {
      Issue.record("inputs are missing")
      return
    }
    #expect(inputs.map(\.name) == ["a", "b"])
  }

  @Test func rulesOfTheRulebookAreNotShadowed() throws {
    let rules = try rulebook(input("law_x") + input("floor", "money", "default = 5,"))
    #expect(
      try Calculator(rules).evaluate(expression: "floor + 1", for: facts(rules)) == .value(.number(6)))
  }
}
