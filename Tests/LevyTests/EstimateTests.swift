import Levy
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPresentation
@testable import LevyRules
@testable import LevySheet

/// First answers: what people nearly always have stands in for what they have not said, and is said.
@Suite struct EstimateTests {
  private static let law =
    input("wages", "money", "default = 0, min = 0")
    + input(
      "health", "money", "default = 0, estimate = function(case) return floor(case.wages * 0.1, 0.01) end")
    + input("fees", "money", "estimate = function(case) return case.unknown_fees end")
    + input("unknown_fees")
    + input(
      "class", "choice { \"one\", \"two\" }", "estimate = function(case) return case.wages > 9 and \"two\" or nil end")
    + rule("monthly_tax", "return floor(case.wages * 0.2, 0.01)")
    + rule(
      "withheld", "if case.wages > 0 then return nil end return 0",
      more: "ask = \"What was withheld?\", aliases = { \"taken\" }, "
        + "ask_if = function(case) return case.wages > 0 end, estimate = function(case) "
        + "return { \"monthly_tax\", given = { wages = floor(case.wages / 12, 0.01) }, times = 12 } end,")
    + rule("tax", "return case.wages - case.health")
    + rule("balance", "return case.tax - case.withheld")
    + rule("cost", "return case.tax + case.fees")
    + rule("by_class", "return case.class == \"two\" and 2 or 1")

  private func answer(_ names: [String], _ given: KeyValuePairs<String, String>, estimating: Bool = true) throws
    -> Answer
  {
    let calculator = try Calculator(rulebook(Self.law))
    return calculator.answer(names, for: try facts(calculator.rulebook, given), estimating: estimating)
  }

  private func said(_ answer: Answer) -> [String] { answer.estimates.map { "\($0.name) \($0.value)" } }

  @Test func whatIsNotGivenIsEstimatedAndSaid() throws {
    let found = try answer(["tax", "balance"], ["wages": "1200"])
    #expect(found["tax"] == .number(1080) && found["balance"] == .number(840))
    #expect(said(found) == ["health 120", "withheld 240"])
    #expect(found.assumptions.isEmpty && found.unused.isEmpty && found.pinned.isEmpty)
    #expect(found.lines.map(\.isEstimated) == [true, true])
    #expect(found.markup.plain.contains("about 1080.00") && found.facts.values.map(\.name) == ["wages"])
  }

  @Test func whatIsGivenTakesItsPlace() throws {
    let found = try answer(["tax", "balance"], ["wages": "1200", "health": "0", "taken": "200"])
    #expect(found["tax"] == .number(1200) && found["balance"] == .number(1000))
    #expect(said(found).isEmpty && !found.lines[0].isEstimated && !found.lines[1].isEstimated)
    let part = try answer(["tax", "balance"], ["wages": "1200", "withheld": "200"])
    #expect(said(part) == ["health 120"] && part["balance"] == .number(880))
  }

  @Test func nothingIsEstimatedUnlessItIsWanted() throws {
    let found = try answer(["tax", "balance"], ["wages": "1200"], estimating: false)
    #expect(found["tax"] == .number(1200) && said(found).isEmpty)
    guard case .missing(let inputs, _)? = found.failures.first?.problem else {
      Issue.record("the balance lacks what was withheld")
      return
    }
    #expect(inputs.map(\.name) == ["withheld"])
    let strict = try Calculator(rulebook(Self.law))
    strict.isStrict = true
    let refused = strict.answer(["tax"], for: try facts(strict.rulebook, ["wages": "1200"]), estimating: true)
    #expect(refused["tax"] == nil && refused.estimates.isEmpty)
  }

  @Test func anEstimateThatLacksAFactIsNone() throws {
    let found = try answer(["cost"], ["wages": "1200"])
    guard case .missing(let inputs, _)? = found.failures.first?.problem else {
      Issue.record("the cost lacks the fees")
      return
    }
    #expect(inputs.map(\.name) == ["fees"])
    #expect(try answer(["cost"], ["wages": "1200", "unknown_fees": "7"])["cost"] == .number(1087))
    #expect(try answer(["by_class"], ["wages": "10"])["by_class"] == .number(2))
    #expect(try answer(["by_class"], [:])["by_class"] == nil)
  }

