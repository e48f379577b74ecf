import ArgumentParser
import Dispatch
import Levy
import Threads

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Load and lint the rules.",
    discussion: """
      All errors of all files are shown, and warnings: what no rule reads, and, from following every rule for all cases
      at once, lines that no case reaches and cases in which a rule fails or does not round. A note names each rule that
      batches must interpret row by row, which is slower, and says why and what would help.

      With --interviews notes also name the questions of interviews to which no answer can move the result in some
      years, whatever else is answered.

      EXAMPLES
        levy check
        levy check de
        levy check my-rules
        levy check ie --interviews
      """)

  @Argument(help: ArgumentHelp("A jurisdiction, or a rules folder.", valueName: "path")) var path: String?
  @Flag(help: "Name questions that cannot move what their interview leads to.") var interviews = false
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
    let found = found(names, in: root)
    let diagnostics = found.flatMap(\.diagnostics)
    let notes = found.flatMap(\.notes)
    if json {
      let found = diagnostics.map { ($0.isError ? "error" : "warning", $0.diagnostic) } + notes.map { ("note", $0) }
      let list = found.map { severity, diagnostic in
        JSON.object([("severity", .string(severity))] + diagnostic.fields)
      }
      JSONDocument.print(
        [("jurisdictions", .array(names.map { .string($0) })), ("findings", .array(list))],
        errors: diagnostics.filter(\.isError).map(\.diagnostic.json))
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

  /// A finding in the rules of a jurisdiction.
  private struct Finding {
    var diagnostics: [(diagnostic: Diagnostic, isError: Bool)] = []
    var notes: [Diagnostic] = []
  }

  /// Loads jurisdictions and looks through them, at the same time.
  private func found(_ names: [String], in root: String) -> [Finding] {
    let findings = Locked(Array(repeating: Finding(), count: names.count))
    // Other threads do not have the settings of this one.
    let (interviews, setsThousandsApart) = (interviews, Language.setsThousandsApart)
    DispatchQueue.concurrentPerform(iterations: names.count) { place in
      let finding = Language.$setsThousandsApart.withValue(setsThousandsApart) {
        Self.finding(names[place], in: root, interviews: interviews)
      }
      findings.withLock { $0[place] = finding }
    }
    return findings.withLock(\.self)
  }

  private static func finding(_ name: String, in root: String, interviews: Bool) -> Finding {
    do {
      let rulebook = try Rulebook(name, in: root)
      let findings = try rulebook.findings()
      let idle = interviews ? try rulebook.idleQuestions() : []
      return Finding(
        diagnostics: (rulebook.warnings + findings.warnings).map { ($0, false) },
        notes: rulebook.undatedParameters + findings.bareNumbers + findings.notes + idle)
    } catch let error as RulebookErrors {
      return Finding(diagnostics: error.diagnostics.map { ($0, true) })
    } catch {
      return Finding(diagnostics: (error as? Diagnostic).map { [($0, true)] } ?? [])
    }
  }
}
