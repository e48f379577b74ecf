import ExactNumbers
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules

@Suite("Parameters in time")
struct ParameterTests {
  private static let rate = parameter("rate", #"{ ["2021-01-01"] = 0.1, ["2023-07-01"] = 0.25, ["2020-06-30"] = 3 }"#)

  private func onDate(_ text: String, _ rules: String, known: String? = nil) throws -> String {
    let rules = try rulebook(rules)
    var facts = try Case(rules, date: try #require(CalendarDate(text)))
    facts.known = known.flatMap { CalendarDate($0) }
    return try Calculator(rules).evaluate("r", for: facts).description
  }

  @Test(arguments: [
    ("2020-06-30", "3"), ("2020-12-31", "3"), ("2021-01-01", "0.1"), ("2023-06-30", "0.1"), ("2023-07-01", "0.25"),
    ("2026-12-31", "0.25"),
  ])
  func theLatestEntryNotAfterTheDateHolds(_ date: String, _ expected: String) throws {
    #expect(try onDate(date, Self.rate + rule("r", "return law.rate", type: "rate")) == expected)
  }

  @Test func theLastDayOfTheYearIsMeantByDefault() throws {
    let rules = try rulebook(Self.rate + rule("r", "return law.rate", type: "rate"))
    #expect(try result("r", rules, year: 2023) == "0.25")
    #expect(try result("r", rules, year: 2022) == "0.1")
  }

  @Test func beforeTheFirstDateThereIsNoValue() throws {
    let rules = Self.rate + rule("r", "return law.rate", type: "rate")
    let found = diagnostic { try onDate("2020-06-29", rules) }
    #expect(
      found?.description == "xx/a.lua:1: law.rate has no value on 2020-06-29; it has one from 2020-06-30"
        + " (in rule 'r')")
    #expect(found?.rules == ["r"])
  }

  @Test func repealedEndsAHistoryAndItMayBeginAgain() throws {
    let rules =
      parameter("p", #"{ ["2020-01-01"] = 1, ["2021-01-01"] = repealed, ["2023-01-01"] = 2 }"#)
      + rule("r", "return law.p")
    #expect(try onDate("2020-12-31", rules) == "1")
    #expect(try onDate("2023-01-01", rules) == "2")
    let found = problem { try onDate("2022-05-05", rules) }
    #expect(
      found?.sentence(reveals: true)
        == "law.p has no value on 2022-05-05; it has one 2020-01-01 to before 2021-01-01, and from 2023-01-01")
    Language.$current.withValue(.german) {
      #expect(
        found?.sentence(reveals: true) == "law.p hat am 05.05.2022 keinen Wert; es hat einen "
          + "vom 01.01.2020 bis vor den 01.01.2021 und ab dem 01.01.2023")
    }
  }

  // MARK: What was known when

