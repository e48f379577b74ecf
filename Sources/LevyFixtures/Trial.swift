import LevyCalculator
import LevyModel
import LevyRules

/// A passing case, which can be run again.
struct Trial: Sendable {
  private let date: CalendarDate
  private let known: CalendarDate?
  private let given: [(slot: Int, value: Value)]
  private let checks: [FixtureCheck]

  /// - Parameter calculator: holds the case.
  fileprivate init(_ calculator: Calculator, checks: [FixtureCheck]) {
    date = calculator.date
    known = calculator.known
    given = calculator.values.indices.compactMap { slot in
      guard slot <= Rulebook.dateSlot || calculator.pins[slot] else { return nil }
      return calculator.values[slot].map { (slot, $0) }
    }
    self.checks = checks
  }

  /// Whether the case still passes.
  func passes(_ calculator: Calculator) -> Bool {
    calculator.begin(date: date, known: known)
    for (slot, value) in given { calculator.give(value, slot: slot) }
    return checks.allSatisfy { check in
      guard let found = try? check.result(of: calculator) else { return false }
      return check.difference(to: found) == nil
    }
  }
}

/// The cases that could notice a change of the law, by the entries that they read.
package struct Trials: Sendable {
  /// An entry in the history of a parameter, in the version that was known.
  struct Read: Hashable {
    let parameter: Int
    let since: CalendarDate
    let known: CalendarDate?
  }

  private(set) var all: [Trial] = []
  private(set) var readers: [Read: [Int]] = [:]

  /// An empty collection.
  package init() {}

  fileprivate mutating func add(_ trial: Trial, reading reads: Set<Read>) {
    for read in reads { readers[read, default: []].append(all.count) }
    all.append(trial)
  }
}

/// Records the passing cases, with the entries of parameters that they read.
final class TrialRecorder {
  private(set) var trials: Trials
  private let calculator: Calculator

  /// Listens to a calculator.
  init(_ calculator: Calculator, trials: Trials) {
    self.calculator = calculator
    self.trials = trials
    calculator.beginRecording()
  }

  deinit { calculator.endRecording() }

  /// Records the current case of the calculator.
  func note(_ outcome: FixtureOutcome) {
    let law = Set(calculator.recorder?.reads.values.flatMap(\.law) ?? [])
    calculator.beginRecording()
    // A disputed figure is expected to differ, so it does not show which value is right.
    guard outcome.passed, outcome.disputed == nil else { return }
    let reads = law.compactMap { read -> Trials.Read? in
      // Parameters that could be read in the run can be read now.
      let found = try? calculator.rulebook.parameters[read.slot].value(on: read.date, known: calculator.known)
      return found.map { Trials.Read(parameter: read.slot, since: $0.entry.since, known: $0.revision.known) }
    }
    trials.add(Trial(calculator, checks: outcome.checks), reading: Set(reads))
  }
}
