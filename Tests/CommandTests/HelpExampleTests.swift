import Foundation
import Testing

/// The examples that commands print with `--help` run as they are printed, with the files that are shipped.
@Suite struct HelpExampleTests {
  /// Examples that are not run here: they run until they are stopped, or other tests run them and they take long.
  private static let left = [
    "levy serve", "levy serve --journal own --port 8080", "levy serve --cases family.sqlite",
    "levy lsp", "levy lsp --rules rules", "levy lsp --case example.case", "levy test de --watch",
    "levy test", "levy test de", "levy test --last-failed",
    "levy test --junit report.xml", "levy test de --coverage", "levy test ie --nudge",
    "levy test ie -k assignee --update",
    "levy check de --properties --cases 10000",
    "levy test uk --mutate --result class_4 --propose rows.csv",  // fails where a change goes unnoticed
    "levy check", "levy check de", "levy check rules", "levy check ie --interviews",
    "levy eval de --year 2025 zve=60000 est --strict",  // fails, as it says
    "levy plan de --year 2025 --output total_tax --dot | dot -Tsvg > plan.svg",
  ]

  /// Examples that take seconds and are run with `LEVY_LONG` only; other tests try the same options.
  private static let slow = [
    "levy check --rules rules", "levy check my-rules", "levy test -k church -x",
    "levy cliffs ie --year 2025 --all --chart",
    "levy cliffs ie --year 2025 --all salary=42000 birth_date=1980-06-15 -o cliffs.html",
  ]

  /// The answers of whoever is asked.
  private static let answers = "salary = 35000\\ntax_paid = 7000\\nbirth_date = 1980-06-15\\n"

  private static let commands =
    ["", "journal", "journal add", "journal list", "journal import", "export", "export sql", "export c"]
    + DocumentationTests.commands

  /// Commands that write rule files.
  private static let writing = ["definitions", "new-jurisdiction", "new-year", "test"]

  /// The files that examples name.
  private static let shared = Result {
    let folder = try Scratch()
    for part in ["rules", "examples"] {
      try FileManager.default.copyItem(atPath: "\(Package.root)/\(part)", toPath: "\(folder.path)/\(part)")
    }
    // Rules of one's own.
    _ = try shell("cp -r rules my-rules && sed -i 's/17443, upto/17444, upto/' my-rules/de/*.lua", in: folder.path)
    // The cases of the large tables are tried elsewhere.
    _ = try shell("find rules -path '*/fixtures/*' -size +100k -not -name income_tax.csv -delete", in: folder.path)
    return folder
  }

  @Test(arguments: commands)
  func examplesRun(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let help = try levy(words + ["--help"], environment: ["COLUMNS": "300"]).out
    #expect(help.contains("USAGE: \((["levy"] + words.prefix(1)).joined(separator: " ")) "), "help tells what is typed")
    let examples = Self.examples(of: help)
    #expect(help.contains("EXAMPLES") == !examples.isEmpty)
    let folder = try Scratch()
    let shared = try Self.shared.get().path
    // Files that a command writes are its own copies; all others are shared, so that rules are cached once.
    let take = Self.writing.contains(command) ? "cp -r" : "ln -s"
    _ = try shell("\(take) \(shared)/rules \(shared)/my-rules . && cp -r \(shared)/examples .", in: folder.path)
    // A journal has something in it.
    let opening = "levy journal add 2025-01-07 20 Ann --as medical"
    let state = "export XDG_STATE_HOME=\"$PWD/state\" XDG_DATA_HOME=\"$PWD/data\" HOME=\"$PWD\""
    let left = Self.left + (Package.isLong ? [] : Self.slow)
    for example in examples where !left.contains(example) {
      let input = example.contains("levy ask") && !example.contains("<") ? "printf '\(Self.answers)' | " : ""
      let outcome = try shell("\(state); \(opening) > begun 2>&1; \(input)\(example)", in: folder.path)
      // An interview that is left ends with what is still missing.
      let isLeft = example.contains("levy ask") && outcome.status == 1 && !outcome.err.contains("usage")
      #expect(outcome.status == 0 || isLeft, "\(example)\n\(outcome.out)\n\(outcome.err)")
    }
  }

  /// The examples of `:help COMMAND` at the prompt are answered as they are printed, by each of the shipped rules.
  @Test(arguments: [("de", "monthly_income = 4000"), ("ie", "salary = 42000"), ("uk", "pay_of_year = 42000")])
  func examplesOfThePromptAreAnswered(code: String, fact: String) throws {
    func prompt(_ lines: [String]) throws -> Outcome {
      try levy(["repl", code, "--year", "2025", "--no-state"], input: ([fact] + lines).joined(separator: "\n") + "\n")
    }
    let commands = try prompt([":help"]).out.split(separator: "\n").filter { $0.hasPrefix(":") }
      .map { ":help " + $0.dropFirst().prefix { $0 != " " } }
    let examples = try prompt(commands).out.split(separator: "\n").filter { $0.hasPrefix("  :") }
      .map { String($0.dropFirst(2)) }
    #expect(examples.count > 20)
    for example in examples {
      let outcome = try prompt([example])
      #expect(outcome.status == 0, "\(example)\n\(outcome.out)\n\(outcome.err)")
    }
  }

  /// The lines under EXAMPLES, without what is said of them behind.
  private static func examples(of help: String) -> [String] {
    guard let start = help.firstRange(of: "EXAMPLES\n") else { return [] }
    return help[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("  ") }
      .map { line in
        let text = line.drop { $0 == " " }
        return String(text[..<(text.firstRange(of: "   ")?.lowerBound ?? text.endIndex)])
      }
  }

  @Test func wholeExamplesStandOnOneLine() throws {
    for command in DocumentationTests.commands {
      let lines = Self.examples(of: try levy([command, "--help"], environment: ["COLUMNS": "300"]).out)
      #expect(lines.allSatisfy { $0.contains("levy ") }, "levy \(command): \(lines)")
    }
  }
}
