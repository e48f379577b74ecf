import Levy
import Testing

@testable import LevyBatch
@testable import LevyModel

private func caveat(_ name: String, _ concerns: String, _ body: String, more: String = "") -> String {
  #"caveat "\#(name)" { concerns = { \#(concerns) }, text = "Text of \#(name).", source = "§ 3", \#(more) "#
    + "when = function(case, law) \(body) end }\n"
}

private let rules =
  input("income")
  + input("abroad", "money", "default = 0,")
  + input("farm")
  + parameter("limit", #"{ ["2020-01-01"] = 100, ["2023-01-01"] = repealed }"#)
  + rule("base", "return case.income")
  + rule("tax", "return case.base > 100 and floor(case.base / 10, 0.01) or 0")
  + rule("dues", "return 12")
  + caveat("abroad", #""base""#, "return case.abroad > 0")
  + caveat("farm", #""tax", "dues""#, "return case.farm > 0")
  + caveat("old", #""dues""#, "return true", more: #"to = "2021-12-31","#)
  + caveat("limit", #""dues""#, "return case.income > law.limit", more: #"from = "2022-01-01","#)

private func caveats(
  _ names: [String], year: Int = 2025, strict: Bool = false, _ given: KeyValuePairs<String, String> = [:]
) throws -> [String] {
  let calculator = try Calculator(rulebook(rules))
  calculator.isStrict = strict
  let answer = try calculator.answer(names, for: facts(calculator.rulebook, year: year, given))
  return answer.caveats.map { "\($0.caveat.name): \($0.results.joined(separator: " "))" }
}

@Suite("What the rules do not cover")
struct CaveatTests {
  @Test func itIsSaidOfAllResultsThatUsedTheRule() throws {
    let given: KeyValuePairs = ["income": "200", "abroad": "1", "farm": "0"]
    #expect(try caveats(["tax", "base", "dues"], year: 2021, given) == ["abroad: tax base", "old: dues"])
    #expect(try caveats(["tax", "base"], year: 2021, ["income": "200", "farm": "0"]).isEmpty)
    // A rule that did not run for the result has nothing to say of it.
    #expect(try caveats(["tax"], year: 2021, ["income": "200", "base": "7", "abroad": "1"]).isEmpty)
  }

  @Test func aFactThatIsNotGivenIsNoCaveat() throws {
    #expect(try caveats(["tax"], ["income": "200"]).isEmpty)
    #expect(try caveats(["tax"], ["income": "200", "farm": "5"]) == ["farm: tax"])
    // A fact that only a caveat reads is not an assumption, and not missing for a strict calculator.
    let calculator = try Calculator(rulebook(rules))
    let answer = try calculator.answer(["tax"], for: facts(calculator.rulebook, ["income": "200"]))
    #expect(answer.assumptions.isEmpty)
    #expect(try caveats(["tax"], strict: true, ["income": "200", "abroad": "1"]) == ["abroad: tax"])
  }

  /// If it is unknown whether a caveat applies, it is shown: a parameter without a value does not make a result
  /// covered.
  @Test func whatCannotBeToldIsSaid() throws {
    #expect(try caveats(["dues"], year: 2022, ["income": "50"]).isEmpty)
    #expect(try caveats(["dues"], year: 2022, ["income": "150"]) == ["limit: dues"])
    #expect(try caveats(["dues"], year: 2023, ["income": "50"]) == ["limit: dues"])
    #expect(try caveats(["dues"], year: 2021, ["income": "150"]) == ["old: dues"])
  }

  @Test func peopleAndProgramsReadIt() throws {
    let calculator = try Calculator(rulebook(rules))
    let answer = try calculator.answer(
      ["tax", "dues"], for: facts(calculator.rulebook, ["income": "9", "abroad": "1"]))
    #expect(
      answer.caveatNotes.map(\.plain) == [
        "not covered (tax): Text of abroad.  § 3", "not covered (dues): Text of limit.  § 3",
      ])
    #expect(answer.json.text().contains("\"concerns\": [\n        \"tax\"\n      ]"))
    #expect(try calculator.rulebook.description().plain.contains("Text of farm."))
  }

  /// Two that say the same are one line for people, and two for programs.
  @Test func whatIsSaidTwiceIsOneLine() throws {
    let twins = [("first", "tax"), ("second", "dues")].map { name, concerns in
      #"caveat "\#(name)" { concerns = { "\#(concerns)" }, text = "Same.", source = "§ 3", "#
        + "when = function(case, law) return case.income > 1 end }\n"
    }
    let calculator = try Calculator(rulebook(rules + twins.joined()))
    let answer = try calculator.answer(["tax", "dues", "base"], for: facts(calculator.rulebook, ["income": "9"]))
    #expect(answer.caveatNotes.map(\.plain).count { $0.contains("Same.") } == 1)
    #expect(answer.caveatNotes.map(\.plain).contains("not covered (tax, dues): Same.  § 3"))
    #expect(answer.caveats.count { $0.caveat.text == "Same." } == 2)
  }

  @Test(arguments: [true, false]) func aTableCountsRows(usesPlans: Bool) throws {
    var job = try BatchJob(rulebook(rules), outputs: ["tax"])
    job.year = 2025
    job.given = ["base"]
    job.usesPlans = usesPlans
    job.rowsWorthAPlan = 0
    func counted(_ table: String) throws -> [String] {
      try run(job, Array(table.utf8)).summary.caveats.map { "\($0.caveat.name) \($0.rows)" }
    }
    #expect(try counted("income,abroad\n1,0\n2,1\nx,1\n3,5\n4,\n") == ["abroad 2"])
    #expect(try counted("income,farm\n1,0\n2,1\n3,\n") == ["farm 1"])
    #expect(try counted("income\n1\n2\n").isEmpty)
    #expect(try counted("base,abroad\n1,5\n") == [])
    // The number of rows is given unless it is all.
    func noted(_ table: String) throws -> String? {
      try run(job, Array(table.utf8)).summary.notes().map(\.plain).first { $0.contains("Text of abroad") }
    }
    #expect(try noted("income,abroad\n1,0\n2,1\n3,5\n") == "not covered in 2 of 3 rows: Text of abroad.  § 3")
    #expect(try noted("income,abroad\n1,7\n2,1\n") == "not covered: Text of abroad.  § 3")
  }

  @Test func itsShapeIsChecked() throws {
    func wrong(_ text: String) -> [String] {
      diagnostics(rule("r", "return 1") + text).map { $0.problem.sentence(reveals: true) }
    }
    #expect(wrong(caveat("c", #""r""#, "return false")).isEmpty)
    #expect(wrong(caveat("c", #""rr""#, "return false")) == ["unknown rule 'rr'"])
    #expect(wrong(input("i") + caveat("c", #""i""#, "return false")) == ["unknown rule 'i'"])
    #expect(
      wrong(caveat("c", "", "return false")) == [
        "caveat 'c' has a wrong 'concerns': expected a list of names of rules, found none"
      ])
    #expect(
      wrong(#"caveat "c" { concerns = { "r" }, source = "§ 3", text = "T" }"#) == ["caveat 'c' lacks the field 'when'"])
    #expect(wrong(caveat("c", #""r""#, "return case.rr")) == ["unknown name 'case.rr'"])
    #expect(
      wrong(caveat("c", #""r""#, "return false") + caveat("c", #""r""#, "return false")).first?.hasSuffix(
        "is declared twice; first at xx/a.lua:2") == true)
    // It is no name that rules or users have.
    let rulebook = try rulebook(rules)
    #expect(!rulebook.names.contains { $0.contains("caveat") })
  }

  @Test func checkFollowsWhenAsItDoesRules() throws {
    let rulebook = try rulebook(
      input("n") + rule("r", "return 1") + "caveat \"c\" { concerns = { \"r\" }, text = \"T\", source = \"§ 3\",\n"
        + "when = function(case)\n if case.n > 5 then\n if case.n < 3 then\n return true\n end\n end\n return false\n end }"
    )
    #expect(try rulebook.findings().warnings.filter { $0.problem == .unreachable }.map { $0.place?.line } == [7])
  }
}
