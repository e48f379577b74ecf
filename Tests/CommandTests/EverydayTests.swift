import Foundation
import Testing

/// Input of people who have not read the manual, and everyday output.
@Suite struct EverydayTests {
  @Test(arguments: [
    ("eval de --year 2025 zve=60000 EST", "note: EST is taken as est"),
    ("eval de --year 2025 ZVE=60000 est", "note: ZVE is taken as zve"),
    ("solve de --year 2025 est=0 --for zve Filing=joint", "note: Filing is taken as filing"),
  ])
  func capitalsAreForgivenAndSaid(line: String, note: String) throws {
    let outcome = try levy(line)
    #expect(outcome.status == 0 && outcome.err.hasPrefix(note + "\n"), "\(outcome.err)")
  }

  @Test(arguments: [
    ("eval de --year 2025 --zve 60000", "write zve=60000, without dashes"),
    ("eval de --year 2025 --zve=60000 est", "write zve=60000, without dashes"),
    ("eval de --year 2025 --ZVE 60000", "write zve=60000, without dashes"),
    ("eval de --year 2025 60000 zve", "write zve=60000"), ("eval de --year 2025 zve 60000", "write zve=60000"),
    ("eval de --year 2025 filing joint", "write filing=joint"),
  ])
  func aFactInAnotherForm(line: String, help: String) throws {
    let outcome = try levy(line)
    #expect(outcome.status == 2 && outcome.err.contains("\n  help: \(help)\n"), "\(outcome.err)")
  }

  @Test func blanksAroundEqualsAreUnderstood() throws {
    #expect(try levy("eval de --year 2025 zve = 60000 est").out.hasPrefix("est  14415.00"))
  }

  @Test func allThatIsWrongIsSaidAtOnce() throws {
    let scratch = try Scratch()
    let file = try scratch.write("a.case", "jurisdiction = de\nyear = 2025\nzve = 1\n")
    for opening in [["de", "--year", "2025"], ["--case", file]] {
      let outcome = try levy(["eval"] + opening + ["zve=-5", "filing=jiont", "fooo=3", "blah", "foo"])
      let codes = outcome.err.matches(of: /error\[([a-z-]+)\]/).map { String($0.1) }
      #expect(codes == ["out-of-range", "bad-value"] + Array(repeating: "unknown-name", count: 3), "\(outcome.err)")
    }
  }

