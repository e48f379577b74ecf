import Levy
import Testing

@testable import LevyBatch
@testable import LevyModel

private let rules =
  input("income")
  + input("kids", "count(9)", "default = 0,")
  + input("filing", #"choice { "single", "joint" }"#, #"default = "single","#)
  + input("spouse_income", "money", "default = 0,")
  + input("member", "boolean", "default = true,")
  + rule("joint_income", "return case.filing == 'joint' and case.income + case.spouse_income + 1 or case.income")
  + rule("tax", "return floor(case.joint_income / 10 - case.kids, 0.01)")
  + rule("dues", "return case.member and floor(case.tax / 10, 0.01) or 0")

private func answer(
  _ names: [String], strict: Bool = false, _ given: KeyValuePairs<String, String> = [:]
) throws -> Answer {
  let calculator = try Calculator(rulebook(rules, results: ["tax", "dues"]))
  calculator.isStrict = strict
  return try calculator.answer(names, for: facts(calculator.rulebook, given))
}

private func job(_ outputs: String..., strict: Bool = false) throws -> BatchJob {
  var job = try BatchJob(rulebook(rules), outputs: outputs)
  job.year = 2025
  job.given = ["tax"]
  job.isStrict = strict
  return job
}

extension BatchSummary {
  fileprivate var shown: [String] { assumed.map { "\($0.assumption.name) \($0.rows)" } }
}

@Suite("What results stand on that nobody gave")
struct AssumptionTests {
  @Test func onlyDefaultsThatWereReadCount() throws {
    let single = try answer(["tax"], ["income": "100"])
    #expect(single.assumptions.map(\.name) == ["kids", "filing"])
    #expect(single.assumptions.map(\.value) == [.count(0), .choice("single")])
    let joint = try answer(["tax"], ["income": "100", "filing": "joint"])
    #expect(joint.assumptions.map(\.name) == ["kids", "spouse_income"])
    // Facts from which a given result would have been computed do not count.
    #expect(try answer(["dues"], ["tax": "100"]).assumptions.map(\.name) == ["member"])
    #expect(try answer(["tax"], ["tax": "100"]).assumptions.isEmpty)
  }

  @Test func eachResultHasItsOwn() throws {
    let both = try answer([], ["income": "100", "kids": "1"])
    #expect(both.lines.map { $0.assumptions.map(\.name) } == [["filing"], ["filing", "member"]])
    #expect(both.assumptions.map(\.name) == ["filing", "member"])
    // A result that failed stands on nothing.
    #expect(try answer(["tax"]).assumptions.isEmpty)
    #expect(try answer(["filing"]).assumptions.map(\.name) == ["filing"])
  }

  @Test func oneLineNamesThem() throws {
    let all = try answer([], ["income": "100"])
    #expect(all.allAssumptions?.plain == "assumed: kids = none, filing = single, member = yes")
    #expect(
      all.assumptionNote(lister: nil)?.plain
        == "assumed: Label of kids: none (kids); Label of filing: single (filing); Label of member: yes (member)")
    let given = try answer(["joint_income"], ["income": "100", "filing": "single"])
    #expect(given.assumptionNote(lister: nil) == nil)
  }

  @Test func programsAreToldAll() throws {
    let text = try answer([], ["income": "100"]).json.text()
    #expect(text.contains("\"assumed\": {\n    \"kids\": 0,\n    \"filing\": \"single\",\n    \"member\": true\n  }"))
  }

  /// A strict calculator has no defaults: what they would have said is missing, all at once.
  @Test func strictIsWithoutDefaults() throws {
    let failures = try answer([], strict: true, ["spouse_income": "1"]).failures
    guard case .missing(let inputs, _)? = Diagnostic.mergingMissing(failures)?.problem else {
      Issue.record("\(failures)")
      return
    }
    #expect(inputs.map(\.name) == ["income", "kids", "filing", "member"])
    #expect(inputs[2].expected.text == "single is not assumed")
    let whole = try answer(["tax"], strict: true, ["income": "100", "kids": "0", "filing": "single"])
    #expect(whole.failures.isEmpty && whole.assumptions.isEmpty)
  }

  @Test func tablesCountRows() throws {
    let table = "income,filing\n100,\n100,joint\nx,\n300,single\n"
    for usesPlans in [false, true] {
      var job = try job("tax", "dues")
      job.usesPlans = usesPlans
      job.rowsWorthAPlan = 0
      let summary = try run(job, Array(table.utf8)).summary
      #expect(summary.shown == ["kids 3", "filing 1", "spouse_income 1", "member 3"])
    }
    #expect(try run(job("dues"), "income,tax\n1,1\n1,\n").summary.shown == ["kids 1", "filing 1", "member 2"])
  }

  @Test func aStrictTableAssumesNothing() throws {
    let table = "income,filing,kids,spouse_income\n100,,0,\n100,joint,1,\n100,joint,1,0\n100,single,0,\n"
    let result = try run(job("tax", strict: true), table)
    #expect(result.shownFaults == ["1:2 - - missing", "2:3 - - missing"])
    #expect(result.lines[3...4] == ["100,joint,1,0,9.10", "100,single,0,,10.00"])
    #expect(result.summary.assumed.isEmpty)
    #expect(try run(job("tax", strict: true), "income\n100\n").shownFaults == ["1:2 - - missing"])
  }

  /// A fact that some row's result reads may be unused in others.
  @Test(arguments: [
    ("100,single,0,5,yes\n200,single,0,,no\n", ["spouse_income", "member"]),
    ("100,single,0,5,yes\n200,joint,0,0,yes\n", ["spouse_income"]),
    ("100,single,0,5,yes\n200,joint,0,7,yes\n", []), ("100,joint,0,0,yes\n", []), ("x,single,0,5,yes\n", []),
  ])
  func aStrictTableGivesNothingForNothing(rows: String, unread: [String]) throws {
    let table = "income,filing,kids,spouse_income,member\n" + rows
    #expect(try run(job("tax", strict: true), table).summary.idle.map(\.name) == unread)
    #expect(try run(job("tax"), table).summary.idle.isEmpty)
    let common = try run(job("tax", strict: true), "income,filing,kids\n1,single,0\n")
    #expect(common.summary.idle.isEmpty)
    var all = try job("tax", strict: true)
    try all.give("spouse_income", "5")
    #expect(try run(all, "income,filing,kids\n1,single,0\n").summary.idle.map(\.name) == ["spouse_income"])
    #expect(try run(all, "income,filing,kids\n1,single,0\n1,joint,0\n").summary.idle.isEmpty)
  }
}
