import ArgumentParser
import Levy
import LevyTerminal

/// A command that reads rules.
protocol RulesCommand: ParsableCommand {
  var rules: RulesOptions { get }
  /// True if the output is for programs, so that the locale does not affect it.
  var isForPrograms: Bool { get }
}

extension RulesCommand {
  var isForPrograms: Bool { false }

  /// The language of `--lang` or `LEVY_LANG`, or else of the locale.
  fileprivate func language() throws -> Language? {
    if let lang = rules.lang { return Language(rawValue: lang.rawValue) }
    if let name = Terminal.environment("LEVY_LANG") {
      if let language = Language(rawValue: name) { return language }
      throw Failure.usage(.word(name, of: "LEVY_LANG", expected: Wording(inEnglish: "en or de")))
    }
    return isForPrograms ? nil : locale(of: "LC_MESSAGES").flatMap { Language(locale: $0) }
  }
}

extension Language {
  /// The language that the command line selects, for errors in the command line itself.
  static var typed: Language? {
    let words = CommandLine.arguments
    let named = words.firstIndex(of: "--lang").flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    let joined = words.first { $0.hasPrefix("--lang=") }.map { String($0.dropFirst("--lang=".count)) }
    if let name = named ?? joined ?? Terminal.environment("LEVY_LANG") { return Language(rawValue: name) }
    return words.contains("--json") ? nil : locale(of: "LC_MESSAGES").flatMap { Language(locale: $0) }
  }
}

/// The locale of a category, such as `LC_NUMERIC`.
private func locale(of category: String) -> String? {
  ["LC_ALL", category, "LANG"].lazy.compactMap(Terminal.environment).first
}

extension ParsableCommand {
  /// Runs the command in the selected language.
  mutating func runInLanguage() throws {
    let chosen = try (self as? any RulesCommand)?.language()
    // Output for programs has plain digits.
    let isForPrograms = !Set(CommandLine.arguments).isDisjoint(with: ["--json", "--csv"])
    let style = isForPrograms ? nil : locale(of: "LC_NUMERIC").flatMap { NumberStyle(locale: $0) }
    try Language.$setsThousandsApart.withValue(Terminal.isTerminal(1) && !isForPrograms) {
      guard self is any RulesCommand else { return try run() }
      try Language.$localeStyle.withValue(style) { try Language.$current.withValue(chosen) { try run() } }
    }
  }
}

extension Eval: RulesCommand { var isForPrograms: Bool { json } }
extension Ask: RulesCommand { var isForPrograms: Bool { json } }
extension Describe: RulesCommand { var isForPrograms: Bool { json } }
extension CompareCommand: RulesCommand { var isForPrograms: Bool { json } }
extension DiffCommand: RulesCommand { var isForPrograms: Bool { json } }
extension SweepCommand: RulesCommand { var isForPrograms: Bool { json || csv } }
extension SolveCommand: RulesCommand { var isForPrograms: Bool { json } }
extension CliffsCommand: RulesCommand { var isForPrograms: Bool { json } }
extension Repl: RulesCommand {}
extension RunCommand: RulesCommand {}
