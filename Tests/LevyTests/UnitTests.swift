import ExactNumbers
import Tables
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyFixtures
@testable import LevyModel
@testable import LevyRules

private let rules =
  input("income", "money", "min = 0, max = 1000000, aliases = { \"zve\", RE = 0.01 },")
  + input("share", "rate", "default = 0.5, aliases = { PERCENT = 0.01 },")
  + rule("tax", "return floor(case.income * case.share, 0.01)", more: "aliases = { \"T\", TC = 0.01 },")

private func evaluate(_ name: String, _ given: (String, String)...) throws -> Value {
  let book = try rulebook(rules)
  var facts = try Case(book, year: 2024)
  for (name, text) in given { try facts.give(name, text) }
  return try Calculator(book).evaluate(name, for: facts)
}

@Suite("Aliases with a unit")
struct UnitTests {
  @Test func aValueIsMultipliedAndAResultDivided() throws {
    #expect(try evaluate("income", ("RE", "12345")) == .number(Exact(numerator: 12345, scale: 2)))
    #expect(try evaluate("TC", ("income", "100")) == .number(5000))
    #expect(try evaluate("T", ("RE", "10000"), ("PERCENT", "25")) == .number(25))
    #expect(try evaluate("PERCENT") == .number(50))
  }

  @Test func whatItMeansMustFitTheTypeAndTheLimits() throws {
    #expect(throws: Diagnostic.self) { try evaluate("tax", ("RE", "0.5")) }
    #expect(throws: Diagnostic.self) { try evaluate("tax", ("RE", "100000001")) }
    #expect(throws: Diagnostic.self) { try evaluate("tax", ("RE", "ten")) }
    #expect(try evaluate("tax", ("RE", "100000000")) == .number(500_000))
  }

  @Test func bothNamesAreOneFact() throws {
    #expect(throws: Diagnostic.self) { try evaluate("tax", ("RE", "100"), ("income", "1")) }
  }

  @Test func columnsAndResultsOfABatch() throws {
    var job = try BatchJob(rulebook(rules), outputs: ["TC", "tax"])
    job.year = 2024
    let result = try run(job, "RE,PERCENT\n10001,50\n1.5,50\n7,\n")
    #expect(result.output == "RE,PERCENT,TC,tax\n10001,50,5000,50.00\n1.5,50,,\n7,,3,0.03\n")
    #expect(result.summary.faults == 1)
  }

  @Test func expectationsOfAFixtureTable() throws {
    var report = FixtureReport()
    let table = "year,RE,expect.TC,expect.tax\n2024,10001,5000,50\n2024,10001,5001,50\n"
    try FixtureRunner(rulebook(rules)).runTable(.bytes(Array(table.utf8)), name: "t.csv", into: &report)
    #expect(report.outcomes.map(\.passed) == [true, false])
  }

  @Test func examplesGiveAndExpectUnits() throws {
    let example =
      "example \"one\" { year = 2024, given = { RE = 10000 }, expect = { TC = 5000, tax = 50 }, source = \"S\" }\n"
    var report = FixtureReport()
    try FixtureRunner(rulebook(rules + example)).runExamples(into: &report)
    #expect(report.outcomes.map(\.passed) == [true])
  }

  @Test func expressionsAtThePromptUseTheUnit() throws {
    let book = try rulebook(rules)
    var facts = try Case(book, year: 2024)
    try facts.give("RE", "10000")
    let result = try Calculator(book).evaluate(expression: "RE + TC", for: facts)
    guard case .value(let value) = result else { throw Diagnostic(.script(message: "no value")) }
    #expect(value == .number(15000))
  }

  @Test func onlyNumbersHaveUnits() {
    #expect(!problems(input("x", "boolean", "aliases = { Y = 0.01 },")).isEmpty)
    #expect(!problems(input("x", "money", "aliases = { Y = 0 },")).isEmpty)
    #expect(!problems(input("x", "money", "aliases = { Y = \"cent\" },")).isEmpty)
  }
}
