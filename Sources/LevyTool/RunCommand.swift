import ArgumentParser
import Levy
import LevyScript
import LevyTerminal

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Replay a saved session.",
    discussion: """
      The file is what ':save-session FILE' wrote at the prompt: its first line, ':jurisdiction CODE YEAR', says by which
      rules, and one entry stands on each line. The exit code is 1 if an entry was wrong. 'levy repl FILE' does the same
      and goes on at the prompt.

      EXAMPLES
        levy run examples/monday.levy
      """)

  @Argument(help: ArgumentHelp("The file of the session.", valueName: "file"), completion: .file()) var file: String
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    do {
      let script = try Script(file: file)
      guard let opening = script.takeOpening() else {
        throw Failure.usage(
          "\(file) does not begin with ':jurisdiction CODE YEAR'",
          "\(file) beginnt nicht mit ':jurisdiction CODE JAHR'",
          help: Wording(
            "at the prompt, ':save-session FILE' writes such a file; a case is taken by levy eval --case \(file)",
            "eine solche Datei schreibt ':save-session DATEI'; einen Fall nimmt levy eval --case \(file)"))
      }
      let rulebook = try rules.rulebook(opening.jurisdiction)
      let calculator = try Calculator(rulebook, interruption: Interrupt.ofSession)
      let session = Session(calculator, folder: rules.root, facts: try facts(rulebook, year: opening.year))
      session.width = Terminal.width
      if !script.run(session) { throw Failure.silent(1) }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}

extension RunCommand {
  /// Returns an empty case of the named year, or of the last year that the rules cover.
  private func facts(_ rulebook: Rulebook, year name: String?) throws -> Case {
    try Case(rulebook, year: try LawOptions.number(name, rulebook) ?? rulebook.jurisdiction.years.upperBound)
  }
}

/// The kind of a file that is named in place of a jurisdiction.
enum SavedFile {
  case session(Script)
  case aCase

  /// - Returns: nil if the word is not a file, or is a jurisdiction.
  /// - Throws: `Failure` if the file cannot be read.
  init?(_ word: String, rules: RulesOptions) throws {
    if let known = try? Rulebook.jurisdictions(in: rules.root), known.contains(word) { return nil }
    guard FileTree.isRegularFile(word) else { return nil }
    do {
      let script = try Script(file: word)
      self = script.begins ? .session(script) : .aCase
    } catch {
      throw Failure(error)
    }
  }
}
