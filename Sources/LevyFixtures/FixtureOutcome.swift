import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// The outcome of a worked example or a row of a fixture table.
package struct FixtureOutcome: Sendable {
  /// The example's title, or the row of a fixture table.
  package let title: String
  /// The place of the case.
  package let place: Place
  /// The given facts, in the form in which they can be given again.
  package let given: [String]
  /// The jurisdiction.
  package let jurisdiction: String
  /// The results that differ from the expected ones.
  package var differences: [Difference] = []
  /// The reason why there are no results, if there are none.
  package var failure: Diagnostic?
  /// The reason why the published figure is believed to be wrong, for a case that is known to differ.
  package var disputed: String?
  /// The traced values of the rules, if the case failed.
  package internal(set) var trace: TraceLog?
  /// The results that were compared.
  private(set) var checks: [FixtureCheck] = []
  /// The names that were checked.
  package var checked: [String] { checks.map(\.name) }

  /// A result that differs.
  package struct Difference: Sendable {
    /// The name.
    package let name: String
    /// The expected value.
    package let expected: String
    /// The value that was computed.
    package let found: String
    /// The difference, for numbers.
    package let difference: Exact?
  }

  /// True if the case passed: it agrees, or it differs and the expectation is disputed.
  package var passed: Bool {
    if failure != nil || checked.isEmpty { return false }
    return disputed == nil ? differences.isEmpty : !differences.isEmpty
  }

  /// The command that runs the case again.
  package var rerun: String {
    let differing = differences.map(\.name).filter { $0 != Self.interview }
    let words = ["levy", "eval", jurisdiction] + given + (differing.isEmpty ? checked : differing)
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// Quotes a word for the shell, if necessary.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte & ~32) || "-_=.,:/%+@".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// Compares the questions of an interview, and records the first that differs from the expected ones.
  mutating func check(_ asks: WorkedExample.Asks, found: [String]) {
    if found == asks.names { return }
    let place = zip(asks.names, found).prefix { $0 == $1 }.count
    func question(_ names: [String]) -> String { names.indices.contains(place) ? names[place] : "nothing more" }
    differences.append(
      Difference(
        name: Self.interview, expected: "question \(place + 1): \(question(asks.names))", found: question(found),
        difference: nil))
  }

  private static let interview = "asks"

  /// Compares a result, and records its difference from the expected one.
  mutating func check(_ check: FixtureCheck, found: Value) {
    checks.append(check)
    if let difference = check.difference(to: found) { differences.append(difference) }
  }
}

/// The outcome of a run over examples and fixture tables.
package struct FixtureReport: Sendable {
  /// All cases, in the order of their files.
  package private(set) var outcomes: [FixtureOutcome] = []
  /// Tables that could not be run at all.
  package var errors: [Diagnostic] = []
  /// Warnings about rows of tables that occur twice, or that expect other results for the same facts.
  package internal(set) var warnings: [Diagnostic] = []

  /// The selection of cases to run.
  let selection: FixtureSelection
  /// True if the run has ended.
  private(set) var isOver = false

  /// Creates an empty report.
  ///
  /// - Parameter selection: the cases to run; by default all.
  package init(of selection: FixtureSelection = FixtureSelection()) { self.selection = selection }

  /// True while traces are still recorded for failing cases. More of them would fill the memory, and nobody reads them.
  var tracesFailures: Bool { tracedFailures < 100 }
  private var tracedFailures = 0

  mutating func add(_ outcome: FixtureOutcome) {
    if outcome.trace != nil { tracedFailures += 1 }
    outcomes.append(outcome)
    isOver = selection.endsAtFailure && !outcome.passed
  }

  /// The cases that failed.
  package var failures: [FixtureOutcome] { outcomes.filter { !$0.passed } }
  /// The cases whose published figures are disputed, and differ as expected.
  package var disputed: [FixtureOutcome] { outcomes.filter { $0.passed && $0.disputed != nil } }
  /// True if there was at least one case, and all passed.
  package var passed: Bool { !outcomes.isEmpty && errors.isEmpty && failures.isEmpty }
}
