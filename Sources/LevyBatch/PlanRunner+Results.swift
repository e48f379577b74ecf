import CLevyKernels
import ExactNumbers
import LevyModel
import LevyTrace

extension PlanRunner.Results {
  /// Records the rows that a plan computes up to an output: those that are marked, or all.
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

  /// Records that another cell of a row with such a cell may be one too.
  mutating func noteAnother(_ column: Int, row: Int32) {
    if !unreadable.isEmpty, unreadable[Int(row)] != .max { note(unreadable: column, row: row) }
  }

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
  /// The value of a numerator, in the form that the interpreter gives it.
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

extension PlanRunner {
  /// The fault of a row, if it is known without interpreting it: that of its first cell that could not be read, or that of
  /// another row which lacks the same.
  func fault(_ results: Results, of chunk: some RowSource, row: Int) -> RowEvaluator.CellFault? {
    if !results.unreadable.isEmpty, results.unreadable[row] != .max {
      // A number beyond the plan's range is none either; the interpreter computes it.
      let fault = rows.fault(chunk, row: row, column: Int(results.unreadable[row]))
      if let fault { return fault }
    }
    return results.lacks.isEmpty ? nil : results.lacks[row].flatMap { faultsOfLacks[$0] }
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
