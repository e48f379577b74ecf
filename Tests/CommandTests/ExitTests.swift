import Foundation
import Testing

/// Exit codes, and what goes to which stream.
@Suite struct ExitTests {
  /// A command line, its exit status, and whether it says something on standard output and on standard error.
  struct Line: CustomTestStringConvertible {
    let command: String
    let status: Int32
    let hasOutput: Bool
    let hasErrors: Bool

    init(_ command: String, _ status: Int32, out: Bool = true, err: Bool = false) {
      (self.command, self.status, hasOutput, hasErrors) = (command, status, out, err)
    }

    var testDescription: String { command }
  }

  static let lines = [
    Line("--help", 0),
    Line("--version", 0),
    Line("eval --help", 0),
    Line("eval de --year 2025 zve=60000 est", 0),
    Line("eval de --year 2025 monthly_income=4000", 0),
    Line("eval de --year 2025 est", 1, out: false, err: true),
    Line("eval de --year 2025 zve=60000 est church_tax church_member=yes", 1, err: true),
    Line("eval de --year 2025 zve=60000 esst", 2, out: false, err: true),
    Line("eval de est", 1, out: false, err: true),
    Line("eval", 2, out: false, err: true),
    Line("frobnicate", 2, out: false, err: true),
    Line("batch de examples/people.csv --given zve --keep id,name", 0),
    Line("batch de examples/people.csv --given zve --keep id,name --output sum_of_income", 1, err: true),
    Line("batch de examples/people.csv", 2, out: false, err: true),
    Line("batch de nowhere.csv", 2, out: false, err: true),
    Line("test rules/de/fixtures/deadlines.csv", 0),
    Line("test rules/de/deadlines.lua", 0),
    Line("test nowhere", 2, out: false, err: true),
    Line("check ie", 0),
    Line("check nowhere", 2, out: false, err: true),
    Line("describe de", 0),
    Line("describe de income_tax", 0),
    Line("describe de incme_tax", 2, out: false, err: true),
    Line("describe de --json", 0),
  ]

  @Test(arguments: lines) func exits(line: Line) throws {
    let outcome = try levy(line.command)
    #expect(outcome.status == line.status, "\(outcome.err)")
    #expect(outcome.out.isEmpty != line.hasOutput, "stdout: \(outcome.out)")
    #expect(Self.errors(outcome).isEmpty != line.hasErrors, "stderr: \(outcome.err)")
    #expect(!outcome.out.contains("\u{1B}") && !outcome.err.contains("\u{1B}"), "escapes into a pipe")
  }

  /// Standard error without assumptions and caveats, which are not errors.
  private static func errors(_ outcome: Outcome) -> [Substring] {
    let remarks = [
      "assumed", "not covered", "given in place of", "makes no difference", "not used", "doubtful", "range",
    ]
    return outcome.err.split(separator: "\n").filter { line in !remarks.contains { line.hasPrefix($0) } }
  }

  @Test func colourOnlyWhenAsked() throws {
    let line = ["eval", "de", "--year", "2025", "zve=60000", "est"]
    #expect(try levy(line + ["--color", "always"]).out.contains("\u{1B}["))
    #expect(try levy(line + ["--color", "never"]).out == levy(line).out)
    #expect(try levy(line, environment: ["NO_COLOR": "1"]).out == levy(line).out)
  }

  @Test func linesOfThePrompt() throws {
    let good = try levy("repl de --year 2025", input: "zve = 60000\nest\n\n-- a remark\n:quit\nnonsense\n")
    #expect(good.status == 0 && good.err.isEmpty)
    #expect(good.lines.last == "14415.00")
    let bad = try levy("repl de --year 2025 zve=60000", input: "incom_tax\nest\n:hepl\n")
    #expect(bad.status == 1)
    #expect(bad.out == "14415.00\n")
    #expect(bad.err.contains("'incom_tax'") && bad.err.contains("did you mean ':help'"))
    #expect(try levy("repl de --year 2025").out.isEmpty, "no prompt and no banner into a pipe")
  }

  @Test func rulesFolders() throws {
    let elsewhere = try Scratch()
    let line = ["eval", "de", "--year", "2025", "zve=60000", "est"]
    let rules = Package.root + "/rules"
    #expect(try levy(line, in: elsewhere.path).status == 2)
    #expect(try levy(line + ["--rules", rules], in: elsewhere.path).status == 0)
    #expect(try levy(line, in: elsewhere.path, environment: ["LEVY_RULES": rules]).status == 0)
    #expect(try levy(line, environment: ["LEVY_RULES": elsewhere.path]).status == 2)
    #expect(try levy(line + ["--rules", rules], environment: ["LEVY_RULES": elsewhere.path]).status == 0)
  }

  @Test func testReports() throws {
    let scratch = try Scratch()
    let file = scratch.path + "/report.xml"
    #expect(try levy(["test", "rules/de/fixtures/deadlines.csv", "--junit", file]).status == 0)
    let xml = try scratch.text("report.xml")
    #expect(xml.hasPrefix("<?xml") && xml.contains("<testsuites tests=\"7\" failures=\"0\" errors=\"0\">"))
    #expect(xml.components(separatedBy: "<testcase ").count == 1 + 7)
  }

  static let long = ["eval de --year 2025 zve=60000 --explain", "describe de", "describe de --json"]

  @Test(arguments: long) func aReaderThatLeaves(command: String) throws {
    let outcome = try shell("levy \(command) | head -n 1")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(Self.errors(outcome).isEmpty, "\(outcome.err)")
  }

  @Test func aReaderThatLeavesALongTable() throws {
    let line =
      "{ echo zve; seq 1 200000; } | { levy batch de - --given zve --year 2025 --output est; echo $? >&2; } | head -n 1"
    let outcome = try shell(line)
    #expect(outcome.out == "zve,est\n")
    #expect(outcome.lines.count == 1 && outcome.err.count <= 4, "no message: \(outcome.err)")
    #expect(outcome.err == "141\n")
  }
}
