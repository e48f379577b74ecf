import Foundation
import Testing

/// `levy test -k`, `-x` and `--last-failed`.
@Suite struct TestSelectionTests {
  private let scratch: Scratch
  private let examples = "rules/de/income_tax_examples.lua"

  init() throws {
    scratch = try Scratch()
    try FileManager.default.copyItem(atPath: "\(Package.root)/rules", toPath: scratch.path + "/rules")
  }

  private func test(_ arguments: String...) throws -> Outcome {
    try levy(["test"] + arguments, in: scratch.path, environment: ["XDG_STATE_HOME": scratch.path + "/state"])
  }

  private func breakExamples() throws {
    let text = try scratch.text(examples)
    try scratch.write(examples, text.replacing("{ 14472,  20 }", with: "{ 14472,  21 }"))
  }

  @Test func casesAreChosenByAWord() throws {
    #expect(try test(examples, "-k", "SPLITTING table 2002: 14472").out == "1 passed, 0 failed\n")
    #expect(try test("de", "-k", "deadlines.csv").out == (try test("rules/de/fixtures/deadlines.csv")).out)
    #expect(try test(examples, "-k", "income_tax").out == "98 passed, 0 failed\n")
    let both = try test(examples, "-k", "2002: 14472", "-k", "nothing like it")
    #expect(both.out == "1 passed, 0 failed\n")
  }

  @Test func aWordThatNoCaseHasIsAFinding() throws {
    let outcome = try test(examples, "-k", "no such case")
    #expect(outcome.status == 1)
    #expect(outcome.err.contains("no case has 'no such case'"))
  }

  @Test func theFirstFailureEndsTheRun() throws {
    try breakExamples()
    let all = try test(examples)
    let first = try test(examples, "-x")
    #expect(all.out.hasSuffix("97 passed, 1 failed\n"))
    #expect(first.status == 1 && first.out.hasSuffix(" 1 failed\n") && !first.out.hasSuffix("97 passed, 1 failed\n"))
  }

  @Test func whatFailedLastRunsAgain() throws {
    let untouched = try test(examples, "--last-failed")
    #expect(untouched.out == "98 passed, 0 failed\n" && untouched.err.contains("no failure is remembered"))
    try breakExamples()
    #expect(try test(examples).status == 1)
    #expect(try test("--lf").out.hasSuffix("\n0 passed, 1 failed\n"))
    // A run of other cases forgets nothing.
    #expect(try test("rules/de/fixtures/deadlines.csv").status == 0)
    let mended = try scratch.text(examples).replacing("{ 14472,  21 }", with: "{ 14472,  20 }")
    try scratch.write(examples, mended)
    #expect(try test("--lf").out == "1 passed, 0 failed\n")
    #expect(try test(examples, "--lf").out == "98 passed, 0 failed\n")
  }

  @Test func whatFailedLastMayBeGone() throws {
    try breakExamples()
    #expect(try test(examples).status == 1)
    try scratch.write(examples, "")
    let outcome = try test("de", "--lf")
    #expect(outcome.status == 1)
    #expect(outcome.err.contains("none of the cases that failed last is there"))
  }

  @Test func expectedValuesAreWrittenAnew() throws {
    let scratch = try Scratch()
    #expect(try run("/bin/cp", ["-r", "\(Package.root)/rules", scratch.path + "/rules"], in: "/").status == 0)
    let folder = scratch.path + "/rules"
    let table = try scratch.write(
      "rules/de/fixtures/own.csv",
      "year,zve,\"expect.est\",note,expect.filing\n2025,60000,1,\"a, b\",joint\n2025,0,0,,\n")
    let examples = try scratch.write(
      "rules/de/own_examples.lua",
      "example \"one\" { year = 2025, given = { zve = 60000 }, source = \"x\",\n  expect = { est = 2, total_tax = 14415.00 } }\n"
    )
    let outcome = try levy(["test", table, examples, "--rules", folder, "--update"])
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(
      Set(outcome.lines) == [
        "de/fixtures/own.csv:2  est: 1.00 → 14415.00", "de/fixtures/own.csv:2  filing: joint → single",
        "de/own_examples.lua:1  est: 2.00 → 14415.00",
      ])
    #expect(
      try scratch.text("rules/de/fixtures/own.csv")
        == "year,zve,\"expect.est\",note,expect.filing\n2025,60000,14415.00,\"a, b\",single\n2025,0,0,,\n")
    #expect(try scratch.text("rules/de/own_examples.lua").contains("expect = { est = 14415.00, total_tax = 14415.00 }"))
    #expect(try levy(["test", table, examples, "--rules", folder]).status == 0)
    #expect(try levy("test --update --coverage").status == 2)
  }
}
