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

  @Test func readmeTours() throws {
    #expect(Page(try Package.text("README.md")).examples.count >= 10)
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

  /// A page shows no option that the command does not have.
  @Test(arguments: [
    "eval", "repl", "ask", "compare", "diff", "batch", "plan", "sweep", "solve", "cliffs", "test", "check", "describe",
    "explain", "new-jurisdiction", "definitions",
  ])
  func optionsAreDocumented(command: String) throws {
    let help = try levy([command, "--help"]).out
    let page = try Package.text("docs/command.md")
    for match in help.matches(of: /\n  (?:-\w, )?(--[a-z]+)/) where match.1 != "--help" && match.1 != "--version" {
      #expect(page.contains("`\(match.1)"), "docs/command.md does not mention \(match.1) of levy \(command)")
    }
  }
}
