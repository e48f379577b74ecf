import ArgumentParser
import CLevyTool
import Levy
import LevyTerminal
import Tables

/// The `levy` command.
@main
struct LevyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "levy",
    abstract: "Evaluates tax rules written in Lua, exactly.",
    discussion: """
      EXAMPLES
        levy eval de --year 2025 taxable_income=60000        the main results
        levy eval de --year 2025 zve=60000 est --explain     one result, and how it came about
        levy repl de --year 2025                             what-if questions at a prompt
        levy ask ie --year 2009 refund                       only the questions that matter
        levy compare de --years 2020..2026 zve=60000         years or cases side by side
        levy diff de --year 2025 --to-year 2026 zve=60000    what moves a result, and by how much
        levy batch de examples/people.csv --keep id,name --given zve   a table with results added
        levy test                                            all examples and fixture tables
        levy check                                           load and lint the rules
        levy describe de income_tax                          what is declared

      RULES
        Rules are read from --rules, else LEVY_RULES, else ./rules, else the folder installed beside the program.

      MORE
        levy help exit-codes, levy help environment, levy help formats; levy explain CODE for an error
      """,
    version: "levy \(levyVersion)",
    subcommands: [
      Eval.self, Repl.self, RunCommand.self, Ask.self,
      BatchCommand.self, Test.self, Check.self, Describe.self, Explain.self,
      PlanCommand.self, ExportCommand.self, CompareCommand.self, DiffCommand.self, SweepCommand.self, SolveCommand.self,
      CliffsCommand.self, WaterfallCommand.self, FormCommand.self, ReportCommand.self, JournalCommand.self,
      TimelineCommand.self, OverviewCommand.self, ServeCommand.self,
      LawCommand.self, NewYearCommand.self, NewJurisdiction.self, Definitions.self, Lsp.self,
    ])

  static func main() {
    StandardStreams.holdClosed()
    levy_heap_grow_in_large_steps()
    TemporaryFiles.removeAtTermination()
    FileAllowance.makeTooLargeAnError()
    do {
      try requireFiles()
      if try CompletionCommand.answers() || Language.$current.withValue(.typed, operation: answersHelp) { return }
      var command = try Language.$current.withValue(.typed, operation: typedCommand)
      try command.runInLanguage()
    } catch let failure as Failure {
      end(failure)
    } catch {
      let message = fullMessage(for: error)
      let isUsage = exitCode(for: error) == .validationFailure
      if isUsage {
        let words = message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message
        end(Language.$current.withValue(.typed) { factAsOption(words) ?? Failure.usage(.parser(words)) })
      } else if !message.isEmpty {
        Terminal.print(message)
      }
      leave(exitCode(for: error).rawValue)
    }
  }

  /// The maximum number of files that a command opens at a time, with those that the system's threads need: without
  /// these the process would crash.
  private static let mostFiles = 16

  private static func requireFiles() throws {
    if FileAllowance.opens(mostFiles) { return }
    throw Failure.usage(
      "levy may not open \(mostFiles) files at a time, which it needs", help: "raise the limit: ulimit -n 256")
  }

  private static func end(_ failure: Failure) -> Never {
    JSONDocument.print(failure)
    Terminal.show(failure)
    leave(failure.status)
  }
}

extension LevyCommand {
  /// Handles `--version` and `help TOPIC`, if the topic is not a command. Returns false for other arguments.
  private static func answersHelp() throws -> Bool {
    let words = CommandLine.arguments.dropFirst()
    if words.elementsEqual(["--version"]) {
      Terminal.print(Version.text)
      return true
    }
    guard words.first == "help", words.count == 2, let name = words.last, !name.hasPrefix("-") else { return false }
    if let topic = HelpTopic(rawValue: name) {
      Terminal.print(topic.text)
      return true
    }
    let commands = configuration.subcommands.map { $0._commandName }
    guard !commands.contains(name) else { return false }
    let topics = HelpTopic.allCases.map(\.rawValue)
    throw Failure.usage(
      .unknown(
        what: Wording("there is no help on", "es gibt keine Hilfe zu"), name: name, among: commands + topics,
        otherwise: Wording(
          "there are \(topics.joined(separator: ", ")), and the commands",
          "es gibt \(topics.joined(separator: ", ")) und die Befehle")))
  }

  /// The parser rejects unknown options; if such an option is the name of a fact, as in `--zve 60000`, returns the
  /// advice how to give it.
  private static func factAsOption(_ words: String) -> Failure? {
    let root = RulesOptions.defaultRoot
    // Untrusted rules are not read outside the boundary.
    guard !CommandLine.arguments.contains("--untrusted"),
      let option = words.firstMatch(of: /Unknown option '--([A-Za-z_][\w.]*)/).map({ String($0.output.1) }),
      let known = try? Rulebook.jurisdictions(in: root),
      let jurisdiction = CommandLine.arguments.first(where: known.contains),
      let name = (try? Rulebook(jurisdiction, in: root, store: .ofUser))?.name(typed: option)
    else { return nil }
    let typed = CommandLine.arguments
    var value = "…"
    if let place = typed.firstIndex(of: "--\(option)"), typed.indices.contains(place + 1) {
      value = typed[place + 1]
    } else if let whole = typed.first(where: { $0.hasPrefix("--\(option)=") }) {
      value = String(whole.dropFirst(option.count + 3))
    }
    return .usage(
      "'--\(option)': \(name) is a fact, not an option", "'--\(option)': \(name) ist eine Angabe und keine Option",
      help: Wording("write \(name)=\(value), without dashes", "\(name)=\(value) schreiben, ohne Striche"))
  }

  /// Returns the command on the command line.
  ///
  /// The parser builds a tree of all commands first, which takes longer than parsing one; so the named command is tried
  /// alone. Errors and help come from the whole tree, which knows its full name.
  private static func typedCommand() throws -> any ParsableCommand {
    let words = CommandLine.arguments.dropFirst()
    guard let word = words.first, !word.hasPrefix("-"), word != "help" else { return try parseAsRoot() }
    let commands = configuration.subcommands
    guard
      let named = commands.first(where: { $0._commandName == word || $0.configuration.aliases.contains(word) })
    else { throw unknownCommand(word) }
    // For help the parser returns a command of its own.
    if named.configuration.subcommands.isEmpty, let command = try? named.parseAsRoot(Array(words.dropFirst())),
      type(of: command) == named
    {
      return command
    }
    return try parseAsRoot()
  }

  /// The error for a misspelt command, with the nearest names; the parser would call it an unexpected argument.
  private static func unknownCommand(_ word: String) -> Failure {
    let names = configuration.subcommands.map { $0._commandName }
    return .usage(
      .unknown(
        what: Wording("unknown command", "unbekannter Befehl"), name: word, among: Array(names.dropLast()),
        isListed: true))
  }
}

/// The output of `levy --version`: the engine's version and, if rules are found, their years and digests.
enum Version {
  static var text: String {
    let root = RulesOptions.defaultRoot
    let rules = ((try? Rulebook.jurisdictions(in: root)) ?? []).compactMap { name -> String? in
      guard let rulebook = try? Rulebook(name, in: root, store: .ofUser) else { return nil }
      let years = rulebook.jurisdiction.years
      return "\n  \(name)  \(years.lowerBound)–\(years.upperBound)  rules \(rulebook.digest)"
    }
    return "levy \(levyVersion)" + rules.joined()
  }
}
