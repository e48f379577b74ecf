import Levy
import LevyFixtures
import LevyTrace
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyFixtures
@testable import LevyTrace

/// `trace(label, value)` in a rule is its value; whoever asks sees what it was.
@Suite struct TraceTests {
  private static let rules =
    input("income") + parameter("rate", "{ [\"2020-01-01\"] = 0.25 }")
    + rule("base", "return trace('base', max(0, case.income - 1000))")
    + rule("tax", "return floor(trace('product', case.base * law.rate), 0.01)")

  private func log(_ body: String, _ type: String = "number") throws -> TraceLog {
    let rulebook = try rulebook(rule("r", body, type: type))
    return try #require(Calculator(rulebook).answer(["r"], for: facts(rulebook), traced: true, weighed: false).trace)
  }

  @Test func valuesInTheOrderOfEvaluation() throws {
    let rulebook = try rulebook(Self.rules)
    let answer = try Calculator(rulebook).answer(
      ["tax"], for: facts(rulebook, ["income": "5000"]), traced: true, weighed: false)
    #expect(try answer.lines[0].outcome.get().description == "1000")
    let notes = try #require(answer.trace).notes
    #expect(notes.map(\.label) == ["base", "product"])
    #expect(notes.map(\.value) == ["4000", "1000"])
    #expect(notes.map(\.rule) == ["base", "tax"])
    #expect(notes.map { $0.place?.description } == ["xx/a.lua:3", "xx/a.lua:4"])
    #expect(answer.trace?.markup().plain.hasPrefix("trace: base = 4000  base, xx/a.lua:3\n") == true)
  }

  @Test func aRuleThatSeveralResultsReadIsNotedOnce() throws {
    let rulebook = try rulebook(Self.rules)
    let facts = try facts(rulebook, ["income": "5000"])
    let calculator = try Calculator(rulebook)
    for explained in [false, true] {
      let answer = calculator.answer(["tax", "base"], for: facts, explained: explained, traced: true, weighed: false)
      #expect(answer.trace?.notes.map(\.label) == ["base", "product"])
    }
    #expect(calculator.answer(["tax"], for: facts).trace == nil)
  }

  @Test func ofAResultThatFailsAndOfMissingFacts() throws {
    let rulebook = try rulebook(
      input("income") + rule("r", "local x = trace('before', 1) error('no')")
        + rule("s", "return trace('s', case.income)"))
    let answer = try Calculator(rulebook).answer(["r", "s"], for: facts(rulebook), traced: true, weighed: false)
    #expect(answer.failures.count == 2)
    // Placeholders for missing facts are not traced.
    #expect(answer.trace?.notes.map(\.label) == ["before"])
  }

  @Test func json() throws {
    let rulebook = try rulebook(Self.rules)
    let answer = try Calculator(rulebook).answer(
      ["base"], for: facts(rulebook, ["income": "1000.50"]), traced: true, weighed: false)
    let text = answer.json.text()
    #expect(text.contains("\"trace\": ["))
    #expect(text.contains("\"label\": \"base\",\n      \"value\": \"0.5\",\n      \"rule\": \"base\""))
    #expect(text.contains("\"file\": \"xx/a.lua\",\n      \"line\": 3"))
  }

  @Test(arguments: [
    ("trace('x', 1 / 3)", "1/3"), ("trace('x', 0.42)", "0.42"), ("trace('x', 'joint')", "\"joint\""),
    ("trace('x', nil)", "nil"), ("trace('x', true)", "true"), ("trace('x', function() end)", "function"),
    ("trace('x', { 1, { 2 } })", "{ 1, { 2 } }"), ("trace('x', date(2025, 2, 28))", "2025-02-28"),
    ("trace('x', case)", "{  }"), ("trace('x', string.format('\\27[31m%s', 1))", "\"\u{1B}[31m1\""),
  ]) func valuesOfEveryKind(call: String, words: String) throws {
    #expect(try log("\(call) return 1").notes.map(\.value) == [words])
  }

