import ExactNumbers
import Levy
import Testing

@Suite("Results of a case")
struct CalculatorTests {
  private static let rules =
    input("income") + input("filing", #"choice { "single", "joint" }"#, #"default = "single","#)
    + input("kids", "count(9)", "default = 0,") + input("born", "date") + input("church", "boolean", "default = false,")
    + rule("relief", "return case.kids * 100")
    + rule("base", "return max(case.income - case.relief, 0)")
    + rule("tax", "return floor(case.base * 0.25, 0.01)", more: #"aliases = { "T" },"#)
    + rule("share", "return case.tax / case.income", type: "rate")

  private func result(_ name: String, _ given: KeyValuePairs<String, String>, year: Int = 2025) throws -> String {
    try LevyTests.result(name, rulebook(Self.rules), year: year, given)
  }

  @Test func rulesAndInputs() throws {
    #expect(try result("tax", ["income": "1000"]) == "250")
    #expect(try result("T", ["income": "1000", "kids": "2"]) == "200")
    #expect(try result("share", ["income": "3000", "kids": "1"]) == "29/120")
    #expect(try result("income", ["income": "12.50"]) == "12.5")
    #expect(try result("filing", [:]) == "single")
    #expect(try result("year", [:], year: 2022) == "2022")
    #expect(try result("date", [:], year: 2022) == "2022-12-31")
    #expect(problem { try result("taxx", [:]) } == .unknownName(name: "taxx", role: .asked, nearest: ["tax"]))
  }

  @Test func aPinnedResultStandsInForItsRule() throws {
    #expect(try result("tax", ["base": "400"]) == "100")
    #expect(try result("tax", ["tax": "7"]) == "7")
    #expect(try result("tax", ["T": "7.5"]) == "7.5")
    #expect(try result("base", ["tax": "7", "income": "5"]) == "5")
  }

  @Test func pinningBreaksACircleAtRunTime() throws {
    let rules = try rulebook(rule("a", "return case[\"b\"] + 1") + rule("b", "return case[\"a\"] + 1"))
    #expect(try LevyTests.result("a", rules, ["b": "4"]) == "5")
    #expect(try LevyTests.result("b", rules, ["a": "4"]) == "5")
  }

  // MARK: Order and memory

  @Test func onlyWhatIsNeededIsComputed() throws {
    let rules = try rulebook(
      input("x") + rule("broken", "error('not needed')")
        + rule("r", "if case.x > 0 then return 1 end return case.broken"))
    #expect(try LevyTests.result("r", rules, ["x": "1"]) == "1")
    #expect(
      problem { try LevyTests.result("r", rules, ["x": "0"]) } == .ruleFailed(rule: "broken", message: "not needed"))
  }

  /// Were a rule run at each reading, the chain would take 2^40 runs.
  @Test func aRuleRunsOncePerCase() throws {
    let chain = (1...40).map { rule("r\($0)", "return case.r\($0 - 1) / 2 + case.r\($0 - 1) / 2", type: "number") }
    let rules = try rulebook(input("r0", "number") + chain.joined())
    #expect(try LevyTests.result("r40", rules, ["r0": "8"]) == "8")
  }

  @Test func casesDoNotTouchEachOther() throws {
    let rules = try rulebook(Self.rules)
    let calculator = try Calculator(rules)
    let one = try facts(rules, ["income": "1000", "kids": "2"])
    let other = try facts(rules, ["income": "2000"])
    let pinned = try facts(rules, ["tax": "1"])
    for _ in 1...3 {
      #expect(try calculator.evaluate("tax", for: one) == .number(200))
      #expect(try calculator.evaluate("tax", for: other) == .number(500))
      #expect(try calculator.evaluate("tax", for: pinned) == .number(1))
      #expect(problem { try calculator.evaluate("base", for: pinned) }?.code == "missing")
    }
  }

  @Test func twoCalculatorsAgree() throws {
    let text =
      parameter("t", #"{ ["2020-01-01"] = { b = 1, a = 2, [2] = 3, [1] = 4, c = 5 } }"#)
      + rule("r", "local s = 0 for k, v in pairs(law.t) do s = s * 10 + v end return s", type: "number")
    let rules = try rulebook(text)
    for _ in 1...5 { #expect(try LevyTests.result("r", rules) == "43215") }
  }

  // MARK: Versions and dates

  @Test func theVersionOfTheDateRuns() throws {
    let rules = try rulebook(
      rule("r", "return 1", more: #"to = "2021-06-30","#)
        + rule("r", "return 2", more: #"from = "2021-07-01", to = "2023-12-31","#))
    func on(_ date: String) throws -> String {
      try Calculator(rules).evaluate("r", for: Case(rules, date: #require(CalendarDate(date)))).description
    }
    #expect(try on("2021-06-30") == "1")
    #expect(try on("2021-07-01") == "2")
    let found = problem { try on("2024-01-01") }
    #expect(
      found?.sentence(reveals: true)
        == "rule 'r' is not in force on 2024-01-01, but to 2021-06-30, and 2021-07-01 to 2023-12-31")
    Language.$current.withValue(.german) {
      #expect(
        found?.sentence(reveals: true)
          == "die Regel 'r' gilt am 01.01.2024 nicht, sondern bis zum 30.06.2021 und vom 01.07.2021 bis zum 31.12.2023")
    }
  }

  @Test func yearsThatTheRulesDoNotCover() throws {
    let rules = try rulebook(Self.rules)
    for year in [2019, 2027, 0, -5, 99999] {
      #expect(
        problem { try Case(rules, year: year) } == .yearOutside(year: String(year), first: 2020, last: 2026))
    }
    #expect(problem { try Case(rules, date: #require(CalendarDate("2019-12-31"))) }?.code == "no-law")
    #expect(try Case(rules, year: 2020).date.description == "2020-12-31")
  }

  @Test func theDateMayBeGiven() throws {
    let rules = try rulebook(rule("r", "return case.date.month * 100 + case.date.day + case.year * 10000"))
    #expect(try LevyTests.result("r", rules, ["date": "2024-02-29"]) == "20240229")
    #expect(try LevyTests.result("r", rules, ["year": "2021"]) == "20211231")
  }

  @Test func datesInRules() throws {
    let rules = try rulebook(
      input("born", "date") + rule("old", "return case.born < date(1961, 1, 2)", type: "boolean")
        + rule("next", "return date(case.born.year + 1, 1, 31)", type: "date")
        + rule("same", #"return case.born == date("1960-05-06") and case.born <= case.date"#, type: "boolean")
        + #"deadline "due" { label = "D", source = "§", aliases = { "D" }, "#
        + "due = function(case, law) return date(case.year + 1, 7, 31) end }")
    #expect(try LevyTests.result("old", rules, ["born": "1961-01-01"]) == "true")
    #expect(try LevyTests.result("old", rules, ["born": "1961-01-02"]) == "false")
    #expect(try LevyTests.result("next", rules, ["born": "1961-01-02"]) == "1962-01-31")
    #expect(try LevyTests.result("same", rules, ["born": "1960-05-06"]) == "true")
    #expect(try LevyTests.result("D", rules) == "2026-07-31")
    #expect(
      problem { try LevyTests.result("next", rules, ["born": "9999-12-31"]) }?.code == "bad-value")
  }

  @Test(arguments: [
    ("min(3, exact(2), 5)", "2"), ("max(3, exact(2), 5)", "5"), ("clamp(exact(7), 1, 5)", "5"), ("abs(exact(-2))", "2"),
    ("floor(exact(-0.5))", "-1"), ("ceil(exact(2.01), 0.1)", "2.1"), ("round(exact(2.5))", "3"),
    ("round_half_even(exact(2.5))", "2"), ("truncate(exact(-2.9))", "-2"), ("exact(1) / 3", "1/3"),
    ("exact(7) // 2", "3"), ("exact(-7) % 3", "2"), ("exact(1.1) ^ 2", "1.21"), ("-exact(1)", "-1"),
    ("0.1 * exact(3)", "0.3"), ("math.floor(exact(3.7), 0.5)", "3.5"),
  ])
  func numbers(_ expression: String, _ expected: String) throws {
    #expect(try value("return \(expression)") == expected)
  }

  // MARK: Answers

  @Test func mainResultsLeaveOutWhatIsNotInForce() throws {
    let rules = try rulebook(
      rule("a", "return 1") + rule("b", "return 2", more: #"from = "2022-01-01","#), results: ["a", "b"])
    let calculator = try Calculator(rules)
    #expect(calculator.answer(for: try Case(rules, year: 2021)).lines.map(\.name) == ["a"])
    #expect(calculator.answer(for: try Case(rules, year: 2022)).lines.map(\.name) == ["a", "b"])
    #expect(calculator.answer(["b"], for: try Case(rules, year: 2021)).failures.map(\.problem.code) == ["no-law"])
  }
}