  private static let revised =
    parameter(
      "p",
      #"""
      { ["2020-01-01"] = 1, ["2024-01-01"] = revised { originally = 2, ["2024-06-01"] = 3, ["2024-12-05"] = 4 },
        ["2025-01-01"] = revised { ["2025-03-01"] = 5 } }
      """#)
    + rule("r", "return law.p")

  @Test(arguments: [
    ("2024-05-05", nil, "4"), ("2024-05-05", "2026-01-01", "4"), ("2024-05-05", "2024-12-05", "4"),
    ("2024-05-05", "2024-12-04", "3"), ("2024-05-05", "2024-05-31", "2"), ("2024-05-05", "2024-01-01", "2"),
    ("2023-12-31", "2024-12-31", "1"), ("2025-02-01", nil, "5"), ("2025-02-01", "2025-02-28", "4"),
    ("2025-02-01", "2024-06-01", "3"), ("2025-02-28", "2025-03-01", "5"), ("2025-02-01", "2024-02-01", "2"),
    ("2020-12-31", "2020-01-01", "1"),
  ])
  func knowledgeOfTheLaw(_ date: String, _ known: String?, _ expected: String) throws {
    #expect(try onDate(date, Self.revised, known: known) == expected)
  }

  /// Nothing says whether the figure of 2024 had been enacted a day before it began to hold.
  @Test(arguments: [
    ("2024-05-05", "2023-12-31", "2024-01-01"), ("2025-02-01", "2023-12-31", "2024-01-01"),
    ("2024-01-01", "2019-01-01", "2024-01-01"), ("2023-12-31", "2019-12-31", "2020-01-01"),
  ])
  func whatNobodyCanTellIsAnError(_ date: String, _ known: String, _ since: String) throws {
    let problem = problem { try onDate(date, Self.revised, known: known) }
    #expect(
      problem
        == .notKnown(
          law: "law.p", since: try #require(CalendarDate(since)), known: try #require(CalendarDate(known))))
    #expect(problem?.row().help?.contains(since) == true)
  }

  @Test func anUnknownRepealIsAnErrorToo() throws {
    let rules = parameter("p", #"{ ["2020-01-01"] = 1, ["2024-01-01"] = repealed }"#) + rule("r", "return law.p")
    #expect(
      problem { try onDate("2024-05-05", rules, known: "2023-05-05") }
        == .notKnown(
          law: "law.p", since: try #require(CalendarDate("2024-01-01")),
          known: try #require(CalendarDate("2023-05-05"))))
  }

  @Test func aVersionOfARuleIsLawToo() throws {
    let rules =
      rule("r", "return 1", more: #"to = "2023-12-31","#) + rule("r", "return 2", more: #"from = "2024-01-01","#)
    #expect(try onDate("2024-05-05", rules, known: "2024-01-01") == "2")
    #expect(try onDate("2023-05-05", rules, known: "2019-01-01") == "1")
    #expect(
      problem { try onDate("2024-05-05", rules, known: "2023-12-31") }
        == .notKnown(
          law: "rule 'r'", since: try #require(CalendarDate("2024-01-01")),
          known: try #require(CalendarDate("2023-12-31"))))
  }

  /// A table asks for what was known as a single case does, by a plan or not.
  @Test func rowsOfATableAreErrors() throws {
    var job = try BatchJob(rulebook(Self.revised + input("x")), outputs: ["r"])
    job.known = CalendarDate("2023-12-31")
    let result = try run(job, "year,x\n2023,1\n2024,1\n2023,2\n")
    #expect(result.shownFaults == ["2:3 - - not-known"])
    #expect(result.lines == ["year,x,r", "2023,1,1.00", "2024,1,", "2023,2,1.00", ""])
  }

  @Test func oneCalculatorKeepsDatesApart() throws {
    let rules = try rulebook(Self.revised)
    let calculator = try Calculator(rules)
    var facts = try Case(rules, year: 2024)
    #expect(try calculator.evaluate("r", for: facts) == .number(4))
    facts.known = CalendarDate("2024-06-30")
    #expect(try calculator.evaluate("r", for: facts) == .number(3))
    facts.known = nil
    #expect(try calculator.evaluate("r", for: facts) == .number(4))
    try facts.give("year", 2023)
    #expect(try calculator.evaluate("r", for: facts) == .number(1))
  }

  // MARK: Values

  private static let bands = parameter(
    "bands",
    #"{ ["2020-01-01"] = { { upto = 100, rate = 0 }, { upto = 200, rate = 0.1, note = "x" }, { rate = 0.2 } } }"#)

  private func reading(_ body: String, _ type: String = "number", _ parameters: String = bands) throws -> String {
    try value(body, type, parameters)
  }

  @Test func tablesAreRead() throws {
    #expect(try reading("return #law.bands") == "3")
    #expect(try reading("return law.bands[2].upto + 0.5") == "200.5")
    #expect(try reading("local s = 0 for i, b in ipairs(law.bands) do s = s + b.rate * i end return s") == "0.8")
    #expect(try reading("return law.bands[9] == nil", "boolean") == "true")
    let text = "local s = '' for k, v in pairs(law.bands[2]) do s = s .. k .. '-' .. v .. '/' end return s"
    #expect(try reading(text, #"choice { "note-x/rate-0.1/upto-200/" }"#) == "note-x/rate-0.1/upto-200/")
  }

  @Test func fieldsThatOnlySomeEntriesHaveReadAsNil() throws {
    #expect(try reading("return law.bands[3].upto == nil and law.bands[1].note == nil", "boolean") == "true")
  }

  @Test func fieldsOfAnotherDateCountToo() throws {
    let rules = parameter("p", #"{ ["2020-01-01"] = { a = 1 }, ["2024-01-01"] = { b = 2 } }"#)
    #expect(try reading("return law.p.a == nil and eq(law.p.b, 2)", "boolean", rules) == "true")
  }

  @Test func fieldsThatNoEntryHasAreErrors() {
    #expect(
      problem { try reading("return law.bands[1].rte") }
        == .unknownName(name: "bands.rte", role: .parameter, nearest: ["rate"]))
  }

  @Test(arguments: ["law.bands[1].upto = 1", "law.bands[4] = {}", "law.bands.x = 1", "table.insert(law.bands, 1)"])
  func tablesAreReadOnly(_ statement: String) {
    guard case .readOnly? = problem({ try reading("\(statement) return 1") }) else {
      Issue.record("\(String(describing: problem { try reading("\(statement) return 1") }))")
      return
    }
  }

  @Test(arguments: ["law.bands = 1", "law['x'] = 1", "case.year = 1", "case['x'] = 1"])
  func recordsAreReadOnly(_ statement: String) {
    #expect(
      problem { try reading("\(statement) return 1") }
        == .ruleFailed(rule: "r", message: "a rule cannot change its case or the law; use a local"))
  }

  @Test func figuresAreExact() throws {
    let rules = parameter("p", #"{ ["2020-01-01"] = { 0.1, 0.2 } }"#)
    #expect(try reading("return law.p[1] + law.p[2]", "number", rules) == "0.3")
  }

  @Test func countsStayPlain() throws {
    let rules = parameter("p", #"{ ["2020-01-01"] = 12 }"#, more: "type = count(20),")
    #expect(try reading("local months = 12 return law.p == months", "boolean", rules) == "true")
  }

  @Test(arguments: [
    ("money", "\"abc\""), ("money", "0.001"), ("rate", "true"), ("boolean", "1"), ("date", "\"2025-02-30\""),
    ("count(3)", "4"),
  ])
  func plainValuesAreCheckedByType(_ type: String, _ value: String) {
    let found = problems(
      parameter("p", "{ [\"2020-01-01\"] = \(value) }", more: "type = \(type),") + rule("r", "return law.p"))
    #expect(found.count == 1)
  }
}
