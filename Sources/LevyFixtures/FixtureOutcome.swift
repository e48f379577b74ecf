import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// How one worked case went.
package struct FixtureOutcome: Sendable {
  /// The example's title, or the row of a fixture table.
  package let title: String
  /// The place of the case.
  package let place: Place
  /// The given facts, as they may be given again.
  package let given: [String]
  /// The jurisdiction.
  package let jurisdiction: String
  /// The results that differ from the expected ones.
  package var differences: [Difference] = []
  /// Why there are no results, if there are none.
  package var failure: Diagnostic?
  /// Why the published figure is believed to be wrong, for a case that is known to differ.
  package var disputed: String?
  /// The traced values of the rules, if the case failed.
  package internal(set) var trace: TraceLog?
  /// The comparisons that were made.
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

  /// Whether the case passed: as expected, or otherwise where the expectation is disputed.
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

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte & ~32) || "-_=.,:/%+@".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// Records the questions of an interview, and the first that differs from the expected ones.
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

  /// Records a result, and its difference from the expected one.
  mutating func check(_ check: FixtureCheck, found: Value) {
    checks.append(check)
    if let difference = check.difference(to: found) { differences.append(difference) }
  }
}

/// How a run over examples and fixture tables went.
package struct FixtureReport: Sendable {
  /// All cases, in the order of their files.
  package private(set) var outcomes: [FixtureOutcome] = []
  /// Tables that could not be run at all.
  package var errors: [Diagnostic] = []
  /// Rows of tables that occur twice, or that expect other results for the same facts.
  package internal(set) var warnings: [Diagnostic] = []

  /// Which cases the run takes.
  let selection: FixtureSelection
  /// Whether the run has ended.
  private(set) var isOver = false

  /// An empty report, to add to.
  ///
  /// - Parameter selection: which cases the run takes; by default all.
  package init(of selection: FixtureSelection = FixtureSelection()) { self.selection = selection }

  /// Whether traces are still recorded for failing cases. Nobody reads more of them, and they would fill the memory.
  var tracesFailures: Bool { tracedFailures < 100 }
  private var tracedFailures = 0

  mutating func add(_ outcome: FixtureOutcome) {
    if outcome.trace != nil { tracedFailures += 1 }
    outcomes.append(outcome)
    isOver = selection.endsAtFailure && !outcome.passed
  }

  /// The cases that did not go as they should.
  package var failures: [FixtureOutcome] { outcomes.filter { !$0.passed } }
  /// The cases whose published figures are disputed, and do differ.
  package var disputed: [FixtureOutcome] { outcomes.filter { $0.passed && $0.disputed != nil } }
  /// Whether there was at least one case, and all passed.
  package var passed: Bool { !outcomes.isEmpty && errors.isEmpty && failures.isEmpty }
}
