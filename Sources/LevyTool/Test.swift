import ArgumentParser
import Levy
import LevyFixtures
import LevyReport
import LevyTerminal
import Tables

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
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
        levy test ie --nudge
        levy test uk --mutate --result class_4 --propose rows.csv
        levy test -k church -x
        levy test --last-failed
        levy test ie -k assignee --update
      """)

  @Argument(help: ArgumentHelp("Jurisdictions, or files and folders below the rules folder.", valueName: "path"))
  var paths: [String] = []
  @Option(help: ArgumentHelp("Write a JUnit XML report.", valueName: "file")) var junit: String?
  @Option(
    name: .short,
    help: ArgumentHelp(
      "Run only cases with this in their file, title or a name that they check; may be given more than once.",
      valueName: "word"))
  var k: [String] = []
  @Flag(name: [.customShort("x"), .long], help: "Stop at the first failure.") var failFast = false
  @Flag(
    name: [.customLong("lf"), .long],
    help: "Run only the cases that failed when they were last run; all if none did.")
  var lastFailed = false
  @Flag(help: "Run again whenever a rule file or a table is saved, until Ctrl-C.") var watch = false
  @Flag(help: "Interpret the rules for each row of a table instead of running them as a plan.") var interpret = false
  @Flag(help: "Say which rules, years and lines no example and no fixture reaches, and which rules none expects.")
  var coverage = false
  @Flag(help: "With --coverage, show each rule by year.") var matrix = false
  @Flag(help: "Change each figure of the law a little, one at a time, and name those that no case notices.")
  var nudge = false
  @Option(
    help: ArgumentHelp(
      "With --nudge, change only the figures of this parameter; may be given more than once.", valueName: "name"))
  var parameter: [String] = []
  @Flag(help: "Change the rules themselves, in one place at a time, and name the changes that no case notices.")
  var mutate = false
  @Option(
    help: ArgumentHelp(
      "With --mutate, change only the rules on which this result depends; with --propose, its edges; may be given more "
        + "than once.",
      valueName: "name"))
  var result: [String] = []
  @Option(help: ArgumentHelp("With --mutate, ask at most so many cases about each change.", valueName: "number"))
  var cases: Int?
  @Option(
    help: ArgumentHelp(
      "Write cases to a fixture table, whose expectations are yours to fill: with --mutate those that would tell a "
        + "change, else those at each edge of the law in typical households.",
      valueName: "file"))
  var propose: String?
  @Flag(help: "Write the expected values of cases that fail anew, and show what was written.") var update = false
  @Flag(help: "Print one JSON document.") var json = false
  @OptionGroup var rules: RulesOptions

  func run() throws {
    try rules.apply()
    try Failure.exclusive(["--coverage": coverage, "--nudge": nudge, "--mutate": mutate, "--update": update])
    try Failure.exclusive(["--update": update, "--watch": watch, "--junit": update && junit != nil])
    try Failure.needs("--mutate", mutate || propose != nil, for: ["--result": !result.isEmpty])
    try Failure.needs("--mutate", mutate, for: ["--cases": cases != nil])
    if let cases { try Failure.check(cases, in: 1...1_000_000, of: "--cases") }
    try Failure.needs("--coverage", coverage, for: ["--matrix": matrix])
    try Failure.needs("--nudge", nudge, for: ["--parameter": !parameter.isEmpty])
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
    let memory = StateFolder().map { FailureMemory($0, root: rules.root) }
    var report = FixtureReport(of: selection(memory))
    var covered: [String: Coverage] = [:]
    var kept: [String: Trials] = [:]
    do {
      let suites = try FixtureSuites(root: rules.root, paths: paths)
      for file in [junit, propose].compactMap(\.self) { try checkReport(file, suites) }
      for suite in suites.all where !(failFast && (!report.errors.isEmpty || !report.failures.isEmpty)) {
        do throws(RulebookErrors) {
          let rulebook = try Rulebook(suite.jurisdiction, in: rules.root, store: .ofUser)
          if nudge || mutate {
            try suite.run(
              rulebook, into: &report, keeping: &kept[suite.jurisdiction, default: Trials(recordsLines: mutate)])
          } else if coverage {
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
    memory?.note(report)
    if update, !report.failures.isEmpty { return try write(report) }
    let coverages = covered.sorted { $0.key < $1.key }.map(\.value)
    // A case that fails already cannot notice a change.
    let nudges = report.passed && nudge ? try nudged(kept) : []
    let mutants = report.passed && mutate ? try mutated(kept) : []
    if let propose {
      let edges = try FixtureSuites(root: rules.root, paths: paths).all.map(\.jurisdiction)
      let rows = mutate ? mutants.flatMap(\.proposed) : try Set(edges).sorted().flatMap(casesAtEdges)
      try write(ProposedCase.table(rows), to: propose)
    }
    let isNothing = report.outcomes.isEmpty && report.errors.isEmpty
    let failure = isNothing ? Failure.nothing("nothing to run: \(nothing)") : nil
    if json {
      JSONDocument.print(
        report.json(coverages, nudges: nudges, mutants: mutants),
        errors: (report.errors + (failure?.diagnostics ?? [])).map(\.json))
    } else {
      show(report)
      for coverage in coverages {
        Terminal.print(coverage.markup)
        if matrix { Terminal.print(coverage.matrix) }
      }
      for nudges in nudges { Terminal.print(nudges.markup) }
      for mutants in mutants { Terminal.print(mutants.markup) }
    }
    if let junit { try write(report.junit, to: junit) }
    if let failure { throw failure }
    if !report.passed || !nudges.allSatisfy(\.survivors.isEmpty) || !mutants.allSatisfy(\.survivors.isEmpty) {
      throw Failure.silent(1)
    }
  }

  private func write(_ text: String, to path: String) throws {
    do { try TextFile.write(text, to: .path(path)) } catch { throw Failure(Diagnostic(error)) }
  }

  /// Throws if the report would overwrite a file that is tested.
  private func checkReport(_ path: String, _ suites: FixtureSuites) throws(Diagnostic) {
    do throws(TableError) {
      try DistinctFiles.check(read: suites.files, written: [path])
    } catch {
      throw Diagnostic(error)
    }
  }

  private func selection(_ memory: FailureMemory?) -> FixtureSelection {
    var selection = FixtureSelection()
    selection.words = k
    selection.endsAtFailure = failFast
    if lastFailed {
      selection.keys = memory?.keys
      if selection.keys == nil { Terminal.note("no failure is remembered; running all") }
    }
    return selection
  }

  private var nothing: String {
    if lastFailed { return "none of the cases that failed last is there" }
    if !k.isEmpty { return "no case has \(k.map { "'\($0)'" }.joined(separator: " or "))" }
    return "no example and no fixture table was found"
  }
}

extension Test {
  /// Replaces the expected values of failing cases, and shows the changes.
  func write(_ report: FixtureReport) throws {
    let update: FixtureUpdate
    do { update = try FixtureUpdate(report.failures, in: rules.root) } catch { throw Failure(error) }
    let failing = report.failures.filter { $0.failure != nil }
    if json {
      JSONDocument.print([("updated", update.json)], errors: failing.compactMap(\.failure).map(\.json))
    } else {
      Terminal.print(update.markup)
      for failure in failing.compactMap(\.failure) { Terminal.note(failure.inCommand.report()) }
    }
    Terminal.note(
      "\(update.written.count) expected values written; what Levy says proves nothing: name where each figure comes from"
    )
    if !update.left.isEmpty || !failing.isEmpty || !report.errors.isEmpty { throw Failure.silent(1) }
  }
}

extension Test {
  /// Changes the figures of the law in each jurisdiction whose cases were recorded.
  func nudged(_ kept: [String: Trials]) throws -> [Nudges] {
    var all: [Nudges] = []
    for (jurisdiction, trials) in kept.sorted(by: { $0.key < $1.key }) {
      let rulebook = try rules.rulebook(jurisdiction)
      let isShown = Terminal.isTerminal(2) && Terminal.allowsEscapes
      do {
        all.append(
          try Nudges(rulebook, only: parameter, trials: trials, workers: Terminal.cores) { done, count in
            if isShown { Terminal.progress("\(jurisdiction): \(done) of \(count) figures") }
          })
      } catch {
        throw Failure(error)
      }
      if isShown { Terminal.progress("") }
    }
    return all
  }
}

extension Test {
  /// Returns the cases on both sides of each bend and jump, in the households of the rules' worked interviews, by
  /// today's law.
  func casesAtEdges(_ jurisdiction: String) throws -> [ProposedCase] {
    let rulebook = try rules.rulebook(jurisdiction)
    let covered = rulebook.jurisdiction.years
    let today = CalendarDate(Terminal.today).map(rulebook.jurisdiction.taxYear.year)
    let year = today.flatMap { covered.contains($0) ? $0 : nil } ?? covered.upperBound
    let households = Cliffs.households(of: rulebook, year: year)
    let names: [String?] = result.isEmpty ? [nil] : result
    do {
      return try names.flatMap { name in
        try Cliffs(rulebook, households, of: name, bends: true).edges.flatMap { edge in
          edge.cases.map { facts in
            ProposedCase(
              facts: facts, result: edge.result.name,
              note: "\(edge.result.name) is wanted: an edge of \(edge.kink.rule) at \(edge.kink.place)")
          }
        }
      }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }
}

extension Test {
  /// Tests mutants of the rules in each jurisdiction whose cases were recorded.
  func mutated(_ kept: [String: Trials]) throws -> [Mutants] {
    var all: [Mutants] = []
    for (jurisdiction, trials) in kept.sorted(by: { $0.key < $1.key }) {
      let rulebook = try rules.rulebook(jurisdiction)
      let isShown = Terminal.isTerminal(2) && Terminal.allowsEscapes
      do {
        all.append(
          try Mutants(
            rulebook, of: result, trials: trials, mostAsked: cases ?? Mutants.mostAsked, workers: Terminal.cores
          ) { done, count in
            if isShown { Terminal.progress("\(jurisdiction): \(done) of \(count) changes") }
          })
      } catch {
        throw Failure(error)
      }
      if isShown { Terminal.progress("") }
    }
    return all
  }
}
