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
    try terminal.read(until: "de 20")
    return terminal
  }

  @Test func aLineAndItsAnswer() throws {
    let terminal = try start()
    #expect(terminal.transcript.hasPrefix("levy "))
    terminal.send("zve = 60k\r")
    try terminal.read(until: "income_tax            14415.00")
    terminal.send("est / 5\r")
    try terminal.read(until: "\n2883\r\n")
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
    #expect(try !terminal.read(until: "\n2\r\n").contains("income_tax"))
    // An entry of several lines is dropped as a whole.
    terminal.send("max(1,\r")
    try terminal.read(until: "…")
    terminal.send("\u{3}")
    try terminal.read(until: "^C")
    terminal.send("3 + 4\r")
    try terminal.read(until: "\n7\r\n")
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test func controlCStopsAnEvaluation() throws {
    let terminal = try start()
    // Slow enough to be interrupted, and within the limits.
    terminal.send("(function() local s = 'a' for i = 1, 15000000 do s = 'b' end return s end)()\r")
    try terminal.read(until: ")()\r")
    terminal.send("\u{3}")
    try terminal.read(until: "interrupted")
    terminal.send("1 + 1\r")
    try terminal.read(until: "\n2\r\n")
  }

  @Test func severalLinesAreOneEntry() throws {
    let terminal = try start()
    terminal.send("max(1,\r")
    try terminal.read(until: "…")
    terminal.send("41 + 1)\r")
    try terminal.read(until: "\n42\r\n")
    terminal.send("\u{1B}[A")
    try terminal.read(until: "41 + 1)")
    terminal.send("\r")
    try terminal.read(until: "\n42\r\n")
  }

  @Test func historyOutlastsTheSession() throws {
    let first = try start()
    first.send("zve = 61000\r")
    try first.read(until: "14806.00")
    first.send(" 11 + 11\r")
    try first.read(until: "\n22\r\n")
    first.send("1 +\r")
    try first.read(until: "…")
    first.send("2\r")
    try first.read(until: "\n3\r\n")
    first.send("\u{4}")
    #expect(first.status() == 0)
    #expect(try state.text("levy/history") == "zve = 61000\n1 +\\n2\n")
    let file = try FileManager.default.attributesOfItem(atPath: state.path + "/levy/history")
    #expect(file[.posixPermissions] as? Int == 0o600)

    let second = try start()
    second.send("\u{1B}[A\u{1B}[A\r")
    try second.read(until: "zve = 61000")
    try second.read(until: "no result changes")
    second.send("\u{12}1 +")
    try second.read(until: "bck")
    second.send("\r")
    try second.read(until: "\n3\r\n")
  }

  @Test func theCaseOutlastsTheSessionUntilItIsReset() throws {
    let first = try start()
    first.send("zve = 61000\r")
    try first.read(until: "14806.00")
    first.send("\u{4}")
    #expect(first.status() == 0)
    let second = try start("repl")
    try second.read(until: "14806.00")
    second.send(":reset\r")
    try second.read(until: "missing:")
    second.send("\u{4}")
    #expect(second.status() == 0)
    let third = try start("repl de")
    third.send(":show\r")
    try third.read(until: "missing:")
    #expect(!third.transcript.contains("14806.00"))
  }

  @Test(arguments: ["--fresh", "--no-state"])
  func theLastCaseCanBeLeftAlone(option: String) throws {
    try state.write("levy/de.case", "jurisdiction = de\nyear = 2025\nzve = 61000\n")
    let terminal = try start("repl de --year 2025 \(option)")
    terminal.send(":show\r")
    try terminal.read(until: "missing:")
    #expect(!terminal.transcript.contains("14806.00"))
    terminal.send("zve = 60k\r")
    try terminal.read(until: "14415.00")
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
    #expect(try state.text("levy/de.case").contains("60000") == (option == "--fresh"))
  }

  @Test func tabCompletes() throws {
    let terminal = try start()
    terminal.send("zve = 60k\r")
    try terminal.read(until: "put_aside")
    terminal.send("income_tax_av\t")
    try terminal.read(until: "income_tax_average_rate")
    terminal.send("\r")
    try terminal.read(until: " %\r\n")
    terminal.send("filing = \t\t")
    try terminal.read(until: "joint   Filing jointly")
    terminal.send("j\t\r")
    try terminal.read(until: "8606.00")
    terminal.send(":sh\t\r")
    try terminal.read(until: "Germany 2025")
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
  }

  @Test(arguments: ["C", "C.UTF-8"])
  func lettersBeyondASCII(locale: String) throws {
    let terminal = try start("repl de --year 2025", ["LC_ALL": locale])
    // The ö is taken away again, as one character.
    terminal.send("bundesland = Baden-Wüö\u{7F}rttemberg\r")
    try terminal.read(until: "de 2025>")
    terminal.send("federal_state\r")
    try terminal.read(until: "\nBW\r\n")
  }

  @Test func theWindowMayChange() throws {
    let terminal = try start()
    terminal.send("1 + ")
    try terminal.read(until: "1 + ")
    terminal.resize(columns: 40)
    // The line is drawn again.
    try terminal.read(until: "1 + ")
    terminal.send("2\r")
    try terminal.read(until: "\n3\r\n")
  }

  @Test func anErrorLeavesThePrompt() throws {
    let terminal = try start()
    terminal.send("incom_tax\r")
    try terminal.read(until: "did you mean 'income_tax'?")
    terminal.send("\u{4}")
    #expect(terminal.status() == 0)
  }
}
