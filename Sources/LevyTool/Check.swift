import ArgumentParser
import Dispatch
import Levy
import LevyForms
import LevyProperties
import LevyTerminal
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

      With --properties the properties that the rules declare are tried on random cases, the same in every run with the
      same --seed; where one does not hold, the smallest cases that were found show it.

      EXAMPLES
        levy check
        levy check de
        levy check my-rules
        levy check ie --interviews
        levy check de --properties --cases 10000
      """)

  @Argument(help: ArgumentHelp("A jurisdiction, or a rules folder.", valueName: "path")) var path: String?
  @Flag(help: "Name questions that cannot move what their interview leads to.") var interviews = false
  @Flag(help: "Try the properties of the rules on random cases.") var properties = false
  @Option(help: ArgumentHelp("With --properties, how many cases each is tried on.", valueName: "number"))
  var cases: Int?
  @Option(help: ArgumentHelp("With --properties, what the random cases follow from.", valueName: "number"))
  var seed: Int?
  @OptionGroup var rules: RulesOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() throws {
    try rules.apply()
    try Failure.needs("--properties", properties, for: ["--cases": cases != nil, "--seed": seed != nil])
    try Failure.check(cases ?? 1, in: 1...10_000_000, of: "--cases")
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
    let tried = found.flatMap(\.properties)
    if json {
      let found = diagnostics.map { ($0.isError ? "error" : "warning", $0.diagnostic) } + notes.map { ("note", $0) }
      let list = found.map { severity, diagnostic in
        JSON.object([("severity", .string(severity))] + diagnostic.fields)
      }
      JSONDocument.print(
        [("jurisdictions", .array(names.map { .string($0) })), ("findings", .array(list))]
          + (properties ? [("properties", .array(tried.map(\.json)))] : []),
        errors: diagnostics.filter(\.isError).map(\.diagnostic.json))
    } else {
      for (severity, isError) in [("error", true), ("warning", false)] {
        show(diagnostics.filter { $0.isError == isError }.map(\.diagnostic), severity)
      }
      show(notes, "note")
      for property in tried where property.isGood { Terminal.print(property.markup) }
      let others = tried.filter { !$0.isGood }
      for property in others.prefix(Failure.mostShown) { Terminal.print(property.markup) }
      if others.count > Failure.mostShown {
        Terminal.print("… and \(others.count - Failure.mostShown) more that fail or were not tried")
      }
      let errors = diagnostics.count { $0.isError }
      Terminal.print("\(names.joined(separator: ", ")): \(errors) errors, \(diagnostics.count - errors) warnings")
    }
    if properties, diagnostics.isEmpty, tried.isEmpty { throw Failure.nothing("the rules declare no property") }
    if properties, !json { Terminal.print(PropertyCheck.summary(tried)) }
    if !diagnostics.isEmpty || !tried.allSatisfy(\.isGood) { throw Failure.silent(1) }
  }

  /// Shows the first diagnostics if there are many; the document of `--json` contains all of them.
  private func show(_ diagnostics: [Diagnostic], _ severity: String) {
    let most = severity == "error" ? Failure.mostShown : 200
    for diagnostic in diagnostics.prefix(most) { Terminal.print(diagnostic.report(severity: severity) + Markup("\n")) }
    if diagnostics.count > most { Terminal.print("… and \(diagnostics.count - most) more of severity '\(severity)'") }
  }

  /// The findings in the rules of a jurisdiction.
  private struct Finding {
    var diagnostics: [(diagnostic: Diagnostic, isError: Bool)] = []
    var notes: [Diagnostic] = []
    var properties: [PropertyCheck.Finding] = []
  }

  /// Loads and checks jurisdictions concurrently.
  private func found(_ names: [String], in root: String) -> [Finding] {
    let findings = Locked(Array(repeating: Finding(), count: names.count))
    // Task-local settings do not apply to other threads.
    let (interviews, setsThousandsApart) = (interviews, Language.setsThousandsApart)
    let trials = properties ? (cases: cases ?? 1000, seed: UInt64(bitPattern: Int64(seed ?? 1))) : nil
    DispatchQueue.concurrentPerform(iterations: names.count) { place in
      let finding = Language.$setsThousandsApart.withValue(setsThousandsApart) {
        Self.finding(names[place], in: root, interviews: interviews, trials: trials)
      }
      findings.withLock { $0[place] = finding }
    }
    return findings.withLock(\.self)
  }

  private static func finding(
    _ name: String, in root: String, interviews: Bool, trials: (cases: Int, seed: UInt64)?
  ) -> Finding {
    do {
      let rulebook = try Rulebook(name, in: root)
      let findings = try rulebook.findings()
      let idle = interviews ? try rulebook.idleQuestions() : []
      var finding = Finding(
        diagnostics: Forms(rulebook).diagnostics.map { ($0, true) } + Statutes.findings(in: rulebook)
          + (rulebook.warnings + findings.warnings).map { ($0, false) },
        notes: rulebook.undatedParameters + findings.bareNumbers + findings.notes + idle)
      if let trials {
        let check = try PropertyCheck(rulebook, seed: trials.seed)
        for property in rulebook.properties {
          do throws(Diagnostic) {
            finding.properties.append(try check.find(property, cases: trials.cases))
          } catch {
            finding.diagnostics.append((rulebook.sources.pinpointed(error), true))
          }
        }
      }
      return finding
    } catch let error as RulebookErrors {
      return Finding(diagnostics: error.diagnostics.map { ($0, true) })
    } catch {
      return Finding(diagnostics: (error as? Diagnostic).map { [($0, true)] } ?? [])
    }
  }
}
