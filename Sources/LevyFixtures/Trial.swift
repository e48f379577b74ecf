import LevyCalculator
import LevyModel
import LevyRules
import LuaRuntime

/// A passing case, which can be run again.
struct Trial: Sendable {
  let date: CalendarDate
  let known: CalendarDate?
  let given: [(slot: Int, value: Value)]
  private let checks: [FixtureCheck]

  /// - Parameter calculator: holds the case.
  fileprivate init(_ calculator: Calculator, checks: [FixtureCheck]) {
    date = calculator.current.date
    known = calculator.current.known
    given = (0..<calculator.current.count).compactMap { slot in
      guard slot <= Rulebook.dateSlot || calculator.current.gives(slot) else { return nil }
      return calculator.current[slot].map { (slot, $0) }
    }
    self.checks = checks
  }

  /// The slots of the results that it expects.
  var expected: [Int] { checks.map(\.slot) }

  /// A case of the same day with other facts; nil if it can have none of them.
  func facts(_ given: [(slot: Int, value: Value)], _ rulebook: Rulebook) -> Case? {
    guard var facts = try? Case(rulebook, date: date) else { return nil }
    facts.known = known
    for (slot, value) in given {
      guard (try? facts.give(rulebook.variables[slot].name, value)) != nil else { return nil }
    }
    return facts
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
  /// The cases that reach each line, by file, if that is wanted.
  private var reachers: [String: [Int: [Int32]]] = [:]
  let recordsLines: Bool

  /// An empty collection.
  ///
  /// - Parameter recordsLines: whether to know which lines each case reaches.
  package init(recordsLines: Bool = false) { self.recordsLines = recordsLines }

  /// The cases that reach a line, or that read the entry of a history which changes, beginning with distant ones.
  func readers(of change: Mutants.Change, in rulebook: Rulebook) -> [Trial] {
    switch change {
    case .code(let file, let mutation):
      return distant((reachers[file]?[mutation.line] ?? []).map(Int.init))
    case .entry(let slot, let index):
      let entry = rulebook.parameters[slot].history[index]
      return distant(
        entry.revisions.flatMap { readers[Read(parameter: slot, since: entry.since, known: $0.known)] ?? [] })
    }
  }

  /// Cases in an order in which neighbours are far from each other: those in a table are similar.
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

  /// Listens to a calculator.
  init(_ calculator: Calculator, trials: Trials) {
    self.calculator = calculator
    self.trials = trials
    lines = trials.recordsLines ? LineRecord() : nil
    calculator.beginRecording()
    if let lines { calculator.state.lua.record(lines: lines) }
  }

  deinit { calculator.endRecording() }

  /// Records the current case of the calculator.
  func note(_ outcome: FixtureOutcome) {
    let law = Set(calculator.recorder?.reads.values.flatMap(\.law) ?? [])
    calculator.beginRecording()
    let reached = lines?.take() ?? [:]
    // A disputed figure is expected to differ, so it does not show which value is right.
    guard outcome.passed, outcome.disputed == nil else { return }
    let reads = law.compactMap { read -> Trials.Read? in
      // Parameters that could be read in the run can be read now.
      let found = try? calculator.rulebook.parameters[read.slot].value(on: read.date, known: calculator.current.known)
      return found.map { Trials.Read(parameter: read.slot, since: $0.entry.since, known: $0.revision.known) }
    }
    trials.add(Trial(calculator, checks: outcome.checks), reading: Set(reads), lines: reached)
  }
}
