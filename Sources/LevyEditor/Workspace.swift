import LevyFixtures
import LevyModel
import LevyRules
import LevyTrace

/// A file that is open in the editor, with its text there.
struct Document {
  let path: String
  var text: DocumentText
  var places: [RulesPlace]
}

/// The state of a jurisdiction that has open files.
struct Workspace {
  /// The rules as they last were without an error.
  private(set) var rulebook: Rulebook?
  /// The problems from reading the current text, and those from following the rules.
  private var faults: [Problem] = []
  private var findings: [Problem] = []
  var problems: [Problem] { faults + findings }
  var hasErrors: Bool { faults.contains(where: \.isError) }
  /// How often the text has changed.
  private(set) var revision = 0
  /// Whether the text has changed since the rules were read.
  private(set) var isStale = true

  /// How many cases expect each result, since the last save; nil until it is asked for.
  private(set) var counts: CaseCounts?
  /// The changes of the rules that no case notices, if the cases are few; nil until they are known of the rules as they are.
  private(set) var survivors: [Mutants.Survivor]?

  struct Problem: Sendable {
    let diagnostic: Diagnostic
    let isError: Bool
  }

  mutating func change() {
    revision += 1
    isStale = true
    survivors = nil
  }

  /// Counts the cases, unless they are counted.
  mutating func countCases() { counts = counts ?? rulebook.map { CaseCounts($0) } }

  /// Cases may have been saved too.
  mutating func forgetCases() { counts = nil }

  /// Reads the rules as they are in the editor.
  mutating func read(_ place: RulesPlace, unsaved: [String: [UInt8]]) {
    isStale = false
    findings = []
    do throws(RulebookErrors) {
      let read = try Rulebook(place.jurisdiction, in: place.root, unsaved: unsaved, after: rulebook, store: nil)
      rulebook = read
      faults = read.warnings.map { Problem(diagnostic: $0, isError: false) }
    } catch {
      faults = error.diagnostics.map { Problem(diagnostic: $0, isError: true) }
      // Names are known as they were saved, at least.
      if rulebook == nil { rulebook = try? Rulebook(place.jurisdiction, in: place.root) }
    }
  }

  /// Adds the findings of following the rules, unless these have changed since.
  mutating func add(_ findings: Survey.Findings) {
    guard findings.revision == revision, !isStale else { return }
    self.findings = findings.diagnostics.map { Problem(diagnostic: $0, isError: false) }
  }

  /// Adds what the cases do not notice, unless the rules have changed since.
  mutating func add(_ proof: Survey.Proof) {
    if proof.revision == revision, !isStale { survivors = proof.survivors }
  }
}

/// Work that takes too long while somebody types: following all rules of a jurisdiction.
package struct Survey: Sendable {
  let place: RulesPlace
  let revision: Int
  let rulebook: Rulebook

  package struct Findings: Sendable {
    let place: RulesPlace
    let revision: Int
    let diagnostics: [Diagnostic]
  }

  /// The changes of the rules that no case notices.
  package struct Proof: Sendable {
    let place: RulesPlace
    let revision: Int
    let survivors: [Mutants.Survivor]
  }

  /// The most cases for which it is found out while somebody writes.
  private static let mostCases = 500

  /// Changes the rules in one place at a time; nil where there are many cases, or one fails already.
  package func prove() -> Proof? {
    guard CaseCounts(rulebook).all <= Self.mostCases,
      let suites = try? FixtureSuites(root: place.root, paths: [place.jurisdiction])
    else { return nil }
    var report = FixtureReport(of: FixtureSelection())
    var trials = Trials(recordsLines: true)
    for suite in suites.all {
      guard (try? suite.run(rulebook, into: &report, keeping: &trials)) != nil else { return nil }
    }
    guard report.passed, let mutants = try? Mutants(rulebook, trials: trials, tells: false) else { return nil }
    return Proof(place: place, revision: revision, survivors: mutants.survivors)
  }

  package func run() -> Findings {
    Findings(place: place, revision: revision, diagnostics: (try? rulebook.findings().warnings) ?? [])
  }
}
