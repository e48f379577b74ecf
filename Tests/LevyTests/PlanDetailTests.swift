import Levy
import LevyModel
import LevyPlan
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyTrace

/// Single steps of following rules and making plans of them, each where a slip would show in an answer.
@Suite struct PlanDetailTests {
  private static let declarations =
    input("m") + input("w") + input("n", "count(9)") + input("k", "count(9)")
    + input("p", "count(5000)") + input("q", "count(5000)")

  /// By the plan and by the interpreter, which must agree.
  private func results(_ body: String, _ table: String, type: String = "money") throws -> [String] {
    var job = try BatchJob(rulebook(Self.declarations + rule("r", body, type: type)), outputs: ["r"])
    job.year = 2025
    return try run(job, table).lines.dropFirst().map { String($0.split(separator: ",").last ?? "") }
  }

  /// A scale is one instruction; choices by one fact and then by another are two.
  @Test func choicesByDifferentFacts() throws {
    let table = "m,w\n" + ["1,1", "1,9", "6,1", "6,9", "9,6", "7,7"].joined(separator: "\n") + "\n"
    #expect(
      try results("if case.m < 5 then return case.w end if case.w < 7 then return case.m end return 3", table).prefix(6)
        == ["1.00", "9.00", "6.00", "3.00", "9.00", "3.00"])
    #expect(
      try results("if case.m < 5 then return case.w end if case.m < 7 then return 2 end return 3", table).prefix(6)
        == ["1.00", "9.00", "2.00", "2.00", "3.00", "3.00"])
  }

  /// Both sides of a choice may be the same whole numbers of different parts.
  @Test func sidesOverDifferentDenominators() throws {
    let body = "if case.m > 5 then return case.w / 10 end return case.w / 100"
    #expect(try results(body, "m,w\n1,7\n9,7\n", type: "number").prefix(2) == ["0.07", "0.7"])
  }

  /// A row of which the condition fails has no result, though both sides are the same: an amount that is finer than a
  /// cent, and a count that is too large.
  @Test(arguments: [
    ("money", "return case.w * case.m * 0.005", "0.01,1,8"),
    ("count(1000000)", "return floor(case.m * case.w * case.w)", "900000,900000,8"),
  ])
  func conditionsThatFail(type: String, body: String, row: String) throws {
    let law = try rulebook(
      Self.declarations + input("z", "money", "min = 0,") + rule("x", body, type: type)
        + rule("r", "if case.x > 5 then return abs(case.z) end return case.z"))
    var job = try BatchJob(law, outputs: ["r"])
    job.year = 2025
    let result = try run(job, "m,w,z\n\(row)\n200,3,7\n")
    #expect(result.lines.dropFirst().prefix(2) == ["\(row),", "200,3,7,7.00"])
    #expect(result.shownFaults == ["1:2 - - wrong-result"])
  }

  /// Facts that one row reads by one rule and another by another are read in both, and so are both rules' facts if a
  /// caveat is about both rules.
  @Test func readsOfEitherRule() throws {
    let law = try rulebook(
      Self.declarations + rule("a", "return case.m") + rule("b", "return case.w")
        + #"caveat "open" { concerns = { "a", "b" }, text = "not all of it", source = "1", when = function(case) return case.n > 0 end }"#
        + rule("r", "if case.k > 0 then return case.a end return case.b"))
    var job = try BatchJob(law, outputs: ["r"])
    job.year = 2025
    let rows = ["1,2,1,1", "1,2,0,1", "1,2,0,0", "1,2,1,0", "1,2,5,3"]
    let notes = try run(job, "m,w,k,n\n" + rows.joined(separator: "\n") + "\n").summary.notes(all: true).map(\.plain)
    #expect(notes.contains { $0.contains("in 3 of 5 rows") && $0.contains("not all of it") }, "\(notes)")
  }

  /// The least of the slices, by row: all of them together took at least as long.
  @Test func timesAreOfARow() throws {
    let law = try rulebook(Self.declarations + rule("r", "return floor(case.m * case.w / 100, 0.01)"))
    let timing = try PlanTiming(
      Calculator(law), date: .lastDay(of: 2025), given: ["m", "w"], outputs: ["r"])
    #expect(timing.isComplete && timing.ruleCount == 1)
    let rows = 5_120_000
    var nanoseconds = 0.0
    let elapsed = ContinuousClock().measure { nanoseconds = timing.nanoseconds(rows: rows) { Double($0 + $1) } }
    #expect(nanoseconds > 0)
    #expect(nanoseconds * Double(rows) * 0.9 < elapsed / .nanoseconds(1))
  }

  /// A count that only large ones lead to is found among made-up facts, so that the fraction of a cent is said.
  @Test func fractionsOfCentsThatFewCountsLeadTo() throws {
    func found(_ body: String, _ more: String = "") throws -> [String] {
      try rulebook(Self.declarations + more + rule("r", body)).findings().warnings.compactMap { finding in
        if case .unrounded(let rule, _) = finding.problem { rule } else { nil }
      }
    }
    #expect(try found("if case.m > 0 then return case.n * case.m * 0.005 end return 0") == ["r"])
    #expect(try found("if case.n > 6 then return case.n * case.m * 0.005 end return 0") == ["r"])
    // Consequences of a condition on two facts count too.
    #expect(try found("if case.p == case.q then return (case.p - case.q) * 0.005 end return 0") == [])
    #expect(try found("if case.p ~= case.q then return (case.p - case.q) * 0.005 end return 0") == ["r"])
    #expect(try found("if case.p <= case.q then return max(0, case.p - case.q) * 0.005 end return 0") == [])
    #expect(try found("return max(0, case.m * 0.005)") == ["r"])
    #expect(try found("if case.m > 5 then return 0 end return case.m * 0.005") == ["r"])
    // Days begin with 1, and counts of which there are more than are tried one by one with 0.
    let late = "if case.d.day > 20 then return case.d.day * 0.005 end return 0"
    #expect(try found(late, input("d", "date")) == ["r"])
    let many = "if case.c > 60 then return case.c * 0.005 end return 0"
    #expect(try found(many, input("c", "count(100)")) == ["r"])
    #expect(try found(many.replacing("> 60", with: "> 100"), input("c", "count(100)")) == [])
    // Whole amounts of another rule stay whole.
    #expect(try found("return case.whole * 0.01", rule("whole", "return floor(case.m)")) == [])
    #expect(try found("return case.whole * 0.001", rule("whole", "return floor(case.m)")) == ["r"])
    #expect(try found("if case.n > 9 then return case.n * 0.005 end return 0") == [])
  }

  /// The columns of a plan are listed with the rules of which they are the results.
  @Test func columnsHaveTheNamesOfTheirRules() throws {
    let law = try rulebook(
      Self.declarations + input("d", "date") + rule("base", "return case.m + case.w")
        + rule("r", "return max(0, case.base - 100 * case.d.month)"))
    func slot(_ name: String) throws -> Slot { try #require(law.slot(of: name)) }
    var partly: [Slot: Obstacle] = [:]
    let listing = try #require(
      PlanListing.make(
        Calculator(law), date: .lastDay(of: 2025), known: nil, given: Set(["m", "w", "d"].map(slot)), constants: [:],
        outputs: [slot("r")], partly: &partly))
    #expect(try Set(listing.rules.values) == [slot("base"), slot("r")])
    #expect(listing.inputs.count >= 3 && listing.outputs.count == 1)
  }

  /// Small amounts fit into most formulas, so nothing is said of a rule that large ones leave to the interpreter.
  @Test func whatFitsSmallAmountsIsNoRuleThatIsInterpreted() throws {
    let body = "return floor(case.m * case.w * case.m * case.w / 1000000000, 0.01)"
    #expect(try rulebook(Self.declarations + rule("r", body)).findings().notes.map(\.message) == [])
    // However many such rules stand on each other.
    let chain = (1...9).map { number in
      let product = "case.a\(number) * case.b\(number)"
      return input("a\(number)") + input("b\(number)")
        + rule(
          "c\(number)",
          "return floor(min(1, \(product) * \(product) / 1000000000), 0.01)"
            + (number > 1 ? " + case.c\(number - 1)" : ""))
    }
    #expect(try rulebook(chain.joined()).findings().notes.map(\.message) == [])
  }

  /// Reports on rules that no formula follows are about the law as it is now.
  @Test func rulesThatWereInterpretedOnce() throws {
    for way in [1, 2] {
      let law = try rulebook(
        Self.declarations + parameter("way", "{ [\"2020-01-01\"] = 1, [\"2025-01-01\"] = 2 }")
          + rule("r", "if eq(law.way, \(way)) and tostring(case.m) == \"1\" then return 1 end return case.m"))
      #expect(try law.findings().notes.count == (way == 1 ? 0 : 1))
    }
  }

  /// A rule that says in which cases its result must be given is followed, and nothing is said of it.
  @Test func whatMustBeGivenIsNoRuleThatIsInterpreted() throws {
    let law = try rulebook(
      Self.declarations
        + rule("kept", "if case.m > 0 then return nil end return 0", more: "ask = \"What is kept?\",")
        + rule("r", "return case.kept + case.w"))
    #expect(try law.findings().notes.map(\.message) == [])
  }
}
