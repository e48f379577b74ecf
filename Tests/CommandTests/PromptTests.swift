import Foundation
import Testing

/// The prompt as a person at a terminal meets it.
@Suite struct PromptTests {
  private let state: Scratch

  init() throws { state = try Scratch() }

  private func start(_ arguments: String = "repl de --year 2025", _ environment: [String: String] = [:]) throws
    -> PseudoTerminal
  {
    let words = arguments.split(separator: " ").map(String.init)
    let terminal = try PseudoTerminal(words, state: state.path, environment: environment)
    try terminal.read(until: "> ")
    return terminal
  }

  @Test func aLineAndItsAnswer() throws {
    let terminal = try start()
    #expect(terminal.transcript.hasPrefix("levy "))
    try terminal.enter("zve = 60k", shows: "income_tax            14,415.00")
    try terminal.enter("est / 5", shows: "\n2,883  _")
    terminal.send(":quit\r")
    #expect(terminal.status() == 0)
  }

  @Test func controlDLeaves() throws {
    let terminal = try start()
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test func controlCDropsTheLineAndNotTheSession() throws {
    let terminal = try start()
    terminal.send("zve = 60000")
    try terminal.read(until: "60000")
    terminal.send("\u{3}")
    try terminal.read(until: "^C")
    terminal.send("1 + 1\r")
    #expect(try !terminal.read(until: "\n2  _").contains("income_tax"))
    // An entry of several lines is dropped as a whole.
    terminal.send("max(1,\r")
    try terminal.read(until: "…")
    terminal.send("\u{3}")
    try terminal.read(until: "^C")
    try terminal.enter("3 + 4", shows: "\n7  _")
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test func severalLinesAreOneEntry() throws {
    let terminal = try start()
    terminal.send("max(1,\r")
    try terminal.read(until: "…")
    try terminal.enter("41 + 1)", shows: "\n42  _")
    terminal.send("\u{1B}[A")
    try terminal.read(until: "41 + 1)")
    try terminal.enter("", shows: "\n42  _")
  }

  @Test func historyOutlastsTheSession() throws {
    let first = try start()
    try first.enter("zve = 61000", shows: "14,806.00")
    try first.enter(" 11 + 11", shows: "\n22  _")
    first.send("1 +\r")
    try first.read(until: "…")
    try first.enter("2", shows: "\n3  _")
    first.send("\u{4}")
    #expect(first.status() == 0)
    #expect(try state.text("levy/history") == "zve = 61000\n1 +\\n2\n")
    let file = try FileManager.default.attributesOfItem(atPath: state.path + "/levy/history")
    #expect(file[.posixPermissions] as? Int == 0o600)

    let second = try start()
    try second.enter("\u{1B}[A\u{1B}[A", shows: "no result changes")
    second.send("\u{12}1 +")
    try second.read(until: "bck")
    try second.enter("", shows: "\n3  _")
  }

  @Test func theCaseOutlastsTheSessionUntilItIsReset() throws {
    let first = try start()
    try first.enter("zve = 61000", shows: "14,806.00")
    first.send("\u{4}")
    #expect(first.status() == 0)
    let second = try start("repl")
    #expect(second.transcript.contains("14,806.00"))
    try second.enter(":reset", shows: "missing:")
    second.send("\u{4}")
    #expect(second.status() == 0)
    let third = try start("repl de")
    try third.enter(":show", shows: "missing:")
    #expect(!third.transcript.contains("14,806.00"))
  }

  @Test(arguments: ["--fresh", "--no-state"])
  func theLastCaseCanBeLeftAlone(option: String) throws {
    try state.write("levy/de.case", "jurisdiction = de\nyear = 2025\nzve = 61000\n")
    let terminal = try start("repl de --year 2025 \(option)")
    try terminal.enter(":show", shows: "missing:")
    #expect(!terminal.transcript.contains("14,806.00"))
    try terminal.enter("zve = 60k", shows: "14,415.00")
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
    #expect(try state.text("levy/de.case").contains("60000") == (option == "--fresh"))
  }

  @Test func tabCompletes() throws {
    let terminal = try start()
    try terminal.enter("zve = 60k", shows: "put_aside")
    terminal.send("income_tax_av\t")
    try terminal.read(until: "income_tax_average_rate")
    try terminal.enter("", shows: " %  _")
    terminal.send("filing = \t\t")
    try terminal.read(until: "joint    Filing jointly")
    try terminal.enter("j\t", shows: "8,606.00")
    try terminal.enter(":sh\t", shows: "Germany 2025")
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test(arguments: ["C", "C.UTF-8"])
  func lettersBeyondASCII(locale: String) throws {
    let terminal = try start("repl de --year 2025", ["LC_ALL": locale])
    // The ö is taken away again, as one character.
    try terminal.enter("bundesland = Baden-Wüö\u{7F}rttemberg", shows: "missing:")
    try terminal.enter("federal_state", shows: "\nBW  _")
  }

  @Test func theWindowMayChange() throws {
    let terminal = try start()
    terminal.send("1 + ")
    try terminal.read(until: "1 + ")
    terminal.resize(columns: 40)
    // The line is drawn again.
    try terminal.read(until: "1 + ")
    try terminal.enter("2", shows: "\n3  _")
  }

  @Test func anErrorLeavesThePrompt() throws {
    let terminal = try start()
    try terminal.enter("incom_tax", shows: "did you mean 'income_tax'?")
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
  }

  // MARK: Live rules

  private func copyOfRules() throws -> Scratch {
    let folder = try Scratch()
    // In a process of its own: a file open for writing here might live on in a program that another test starts just
    // then, and count as saved once that ends.
    let outcome = try run("/bin/cp", ["-r", "\(Package.root)/rules", folder.path + "/rules"], in: "/")
    #expect(outcome.status == 0)
    return folder
  }

  @Test func savedRulesAreTakenUp() throws {
    let folder = try copyOfRules()
    let file = "rules/de/church_tax.lua"
    let text = try folder.text(file)
    let terminal = try start(
      "repl de --rules \(folder.path)/rules --year 2025 est=10000 church_member=yes bundesland=BY")
    // Saved as some editors do: under another name, then renamed.
    try folder.write("rules/de/.church_tax.tmp", text.replacing("BY = 0.08", with: "BY = 0.10"))
    #expect(rename("\(folder.path)/rules/de/.church_tax.tmp", "\(folder.path)/\(file)") == 0)
    let shown = try terminal.read(until: "de/church_tax.lua changed: rules loaded")
    #expect(shown.contains(/\d\d:\d\d:\d\d de\/church_tax/), "the time of day")
    // The line is cleared by the terminal's signs for it, which are not written out.
    #expect(shown.contains("\r\u{1B}[K") && !shown.contains("\\u{1B}"))
    try terminal.read(until: "church_tax           1,000.00  was 800.00 (+200.00)")
    try terminal.read(until: "> ")
    // A half-typed line survives.
    terminal.send("church_tax + ")
    try terminal.read(until: "church_tax + ")
    try folder.write(file, "this is not Lua")
    try terminal.read(until: "de/church_tax.lua:1")
    try terminal.read(until: "the rules as they were stay in use")
    try terminal.read(until: "church_tax + ")
    try terminal.enter("1", shows: "\n1,001  _")
    try folder.write(file, text)
    try terminal.read(until: "church_tax           800.00  was 1,000.00")
  }

  @Test func testsRunAgainWhenARuleIsSaved() throws {
    let folder = try copyOfRules()
    let terminal = try PseudoTerminal(
      ["test", folder.path + "/rules/de/income_tax_examples.lua", "--rules", folder.path + "/rules", "--watch"],
      state: state.path)
    try terminal.read(until: "98 passed, 0 failed")
    try terminal.read(until: "watching")
    let file = "rules/de/income_tax_examples.lua"
    try folder.write(file, try folder.text(file).replacing("{ 14472,  20 }", with: "{ 14472,  21 }"))
    try terminal.read(until: "de/income_tax_examples.lua changed")
    try terminal.read(until: "FAILED")
    try terminal.read(until: "watching")
    terminal.send("\u{3}")
    #expect(terminal.status() == nil)
  }

  // MARK: The interview

  private func ask(_ arguments: String, _ environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      "ask \(arguments)".split(separator: " ").map(String.init), state: state.path, environment: environment)
  }

  @Test func anInterview() throws {
    let file = state.path + "/a.case"
    let terminal = try ask("de --year 2025 taxable_income=60000 church_tax --save \(file)")
    try terminal.read(until: "(no) ? ")
    terminal.send("y\t\t\r")
    try terminal.read(until: "year")
    terminal.send("yes\r")
    try terminal.read(until: "15  Schleswig-Holstein")
    try terminal.read(until: "16  Thüringen")
    try terminal.read(until: "? ")
    terminal.send("back\r")
    try terminal.read(until: "(yes) ? ")
    terminal.send("\r")
    try terminal.read(until: "16  Thüringen")
    try terminal.read(until: "? ")
    terminal.send("15\r")
    try terminal.read(until: "Church tax 1,297.35")
    try terminal.read(until: "with likely answers from 774.54 to 1,297.35; most by “Filing status”, -522.81")
    try terminal.read(until: "(Filing alone) ? ")
    terminal.send("?\r")
    try terminal.read(until: "§§ 26, 26b, 32a Abs. 5 und 6 EStG")
    terminal.send("\r")
    try terminal.read(until: "(12) ? ")
    terminal.send("\r")
    try terminal.read(until: "(0.00) ? ")
    terminal.send("done\r")
    try terminal.read(until: "> ")
    terminal.send("change federal_state\r")
    try terminal.read(until: "(Schleswig-Holstein) ? ")
    terminal.send("BY\r")
    try terminal.read(until: "Church tax 1,153.20 (-144.15)")
    try terminal.read(until: "(0.00) ? ")
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
    #expect(try levy("eval --case \(file) church_tax").out == "church_tax  1153.20  Church tax\n")
    #expect(try state.text("a.case").contains("filing = single"), "what was accepted is saved")
  }

  /// With colours: the default that Return takes is seen.
  @Test func theDefaultIsSeenInColour() throws {
    let terminal = try ask("de --year 2025 taxable_income=60000 church_tax", ["TERM": "xterm-256color"])
    try terminal.read(until: "(no)")
    terminal.send("yes\r")
    try terminal.read(until: "16  Thüringen")
    try terminal.read(until: "? ")
    terminal.send("BY\r")
    try terminal.read(until: "(Filing alone)")
    terminal.send("\r")
    try terminal.read(until: "(12)")
  }

  /// A later save drops nothing, Ctrl-D at once neither.
  @Test func whatIsSavedIsGoneOnWith() throws {
    let file = state.path + "/b.case"
    let first = try ask("de --year 2025 taxable_income=60000 church_tax --save \(file)")
    try first.read(until: "(no) ? ")
    first.send("yes\r")
    try first.read(until: "16  Thüringen")
    try first.read(until: "? ")
    first.send("\u{4}")
    #expect(first.status() == 1, "the result lacks a fact")
    let second = try ask("church_tax --save \(file) --no-state")
    try second.read(until: "(0.00)")
    try second.read(until: "? ")
    second.send("\u{4}")
    #expect(second.status() == 1)
    #expect(try state.text("b.case").contains("church_member = true"))
    #expect(try state.text("b.case").contains("taxable_income = 60000"))
    #expect(try levy("ask de --year 2024 church_tax --save \(file)").err.contains("is a case of '2025', not of '2024'"))
    // The prompt knows the answers of the interview.
    let prompt = try start("repl de")
    #expect(prompt.transcript.contains("church_member") && prompt.transcript.contains("60,000"))
    prompt.send("\u{4}")
    #expect(prompt.status() == 0)
  }
}
