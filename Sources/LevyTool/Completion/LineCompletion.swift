import ArgumentParser
import Levy

/// The completions of a command line.
struct LineCompletion {
  /// The candidates.
  enum Answer {
    case words([(text: String, meaning: String)])
    /// Names of files, which shells complete better.
    case files
  }

  /// The words before the cursor, without the program's name, and the begun word.
  private let before: [String]
  private let begun: String
  private let command: (any ParsableCommand.Type)?
  private let options: CommandOptions
  /// The words before the cursor that are neither options nor values of options, without the command.
  private let positional: [String]
  private let root: String

  init(_ words: [String]) {
    var words = words
    begun = words.popLast() ?? ""
    before = words
    var commands = LevyCommand.configuration.subcommands
    var (command, path) = ((any ParsableCommand.Type)?.none, 0)
    while path < words.count, let next = commands.first(where: { $0.names.contains(words[path]) }) {
      (command, commands, path) = (next, next.configuration.subcommands, path + 1)
    }
    self.command = command
    options = CommandOptions(command ?? LevyCommand.self)
    var (rest, isValue, place) = ([String](), false, String?.none)
    for (number, word) in words.enumerated().dropFirst(path) {
      if number > path, words[number - 1] == "--rules" { place = word }
      if word.hasPrefix("--rules=") { place = String(word.dropFirst("--rules=".count)) }
      if isValue {
        isValue = false
      } else if word.hasPrefix("-"), word != "-" {
        isValue = options.valued(word) != nil
      } else {
        rest.append(word)
      }
    }
    positional = rest
    root = place ?? RulesOptions.defaultRoot
  }

  /// The candidates that begin with the begun word.
  var answer: Answer {
    guard case .words(let words) = all else { return .files }
    var seen: Set<String> = []
    let small = begun.lowercased()
    var fitting = words.filter { $0.text.hasPrefix(begun) }
    if fitting.isEmpty { fitting = words.filter { $0.text.lowercased().hasPrefix(small) } }
    return .words(fitting.filter { seen.insert($0.text).inserted })
  }

  private var all: Answer {
    guard let command else {
      if before.first == "help" {
        let topics = HelpTopic.allCases.map { ($0.rawValue, "more on this") }
        return .words(Self.commands(LevyCommand.self) + topics)
      }
      return begun.hasPrefix("-")
        ? .words([("--help", "Show help."), ("--version", "Show the version.")])
        : .words(Self.commands(LevyCommand.self) + [("help", "More on a command or a topic.")])
    }
    if !command.configuration.subcommands.isEmpty { return .words(Self.commands(command)) }
    if let last = before.last, let option = options.valued(last) { return values(of: option, begun) }
    if begun.hasPrefix("--"), let equals = begun.firstIndex(of: "="),
      let option = options.valued(String(begun[..<equals])),
      case .words(let words) = values(of: option, String(begun[begun.index(after: equals)...]))
    {
      return .words(words.map { (begun[...equals] + $0.text, $0.meaning) })
    }
    if begun.hasPrefix("-") {
      return .words(
        options.all.compactMap { option in option.names.first { $0.hasPrefix("--") }.map { ($0, option.meaning) } })
    }
    return argument(of: command)
  }

  // MARK: Arguments

