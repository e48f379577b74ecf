import Foundation
import Levy
import LevyFixtures
import Testing

@Suite("A sheet")
struct SheetTests {
  private static let rules =
    input("born", "date", #"default = "9999-12-31","#)
    + input("married", "boolean", #"default = false, section = "Person","#)
    + input("salary", "money", #"section = "Income", min = 0, carries = false, ask = "Pay in {year}?","#)
    + input("rare", "count(9)", "default = 0,") + input("odd", "boolean", "default = false,")
    + rule("levies", "return floor(case.salary * 0.1, 0.01)", more: #"section = "Income","#)
    + rule("unknown", "if case.rare == 3 then error(\"no figure: give unknown\") end return 0")
    + rule(
      "tax", "return case.salary - case.levies + case.unknown + (case.odd and 1 or 0) + (case.married and 2 or 0)")
      + #"""
      interview "tax_return" {
        label = { en = "Tax return", de = "Steuererklärung" }, result = "tax", parts = { "levies" },
        steps = { { { en = "Pay", de = "Lohn" }, "salary", "levies" }, { "You", "married", "unusual" } },
        gate = { unusual = { "rare", "odd" } },
        closing = function(case) return { "The tax is {tax}.", case.married and "Two of you." or "One of you." } end,
      }
      check "levies_within_pay" {
        holds = function(case) return case.levies <= case.salary end,
        message = "levies of {levies} on pay of {salary}",
      }
      """#

  private func sheet(
    _ wanted: String = "tax_return", _ given: KeyValuePairs<String, String> = [:]
  ) throws -> (Sheet, Calculator) {
    let rules = try rulebook(Self.rules, results: ["tax"])
    return (try Sheet(facts(rules, given), wanted: [wanted]), try Calculator(rules))
  }

  private func open(_ sheet: Sheet, _ calculator: Calculator) throws -> [String] {
    try sheet.questionnaire(by: calculator).fields.filter(\.isOpen).map(\.name)
  }

  @Test func theRulesOrderTheQuestions() throws {
    let (sheet, calculator) = try sheet()
    #expect(try open(sheet, calculator) == ["salary", "levies", "married", "unusual"])
    #expect(sheet.wanted == ["tax"] && sheet.interview == "tax_return")
    #expect(try sheet.next(by: calculator)?.question == "Pay in 2025?")
    #expect(try sheet.questionnaire(by: calculator).sections.map(\.title) == ["Pay", "You"])
    // The result leads to its interview too.
    #expect(try self.sheet("tax").0 == sheet)
    #expect(problem { try self.sheet("tx") } != nil)
  }

  @Test func aChangeIsAnotherSheet() throws {
    let (empty, calculator) = try sheet()
    let rules = calculator.rulebook
    let paid = try empty.setting("salary", typed: "60k", by: calculator)
    #expect(empty.entries.isEmpty)
    #expect(paid.entries["salary"] == .init(.number(60_000), .given))
    #expect(try open(paid, calculator) == ["levies", "married", "unusual"])
    #expect(try open(paid.skipping("levies"), calculator) == ["married", "unusual"])
    #expect(paid.skipping("salary").entries == paid.entries, "what is there stays")
    #expect(try paid.removing("salary", by: rules) == empty)
    #expect(problem { try paid.setting("salary", typed: "-1", by: calculator) } != nil)
    #expect(problem { try paid.setting("salry", typed: "1", by: calculator) } != nil)
    #expect(problem { try paid.setting("salary", .boolean(true), by: rules) } != nil)
    #expect(try paid.setting("year", typed: "2024", by: calculator).date == CalendarDate("2024-12-31"))
    let form = try paid.questionnaire(by: calculator)
    #expect(form.field(named: "levies")?.proposal == .computed(.number(6000)))
    #expect(form.answered == 1 && form.open == 3)
  }

  @Test func aStoredSheetIsTheSame() throws {
    let (empty, calculator) = try sheet()
    var sheet = try empty.setting("salary", typed: "1/3 * 3", by: calculator)
    sheet = try sheet.setting("born", typed: "1980-06-15", by: calculator).skipping("levies")
    sheet = try sheet.setting("married", .boolean(true), .accepted, by: calculator.rulebook)
      .applying(["odd"], of: "unusual").setting("rare", .count(2), by: calculator.rulebook)
    let moved = try sheet.moved(toYear: 2024, by: calculator.rulebook)
    for sheet in [empty, sheet, moved] {
      let stored = try JSONEncoder().encode(sheet)
      #expect(try JSONDecoder().decode(Sheet.self, from: stored) == sheet)
    }
    for wrong in [
      #"{"number": "x"}"#, #"{"number": "1/0"}"#, "{}", #"{"count": 1, "boolean": true}"#, #"{"date": "1"}"#,
    ] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Value.self, from: Data(wrong.utf8)) }
    }
  }

  @Test func aSheetBelongsToItsRules() throws {
    let (sheet, _) = try sheet()
    let others = try Calculator(rulebook(Self.rules + rule("more", "return 1")))
    #expect(problem { try sheet.questionnaire(by: others) }?.code == "other-rules")
  }

  @Test func whatLastsIsCarriedOver() throws {
    let (sheet, calculator) = try sheet("tax", ["salary": "5", "married": "yes"])
    let moved = try sheet.moved(toYear: 2024, by: calculator.rulebook)
    #expect(moved.entries == ["married": .init(.boolean(true), .carried)])
    #expect(moved.proposals == ["salary": .number(5)])
    #expect(try moved.next(by: calculator)?.proposal == .earlier(.number(5)))
    #expect(try moved.questionnaire(by: calculator).answer.failures.count == 1, "a proposal is no fact")
    #expect(problem { try sheet.moved(toYear: 1999, by: calculator.rulebook) }?.code == "no-law")
  }

  @Test func aGateRulesOutWhatSeldomMatters() throws {
    let (sheet, calculator) = try sheet("tax", ["salary": "5", "married": "no"])
    let asked = sheet.skipping("levies")
    #expect(try open(asked, calculator) == ["unusual"])
    #expect(try open(asked.applying([], of: "unusual"), calculator).isEmpty)
    #expect(try open(asked.applying(["odd"], of: "unusual"), calculator) == ["odd"])
    let known = try asked.setting("rare", .count(1), by: calculator.rulebook).applying([], of: "unusual")
    #expect(try known.questionnaire(by: calculator).fields.map(\.name).contains("rare"), "what is known is in sight")
  }

  /// A figure that the rules lack becomes a question, and is asked once.
  @Test func aFigureThatIsLackingIsAskedFor() throws {
    let (sheet, calculator) = try sheet("tax", ["salary": "5", "married": "no", "rare": "3", "odd": "no"])
    let asked = sheet.skipping("levies")
    let field = try asked.next(by: calculator)
    #expect(field?.name == "unknown")
    #expect(field?.lack?.contains("no figure") == true)
    let given = try asked.setting("unknown", typed: "7", by: calculator)
    #expect(try given.next(by: calculator) == nil)
    #expect(try given.questionnaire(by: calculator).answer.failures.isEmpty)
    #expect(try asked.skipping("unknown", although: true).next(by: calculator) == nil)
  }

  @Test func oddFactsAreAskedAbout() throws {
    let (sheet, calculator) = try sheet("tax", ["salary": "5", "levies": "4"])
    #expect(try sheet.questionnaire(by: calculator).doubts.isEmpty)
    let odd = try sheet.setting("levies", typed: "6", by: calculator)
    #expect(try odd.questionnaire(by: calculator).doubts.map(\.message) == ["levies of 6.00 on pay of 5.00"])
    let interview = try Interview(calculator, sheet)
    _ = interview.answer("change levies")
    let reply = interview.answer("6")
    #expect(reply.text.plain.contains("! levies of 6.00 on pay of 5.00"))
    #expect(interview.next?.name == "levies" && !reply.isError)
    _ = interview.answer("")
    #expect(interview.next?.name == "married" && interview.sheet.entries["levies"]?.value == .number(6))
  }

  @Test func theReview() throws {
    let (sheet, calculator) = try sheet("tax", ["salary": "1000"])
    let interview = try Interview(calculator, sheet)
    for line in ["", "yes", "none"] { _ = interview.answer(line) }
    #expect(interview.next == nil)
    let lines = interview.question.plain.split(separator: "\n")
    #expect(lines[0] == "Label of tax     902.00" && lines[1] == "Label of levies  100.00")
    #expect(lines.contains("The tax is 902.00 €.") && lines.contains("Two of you."))
  }

  /// `asks` of an example holds the interview.
  @Test(arguments: [
    (#""salary", "levies", "married", "unusual", "rare""#, []),
    (#""salary", "married""#, ["question 2: married"]),
  ])
  func anExampleRehearsesTheInterview(asks: String, expected: [String]) throws {
    let rules = try rulebook(
      Self.rules
        + #"example "e" { source = "s", year = 2025, given = { salary = 10, rare = 1 }, expect = { tax = 9 },"#
        + " asks = { \(asks), of = \"tax_return\" } }")
    var report = FixtureReport()
    try FixtureRunner(rules).runExamples(into: &report)
    #expect(report.outcomes.flatMap(\.differences).map(\.expected) == expected)
    #expect(report.outcomes.compactMap(\.failure).isEmpty)
  }

  @Test func severalYearsSideBySide() throws {
    let (sheet, calculator) = try sheet("tax", ["salary": "1000"])
    var years = YearlyQuestionnaires()
    years.add(try sheet.questionnaire(by: calculator))
    let earlier = try sheet.moved(toYear: 2024, by: calculator.rulebook)
      .setting("salary", typed: "2000", by: calculator)
    years.add(try earlier.questionnaire(by: calculator))
    let table = years.markup(try Interview(calculator, sheet), today: nil).plain
    #expect(table == "year   Label of tax\n2025         900.00\n2024        1800.00\ntotal       2700.00\n")
  }

  // MARK: Declarations

  @Test(arguments: [
    (#"interview "a" { label = "A", result = "nothing" }"#, "unknown-name"),
    (#"interview "a" { label = "A", result = "r", steps = { { "X", "nothing" } } }"#, "unknown-name"),
    (#"interview "a" { label = "A", result = "r", steps = { { "X", "r", "r" } } }"#, "duplicate-name"),
    (#"interview "a" { label = "A", result = "r", steps = { "X" } }"#, "wrong-field"),
    (#"interview "a" { label = "A", result = "r", gate = { x = {} } }"#, "wrong-field"),
    (#"interview "a" { label = "A", result = "r", closing = "bye" }"#, "wrong-field"),
    (#"interview "a" { label = "A" }"#, "missing-field"),
    (#"check "c" { message = "m" }"#, "missing-field"),
    (#"check "c" { message = "m", holds = function(case) return case.nothing end }"#, "unknown-name"),
    (#"input "i" { label = "I", type = money, carries = 1 }"#, "wrong-field"),
  ])
  func badDeclarations(text: String, code: String) {
    #expect(problems(rule("r", "return 1") + text).map(\.code) == [code])
  }
}
