import Testing

/// Help beside that of commands, the version, and what a shell completes.
@Suite struct HelpTests {
  @Test(arguments: ["exit-codes", "environment", "formats"]) func topics(topic: String) throws {
    let outcome = try levy(["help", topic])
    #expect(outcome.status == 0 && outcome.err.isEmpty)
    #expect(outcome.lines.count > 3 && outcome.lines.allSatisfy { $0.count <= 120 })
  }

  @Test func exitCodesAreThoseOfTheManual() throws {
    let codes = try levy("help exit-codes").lines.dropFirst().compactMap { $0.split(separator: " ").first }
    let page = try Package.text("docs/command.md")
    for code in codes { #expect(page.contains("| \(code) | ")) }
  }

  @Test func aMisspeltTopic() throws {
    let outcome = try levy("help exit-code")
    #expect(outcome.status == 2 && outcome.err.contains("did you mean 'exit-codes'?"))
    #expect(try levy("help eval").out.hasPrefix("OVERVIEW"))
  }

  @Test func theVersionNamesTheRules() throws {
    let lines = try levy("--version").lines
    #expect(lines.first?.hasPrefix("levy ") == true)
    let rules = #/  de  2002–2026  rules [0-9a-f]{16}/#
    #expect(lines.contains { $0.wholeMatch(of: rules) != nil })
    #expect(try levy(["--version"], in: "/", environment: ["LEVY_RULES": "/nowhere"]).lines.count == 1)
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionScripts(shell: String) throws {
    let outcome = try levy(["--generate-completion-script", shell])
    #expect(outcome.status == 0 && outcome.out.contains("__complete \(shell)"))
  }

  @Test func aHeaderWithACommaIsKept() throws {
    let table = "\"name, first\",zve\nAnna,60000\n"
    let outcome = try levy(
      ["batch", "de", "-", "--given", "zve", "--year", "2025", "--output", "est", "--keep", "name, first"], input: table
    )
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.lines == ["\"name, first\",zve,est", "Anna,60000,14415.00"])
  }
}
