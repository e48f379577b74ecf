import LevyFixtures
import LevyModel
import LevyRules
import LevyTrace

/// A file that is open in the editor, with its current text there.
struct Document {
  let path: String
  var text: DocumentText
  var places: [RulesPlace]
}

/// The state of a jurisdiction that has open files.
struct Workspace {
  /// The rules in their last version without errors.
  private(set) var rulebook: Rulebook?
  /// The problems of reading the current text, and those of the survey.
  private var faults: [Problem] = []
  private var findings: [Problem] = []
  var problems: [Problem] { faults + findings }
  var hasErrors: Bool { faults.contains(where: \.isError) }
  /// The number of changes of the text.
  private(set) var revision = 0
  /// True if the text has changed since the rules were read.
  private(set) var isStale = true

  /// The number of cases that expect each result, counted on demand and discarded at each save.
  private(set) var counts: CaseCounts?
  /// The mutants that no case notices, for the current rules; nil if they are not known, or if there are too many
  /// cases.
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

  /// Counts the cases, unless that was done.
  mutating func countCases() { counts = counts ?? rulebook.map { CaseCounts($0) } }

  /// Discards the counts, since cases may have been saved too.
  mutating func forgetCases() { counts = nil }

  /// Reads the rules with the texts in the editor.
  mutating func read(_ place: RulesPlace, unsaved: [String: [UInt8]]) {
    isStale = false
    findings = []
    do throws(RulebookErrors) {
      let read = try Rulebook(place.jurisdiction, in: place.root, unsaved: unsaved, after: rulebook, store: nil)
      rulebook = read
      faults = read.warnings.map { Problem(diagnostic: $0, isError: false) }
    } catch {
      faults = error.diagnostics.map { Problem(diagnostic: $0, isError: true) }
      // If the current text never was correct, the names are those of the saved files.
      if rulebook == nil { rulebook = try? Rulebook(place.jurisdiction, in: place.root) }
    }
  }

  /// Adds the findings of a survey, unless the rules have changed since.
  mutating func add(_ findings: Survey.Findings) {
    guard findings.revision == revision, !isStale else { return }
    self.findings = findings.diagnostics.map { Problem(diagnostic: $0, isError: false) }
  }

  /// Adds the survivors of mutation, unless the rules have changed since.
  mutating func add(_ proof: Survey.Proof) {
    if proof.revision == revision, !isStale { survivors = proof.survivors }
  }
}

/// Work that takes too long while someone types: following all rules of a jurisdiction.
package struct Survey: Sendable {
  let place: RulesPlace
  let revision: Int
  let rulebook: Rulebook

  package struct Findings: Sendable {
    let place: RulesPlace
    let revision: Int
    let diagnostics: [Diagnostic]
  }

  /// The mutants that no case notices.
  package struct Proof: Sendable {
    let place: RulesPlace
    let revision: Int
    let survivors: [Mutants.Survivor]
  }

  /// The maximum number of cases for which mutants are tried while someone writes.
  private static let mostCases = 500

  /// Tries all mutants; returns nil if there are too many cases, or one fails already.
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
