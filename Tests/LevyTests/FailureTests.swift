import ExactNumbers
import LuaRuntime
import Testing

@testable import LevyCalculator
@testable import LevyModel

@Suite("Cases without a result")
struct FailureTests {
  // MARK: Missing inputs

  private static let missing =
    input("a") + input("b", "rate") + input("c", #"choice { "x", "y" }"#) + input("d", "date") + input("e", "boolean")
    + input("unused") + input("lucky", "money", "default = 7,")
    + rule("inner", "return case.b + (case.c == 'x' and 1 or 2) + case.lucky", type: "number")
    + rule("r", "if case.e then return case.a + floor(case.inner) + case.d.year end return 1")

  @Test func allAreListed() throws {
    let found = problem { try result("r", rulebook(Self.missing)) }
    guard case .missing(let inputs, "r")? = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(inputs.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(inputs.last == .init(name: "e", label: "Label of e", expected: ValueType.boolean.expected(.plain)))
  }

  @Test func theOthersAreListed() throws {
    let rules = try rulebook(Self.missing)
    guard case .missing(let inputs, _)? = problem({ try result("r", rules, ["a": "1", "c": "y"]) }) else {
      Issue.record("inputs are missing")
      return
    }
    #expect(inputs.map(\.name) == ["b", "d", "e"])
    #expect(try result("r", rules, ["e": "no"]) == "1")
    #expect(
      problem { try result("a", rules) }
        == .missing(
          inputs: [
            .init(name: "a", label: "Label of a", expected: ValueType.money.expected(.plain))
          ], wanted: "a"))
  }

  @Test func missingIsNeverZero() throws {
    let rules = try rulebook(input("a") + rule("r", "return case.a * 0"))
    #expect(problem { try result("r", rules) }?.code == "missing")
    #expect(try result("r", rules, ["a": "5"]) == "0")
  }

  @Test func theSearchLeavesTheCalculatorIntact() throws {
    let rules = try rulebook(Self.missing)
    let calculator = try Calculator(rules)
    let empty = try facts(rules)
    let whole = try facts(rules, ["a": "1", "b": "0", "c": "y", "d": "2000-01-01", "e": "yes"])
    #expect(problem { try calculator.evaluate("r", for: empty) }?.code == "missing")
    #expect(try calculator.evaluate("r", for: whole) == .number(2010))
    #expect(problem { try calculator.evaluate("inner", for: empty) }?.code == "missing")
  }

  // MARK: Wrong results

  private static let money = "an amount of money, at most whole cents, such as 1234.50"

  @Test(arguments: [
    ("money", "'ten'", money, "the text \"ten\""), ("money", "exact(1) / 300", money, "1/300"),
    ("money", "0.001", money, "0.001"), ("money", "nil", money, "nothing (nil)"), ("money", "true", money, "true"),
    ("money", "{}", money, "a table"), ("money", "date(2025, 1, 1)", money, "a table"),
    ("rate", "'1'", "a rate, such as 0.42 or 42%", "the text \"1\""),
    ("number", "floor", "a number, such as 12.5", "a function"),
    ("count(3)", "4", "a whole number from 0 to 3", "4"), ("count(3)", "-1", "a whole number from 0 to 3", "-1"),
    ("count(3)", "0.5", "a whole number from 0 to 3", "0.5"), ("boolean", "1", "yes or no (true or false)", "1"),
    ("boolean", "nil", "yes or no (true or false)", "nothing (nil)"),
    ("choice { 'x' }", "'y'", "one of x", "the text \"y\""),
    ("choice { 'x' }", "'X'", "one of x", "the text \"X\""),
    ("date", "'2025-01-01'", "a date, such as 2025-12-31", "the text \"2025-01-01\""),
    ("date", "{ year = 2025, month = 1, day = 1 }", "a date, such as 2025-12-31", "a table"),
  ])
  func wrongResult(_ type: String, _ expression: String, _ expected: String, _ found: String) {
    let diagnostic = diagnostic { try value("return \(expression)", type, "\n\n") }
    #expect(diagnostic?.problem.kind == .wrongResult)
    #expect(
      diagnostic?.problem.sentence(reveals: true) == "rule 'r' returned \(found), but must return \(expected)")
    #expect(diagnostic?.place == Place(file: "xx/a.lua", line: 3))
  }

