import Foundation
import Testing

/// Odd input and output: nothing traps, nothing is lost in silence, and each error has a code and is short.
@Suite struct RobustnessTests {
  private func check(_ outcome: Outcome, _ status: Int32, code: String? = nil) {
    #expect(outcome.status == status, "\(outcome.err)")
    #expect(code.map { outcome.err.contains("error[\($0)]: ") } ?? true, "\(outcome.err)")
    #expect(outcome.err.split(separator: "\n").allSatisfy { $0.count <= 1100 })
  }

  static let closedInput = ["repl de --year 2025", "eval de --year 2025 zve=1 est", "ask de --year 2025 zve=1 est"]

  @Test(arguments: closedInput) func standardInputIsClosed(command: String) throws {
    check(try shell("levy \(command) <&-"), 0)
  }

  @Test func aTableFromAClosedInput() throws {
    check(try shell("levy batch de - --given zve --year 2025 --output est <&-"), 2, code: "table")
  }

  static let writers = [
    "eval de --year 2025 zve=1 est", "describe de", "repl de --year 2025 zve=1 -e est", "explain", "check ie",
    "compare de --years 2024..2025 zve=1", "sweep de --year 2025 est --over zve=0..10 --step 5",
    "batch de examples/people.csv --given zve --keep id,name", "ask de --year 2025 zve=1 est",
  ]

  @Test(arguments: writers) func aFullDisk(command: String) throws {
    check(try shell("levy \(command) > /dev/full </dev/null"), 2, code: "unwritable")
  }

  @Test(arguments: writers) func aReaderThatLeaves(command: String) throws {
    let outcome = try shell("{ levy \(command) </dev/null; echo $? >&2; } | true")
    #expect(outcome.err == "141\n" || outcome.err == "0\n" || outcome.err.hasSuffix("\n141\n"), "\(outcome.err)")
  }

  @Test(arguments: [
    ("repl de --year 2025", "too-much"), ("ask de --year 2025 est", "too-much"),
    ("batch de - --given zve --year 2025 --output est", "unknown-name"),
  ])
  func aHugeLine(command: String, code: String) throws {
    let outcome = try levy(
      command.split(separator: " ").map(String.init), input: String(repeating: "a", count: 1_000_000) + "\n")
    #expect(outcome.status == 1 || outcome.status == 2)
    check(outcome, outcome.status ?? -1, code: code)
  }

  static let odd = ["", String(repeating: "x", count: 200_000), "\u{FF}\u{0}bad", "= = =\n", "\n\n--\n#\n"]

  @Test(arguments: odd) func aCaseFile(text: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("odd.case", text)
    for command in ["eval de est", "compare de", "diff de --to-year 2024 est", "ask de est", "repl de"] {
      let words = command.split(separator: " ").map(String.init) + ["--year", "2025", "--case", file]
      let outcome = try levy(words)
      #expect(outcome.status.map { (0...2).contains($0) } == true)
      check(outcome, outcome.status ?? -1)
    }
  }

  @Test func aCaseFileThatIsNotThere() throws {
    let outcome = try levy("eval --case nowhere.case est")
    check(outcome, 2, code: "unreadable")
    #expect(!outcome.err.contains("LEVY_RULES"))
  }

  static let usage = [
    "frobnicate", "eval", "eval de --yeer 2025", "eval de --year 20x5", "compare de --years 20x5 zve=1",
    "diff de --year 2025 zve=1", "solve de --year 2025 net_income --for zve", "sweep de --year 2025 est",
    "cliffs de --year 2025 est", "explain bad-vlaue", "new-jurisdiction FR", "help nothing", "plan de --year 20x5",
  ]

  @Test(arguments: usage) func wrongUsageHasACode(command: String) throws {
    check(try levy(command), 2, code: "usage")
  }

  @Test func promptErrorsHaveCodes() throws {
    let script = "incom_tax\n:wix\n:save\n:what x\n:solve\nzve = -1\n:year 1999\n:why nothing\n1 +* 2\n"
    let outcome = try levy(["repl", "de", "--year", "2025"], input: script)
    let codes = outcome.err.matches(of: /line (\d): error\[([a-z-]+)\]/).map { "\($0.1) \($0.2)" }
    #expect(
      codes == [
        "1 unknown-name", "2 unknown-name", "3 usage", "4 usage", "5 usage", "6 out-of-range", "7 no-law",
        "8 unknown-name", "9 syntax",
      ])
  }

  /// A result that lacks an input is a finding, whichever command asks for it.
  @Test(arguments: [
    "eval de --year 2025 est", "diff de --year 2025 --to-year 2024 est",
    "eval uk --year 2025 trading_profit=20000 averaging=two_years income_tax",
  ])
  func missingInputs(command: String) throws {
    check(try levy(command), 1, code: "missing")
  }
}
