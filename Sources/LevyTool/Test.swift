import ArgumentParser
import Levy
import Tables

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run all examples and fixture tables.",
    discussion: """
      A fixture table is a CSV file under the rules folder whose 'expect.NAME' columns hold the expected results.
      Nothing found to run is a failure.

      EXAMPLES
        levy test
        levy test de
        levy test rules/de/fixtures/income_tax.csv
        levy test --junit report.xml
        levy test de --watch
        levy test de --coverage
      """)

  @Argument(help: ArgumentHelp("Jurisdictions, or files and folders below the rules folder.", valueName: "path"))
  var paths: [String] = []
  @Option(help: ArgumentHelp("Write a JUnit XML report.", valueName: "file")) var junit: String?
  @Flag(help: "Run again whenever a rule file or a table is saved, until Ctrl-C.") var watch = false
  @Flag(help: "Interpret the rules for each row of a table instead of running them as a plan.") var interpret = false
  @Flag(help: "Say which rules, years and lines no example and no fixture reaches.") var coverage = false
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var rules: RulesOptions

  private static let mostShown = 20

  func run() throws {
    rules.apply()
    guard watch else { return try runOnce() }
    guard let watcher = FolderWatcher(rules.root, suffixes: [".lua", ".csv"]) else {
      throw Failure.usage("--watch is not available on this system")
    }
    while true {
      do {
        try runOnce()
      } catch let failure as Failure {
        Terminal.show(failure)
      }
      Terminal.note("watching \(rules.root)")
      var changed: Set<String> = []
      while changed.isEmpty { if watcher.wait() { changed = watcher.changes() } }
      Terminal.note("\(Terminal.clock) \(changed.sorted().joined(separator: ", ")) changed")
    }
  }

  private func runOnce() throws {
    var report = FixtureReport()
    var covered: [String: Coverage] = [:]
    do {
      let suites = try FixtureSuites(root: rules.root, paths: paths)
      for suite in suites.all {
        do throws(RulebookErrors) {
          let rulebook = try Rulebook(suite.jurisdiction, in: rules.root)
          if coverage {
            try suite.run(rulebook, into: &report, covering: &covered[suite.jurisdiction])
          } else {
            try suite.run(rulebook, usesPlans: !interpret, into: &report)
          }
        } catch {
          report.errors += error.diagnostics
        }
      }
    } catch {
      throw Failure(error)
    }
    let coverages = covered.sorted { $0.key < $1.key }.map(\.value)
    if json {
      Terminal.print(report.json(coverages).text())
    } else {
      show(report)
      for coverage in coverages { Terminal.print(coverage.markup) }
    }
    if let junit {
      do {
        try TextFile.write(report.junit, to: .path(junit))
      } catch {
        throw Failure(Diagnostic(error))
      }
    }
    if report.outcomes.isEmpty, report.errors.isEmpty {
      throw Failure.findings("nothing to run: no example and no fixture table was found")
    }
    if !report.passed { throw Failure(message: "", status: 1) }
  }

  private func show(_ report: FixtureReport) {
    if !report.errors.isEmpty { Terminal.show(Failure(report.errors)) }
    for outcome in report.failures.prefix(Self.mostShown) {
      var text = Markup("FAILED ", .error)
      text.add("\(outcome.place) ", .place)
      text.add(outcome.title)
      text.endLine()
      for line in outcome.reason.split(separator: "\n") {
        text.add("  \(line)")
        text.endLine()
      }
      let folder = rules.folder.map { " --rules \($0)" } ?? ""
      text.add("  rerun: \(outcome.rerun)\(folder)", .hint)
      text.endLine()
      Terminal.print(text)
    }
    if report.failures.count > Self.mostShown {
      Terminal.print("… and \(report.failures.count - Self.mostShown) more")
    }
    for outcome in report.disputed {
      Terminal.print("disputed: \(outcome.place) \(outcome.title): \(outcome.disputed ?? "")")
    }
    let passed = report.outcomes.count - report.failures.count
    Terminal.print("\(passed) passed, \(report.failures.count + report.errors.count) failed")
  }
}

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
        let date = CalendarDate.lastDay(of: rulebook.jurisdiction.years.upperBound)
        notes += (try? rulebook.interpretedRules(on: date)) ?? []
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
      for (diagnostic, isError) in diagnostics {
        Terminal.print(Failure.report(diagnostic, severity: isError ? "error" : "warning") + Markup("\n"))
      }
      for note in notes { Terminal.print(Failure.report(note, severity: "note") + Markup("\n")) }
      let errors = diagnostics.count { $0.isError }
      Terminal.print("\(names.joined(separator: ", ")): \(errors) errors, \(diagnostics.count - errors) warnings")
    }
    if !diagnostics.isEmpty { throw Failure(message: "", status: 1) }
  }
}
