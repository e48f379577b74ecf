import LevyCalculator
import LevyModel
import LevyRules
import LuaRuntime

/// A passing case that can be run again.
struct Trial: Sendable {
  let date: CalendarDate
  let known: CalendarDate?
  let given: [(slot: Slot, value: Value)]
  private let checks: [FixtureCheck]

  /// - Parameter calculator: the calculator with the case.
  fileprivate init(_ calculator: Calculator, checks: [FixtureCheck]) {
    date = calculator.current.date
    known = calculator.current.known
    given = calculator.rulebook.variables.slots.compactMap { slot in
      guard slot <= Rulebook.dateSlot || calculator.current.gives(slot) else { return nil }
      return calculator.current[slot].map { (slot, $0) }
    }
    self.checks = checks
  }

  /// The slots of the expected results.
  var expected: [Slot] { checks.map(\.slot) }

  /// Returns a case of the same day with other facts; nil if the rules reject one of them.
  func facts(_ given: [(slot: Slot, value: Value)], _ rulebook: Rulebook) -> Case? {
    guard var facts = try? Case(rulebook, date: date) else { return nil }
    facts.known = known
    for (slot, value) in given {
      guard (try? facts.give(rulebook.variables[slot].name, value)) != nil else { return nil }
    }
    return facts
  }

  /// Returns true if the case still passes.
  func passes(_ calculator: Calculator) -> Bool {
    calculator.begin(date: date, known: known)
    for (slot, value) in given { calculator.give(value, slot: slot) }
    return checks.allSatisfy { check in
      guard let found = try? check.result(of: calculator) else { return false }
      return check.difference(to: found) == nil
    }
  }
}

/// The passing cases, indexed by the entries of parameters that they read.
package struct Trials: Sendable {
  /// A revision of an entry in the history of a parameter.
  struct Read: Hashable {
    let parameter: ParameterID
    let since: CalendarDate
    let known: CalendarDate?
  }

  private(set) var all: [Trial] = []
  private(set) var readers: [Read: [Int]] = [:]
  /// The cases that reach each line, by file, if lines are recorded.
  private var reachers: [String: [Int: [Int32]]] = [:]
  let recordsLines: Bool

  /// Creates an empty collection.
  ///
  /// - Parameter recordsLines: true to record the lines that each case reaches.
  package init(recordsLines: Bool = false) { self.recordsLines = recordsLines }

  /// Returns the cases that reach the changed line, or that read the changed entry, in the order of `distant`.
  func readers(of change: Mutants.Change, in rulebook: Rulebook) -> [Trial] {
    switch change {
    case .code(let file, let mutation):
      return distant((reachers[file]?[mutation.line] ?? []).map(Int.init))
    case .entry(let id, let index):
      let entry = rulebook.parameters[id].history[index]
      return distant(
        entry.revisions.flatMap { readers[Read(parameter: id, since: entry.since, known: $0.known)] ?? [] })
    }
  }

  /// Returns cases in an order in which neighbours are far from each other, since neighbours in a table are similar.
  func distant(_ places: [Int]) -> [Trial] {
    var stride = max(1, Int(Double(places.count) * 0.618))
    while Self.divisor(stride, places.count) > 1 { stride -= 1 }
    return places.indices.map { all[places[$0 * stride % places.count]] }
  }

  /// The greatest common divisor.
  private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }

  fileprivate mutating func add(_ trial: Trial, reading reads: Set<Read>, lines: [String: [Int]]) {
    for read in reads { readers[read, default: []].append(all.count) }
    for (file, lines) in lines {
      for line in lines { reachers[file, default: [:]][line, default: []].append(Int32(all.count)) }
    }
    all.append(trial)
  }
}

/// Records the passing cases, with the entries of parameters that they read.
final class TrialRecorder {
  private(set) var trials: Trials
  private let calculator: Calculator
  private let lines: LineRecord?

  /// Begins to record a calculator's reads.
  init(_ calculator: Calculator, trials: Trials) {
    self.calculator = calculator
    self.trials = trials
    lines = trials.recordsLines ? LineRecord() : nil
    calculator.beginRecording()
    if let lines { calculator.state.lua.record(lines: lines) }
  }

  deinit { calculator.endRecording() }

  /// Records the calculator's current case.
  func note(_ outcome: FixtureOutcome) {
    let law = Set(calculator.recorder?.reads.values.flatMap(\.law) ?? [])
    calculator.beginRecording()
    let reached = lines?.take() ?? [:]
    // A disputed figure is expected to differ, so that it does not show which value is right.
    guard outcome.passed, outcome.disputed == nil else { return }
    let reads = law.compactMap { read -> Trials.Read? in
      // Every parameter that the run could read can be read now.
      let found = try? calculator.rulebook.parameters[read.id].value(on: read.date, known: calculator.current.known)
      return found.map { Trials.Read(parameter: read.id, since: $0.entry.since, known: $0.revision.known) }
    }
    trials.add(Trial(calculator, checks: outcome.checks), reading: Set(reads), lines: reached)
  }
}