  @Test func yearsAndTheirSum() throws {
    let outcome = try levy("compare de --years 2024..2026 zve=60000 est filing --sum")
    #expect(
      outcome.lines == [
        "            2024      2025      2026       sum",
        "est     14646.00  14415.00  14233.00  43294.00  Income tax by the tariff",
        "filing    single    single    single            Filing status",
      ])
    let scratch = try Scratch()
    let cases = try ["one", "two"].map {
      try scratch.write("\($0).case", "jurisdiction = de\nyear = 2025\nzve = 1\n")
    }
    let short = try levy(["compare", "--case", cases[0], "--case", cases[1], "est"])
    #expect(short.lines.first?.split(separator: " ") == ["one", "two", "difference"])
  }

  /// 60,000 less 12,570 reach into the second of three bands; of the German tariff one zone holds.
  @Test func bandsInForceAreMarked() throws {
    let british = "eval uk --year 2025 employment_income=60000 tax_non_savings --explain"
    #expect(
      try levy(british).out.contains(
        """
                  name    upto  rate
            →    basic   37700   0.2
            →   higher  125140   0.4
              (2 of 3 bands)

        """))
    let whole = try levy(british + " --all").lines
    #expect(whole.contains { $0.wholeMatch(of: /\s+additional\s+0\.45/) != nil })
    #expect(!whole.contains { $0.contains("…") })
    let german = try levy("eval de --year 2025 zve=110000 income_tax --explain").lines
    #expect(german.contains { $0.wholeMatch(of: /\s+→\s+277825\s+10911\.92\s+0\.42/) != nil })
    #expect(german.contains { $0.hasSuffix("(1 of 5 bands)") })
  }

  // MARK: Sessions in files

  @Test func aSessionIsRunAgain() throws {
    let scratch = try Scratch()
    let file = scratch.path + "/monday.levy"
    let first = try levy(
      ["repl", "de", "--year", "2024"], input: "zve = 70k\nest / 12\nfiling = joint\n:save-session \(file)\n")
    #expect(first.out.hasSuffix("'levy run \(file)' replays it\n"))
    for words in [["run", file], ["repl", file]] {
      let again = try levy(words)
      #expect(again.status == 0 && again.lines == first.lines.dropLast(), "\(again.err)")
    }
    let wrong = try scratch.write("wrong.levy", ":jurisdiction de 2025\nzve = 60k\nnonsense\n")
    let outcome = try levy(["run", wrong])
    #expect(outcome.status == 1 && outcome.err.hasPrefix("\(wrong):3: error[unknown-name]"))
  }

  @Test func otherFilesAreNoSessions() throws {
    let outcome = try levy("run README.md")
    #expect(outcome.status == 2 && outcome.err.contains("does not begin with ':jurisdiction CODE YEAR'"))
    #expect(try levy("run nofile").status == 2)
    let scratch = try Scratch()
    let file = try scratch.write("a.case", "jurisdiction = de\nyear = 2025\nzve = 60000\n")
    #expect(try levy(["repl", file, "-e", "est"]).out == "14415.00\n", "a case is taken as --case takes it")
  }

  // MARK: On a terminal

  private func terminal(_ line: String, _ state: Scratch) throws -> PseudoTerminal {
    try PseudoTerminal(line.split(separator: " ").map(String.init), state: state.path)
  }

  @Test func thousandsAreApartOnATerminalOnly() throws {
    let state = try Scratch()
    try terminal("eval de --year 2025 zve=60000 est", state).read(until: "est  14,415.00  ")
    try terminal("eval de --year 2025 zve=60000 est --json", state).read(until: "\"est\": 14415.00")
    try terminal("sweep de --year 2025 est --over zve=0..60000 --step 60000 --csv", state)
      .read(until: "60000.00,14415.00")
    try terminal("eval de --year 2025 zve=60000 est --lang de", state).read(until: "est  14.415,00  ")
    try terminal("waterfall ie --year 2025 salary=42000 birth_date=1980-06-15", state).read(until: "42,000.00")
    try terminal("compare de --years 2024..2025 zve=60000 est", state).read(until: "14,646.00")
    for line in [
      "eval de --year 2025 zve=60000 est", "waterfall ie --year 2025 salary=42000 birth_date=1980-06-15",
      "compare de --years 2024..2025 zve=60000 est",
      "sweep de --year 2025 est --over zve=0..60000 --step 20000", "solve de --year 2025 est=14415 --for zve",
      "diff de --year 2025 --to-year 2026 zve=60000 income_tax", "cliffs de --year 2025 est --over zve=0..90000",
    ] {
      let shown = try levy(line).out
      #expect(shown.contains(/\d{5}\.\d\d/) && !shown.contains(/\d,\d{3}/), "\(line)\n\(shown)")
    }
  }

  /// Caveats and assumptions of results are shown once, in every command.
  @Test(arguments: [
    "compare de --years 2024..2025 zve=60000 est", "diff de --year 2025 --to filing=joint zve=60000 est",
    "sweep de --year 2025 est --over zve=0..60000 --step 20000", "solve de --year 2025 est=14415 --for zve",
    "cliffs de --year 2025 est --over zve=0..90000",
  ])
  func assumptionsAreSaid(line: String) throws {
    let outcome = try levy(line)
    let said = outcome.err.split(separator: "\n").filter { $0.contains("assumed: ") }
    #expect((1...2).contains(said.count) && !outcome.out.contains("assumed: "), "\(outcome.err)")
    let program = try levy(line + " --json")
    #expect(!program.err.contains("assumed: "))
  }

  /// While no key comes, what the line would come to stands dimmed at the end of its row, and goes with the next key.
  @Test func aPreviewWhileTyping() throws {
    let arguments = "repl de --year 2025 zve=60000".split(separator: " ").map(String.init)
    let terminal = try PseudoTerminal(arguments, state: try Scratch().path, environment: ["NO_COLOR": ""])
    try terminal.read(until: "2025> ")
    terminal.send("zve = 61000")
    try terminal.read(until: "\u{1B}[2mput_aside_per_month 1,233.84 (+32.59)\u{1B}[22m\u{1B}8")
    terminal.send("\r")
    try terminal.read(until: "G\u{1B}[K\u{1B}8")
    try terminal.read(until: "14,806.00")
  }

  @Test func aBatchIsSummedUpOnATerminal() throws {
    let state = try Scratch()
    let table = try state.write("in.csv", "zve\n60000\nx\n")
    let shown = try terminal("batch de \(table) --given zve year=2025 --output est --out \(state.path)/o.csv", state)
      .read(until: "error: 1 of 2")
    #expect(shown.contains(/2 rows, 1 without results, \d+\.\d\d s, rules [0-9a-f]{16}/))
    let quiet = try levy(["batch", "de", table, "--given", "zve", "year=2025", "--output", "est"])
    #expect(!quiet.err.contains("without results,"))
  }

  @Test func whatIsWatchedIsRemembered() throws {
    let state = try Scratch()
    let first = try terminal("repl de --year 2025", state)
    try first.read(until: "> ")
    try first.enter(":watch est, soli", shows: "missing")
    first.send("\u{4}")
    #expect(first.status() == 0)
    let second = try terminal("repl de --year 2025", state)
    try second.read(until: "> ")
    try second.enter("zve = 60k", shows: "solidarity_surcharge  0.00")
    #expect(second.transcript.contains("14,415.00") && !second.transcript.contains("put_aside"))
    second.send("\u{4}")
    #expect(second.status() == 0)
  }

  @Test func controlCStopsALongTableAtOnce() throws {
    let terminal = try terminal("repl de --year 2025 filing=single", try Scratch())
    try terminal.read(until: "2025> ")
    terminal.send(":sweep! over zve = 0..500000 step 1\r")
    try terminal.read(until: "100.00")
    let clock = ContinuousClock()
    let time = try clock.measure {
      terminal.send("\u{3}")
      try terminal.read(until: "it was interrupted")
    }
    // On an idle machine 0.1 s; other tests run beside this one.
    #expect(time < .seconds(2), "\(time)")
    try terminal.enter("1 + 1", shows: "\n2  _")
  }

  @Test func aSessionGoesOnAtThePrompt() throws {
    let state = try Scratch()
    let file = try state.write("monday.levy", ":jurisdiction de 2025\nzve = 60k\n")
    let terminal = try terminal("repl \(file)", state)
    try terminal.read(until: "put_aside_per_month")
    try terminal.read(until: "2025> ")
    try terminal.enter("est", shows: "\n14,415.00  _")
  }
}