  private func argument(of command: any ParsableCommand.Type) -> Answer {
    let codes = jurisdictions.map { ($0, "") }
    switch (command.names[0], positional.count) {
    case ("run", _), ("journal import", _): return .files
    case ("explain", 0): return .words(Problem.Kind.allCases.map { ($0.rawValue, $0.explanation.summary) })
    case ("explain", _), ("new-jurisdiction", _), ("lsp", _), ("serve", _): return .words([])
    case ("export", 0): return .words([("sql", "a query"), ("c", "a function")])
    case ("export", 1): return .words(codes)
    case ("definitions", _): return .words(codes)
    case ("check", 0), ("test", _):
      return codes.contains { $0.0.hasPrefix(begun) } ? .words(codes) : .files
    case ("import", 0): return .files
    case (_, _) where takesNoJurisdiction(command): return .words([])
    default: break
    }
    guard let rulebook else { return .words(codes) }
    let place = positional.count - (rulebook.jurisdiction.code == positional.first ? 1 : 0)
    let names = RuleNames(rulebook)
    switch (command.names[0], place) {
    case ("batch", 0): return .files
    case ("batch", _), ("export", _), ("timeline", _), ("overview", _), ("waterfall", _):
      return .words(names.facts(begun))
    case ("describe", 0): return .words(names.all(begun) + names.parameters)
    case ("describe", _), ("plan", _), ("check", _): return .words([])
    case ("solve", 0): return .words(names.results(begun, suffix: "=") + names.values(begun))
    case ("cliffs", 0): return .words(names.results(begun))
    case ("solve", _), ("cliffs", _): return .words(names.facts(begun))
    case ("ask", _): return .words(names.facts(begun) + names.results(begun) + names.interviews)
    default: return .words(names.facts(begun) + names.results(begun))
    }
  }

  private func takesNoJurisdiction(_ command: any ParsableCommand.Type) -> Bool {
    !LevyCommand.helpMessage(for: command, columns: 1000).contains("<jurisdiction>")
  }

  // MARK: Values of options

  private func values(of option: CommandOptions.Option, _ begun: String) -> Answer {
    if !option.words.isEmpty { return .words(option.words.map { ($0, "") }) }
    guard let rulebook else { return option.value.map(Self.isFile) == true ? .files : .words([]) }
    let names = RuleNames(rulebook)
    switch (option.value, option.names.last) {
    case ("year", _), ("years", _): return .words(names.years(begun))
    case ("names", "--given"?): return .words(Self.list(begun, names.inputs))
    case ("names", _): return .words(Self.list(begun, names.results))
    case ("name", "--parameter"?): return .words(names.parameters)
    case ("name", "--done"?): return .words(names.deadlines)
    case ("NAME=FROM..TO", _): return .words(names.numbers(begun, suffix: "="))
    case ("NAME[=FROM..TO]", _): return .words(names.numbers(begun))
    case ("NAME=VALUE", _): return .words(names.facts(begun))
    case (let value?, _) where Self.isFile(value): return .files
    default: return .words([])
    }
  }

  private static func isFile(_ value: String) -> Bool { ["file", "dir"].contains(value) }

  /// Completes the last of several names that are separated by commas.
  private static func list(
    _ begun: String, _ names: (String) -> [(text: String, meaning: String)]
  ) -> [(text: String, meaning: String)] {
    let comma = begun.lastIndex(of: ",")
    let (head, last) = (comma.map { begun[...$0] } ?? "", comma.map { begun[begun.index(after: $0)...] } ?? begun[...])
    let taken = Set(head.split(separator: ",").map(String.init))
    return names(String(last)).filter { !taken.contains($0.text) }.map { (head + $0.text, $0.meaning) }
  }

  // MARK: Rules and files

  private var jurisdictions: [String] { (try? Rulebook.jurisdictions(in: root)) ?? [] }

  /// The rules of the jurisdiction on the line, or in the case's file.
  private var rulebook: Rulebook? {
    let known = jurisdictions
    var code = positional.first(where: known.contains)
    if code == nil, let place = before.lastIndex(of: "--case"), before.indices.contains(place + 1) {
      code = (try? CaseFile(path: before[place + 1]))?.jurisdiction
    }
    return code.flatMap { try? Rulebook($0, in: root, store: .ofUser) }
  }

  private static func commands(_ parent: any ParsableCommand.Type) -> [(text: String, meaning: String)] {
    parent.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
      ($0.names[0], $0.configuration.abstract)
    }
  }
}

extension ParsableCommand {
  fileprivate static var names: [String] { [_commandName] + configuration.aliases }
}
