import Testing

@testable import LevyBatch
@testable import LevyModel

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

  @Test func namesMustBeThere() {
    let wrong = problems(input("any", "money", "default = 0, default_if_given = { 'wage' },") + input("wages"))
    #expect(wrong == [.unknownName(name: "wage", role: .inRule, nearest: ["wages"])])
  }
}
