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

  struct Problem: Sendable {
    let diagnostic: Diagnostic
    let isError: Bool
  }

  mutating func change() {
    revision += 1
    isStale = true
  }

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

  package func run() -> Findings {
    Findings(place: place, revision: revision, diagnostics: (try? rulebook.findings().warnings) ?? [])
  }
}
