import ExactNumbers
import Foundation
import Tables
import Testing

@testable import LevyFixtures
@testable import LevyModel
@testable import LevyRules

private let rules =
  input("income", "money", #"aliases = { "zve" },"#) + input("name", #"choice { "a b", "c" }"#, #"default = "c","#)
  + rule("tax", "return floor(case.income * 0.25, 0.01)", more: #"aliases = { "T" },"#)
  + rule("big", "return -(exact(10) ^ 38)", type: "number")
  + rule("kind", "return case.name", type: #"choice { "a b", "c" }"#)

private func runTable(_ table: String, _ rulebook: Rulebook? = nil) throws -> FixtureReport {
  var report = FixtureReport()
  let runner = try FixtureRunner(rulebook ?? LevyTests.rulebook(rules))
  runner.runTable(.bytes(Array(table.utf8)), name: "xx/t.csv", into: &report)
  return report
}

private func runExamples(_ text: String, files: [String: String] = [:], under: String = "") throws -> FixtureReport {
  var report = FixtureReport()
  try FixtureRunner(rulebook(rules + text, files: files)).runExamples(under: under, into: &report)
  return report
}

@Suite("Fixture tables and examples")
struct FixtureTests {
  @Test func passAndFail() throws {
    let report = try runTable("year,zve,expect.tax,expect.T\n2025,100,25,25.00\n2025,200,49,50\n")
    #expect(report.outcomes.map(\.passed) == [true, false])
    #expect(!report.passed)
    let failure = try #require(report.failures.first)
    #expect(failure.title == "row 2")
    #expect(failure.place == Place(file: "xx/t.csv", line: 3))
    #expect(failure.reason == "tax: expected 49.00, found 50.00 (+1)")
    #expect(failure.rerun == "levy eval xx year=2025 zve=200 tax")
  }

  @Test(arguments: [("25.50", "0.5", true), ("25.51", "0.5", false), ("24.5", "0.5", true), ("25.01", "", false)])
  func tolerance(_ expected: String, _ tolerance: String, _ passes: Bool) throws {
    let report = try runTable("year,zve,expect.tax,tolerance\n2025,100,\(expected),\(tolerance)\n")
    #expect(report.passed == passes)
    #expect(report.outcomes.count == 1)
  }

  @Test(arguments: ["-1", "x", "1%"])
  func wrongTolerance(_ tolerance: String) throws {
    let report = try runTable("year,zve,expect.tax,tolerance\n2025,100,25,\(tolerance)\n")
    #expect(
      report.outcomes.first?.failure?.problem
        == .badValue(name: "tolerance", value: tolerance, expected: Wording(inEnglish: "a number from 0")))
  }

  @Test func disputedFiguresPassOnlyIfTheyDiffer() throws {
    let report = try runTable(
      "id,year,zve,expect.tax,disputed\nA,2025,100,26,typo\nB,2025,100,25,typo\nC,2025,100,26,\n")
    #expect(report.outcomes.map(\.passed) == [true, false, false])
    #expect(report.disputed.map(\.title) == ["A"])
    #expect(report.failures.first?.reason == "the disputed figure agrees after all; clear the 'disputed' cell")
  }

  @Test func aDisputedCaseThatFailsIsAFailure() throws {
    let report = try runTable("year,zve,expect.tax,disputed\n2025,x,26,typo\n")
    #expect(report.failures.map { $0.failure?.problem.code } == ["bad-value"])
  }

  @Test func emptyExpectationsExpectNothing() throws {
    let report = try runTable("year,zve,expect.tax,expect.kind\n2025,100,25,\n2025,100,,c\n2025,100,,\n")
    #expect(report.outcomes.map(\.passed) == [true, true, false])
    #expect(report.outcomes.map(\.checked) == [["tax"], ["kind"], []])
    #expect(
      report.outcomes.last?.failure?.problem == .malformedRow(reason: Wording(inEnglish: "the row expects nothing")))
  }

  @Test func rowsWithoutAResultFail() throws {
    let report = try runTable("year,zve,expect.tax\n2025,,25\n2019,100,25\n2025,100\n2025,100,x\n")
    #expect(
      report.outcomes.map { $0.failure?.problem.code } == ["missing", "no-law", "malformed-row", "bad-value"])
    #expect(!report.passed)
  }

  @Test func tablesThatCannotRun() throws {
    #expect(try runTable("year,zve\n2025,100\n").errors.map(\.problem.code) == ["table"])
    #expect(try runTable("").errors.map(\.problem.code) == ["table"])
    #expect(
      try runTable("year,zv,expect.tax\n2025,1,2\n").errors.map(\.problem) == [
        .unknownName(name: "zv", role: .heading, nearest: ["zve"])
      ])
    #expect(
      try runTable("year,expect.tac\n2025,1\n").errors.map(\.problem) == [
        .unknownName(name: "tac", role: .column, nearest: ["tax"])
      ])
    #expect(try runTable("year,expect.tax\n2025,\"1\n").errors.count == 1)
  }

  /// A table that cannot run fails the report, whatever else passes.
  @Test func errorsAreFailures() throws {
    var report = FixtureReport()
    let runner = try FixtureRunner(rulebook(rules))
    let tables = ["year,zve,expect.tax\n2025,100,25\n", "year,zv,expect.tax\n2025,100,25\n"]
    runner.runTable(.bytes(Array(tables[0].utf8)), name: "xx/t.csv", into: &report)
    #expect(report.passed)
    runner.runTable(.bytes(Array(tables[1].utf8)), name: "xx/u.csv", into: &report)
    #expect(report.outcomes.count == 1 && report.failures.isEmpty && report.errors.count == 1)
    #expect(!report.passed)
    #expect(report.json().text().contains("\"passed\": 1,\n  \"failed\": 1,"))
  }

  @Test func nothingToRunIsNoSuccess() throws {
    #expect(!FixtureReport().passed)
    #expect(try !runTable("year,zve,expect.tax\n").passed)
    #expect(try !runExamples("").passed)
  }

  @Test func textIsQuotedInTheCommandToRerun() throws {
    let report = try runTable("year,zve,name,expect.kind\n2025,100,a b,c\n")
    #expect(report.failures.first?.rerun == "levy eval xx year=2025 zve=100 'name=a b' kind")
    #expect(report.failures.first?.reason == "kind: expected c, found a b")
  }

  /// A shell reads the line as the words that it was made of.
  @Test func wordsForAShell() throws {
    let words = ["two words", "a.b/c+d", "é_1"]
    let options = words.map { "\"\($0)\"" }
    let book = try rulebook(
      input("word", "choice { \(options.joined(separator: ", ")) }") + rule("r", "return case.word == 'é_1' and 1 or 2")
    )
    for word in words {
      let cell = "\"\(word.replacing("\"", with: "\"\""))\""
      let failure = try #require(runTable("year,word,expect.r\n2025,\(cell),7\n", book).failures.first)
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "printf '%s\\n' " + failure.rerun]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(text == "levy\neval\nxx\nyear=2025\nword=\(word)\nr\n")
    }
  }

  @Test func differencesTooLargeToComputeAreFailures() throws {
    let report = try runTable("year,expect.big\n2025,1e38\n")
    #expect(report.outcomes.count == 1)
    #expect(!report.passed)
  }

  // MARK: Examples

  @Test func examples() throws {
    let report = try runExamples(
      #"example "right" { source = "§", year = 2025, given = { zve = 100 }, expect = { tax = 25 } }"# + "\n"
        + #"example "near" { source = "§", year = 2025, given = { zve = 99 }, expect = { tax = 25 }, tolerance = 0.25 }"#
        + "\n"
        + #"example "wrong" { source = "§", year = 2025, given = { zve = 100 }, expect = { T = 26, kind = "c" } }"#)
    #expect(report.outcomes.map(\.title) == ["right", "near", "wrong"])
    #expect(report.outcomes.map(\.passed) == [true, true, false])
    #expect(report.failures.first?.reason == "T: expected 26.00, found 25.00 (-1)")
    #expect(report.failures.first?.rerun == "levy eval xx --year 2025 income=100 T")
    #expect(report.failures.first?.place == Place(file: "xx/a.lua", line: 8))
  }

  @Test func examplesOfOneFile() throws {
    let example = #"example "e" { source = "§", year = 2025, given = { zve = 100 }, expect = { tax = 25 } }"#
    #expect(try runExamples(example, files: ["b/c.lua": example]).outcomes.count == 2)
    #expect(
      try runExamples(example, files: ["b/c.lua": example], under: "xx/b/").outcomes.map(\.place.file) == ["xx/b/c.lua"]
    )
  }

  @Test(arguments: [
    ("given = { zv = 1 }, expect = { tax = 0 }", Problem.unknownName(name: "zv", role: .given, nearest: ["zve"])),
    ("given = { zve = 1 }, expect = { tac = 0 }", .unknownName(name: "tac", role: .asked, nearest: ["tax"])),
    ("given = { zve = 1, income = 2 }, expect = { tax = 0 }", .givenTwice(name: "zve", other: "income")),
    (
      "given = { name = 'd' }, expect = { tax = 0 }",
      .badValue(name: "name", value: "d", expected: Wording("one of a b, c", "eines von a b, c"))
    ),
  ])
  func examplesAreCheckedAtLoad(_ fields: String, _ expected: Problem) {
    let found = diagnostics(rules + "example \"e\" { source = \"§\", year = 2025, \(fields) }")
    #expect(found.map(\.problem) == [expected])
    #expect(found.map(\.line) == ["xx/a.lua:6"])
  }

  @Test func theCommandToRerunNamesTheDate() throws {
    let report = try runExamples(
      #"example "e" { source = "§", date = "2025-03-31", known = "2025-02-01", given = { zve = 100 }, expect = { tax = 1 } }"#
    )
    let rerun = try #require(report.failures.first?.rerun)
    #expect(rerun.contains("2025-03-31"))
    #expect(rerun.contains("2025-02-01"))
  }

  // MARK: JUnit

  @Test func report() throws {
    let report = try runTable("id,year,zve,expect.tax\n\"<A & \"\"B\"\">\",2025,100,24\n\"tab\u{1}\",2025,100,25\n")
    #expect(
      report.junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1" errors="0">
          <testsuite name="xx/t.csv" tests="2" failures="1">
            <testcase classname="xx/t.csv" name="&lt;A &amp; &quot;B&quot;&gt;">
              <failure message="tax: expected 24.00, found 25.00 (+1)"/>
            </testcase>
            <testcase classname="xx/t.csv" name="tab\u{FFFD}"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func errorsAreInTheReport() throws {
    let xml = try runTable("zv,expect.tax\n1,2\n").junit
    #expect(xml.contains("<testsuites tests=\"0\" failures=\"0\" errors=\"1\">"))
    #expect(xml.contains("<error message=\"xx/t.csv:1: unknown column 'zv'&#10;  help: did you mean 'zve'?"))
  }

  @Test func aFileIsOneSuiteEvenIfItRequiresAnother() throws {
    let example = #"example "e" { source = "§", year = 2025, given = { zve = 100 }, expect = { tax = 25 } }"#
    let xml = try runExamples("\(example)\nrequire \"b\"\n\(example)", files: ["b.lua": example]).junit
    let cases = xml.split(separator: "\n").count { $0.contains("<testcase") }
    #expect(cases == 3)
  }
}