  /// A mistake of the rules is no lack of an estimate: what reads the fact says it, and nothing else is touched.
  @Test(arguments: [
    ("return case.wages .. {}", "rule-failed"), ("error('no')", "rule-failed"),
    ("return case.wages + {}", "rule-failed"),
    ("while true do end", "stopped"), ("return 'abc'", "wrong-result"), ("return case.wages / 3", "wrong-result"),
    ("return true", "wrong-result"), ("return { 'tax' }", "wrong-result"),
    ("return { 'by', given = {} }", "unknown-name"),
    ("return { 'base', given = { wage = 1 } }", "unknown-name"), ("return { 'base', given = 3 }", "wrong-result"),
    ("return { 'base', given = { wages = 'x' } }", "bad-value"), ("return { 'base', times = 'x' }", "wrong-result"),
    ("return { 'base', give = { wages = 3 } }", "wrong-result"), ("return { 'yes', given = {} }", "wrong-result"),
  ])
  func aMistakeIsSaid(body: String, code: String) throws {
    let law =
      input("wages", "money", "default = 0,")
      + input("health", "money", "default = 0, estimate = function(case) \(body) end,")
      + rule("base", "return case.wages * 2") + rule("yes", "return true", type: "boolean")
      + rule("tax", "return case.wages - case.health")
    let calculator = try Calculator(rulebook(law), limits: LuaLimits(instructions: 100_000))
    let facts = try facts(calculator.rulebook, ["wages": "100"])
    let found = calculator.answer(["tax", "base"], for: facts, estimating: true, weighed: true)
    #expect(found.failures.map(\.problem.code) == [code], "\(found.failures.map(\.message))")
    #expect(found["base"] == .number(200) && said(found).isEmpty && found.facts.misread.isEmpty)
    #expect(calculator.answer(["tax"], for: facts)["tax"] == .number(100))
  }

  /// There is no estimate if a fact is missing, another rule fails, law is not in force, or the fact rejects the value.
  @Test(arguments: [
    "return case.unknown", "return case.failing", "return law.late", "return { 'failing', given = {} }", "return -1",
    "return { 'base', given = { wages = -1 } }", "return nil",
  ])
  func whatIsNotSaidIsNoMistake(body: String) throws {
    let law =
      input("wages", "money", "default = 0, min = 0,") + input("unknown")
      + parameter("late", "{ [\"2026-01-01\"] = 5 }")
      + input("health", "money", "default = 0, min = 0, estimate = function(case, law) \(body) end,")
      + rule("base", "return case.wages * 2") + rule("failing", "error('no')")
      + rule("tax", "return case.wages - case.health")
    let calculator = try Calculator(rulebook(law))
    let found = calculator.answer(["tax"], for: try facts(calculator.rulebook, ["wages": "100"]), estimating: true)
    #expect(found["tax"] == .number(100) && said(found).isEmpty, "\(found.failures.map(\.message))")
  }

  @Test func whatCouldNotBeReadIsNotEstimated() throws {
    let calculator = try Calculator(rulebook(Self.law))
    var facts = try Case(calculator.rulebook, year: 2025)
    facts.enter("wages", "54.000")
    let found = calculator.answer(["tax", "balance"], for: facts, estimating: true)
    #expect(found["tax"] == nil && found["balance"] == nil)
    facts.enter("wages", "1200")
    facts.enter("health", "12.000")
    #expect(calculator.answer(["tax"], for: facts, estimating: true)["tax"] == nil)
  }

  /// An explanation would show what nobody said as given.
  @Test func anExplanationStandsOnFactsAlone() throws {
    let calculator = try Calculator(rulebook(Self.law))
    let facts = try facts(calculator.rulebook, ["wages": "1200"])
    let found = calculator.answer(["tax", "balance"], for: facts, explained: true, estimating: true)
    #expect(found["tax"] == .number(1200) && found["balance"] == nil && said(found).isEmpty)
  }

  @Test func rowsEstimateNothing() throws {
    var job = try BatchJob(rulebook(Self.law), outputs: ["tax", "balance"])
    job.year = 2025
    let table = try run(job, "wages,withheld\n1200,200\n1200,\n0,\n")
    #expect(table.lines[1].hasSuffix(",1200.00,1000.00") && table.lines[3].hasSuffix(",0.00,0.00"))
    #expect(table.shownFaults == ["2:3 - - missing"])
  }

  @Test func aFormAsksForWhatMustBeGiven() throws {
    let calculator = try Calculator(rulebook(Self.law))
    var sheet = try Sheet(facts(calculator.rulebook, ["wages": "1200"]), wanted: ["balance"])
    var form = try sheet.questionnaire(by: calculator)
    #expect(form.fields.contains { $0.name == "withheld" && $0.isOpen })
    #expect(form.answer["balance"] == .number(840) && form.answer.lines[0].isEstimated)
    sheet = try sheet.setting("withheld", typed: "100", by: calculator)
    form = try sheet.questionnaire(by: calculator)
    #expect(form.answer["balance"] == .number(980))
    let without = try Sheet(facts(calculator.rulebook, ["wages": "0"]), wanted: ["balance"]).questionnaire(
      by: calculator)
    #expect(!without.fields.contains { $0.name == "withheld" && $0.isOpen } && without.answer["balance"] == .number(0))
  }

  @Test func rulesThatNobodyIsAskedForMustHaveAResult() throws {
    let book = try rulebook(input("wages") + rule("tax", "if case.wages > 5 then return nil end return 0"))
    #expect(problem { try result("tax", book, ["wages": "9"]) } != nil)
  }
}
