import Levy
import Testing

@testable import LevyBatch
@testable import LevyModel

private let rules =
  input("income")
  + input("filing", #"choice { "single", "joint" }"#, #"default = "single","#)
  + input("spouse_income", "money", "default = 0,")
  + input("birth_date", "date", #"default = "9999-12-31","#)
  + input("abroad", "money", "default = 0,")
  + input("pets", "count(9)", "default = 0,")
  + rule("joint_income", "return case.filing == 'joint' and case.income + case.spouse_income or case.income")
  + rule("relief", "return case.birth_date < date(1960, 1, 1) and 10 or 0")
  + rule("tax", "return max(0, floor(case.joint_income / 10, 0.01) - case.relief)")
  + input("trips", "count(9)", "default = 0,") + rule("away", "return case.trips > 2", type: "boolean")
  + #"caveat "away" { concerns = { "tax" }, text = "Away.", source = "§ 4", "#
  + "when = function(case) return case.away end }\n"
  + #"caveat "abroad" { concerns = { "tax" }, text = "Abroad.", source = "§ 3", "#
  + "when = function(case) return case.abroad > 0 end }\n"

private func answer(_ given: KeyValuePairs<String, String>, _ names: [String] = ["tax"]) throws -> Answer {
  let calculator = try Calculator(rulebook(rules))
  return try calculator.answer(names, for: facts(calculator.rulebook, given))
}

private func notes(_ given: KeyValuePairs<String, String>, _ names: [String] = ["tax"]) throws -> [String] {
  try answer(given, names).unusedNotes.map(\.plain)
}

@Suite("What is given and counts for nothing")
struct UnusedFactTests {
  @Test func theQuestionThatDecidedIsNamed() throws {
    #expect(
      try notes(["income": "1000", "spouse_income": "500"]) == ["not used, since filing = single: spouse_income"])
    #expect(try notes(["income": "1000", "spouse_income": "500", "filing": "joint"]).isEmpty)
    #expect(try notes(["income": "1000", "pets": "3"]) == ["not used by what is shown: pets"])
    // The result in whose place something is given is what keeps its facts from being read.
    #expect(
      try notes(["income": "1000", "filing": "joint", "spouse_income": "5", "joint_income": "70"])
        == ["not used, since joint_income is given: income, filing, spouse_income"])
  }

  @Test func whatIsReadAndChangesNothingIsSaidToo() throws {
    let late = try answer(["income": "1000", "birth_date": "1990-05-05"])
    #expect(late.unused.map(\.name) == ["birth_date"])
    #expect(late.unused.map(\.isRead) == [true])
    #expect(late.unusedNotes.map(\.plain) == ["makes no difference: birth_date"])
    #expect(try notes(["income": "1000", "birth_date": "1950-05-05"]).isEmpty)
  }

  /// A fact that a caveat reads and names is not dropped.
  @Test func aCaveatCounts() throws {
    let abroad = try answer(["income": "1000", "abroad": "5"])
    #expect(abroad.caveats.count == 1)
    #expect(abroad.unused.isEmpty)
    // So it is with what a rule reads that the caveat looks at, in a table too.
    #expect(try notes(["income": "1000", "trips": "5"]).isEmpty)
    #expect(try notes(["income": "1000", "trips": "2"]) == ["not used by what is shown: trips"])
    let away = (0..<100).map { "\n1000,\($0 % 2 == 0 ? 5 : 2)" }.joined()
    var job = try BatchJob(rulebook(rules), outputs: ["tax"])
    job.year = 2025
    #expect(
      try run(job, "income,trips" + away).summary.unused.map { "\($0.fact.name) \($0.fact.value) \($0.rows)" } == [
        "trips 2 50"
      ])
  }

  /// A value that holds anyway has no effect, so that nothing is dropped with it.
  @Test func defaultsAreNoNews() throws {
    #expect(try notes(["income": "1000", "spouse_income": "0", "pets": "0"]).isEmpty)
  }

  /// A fact that might be read once a result succeeds is not dropped.
  @Test func resultsThatFailedMayReadIt() throws {
    #expect(try notes(["spouse_income": "500", "filing": "joint"], ["relief", "tax"]).isEmpty)
  }

  @Test func programsAreTold() throws {
    let text = try answer(["income": "1000", "spouse_income": "500"]).json.text()
    for field in [#""name": "spouse_income""#, #""reason": "decided""#, #""by": "filing""#, #""as": "single""#] {
      #expect(text.contains(field))
    }
  }

  /// An absent date is absent, not a day far off.
  @Test func anAbsentDateIsNone() throws {
    let plain = try answer(["income": "1000"])
    #expect(plain.allAssumptions?.plain == "assumed: filing = single, birth_date = none")
    #expect(plain.json.text().contains(#""birth_date": null"#))
  }

  @Test func thePromptSaysIt() throws {
    let rulebook = try rulebook(rules, results: ["tax"])
    let session = Session(try Calculator(rulebook), folder: "rules", facts: try facts(rulebook, ["income": "1000"]))
    let reply = session.respond(to: "spouse_income = 500").text.plain
    #expect(reply.contains("not used, since filing = single: spouse_income"))
    #expect(!session.respond(to: "income = 1100").text.plain.contains("spouse_income"))
    #expect(session.respond(to: ":show").text.plain.contains("(not used, since filing = single)"))
    #expect(!session.respond(to: "filing = joint").text.plain.contains("not used"))
    #expect(session.respond(to: ":assumed").text.plain == "assumed: birth_date = none\n")
  }

  @Test func whatMovesMostIsNamedFirst() throws {
    let rules =
      input("income") + input("filing", #"choice { "single", "joint" }"#, #"default = "single","#)
      + input("member", "boolean", "default = false,")
      + input("gifts", "money", "default = 0, typical = { 10, 400 },")
      + input("blind", "boolean", "default = false, typical = { false },")
      + input("pets", "count(9)", "default = 0,")
      + rule(
        "tax",
        "return case.income - case.gifts + (case.member and 90 or 0) + (case.filing == 'joint' and -20 or 0)"
          + " - (case.blind and 800 or 0) + case.pets")
    let calculator = try Calculator(rulebook(rules))
    let answer = try calculator.answer(["tax"], for: facts(calculator.rulebook, ["income": "1000"]), weighed: true)
    #expect(
      answer.assumptionNote(lister: "--all")?.plain
        == "assumed: Label of gifts: none (gifts; 400.00: tax -400.00); Label of member: no (member; yes: tax +90.00); "
        + "Label of filing: single (filing; joint: tax -20.00); 2 more (--all)")
  }

  @Test func typicalValuesAreChecked() {
    #expect(problems(input("a", "money", "default = 0, typical = { 10, 20 },") + rule("r", "return case.a")).isEmpty)
    for wrong in [#"typical = { "x" }"#, "typical = 5", "typical = {}", "max = 9, typical = { 10 }"] {
      let found = problems(input("a", "money", "default = 0, \(wrong),") + rule("r", "return case.a"))
      guard case .declaration(_, fault: .wrongField("typical", _, _))? = found.first else {
        Issue.record("\(wrong): \(found)")
        continue
      }
    }
  }
}
