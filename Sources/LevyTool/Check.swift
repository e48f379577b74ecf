import ArgumentParser
import Levy

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Load and lint the rules.",
    discussion: """
      All errors of all files are shown, and warnings such as parameters that no rule reads. A note names each rule
      that batches must interpret row by row, which is slower, and says why and what would help.

      EXAMPLES
        levy check
        levy check de
        levy check path/to/rules
      """)

  @Argument(help: ArgumentHelp("A jurisdiction, or a rules folder.", valueName: "path")) var path: String?
  @OptionGroup var rules: RulesOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    rules.apply()
    var root = rules.root
    var names: [String]
    do {
      names = try Rulebook.jurisdictions(in: root)
      if let path {
        let name = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        let trimmed = name.hasSuffix("/") ? String(name.dropLast()) : name
        if names.contains(trimmed) {
          names = [trimmed]
        } else {
          (root, names) = (path, try Rulebook.jurisdictions(in: path))
        }
      }
    } catch {
      if let path, let found = try? Rulebook.jurisdictions(in: path) {
        (root, names) = (path, found)
      } else {
        throw Failure(error)
      }
    }
    var diagnostics: [(diagnostic: Diagnostic, isError: Bool)] = []
    var notes: [Diagnostic] = []
    for name in names {
      do {
        let rulebook = try Rulebook(name, in: root)
        diagnostics += rulebook.warnings.map { ($0, false) }
        let date = rulebook.jurisdiction.taxYear.lastDay(of: rulebook.jurisdiction.years.upperBound)
        do {
          diagnostics += try rulebook.unreachableLines().map { ($0, false) }
          notes += try rulebook.interpretedRules(on: date)
        } catch {
          diagnostics.append((error, true))
        }
      } catch {
        diagnostics += error.diagnostics.map { ($0, true) }
      }
    }
    if json {
      let found = diagnostics.map { ($0.isError ? "error" : "warning", $0.diagnostic) } + notes.map { ("note", $0) }
      let list = found.map { severity, diagnostic in
        JSON.object([("severity", .string(severity))] + diagnostic.fields)
      }
      Terminal.print(JSON.array(list).text())
    } else {
      for (severity, isError) in [("error", true), ("warning", false)] {
        show(diagnostics.filter { $0.isError == isError }.map(\.diagnostic), severity)
      }
      show(notes, "note")
      let errors = diagnostics.count { $0.isError }
      Terminal.print("\(names.joined(separator: ", ")): \(errors) errors, \(diagnostics.count - errors) warnings")
    }
    if !diagnostics.isEmpty { throw Failure.silent(1) }
  }

  /// Shows the first of many; all of them are in the document of `--json`.
  private func show(_ diagnostics: [Diagnostic], _ severity: String) {
    let most = severity == "error" ? Failure.mostShown : 200
    for diagnostic in diagnostics.prefix(most) { Terminal.print(diagnostic.report(severity: severity) + Markup("\n")) }
    if diagnostics.count > most { Terminal.print("… and \(diagnostics.count - most) more of severity '\(severity)'") }
  }
}
