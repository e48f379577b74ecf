import CLevyKernels
import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules
import LevyTrace

extension PlanRunner.Results {
  /// Records that a plan stopped at an output, for the rows that are marked in a column, or for all.
  mutating func note(
    stop output: Int, of rows: ArraySlice<Int32>, by plan: PlanID, markedIn source: UnsafePointer<Double>?
  ) {
    if let source, levy_has_nan(source, Int32(rows.count)) == 0 { return }
    if stops.isEmpty { stops = Array(repeating: nil, count: plans.count) }
    for (place, row) in rows.enumerated() where source?[place].isNaN ?? true {
      if plans[Int(row)] == plan, stops[Int(row)] == nil { stops[Int(row)] = PlanStop(plan: plan, output: output) }
    }
  }

  /// Records a cell that could not be read.
  mutating func note(unreadable column: Int, row: Int32) {
    if unreadable.isEmpty { unreadable = Array(repeating: .max, count: plans.count) }
    unreadable[Int(row)] = min(unreadable[Int(row)], Int32(column))
  }

  /// Records a further unreadable cell of a row that has one already.
  mutating func noteAnother(_ column: Int, row: Int32) {
    if !unreadable.isEmpty, unreadable[Int(row)] != .max { note(unreadable: column, row: row) }
  }

  /// Records why a row is impossible; nil if it is not known whether it is.
  mutating func note(impossible reason: ImpossibleRow?, row: Int32) {
    if impossible.isEmpty {
      if reason == nil { return }
      impossible = Array(repeating: nil, count: plans.count)
    }
    impossible[Int(row)] = reason
  }

  /// True if a plan computed a row, or determined why it is impossible.
  func isDecided(_ row: Int32) -> Bool { plans[Int(row)] != nil || !impossible.isEmpty && impossible[Int(row)] != nil }

  /// Stores a register as the numerators of an output.
  mutating func store(_ source: UnsafePointer<Double>, of rows: ArraySlice<Int32>, output: Int) {
    let start = output * plans.count
    numerators.withUnsafeMutableBufferPointer { numerators in
      guard let base = numerators.baseAddress else { return }
      if let first = rows.firstOfRun {
        (base + start + first).update(from: source, count: rows.count)
      } else {
        for (place, row) in rows.enumerated() { base[start + Int(row)] = source[place] }
      }
    }
  }
}

extension Plan.Output {
  /// The value of a numerator, as the interpreter would return it.
  func value(_ numerator: Double, over other: Double?, type: ValueType) -> Value? {
    if let constant { return constant }
    if let divisor, let other {
      // (n / d) / (m / e) = n·e / (m·d)
      let top = try? Exact(Int(numerator)).multiplied(by: Exact(divisor.denominator))
      let bottom = try? Exact(Int(other)).multiplied(by: Exact(denominator))
      guard let top, let bottom else { return nil }
      return (try? top.divided(by: bottom)).map { .number($0) }
    }
    switch type {
    case .boolean, .choice, .count, .date: return type.plainValue(Int(numerator))
    default:
      return (try? Exact(numerator: Int128(numerator), denominator: Int128(denominator))).map { .number($0) }
    }
  }
}

/// A cache of the faults of cells, by their keys.
struct RecentFaults {
  private var entries: [(column: Int, key: CellKey, fault: RowEvaluator.CellFault?)] = []
  private static let places = 256

  /// The cached fault of a cell, or otherwise the one that `look` finds; nil if the cell has none.
  @inline(__always)
  mutating func fault(
    _ column: Int, _ key: CellKey, _ look: () -> RowEvaluator.CellFault?
  ) -> RowEvaluator.CellFault? {
    if entries.isEmpty { entries = Array(repeating: (-1, CellKey(), nil), count: Self.places) }
    let place = key.place(among: Self.places)
    if entries[place].column != column || entries[place].key != key { entries[place] = (column, key, look()) }
    return entries[place].fault
  }
}

