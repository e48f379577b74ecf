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

  /// Records the check that a row fails; nil if it is not known whether it fails one.
  mutating func note(failed check: CaveatID?, row: Int32) {
    if failed.isEmpty {
      if check == nil { return }
      failed = Array(repeating: -1, count: plans.count)
    }
    failed[Int(row)] = Int32(check?.index ?? -1)
  }

  /// True if a plan computed a row, or determined which check it fails.
  func isDecided(_ row: Int32) -> Bool { plans[Int(row)] != nil || !failed.isEmpty && failed[Int(row)] >= 0 }

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
  /// check, or that of another row which lacks the same facts.
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
    if isRead, !results.failed.isEmpty, results.failed[row] >= 0 {
      return rows.fault(ofCheck: CaveatID(Int(results.failed[row])))
    }
    return results.lacks.isEmpty ? nil : results.lacks[row].flatMap { faultsOfLacks[$0] }
  }

  /// Records which check each row fails, among rows that a guard leaves to the interpreter. Nothing is recorded for a
  /// row where that is not certain; the interpreter then decides.
  func noteFailures(_ rows: ArraySlice<Int32>, of id: PlanID, _ results: inout Results) {
    let (plan, base) = (made[id.index], registers.base)
    let marked = plan.guards.filter { levy_has_nan(base + $0.start, Int32(rows.count)) != 0 }
    if plan.checks.isEmpty || marked.isEmpty { return }
    // The checks that may fail here, with their columns if they have any.
    let checks = plan.checks.filter { $0.output.constant != .boolean(true) }.map { check, output in
      (check, output.constant == nil ? output.register.map { UnsafePointer(base + $0.start) } : nil, output.constant)
    }
    for (place, row) in rows.enumerated() where results.plans[Int(row)] == id {
      var isMarked = false
      for register in marked where base[register.start + place].isNaN { isMarked = true }
      for register in plan.contradictions where base[register.start + place].isNaN { isMarked = false }
      if !isMarked { continue }
      for (check, column, constant) in checks {
        let number = constant == nil ? column?[place] ?? .nan : 0
        if number == 1 { continue }
        if number == 0 { results.note(failed: check, row: row) }
        break
      }
    }
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