  @Test func hostileLabelsAndValuesAreShownShortAndWrittenOut() throws {
    let log = try log(
      """
      local long = 'x' for i = 1, 15 do long = long .. long end
      local shared = {} for i = 1, 30 do shared = { shared, shared } end
      trace(long, long) trace(shared, shared) trace('\\27[31m\\n\\226\\128\\174', 1) trace(1, 2) trace(nil, 3) trace('\\255', 4)
      return 1
      """)
    #expect(log.notes.count == 6)
    #expect(log.notes.allSatisfy { $0.label.count <= 203 && $0.value.count <= 203 })
    let lines = log.markup().plain.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[2].hasPrefix("trace: \\u{1B}[31m\\n\\u{202E} = 1  r, "))
    #expect(lines[3].hasPrefix("trace: 1 = 2") && lines[4].hasPrefix("trace: nil = 3"))
  }

  @Test func aLoopKeepsTheFirstAndCountsTheRest() throws {
    let log = try log("for i = 1, 300000 do trace('i', i) end return 1")
    #expect(log.notes.count == 200 && log.omitted == 299_800)
    #expect(log.markup().plain.hasSuffix("… and 299800 more\n"))
  }

  @Test func whatIsNoCall() {
    let wrong = "'trace' takes a label and a value, such as trace(\"base\", x)"
    #expect(failure("return trace('x')") == .ruleFailed(rule: "r", message: wrong))
    #expect(failure("return trace()") == .ruleFailed(rule: "r", message: wrong))
    // A local of that name is another thing.
    #expect(throws: Never.self) { try value("local trace = function(x) return x end return trace(5)") }
  }

  @Test func checkWarnsOfEachPlace() throws {
    let found = try rulebook(Self.rules).warnings
    #expect(found.map(\.problem.code) == ["traced", "traced"])
    #expect(found.map(\.location) == ["xx/a.lua:3:109", "xx/a.lua:4:113"])
    #expect(try rulebook(rule("r", "local trace = max return trace(1, 2)")).warnings.isEmpty)
  }

  /// Following a rule treats it as its value; a plan computes what the interpreter does, whatever is traced.
  @Test(arguments: [
    "return trace('x', case.m)", "return trace('x', floor(trace('y', case.m * 0.3), 0.01))",
    "if trace('is large', case.m > 50) then return trace('a', 1) end trace('unused', case.m / 3) return 2",
    "local s = 0 for i = 1, 3 do s = s + trace(i, case.m) end return s", "trace('t', { case.m }) return case.m",
    "return trace('min', min(case.m, case.n))", "if trace('n', case.n) > 3 then return 1 end return 0",
  ]) func plansAgree(body: String) throws {
    let declarations = input("m") + input("n", "count(400)")
    let traced = try rulebook(declarations + rule("r", body))
    var job = try BatchJob(traced, outputs: ["r"])
    job.year = 2025
    let result = try run(job, "m,n\n0,0\n50,3\n50.01,4\n-7.77,400\n")
    #expect(result.faults.isEmpty)
    let plan = try PlanDescription(Calculator(traced), date: .lastDay(of: 2025), outputs: ["r"])
    #expect(plan.entries.last?.reason == nil)
  }

  @Test func failingCasesShowWhatWasTraced() throws {
    let example = "example 'e' { source = 'x', year = 2025, given = { income = 5000 }, expect = { tax = 1 } }\n"
    let rulebook = try rulebook(Self.rules + example)
    var report = FixtureReport()
    let runner = try FixtureRunner(rulebook)
    runner.runExamples(into: &report)
    runner.runTable(
      .bytes(Array("year,income,expect.tax,expect.base\n2025,5000,1000,4000\n2025,3000,1,2000\n".utf8)), name: "t.csv",
      into: &report)
    #expect(report.outcomes.map { $0.trace?.notes.map(\.value) } == [["4000", "1000"], nil, ["2000", "500"]])
    #expect(report.json().text().contains("\"label\": \"product\""))
  }

  @Test func manyFailuresDoNotKeepAllTraces() throws {
    let rulebook = try rulebook(Self.rules)
    var report = FixtureReport()
    let rows = (0..<150).map { "2025,\(5000 + $0),1\n" }.joined()
    try FixtureRunner(rulebook).runTable(
      .bytes(Array("year,income,expect.tax\n\(rows)".utf8)), name: "t.csv", into: &report)
    #expect(report.failures.count == 150 && report.outcomes.count { $0.trace != nil } == 100)
  }
}
