import ArgumentParser
import Levy
import LevyScript
import LevyTerminal
import Tables

struct Definitions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "definitions",
    abstract: "Write what editors and luacheck need to know of the rules.",
    discussion: """
      In the folder of each jurisdiction it writes definitions for the Lua language server (.levy/definitions.lua,
      .luarc.json) and settings for luacheck (.luacheckrc). Open that folder in an editor that uses them.

      EXAMPLES
        levy definitions
        levy definitions de
        levy definitions --dry-run
      """)

  @Argument(help: ArgumentHelp("Jurisdictions; by default all.", valueName: "jurisdiction")) var names: [String] = []
  @Flag(help: "Write nothing; name the files that would change.") var dryRun = false
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    var named: [JSON] = []
    func name(_ path: String) { if json { named.append(.string(path)) } else { Terminal.print(path) } }
    do {
      for jurisdiction in names.isEmpty ? try Rulebook.jurisdictions(in: rules.root) : names {
        let files = try rules.rulebook(jurisdiction).definitionFiles.map { file in
          (path: "\(rules.root)/\(jurisdiction)/\(file.path)", file: file)
        }
        for path in files.map(\.path) + ["\(rules.root)/\(jurisdiction)/.levy"] where FileTree.isLink(path) {
          throw Diagnostic(
            .unwritable(
              path: path, reason: Wording(inEnglish: "it is a link, which may lead anywhere; nothing was written")))
        }
        for (path, file) in files where !file.mayReplace(StateFolder.text(of: path)) {
          var diagnostic = Diagnostic(.fileExists(path: path))
          diagnostic.advice = Wording(inEnglish: "move it away, or remove it; nothing was written")
          throw diagnostic
        }
        for (path, file) in files {
          if dryRun {
            if StateFolder.text(of: path) != file.text { name(path) }
            continue
          }
          try Folders.make(for: path)
          try TextFile.write(file.text, to: .path(path))
          name(path)
        }
      }
      if names.count != 1 { JSONDocument.set(stamp: Stamp()) }
      if json { JSONDocument.print([("files", .array(named))]) }
    } catch let error as Diagnostic {
      throw Failure(error)
    } catch let error as TableError {
      throw Failure(Diagnostic(error))
    }
  }
}