  @Test func aThirdOfACentSaysToRound() throws {
    let found = try #require(diagnostic { try value("return exact(1) / 3", "money") })
    #expect(
      found.message
        == "xx/a.lua:1: rule 'r' returned 1/3, but must return \(Self.money)\n"
        + "  1 | \(rule("r", "return exact(1) / 3", type: "money").prefix(110))…\n"
        + "  help: round where the statute says so: floor(x, 0.01), round(x, 0.01)")
    #expect(found.description.hasSuffix("rule 'r' returned another value, but must return \(Self.money)"))
  }

  @Test(arguments: [("money", "100", "100"), ("count(9)", "exact(6) / 2", "3"), ("count(9)", "3.0", "3")])
  func plainNumbersAreAccepted(_ type: String, _ expression: String, _ expected: String) throws {
    #expect(try value("return \(expression)", type) == expected)
  }

  // MARK: Errors of rules

  @Test func anErrorNamesRulePlaceAndPath() throws {
    let rules = try rulebook(
      "rule \"inner\" { label = \"I\", source = \"§\", type = money,\n  compute = function(case)\n"
        + "    error('it rains')\n  end }\n" + rule("r", "return case.inner"))
    let found = try #require(diagnostic { try result("r", rules) })
    #expect(found.problem == .ruleFailed(rule: "inner", message: "it rains"))
    #expect(found.place == Place(file: "xx/a.lua", line: 3))
    #expect(found.rules == ["r", "inner"])
    #expect(found.message == "xx/a.lua:3: rule 'inner' failed: it rains\n  3 |     error('it rains')")
  }

  @Test(arguments: [
    ("return case['nothing']", Problem.unknownName(name: "nothing", role: .inRule, nearest: [])),
    ("return law['rat']", .unknownName(name: "rat", role: .parameter, nearest: ["rate"])),
    ("return case.year + {}", .ruleFailed(rule: "r", message: "'+' needs numbers, but got a table")),
    ("return floor('x')", .ruleFailed(rule: "r", message: "'floor' needs numbers, but got the text \"x\"")),
    (
      "return date(2025, 2, 30).year",
      .badValue(
        name: "date", value: "2025, 2, 30",
        expected: Wording(inEnglish: "a day of that month, which has 28 days"))
    ),
    ("return case.date.weekday", .unknownMember(library: "date", name: "weekday")),
  ])
  func failures(_ body: String, _ expected: Problem) {
    let rate = parameter("rate", #"{ ["2020-01-01"] = 1 }"#)
    #expect(failure(body, "number", rate) == expected)
  }

  @Test(arguments: [
    ("exact(1) + 'x'", "'+' needs numbers, but got the text \"x\""),
    ("exact(1) < nil", "'<' needs numbers, but got nothing (nil)"),
    ("max(1, true)", "'max' needs numbers, but got true"),
  ])
  func theOperandThatIsNoNumberIsNamed(_ expression: String, _ message: String) {
    #expect(failure("return \(expression)") == .ruleFailed(rule: "r", message: message))
  }

  @Test func circlesAreFoundAtRunTime() throws {
    let rules = try rulebook(
      rule("a", "return case['b']") + rule("b", "return case['c']") + rule("c", "return case['b']"))
    let calculator = try Calculator(rules)
    let facts = try facts(rules)
    for _ in 1...2 {
      #expect(problem { try calculator.evaluate("a", for: facts) } == .circle(["b", "c", "b"]))
      #expect(problem { try calculator.evaluate("c", for: facts) } == .circle(["c", "b", "c"]))
    }
  }

  @Test(arguments: [90, 490, 510, 3000])
  func deepChainsEndInAResultOrAnError(_ depth: Int) throws {
    let chain = (1...depth).map { rule("r\($0)", "return case.r\($0 - 1)") }
    let rules = try rulebook(input("r0") + chain.joined())
    if depth < 500 {
      #expect(try result("r\(depth)", rules, ["r0": "3"]) == "3")
    } else {
      guard case .ruleFailed(_, let message)? = problem({ try result("r\(depth)", rules, ["r0": "3"]) }) else {
        Issue.record("a chain of \(depth) must fail")
        return
      }
      #expect(message.contains("more than 500 rules wait for each other"))
    }
  }

  // MARK: Limits

  @Test(arguments: [
    ("while true do end", Problem.stopped(by: .instructions)),
    ("local t = {} for i = 1, 1e9 do t[i] = { i } end", .stopped(by: .memory)),
    ("local s = 'x' while true do s = s .. s end", .stopped(by: .text)),
  ])
  func greedyRulesAreStopped(_ body: String, _ expected: Problem) throws {
    let rules = try rulebook(rule("r", body + " return 1") + rule("fine", "return 5"))
    let calculator = try Calculator(rules, limits: LuaLimits(memory: 16 << 20, instructions: 2_000_000, seconds: 60))
    let facts = try facts(rules)
    let found = diagnostic { try calculator.evaluate("r", for: facts) }
    #expect(found?.problem == expected)
    #expect(found?.rules == ["r"])
    #expect(found?.place?.file == "xx/a.lua")
    #expect(try calculator.evaluate("fine", for: facts) == .number(5))
  }

  @Test func endlessRecursion() throws {
    let rules = try rulebook(
      "local function f(x) return 1 + f(x) end\n" + rule("r", "return f(1)") + rule("s", "return 2"))
    // Under a sanitizer the way to the end of the stack takes longer than a rule may.
    let calculator = try Calculator(rules, limits: LuaLimits(seconds: nil))
    let facts = try facts(rules)
    guard case .ruleFailed("r", _)? = problem({ try calculator.evaluate("r", for: facts) }) else {
      Issue.record("endless recursion must fail")
      return
    }
    #expect(try calculator.evaluate("s", for: facts) == .number(2))
  }

  @Test func theDeadlineStopsSlowRules() throws {
    let rules = try rulebook(rule("r", "while true do end"))
    let calculator = try Calculator(rules, limits: LuaLimits(instructions: .max / 2, seconds: 0.05))
    #expect(problem { try calculator.evaluate("r", for: facts(rules)) } == .stopped(by: .time))
  }
}
