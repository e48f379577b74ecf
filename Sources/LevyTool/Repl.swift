import ArgumentParser
import Levy

struct Repl: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ask what-if questions at a prompt.",
    discussion: """
      NAME = VALUE gives a fact; any Lua expression over names is evaluated; :help lists the commands. Without a
      terminal it reads a script from stdin, shows no prompt, and exits with 1 if a line was wrong.

      EXAMPLES
        levy repl de --year 2025
        levy repl de --year 2025 taxable_income=60000
        echo 'income_tax / taxable_income' | levy repl de --year 2025 zve=60000
      """)

  @Argument(help: "The jurisdiction, such as de.") var jurisdiction: String
  @Argument(help: ArgumentHelp("Facts to begin with.", valueName: "NAME=VALUE")) var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var rules: RulesOptions

  func run() throws {
    let rulebook = try rules.rulebook(jurisdiction)
    let words = Words(words)
    if let word = words.asked.first { throw Failure.usage("'\(word)' is not NAME=VALUE") }
    let session: Session
    do {
      session = try Session(rulebook, folder: rules.root, facts: try law.facts(rulebook, given: words.given))
    } catch let error as RulebookErrors {
      throw Failure(error)
    }
    let isInteractive = Terminal.isTerminal(0)
    if isInteractive { Terminal.print(session.banner) }
    var failed = false
    while true {
      if isInteractive { Terminal.print("levy> ", terminator: "") }
      guard let line = readLine() else { break }
      let reply = session.respond(to: line)
      if reply.isError {
        failed = true
        Terminal.error(reply.text.plain.trimmingNewline, isComplete: isInteractive)
      } else {
        Terminal.print(reply.text)
      }
      if reply.isOver { break }
    }
    if failed, !isInteractive { throw Failure(message: "", status: 1) }
  }
}

extension String {
  fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
