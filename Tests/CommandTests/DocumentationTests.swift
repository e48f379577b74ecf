import Foundation
import Testing

/// The documentation's examples are run as a reader would run them. `LEVY_UPDATE_DOCS=1` writes what came out into
/// the pages instead; read the difference before it is committed.
@Suite struct DocumentationTests {
  static let pages: [String] = {
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: Package.root + "/docs")) ?? []
    return ["README.md", "examples/README.md"] + docs.sorted().filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
  }()

  @Test(arguments: pages) func examplesShowWhatComesOut(page name: String) throws {
    let text = try Package.text(name)
    let page = Page(text)
    // A copy of what the examples read, so that one may edit a rule.
    let folder = try Scratch()
    for part in ["rules", "examples"] {
      try FileManager.default.copyItem(atPath: "\(Package.root)/\(part)", toPath: "\(folder.path)/\(part)")
    }
    if let rule = Page.block("lua", of: text) { try folder.write("town-rules/town/dog_tax.lua", rule) }
    var outputs: [[String]] = []
    for example in page.examples {
      for file in example.files { try folder.write(file.path, file.text) }
      let outcome = try shell("{ \(example.command)\n} 2>&1", in: folder.path)
      let isSame = Self.comparable(outcome.lines) == Self.comparable(example.shown)
      outputs.append(isSame ? example.shown : outcome.lines)
      if Self.updates { continue }
      #expect(
        isSame, "\(name):\(example.line): $ \(example.command)\n\(outcome.out)instead of\n\(example.shown)")
    }
    if Self.updates {
      try page.text(showing: outputs).write(toFile: "\(Package.root)/\(name)", atomically: true, encoding: .utf8)
    }
  }

  private static let updates = ProcessInfo.processInfo.environment["LEVY_UPDATE_DOCS"] == "1"

  /// The stamp of the rules differs after any edit of a rule file, be it of a comment.
  private static func comparable(_ lines: [String]) -> [String] {
    lines.map { $0.replacingOccurrences(of: #""rules": "[0-9a-f]{16}""#, with: "", options: .regularExpression) }
  }

  @Test func readmeShowsAndTourShowsMore() throws {
    let readme = try Package.text("README.md")
    #expect(Page(readme).examples.count >= 5)
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(lines <= 150, "the rest belongs to the tour")
    #expect(readme.contains("](docs/tour.md)"))
    #expect(Page(try Package.text("docs/tour.md")).examples.count >= 15)
  }

  @Test func linksLeadSomewhere() throws {
    for name in Self.pages {
      let folder = URL(fileURLWithPath: "\(Package.root)/\(name)").deletingLastPathComponent().path
      for match in try Package.text(name).matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
        #expect(FileManager.default.fileExists(atPath: "\(folder)/\(match.1)"), "\(name): \(match.1)")
      }
    }
  }

  @Test func embeddingExampleIsTheOneThatRuns() throws {
    let page = try Package.text("docs/embedding.md")
    let code = try Package.text("examples/Embedding/main.swift")
    #expect(Page.block("swift", of: page) == code)
    let lines = code.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(lines.count < 10)
    let outcome = try run(Package.programs + "/EmbeddingExample", [], in: Package.root)
    #expect(outcome.status == 0)
    #expect(Page.block("text", of: page) == outcome.out)
  }

  @Test func liveExampleIsTheOneThatRuns() throws {
    let page = try Package.text("docs/embedding.md")
    let part = try String(#require(page.firstRange(of: "## A live questionnaire").map { page[$0.lowerBound...] }))
    #expect(Page.block("swift", of: part) == (try Package.text("examples/Live/main.swift")))
    let outcome = try run(Package.programs + "/LiveExample", [], in: "/")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(Page.block("text", of: part) == outcome.out)
  }

  @Test func tableExampleIsTheOneThatRuns() throws {
    let page = try Package.text("docs/embedding.md")
    let part = try String(#require(page.firstRange(of: "## A table in memory").map { page[$0.lowerBound...] }))
    #expect(Page.block("swift", of: part) == (try Package.text("examples/Table/main.swift")))
    let outcome = try run(Package.programs + "/TableExample", [], in: Package.root)
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(Page.block("text", of: part) == outcome.out)
  }

  static let commands = [
    "eval", "repl", "run", "ask", "compare", "diff", "batch", "plan", "sweep", "solve", "cliffs", "test", "check",
    "describe",
    "explain", "law", "new-year", "new-jurisdiction", "definitions", "lsp", "timeline", "overview", "serve",
    "waterfall", "form", "report",
  ]

  /// The page on the command tells of each option that its help has.
  @Test(arguments: commands) func optionsAreDocumented(command: String) throws {
    let page = try Package.text("docs/command.md")
    let options = try Self.options(of: command).subtracting(["--help", "--version"])
    #expect(!options.isEmpty)
    for option in options {
      let isMentioned = page.contains(try Regex("`[^`\\n]*\(option)(?![a-z-])"))
      #expect(isMentioned, "docs/command.md does not mention \(option) of levy \(command)")
    }
  }

  /// The options that the page documents exist.
  @Test func documentedOptionsAreThere() throws {
    let page = try Package.text("docs/command.md").replacing(/```[\s\S]*?```/, with: "")
    let sections = page.split(separator: "\n## ")
    var seen = 0
    for section in sections {
      guard let command = section.firstMatch(of: /^`levy ([a-z-]+)`/)?.1 else { continue }
      let options = try Self.options(of: String(command))
      for code in section.matches(of: /`[^`\n]+`/) {
        for option in code.0.matches(of: /[^\w-](--[a-z][a-z-]*)/) {
          seen += 1
          #expect(options.contains(String(option.1)), "levy \(command) has no \(option.1)")
        }
      }
    }
    #expect(seen > 50)
  }

  /// The options that the help of a command lists.
  private static func options(of command: String) throws -> Set<String> {
    let help = try levy([command, "--help"]).out
    guard let list = help.firstRange(of: "OPTIONS:") else { return [] }
    // An option stands at the beginning of a line, behind its short forms.
    return help[list.upperBound...].matches(of: /\n {2}((?:--?[\w-]+(?:, )?)+)/).reduce(into: []) { options, line in
      options.formUnion(line.1.matches(of: /--[a-z][a-z-]*/).map { String($0.0) })
    }
  }
}