extension PlanRunner {
  /// The fault of a row, if it is known without interpreting it: that of its first unreadable cell, that of a failed
  /// check or of a fact of somebody absent, or that of another row which lacks the same facts.
  func fault(_ results: inout Results, of chunk: some RowSource, row: Int) -> RowEvaluator.CellFault? {
    if !results.unreadable.isEmpty, results.unreadable[row] != .max {
      let column = Int(results.unreadable[row])
      // A number outside the plan's range also counts as unreadable, but is no fault; the interpreter computes such a
      // row.
      func look() -> RowEvaluator.CellFault? { rows.fault(chunk, row: row, column: column) }
      let key = chunk.key(row: row, column: column)
      if let fault = key.map({ results.recent.fault(column, $0, look) }) ?? look() { return fault }
    }
    // An error in a cell takes precedence over an error in the case.
    let isRead = results.unreadable.isEmpty || results.unreadable[row] == .max
    if isRead, !results.impossible.isEmpty, let reason = results.impossible[row] { return rows.fault(of: reason) }
    return results.lacks.isEmpty ? nil : results.lacks[row].flatMap { faultsOfLacks[$0] }
  }

  /// Records why rows are impossible, among those that a guard leaves to the interpreter. Nothing is recorded for a row
  /// where that is not certain; the interpreter then decides.
  ///
  /// - Returns: the rows among the latter in which a person who is present may lack a fact.
  func noteImpossible(
    _ rows: ArraySlice<Int32>, of id: PlanID, _ chunk: some RowSource, _ results: inout Results
  ) -> [Int32] {
    let (plan, base) = (made[id.index], registers.base)
    func marked(_ guards: some Sequence<Register>) -> [UnsafePointer<Double>] {
      guards.map { UnsafePointer(base + $0.start) }.filter { levy_has_nan($0, Int32(rows.count)) != 0 }
    }
    let contradicting = marked(plan.contradictions)
    let failing = marked(plan.guards.dropFirst(plan.contradictions.count))
    if contradicting.isEmpty && failing.isEmpty { return [] }
    let absences = plan.givenOfTheAbsent.map { presence, output in
      (presence, output.register.map { UnsafePointer(base + $0.start) })
    }
    /// The first fact that a row gives of somebody who is absent. Nil where a number of persons is not given: it follows
    /// from those of whom a row says something, and the plan takes its default.
    func givenOfTheAbsent(_ place: Int, _ row: Int32) -> ImpossibleRow? {
      if counters.contains(where: { chunk.isEmpty(row: Int(row), column: $0) }) { return nil }
      var first: (slot: Int, presence: Slot)?
      for (presence, column) in absences {
        guard let number = column?[place], !number.isNaN else { return nil }
        if number != 0, Int(number) < first?.slot ?? .max { first = (Int(number), presence) }
      }
      return first.map { .ofTheAbsent(Slot($0.slot), presence: $0.presence) }
    }
    // The checks that may fail here, with their columns if they have any.
    let checks = plan.checks.filter { $0.output.constant != .boolean(true) }.map { check, output in
      (check, output.constant == nil ? output.register.map { UnsafePointer(base + $0.start) } : nil, output.constant)
    }
    /// The first check that a row fails.
    func failedCheck(_ place: Int) -> ImpossibleRow? {
      for (check, column, constant) in checks {
        let number = constant == nil ? column?[place] ?? .nan : 0
        if number != 1 { return number == 0 ? .failed(check) : nil }
      }
      return nil
    }
    var lacking: [Int32] = []
    for (place, row) in rows.enumerated() where results.plans[Int(row)] == id {
      if contradicting.contains(where: { $0[place].isNaN }) {
        let reason = givenOfTheAbsent(place, row)
        if reason == nil { lacking.append(row) } else { results.note(impossible: reason, row: row) }
      } else if failing.contains(where: { $0[place].isNaN }) {
        if let reason = failedCheck(place) { results.note(impossible: reason, row: row) }
      }
    }
    return lacking
  }

  /// Leaves rows to the interpreter if the plan cannot compute the remarks on them.
  func leaveUntold(_ rows: ArraySlice<Int32>, of plan: Plan, _ plans: inout PlannedRows) {
    let told = (plan.reads.sometimes + plan.reads.remarked).map(\.output) + plan.caveats.map(\.output)
    for output in told where output.constant == nil {
      guard let register = output.register else {
        for row in rows { plans.leave(row) }
        return
      }
      plans.leave(rows, markedIn: registers.base + register.start)
    }
  }
}
