import LevyModel
import LevyRules
import LevyScript

/// The examples and fixture tables at given paths.
package struct FixtureSuites: Sendable {
  /// The cases of one jurisdiction to run.
  package struct Suite: Sendable {
    /// The jurisdiction.
    package let jurisdiction: String
    /// The prefix of the paths, below the rules folder, of the rule files whose examples are run; nil for none.
    let examples: String?
    /// The fixture tables: the path to open, and the name in messages.
    let tables: [(path: String, name: String)]

    /// Runs all cases.
    ///
    /// - Parameter usesPlans: true to compute tables by plans where possible.
    /// - Throws: `RulebookErrors` if the rules cannot be loaded.
    package func run(
      _ rulebook: Rulebook, usesPlans: Bool = true, into report: inout FixtureReport
    ) throws(RulebookErrors) {
      run(try runner(rulebook, usesPlans: usesPlans), into: &report)
    }

    /// Runs all cases by interpreting the rules, and adds the rules and lines that they reach to a jurisdiction's
    /// coverage.
    ///
    /// - Throws: `RulebookErrors` if the rules cannot be loaded.
    package func run(
      _ rulebook: Rulebook, into report: inout FixtureReport, covering coverage: inout Coverage?
    ) throws(RulebookErrors) {
      var runner = try runner(rulebook, usesPlans: false)
      let recorder = CoverageRecorder(runner.calculator)
      runner.onCase = { recorder.note($0) }
      run(runner, into: &report)
      recorder.add(to: &coverage)
    }

    /// Runs all cases by interpreting the rules, and stores the passing ones, to try changes of the law on them.
    ///
    /// - Throws: `RulebookErrors` if the rules cannot be loaded.
    package func run(
      _ rulebook: Rulebook, into report: inout FixtureReport, keeping trials: inout Trials
    ) throws(RulebookErrors) {
      var runner = try runner(rulebook, usesPlans: false)
      let recorder = TrialRecorder(runner.calculator, trials: trials)
      runner.onCase = { recorder.note($0) }
      run(runner, into: &report)
      trials = recorder.trials
    }

    private func runner(_ rulebook: Rulebook, usesPlans: Bool) throws(RulebookErrors) -> FixtureRunner {
      do { return try FixtureRunner(rulebook, usesPlans: usesPlans) } catch {
        throw RulebookErrors(diagnostics: [error])
      }
    }

    private func run(_ runner: FixtureRunner, into report: inout FixtureReport) {
      if let examples, !report.isOver { runner.runExamples(under: examples, into: &report) }
      for table in tables where !report.isOver { runner.runTable(.path(table.path), name: table.name, into: &report) }
    }
  }

  /// The suites, in the order of the paths.
  package private(set) var all: [Suite] = []
  private let root: String

  /// Finds the cases to run.
  ///
  /// - Parameters:
  /// - root: the rules folder.
  /// - paths: jurisdictions, or files and folders below the rules folder; if empty, all jurisdictions.
  /// - Throws: `Diagnostic` for a path that does not exist.
  package init(root: String, paths: [String]) throws(Diagnostic) {
    self.root = root
    let jurisdictions = try Rulebook.jurisdictions(in: root)
    for path in paths.isEmpty ? jurisdictions : paths {
      let inner = Self.inner(path, root: root)
      guard let first = inner.split(separator: "/").first.map(String.init), jurisdictions.contains(first) else {
        if FileTree.exists(path) {
          let reason = Wording(inEnglish: "it is not below the rules folder \(root)")
          throw Diagnostic(.unreadable(path: path, reason: reason))
        }
        throw Diagnostic(.unknownJurisdiction(name: path, available: jurisdictions))
      }
      let full = "\(root)/\(inner)"
      if FileTree.isFolder(full) {
        let tables = try FileTree.files(below: full, suffix: ".csv").map { ("\(full)/\($0)", "\(inner)/\($0)") }
        all.append(Suite(jurisdiction: first, examples: inner + "/", tables: tables))
      } else if FileTree.exists(full) {
        let isTable = inner.hasSuffix(".csv")
        all.append(
          Suite(jurisdiction: first, examples: isTable ? nil : inner, tables: isTable ? [(full, inner)] : []))
      } else {
        throw Diagnostic(.unreadable(path: path, reason: Wording(inEnglish: "there is no such file below \(root)")))
      }
    }
    for table in all.flatMap(\.tables) {
      try FileTree.check(table.path, isWithin: root)
      if !FileTree.isRegularFile(table.path) {
        throw Diagnostic(.unreadable(path: table.path, reason: .noRegularFile))
      }
    }
  }

  /// The paths of all files below the folders of the jurisdictions, both rules and tables.
  package var files: [String] {
    Set(all.map(\.jurisdiction)).sorted().flatMap { name in
      let folder = "\(root)/\(name)"
      return ((try? FileTree.files(below: folder, suffix: "")) ?? []).map { "\(folder)/\($0)" }
    }
  }

  /// Returns the path below the rules folder.
  private static func inner(_ path: String, root: String) -> String {
    if let full = FileTree.resolved(path), let folder = FileTree.resolved(root), full.hasPrefix(folder + "/") {
      return String(full.dropFirst(folder.utf8.count + 1))
    }
    var path = path
    for prefix in [root + "/", "./" + root + "/"] where path.hasPrefix(prefix) { path.removeFirst(prefix.count) }
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
