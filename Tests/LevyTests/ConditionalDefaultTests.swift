import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPresentation
@testable import LevyRules

/// Defaults that hold only once one of some facts is given: nothing told is not nothing there.
@Suite struct ConditionalDefaultTests {
  private static let law =
    input("wages", "money", "default = 0,") + input("pension", "money", "default = 0,")
    + input("expenses", "money", "default = 0,")
    + input("any_income", "money", "default = 0, default_if_given = { 'wages', 'pension' },")
    + rule(
      "tax",
      "local sum = case.wages + case.pension if eq(sum, 0) then sum = case.any_income end return max(0, sum - case.expenses)"
    )

  @Test func aZeroThatIsGivenIsAnAnswer() throws {
    let rules = try rulebook(Self.law)
    #expect(try result("tax", rules, ["wages": "0"]) == "0")
    #expect(try result("tax", rules, ["pension": "0", "expenses": "7"]) == "0")
    #expect(try result("tax", rules, ["any_income": "9", "expenses": "7"]) == "2")
    for given: KeyValuePairs<String, String> in [[:], ["expenses": "7"]] {
      guard case .missing(let inputs, _)? = problem({ try result("tax", rules, given) }) else {
        Issue.record("\(given) tells no income")
        continue
      }
      #expect(inputs.map(\.name) == ["any_income"])
      #expect(inputs.first?.expected.text.contains("not assumed") == false)
    }
  }

  @Test func rowsDecideForThemselves() throws {
    var table = "wages,pension,expenses\n"
    for row in 0..<3000 {
      table +=
        "\(["", "0", "\(row)", "1", "2", "3"][row % 6]),\(["", "", "0", "5"][row % 4]),\(row % 5 == 0 ? "" : "1")\n"
    }
    var job = try BatchJob(rulebook(Self.law), outputs: ["tax"])
    job.year = 2025
    let planned = try run(job, table)
    job.usesPlans = false
    let interpreted = try run(job, table)
    #expect(planned.output == interpreted.output && planned.shownFaults == interpreted.shownFaults)
    withKnownIssue("what rows read is not counted by plans where some of them lack a fact, so that all are interpreted")
    {
      #expect(planned.summary.planned > 1000)
    }
    let assumed = [planned, interpreted].map { $0.summary.assumed.map { "\($0.assumption.name) \($0.rows)" } }
    #expect(assumed[0] == assumed[1])
    #expect(interpreted.faults.count == 250, "neither is given in one of twelve rows")
  }

  /// Church tax needs the state that deadlines do without: people are asked for one fact.
  @Test func whatOnlyRulesReadIsKnownAsTheFactThatItStandsFor() throws {
    let states = "choice { 'none', 'north', 'south' }"
    let rules = try rulebook(
      input("state", states, "default = 'none', ask = 'Where?',")
        + input("needed_state", "choice { 'north', 'south' }", "stands_for = 'state',")
        + rule("days", "return case.state == 'north' and 1 or 0")
        + rule(
          "tax", "local s = case.state if s == 'none' then s = case.needed_state end return s == 'north' and 9 or 8"))
    #expect(try result("days", rules) == "0")
    for given: KeyValuePairs<String, String> in [[:], ["state": "none"]] {
      guard case .missing(let inputs, _)? = problem({ try result("tax", rules, given) }) else {
        Issue.record("\(given) tells no state")
        continue
      }
      #expect(inputs.map(\.name) == ["state"] && inputs.first?.label == "Label of needed_state")
      let calculator = try Calculator(rules)
      let listed = try calculator.caseFacts(["tax"], for: facts(rules, given))
      #expect(listed.map(\.variable.name) == ["state"] && listed.first?.standing == .missing)
      let wish = try calculator.caseFacts(["days"], for: facts(rules, given))
      #expect(wish.first?.standing != .missing, "nothing needs it")
    }
    #expect(try result("tax", rules, ["state": "north"]) == "9")
    #expect(!rules.shownVariables.contains { $0.name == "needed_state" })
    let wrong = problems(input("a", "money", "stands_for = 'wage',") + input("wages"))
    #expect(wrong == [.unknownName(name: "wage", role: .inRule, nearest: ["wages"])])
  }

  /// A result that stands on what is given in its place is asked for with the default of that.
  @Test func whatStandsForAResultIsAssumedUnderItsName() throws {
    let rules = try rulebook(
      input("official", "choice { 'none', 'week' }", "default = 'none',")
        + input("told", "choice { 'month', 'week' }", "default = 'month', stands_for = 'period', ask = 'How often?',")
        + rule(
          "period", "return case.official == 'none' and case.told or case.official", type: "choice { 'month', 'week' }")
        + rule("tax", "return case.period == 'month' and 12 or 52"))
    let calculator = try Calculator(rules)
    let answer = try calculator.answer(["tax"], for: facts(rules))
    #expect(answer.assumptions.map(\.name) == ["official", "period"])
    let listed = try calculator.caseFacts(["tax"], for: facts(rules))
    #expect(listed.map(\.variable.name) == ["official", "period"])
    #expect(listed.last?.standing == .assumed(.choice("month")) && listed.last?.question == "How often?")
    #expect(try result("tax", rules, ["period": "week"]) == "52")
  }

  @Test func namesMustBeThere() {
    let wrong = problems(input("any", "money", "default = 0, default_if_given = { 'wage' },") + input("wages"))
    #expect(wrong == [.unknownName(name: "wage", role: .inRule, nearest: ["wages"])])
  }
}
