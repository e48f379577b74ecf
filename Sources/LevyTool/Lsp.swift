import ArgumentParser
import Levy
import LevyEditor
import LevyTerminal

struct Lsp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor with what it asks of rule files.",
    discussion: """
      A server of the Language Server Protocol over standard input and output; editors start it themselves. While rules
      are written it shows what is wrong with them, completes names, words and fields, says what a name stands for and
      what it is worth today, finds where it is declared and mentioned, renames it, and offers to mend problems. Above
      each rule it says how many cases expect it; with --case it shows the values of a case beside the lines. When a file
      is saved, it also shows what levy check finds by following the rules. docs/editors.md has the settings of VS Code,
      Neovim and Helix.

      Rules are those around the file that is open, or of the folder of --rules or LEVY_RULES.

      EXAMPLES
        levy lsp
        levy lsp --rules rules
        levy lsp --case example.case
      """)

  @Flag(help: ArgumentHelp("What editors may add: it is the only way.", visibility: .hidden)) var stdio = false
  @Option(
    name: .customLong("case"), help: ArgumentHelp("Show the values of a case beside the lines.", valueName: "file"),
    completion: .file())
  var caseFile: String?
  @OptionGroup var rules: RulesOptions

  func run() throws {
    let root = rules.folder ?? Terminal.environment("LEVY_RULES")
    let today = CalendarDate(Terminal.today) ?? .lastDay(of: 2026)
    leave(LspConnection(root: root, today: today, caseFile: caseFile).run())
  }
}
