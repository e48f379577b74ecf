import CLevyKernels

/// Identifies a plan of a runner.
struct PlanID: Hashable {
  /// The index in the runner's list of plans.
  let index: Int
}

/// Records the plan that computed each row of a chunk.
struct PlannedRows {
  /// The index of each row's plan, or `none`.
  private var places: [UInt32]
  private static let none = UInt32.max

  /// Marks all rows as not computed.
  init(count: Int) { places = [UInt32](repeating: Self.none, count: count) }

  var count: Int { places.count }

  /// The plan that computed a row; nil if the interpreter must.
  subscript(row: Int) -> PlanID? { places[row] == Self.none ? nil : PlanID(index: Int(places[row])) }

  /// True if plans computed all rows.
  var areAll: Bool { !places.contains(Self.none) }

  /// The number of rows that each plan computed.
  func counts(plans: Int) -> [Int] {
    // Nearly always one plan computed all rows.
    if let first = places.first, first != Self.none, places.allSatisfy({ $0 == first }) {
      return (0..<plans).map { $0 == Int(first) ? places.count : 0 }
    }
    return places.reduce(into: [Int](repeating: 0, count: plans)) { if $1 != Self.none { $0[Int($1)] += 1 } }
  }

  mutating func set(_ rows: ArraySlice<Int32>, to plan: PlanID) {
    let place = UInt32(plan.index)
    if let first = rows.firstOfRun {
      places.withUnsafeMutableBufferPointer { $0[first..<first + rows.count].update(repeating: place) }
    } else {
      for row in rows { places[Int(row)] = place }
    }
  }

  /// Leaves a row to the interpreter.
  mutating func leave(_ row: Int32) { places[Int(row)] = Self.none }

  /// Leaves the rows to the interpreter that are NaN in a register.
  mutating func leave(_ rows: ArraySlice<Int32>, markedIn source: UnsafePointer<Double>) {
    if levy_has_nan(source, Int32(rows.count)) == 0 { return }
    for (place, row) in rows.enumerated() where source[place].isNaN { leave(row) }
  }

  /// True if plans computed all of these rows.
  func areAll(_ rows: ArraySlice<Int32>) -> Bool { rows.allSatisfy { places[Int($0)] != Self.none } }
}

extension ArraySlice<Int32> {
  /// The first row, if the rows are contiguous; they are in ascending order.
  var firstOfRun: Int? {
    guard let first, let last, Int(last - first) == count - 1 else { return nil }
    return Int(first)
  }
}
