import Foundation
import Testing

/// Completion by the Tab key in real shells.
@Suite struct CompletionTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let bashCompletion = "/usr/share/bash-completion/bash_completion"
  private static func isThere(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  private func script(_ shell: String) throws -> String {
    let outcome = try levy(["--generate-completion-script", shell])
    #expect(outcome.status == 0)
    return outcome.out
  }

  /// A shell that finds the program.
  private func start(_ shell: String, _ arguments: [String], ready: String) throws -> PseudoTerminal {
    let folder = URL(fileURLWithPath: Package.levy).deletingLastPathComponent().path
    let terminal = try PseudoTerminal(
      arguments, running: shell, state: scratch.path,
      environment: ["PATH": folder + ":/usr/bin:/bin", "XDG_DATA_HOME": scratch.path, "ZDOTDIR": scratch.path])
    terminal.resize(columns: 160)
    terminal.send(ready + "\r")
    try terminal.read(until: "ready> ")
    try terminal.read(until: "ready> ")
    return terminal
  }

  /// Lines that are begun, and what stands there after Tab.
  private static let lines = [
    ("levy ev", "levy eval "), ("levy eval d", "levy eval de "), ("levy journal dup", "levy journal duplicates "),
    ("levy eval de filing=j", "levy eval de filing=joint"), ("levy eval de --year 2025 fili", "filing="),
    ("levy eval de tariff_income", "tariff_income_tax"), ("levy eval de church_member=y", "church_member=yes"),
    ("levy eval de --stri", "--strict"), ("levy eval de --lang d", "--lang de"),
    ("levy repl de --year 200", "--year 200"), ("levy ask ie --year 2009 refun", "refund"),
    ("levy batch de people.csv --output est,total_t", "--output est,total_tax"),
    ("levy cliffs de soli --over monthly_exp", "--over monthly_expenses="),
    ("levy solve de est=0 --for monthly_exp", "--for monthly_expenses"),
    ("levy eval --case READ", "--case README.md"), ("levy batch de exam", "levy batch de examples/"),
    ("levy explain out-of", "levy explain out-of-range"), ("levy help exit", "levy help exit-codes"),
    ("levy compare de --years 2020..202", "--years 2020..202"),
    ("levy describe de special_expenses_lump_sum_of", "_one"),
  ]

  @Test(.enabled(if: FileManager.default.fileExists(atPath: bashCompletion))) func bash() throws {
    try scratch.write("bash-completion/completions/levy", try script("bash"))
    let terminal = try start(
      "/bin/bash", ["--norc", "--noprofile", "-i"], ready: "PS1='ready> '; source \(Self.bashCompletion)")
    for (begun, whole) in Self.lines {
      terminal.send(begun + "\t")
      try terminal.read(until: begun)
      if !begun.hasSuffix(whole) { try terminal.read(until: String(whole.dropFirst(Self.shared(begun, whole)))) }
      terminal.send("\u{15}")
    }
    terminal.send("levy eval de filing=\t\t")
    for word in ["joint", "single", "widowed"] { try terminal.read(until: word) }
    terminal.send("\u{15}exit\r")
    #expect(terminal.status() == 0)
  }

  @Test(.enabled(if: isThere("/usr/bin/zsh"))) func zsh() throws {
    try scratch.write("_levy", try script("zsh"))
    try scratch.write(".zshrc", "")
    let terminal = try start(
      "/usr/bin/zsh", ["-i"],
      ready: "PS1='ready> '; autoload -Uz compinit; compinit -u; source \(scratch.path)/_levy")
    for (begun, whole) in [
      ("levy ev", "al"), ("levy eval de filing=j", "oint"), ("levy eval de fili", "ng="),
      ("levy batch de people.csv --output est,total_t", "ax"),
    ] {
      terminal.send(begun + "\t")
      try terminal.read(until: whole)
      terminal.send("\u{15}")
    }
    terminal.send("exit\r")
    #expect(terminal.status() == 0)
  }

  @Test(.enabled(if: isThere("/usr/bin/fish"))) func fish() throws {
    let file = try scratch.write("levy.fish", try script("fish"))
    func completed(_ line: String) throws -> [String] {
      try shell("fish --no-config -c 'source \(file); complete -C \"\(line)\"'").lines
    }
    #expect(try completed("levy eval de filing=j") == ["filing=joint\tFiling jointly"])
    #expect(try completed("levy ev").first?.hasPrefix("eval\t") == true)
    #expect(try completed("levy eval de --year 20").contains("2025"))
    #expect(try completed("levy batch de people.csv --output est,total_t").first?.hasPrefix("est,total_tax\t") == true)
    #expect(try completed("levy eval --case READ") == ["README.md"])
  }

  /// Completions are quoted for bash: a word of rules, or the name of a rule file, is only a word on the line.
  @Test func wordsAreQuotedForBash() throws {
    try scratch.write(
      "rules/xx/a.lua",
      """
      jurisdiction "xx" { label = "X", currency = "EUR", years = { 2020, 2026 }, results = { "r" } }
      input "c" { label = "C", type = choice { "two words", "one" }, default = "one" }
      rule "r" { label = "R", source = "1", type = number, compute = function(case) return case.c == "one" and 1 or 2 end }
      """)
    let line = "levy eval xx --rules \(scratch.path)/rules c=tw"
    #expect(try levy(["__complete", "bash", line, "\"'><=;|&(:"]).out == "two\\ words\n")
    #expect(
      try levy(["__complete", "fish", "eval", "xx", "--rules", "\(scratch.path)/rules", "c=tw"]).lines.first
        == "c=two words")
  }

  @Test func anUnknownShell() throws {
    #expect(try levy("--generate-completion-script tcsh").status == 2)
    // A line that cannot be completed is not an error.
    #expect(try levy(["__complete", "bash", "levy nonsense de ", "="]).status == 0)
    #expect(try levy(["__complete", "fish", "eval", "xx", "a"]).out.isEmpty)
  }

  private static func shared(_ begun: String, _ whole: String) -> Int {
    (0...whole.count).reversed().first { begun.hasSuffix(whole.prefix($0)) } ?? 0
  }
}
