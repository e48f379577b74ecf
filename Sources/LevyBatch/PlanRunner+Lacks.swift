import CLevyKernels
import LevyModel
import LevyPlan
import LevyTrace

/// The output at which a plan stopped, after it had computed the outputs before it.
struct PlanStop: Hashable {
  let plan: PlanID
  let output: Int
}

/// Identifies the rows for which a plan tells what they lack for an output.
struct LackingRows: Hashable {
  let date: CalendarDate
  /// True if the rows are of this day only, false if of any day with the same law.
  let areOfDay: Bool
  /// The facts without a default whose cells are empty.
  let absent: [Slot]
  let output: Int
}

/// A set of missing facts without which an output has no result.
struct Lack {
  let output: Int
  /// The missing facts, in the order of their declaration.
  let slots: [Slot]
  /// True if the interpreter reported something else for such a row, so that it is asked for each.
  var isDoubtful = false
}

/// A plan that tells which facts rows lack.
struct LackFinder {
  let plan: PlanID
  /// The columns that say which rows lack certain facts, and the facts of each.
  let flags: [Register]
  private let flagged: [[Slot]]
  /// The facts that all rows lack.
  let always: [Slot]
  /// A cache of lacks by the bits of the flags; nil for rows that lack nothing.
  var known: [UInt64: Int?] = [:]
  /// The entry of the last row.
  var last: (bits: UInt64, lack: Int?)?

  init?(_ plan: Plan, _ id: PlanID) {
    self.plan = id
    always = plan.reads.always.intersection(plan.missing).sorted()
    let sometimes = plan.reads.sometimes.filter { !plan.missing.isDisjoint(with: $0.slots) }
    flags = sometimes.compactMap(\.output.register)
    flagged = sometimes.map { $0.slots.filter(plan.missing.contains) }
    guard plan.tellsMissing, flags.count <= 64, flags.count == flagged.count, !(flags.isEmpty && always.isEmpty) else {
      return nil
    }
  }

  /// The facts that rows with these flags lack.
  func slots(_ bits: UInt64) -> [Slot] {
    (always + flagged.enumerated().flatMap { bits >> UInt64($0) & 1 == 1 ? $1 : [] }).sorted()
  }
}

/// Rows that lack facts are refused without interpreting each: the interpreter is asked for one of those that lack the
/// same facts.
extension PlanRunner {
  /// The maximum number of distinct lacks that are kept.
  private static let mostLacks = 1000

  /// True if rows that a plan could not compute may have missing facts as their only problem.
  func mayLack(_ plan: PlanID) -> Bool { made[plan.index].isGuarded && !made[plan.index].missing.isEmpty }

  /// Determines what rows lack, for the rows at which plans stopped.
  func findLacks(_ chunk: some RowSource, _ results: inout Results) {
    if results.stops.isEmpty { return }
    var stopped: [(stop: PlanStop, rows: [Int32])] = []
    var last = 0
    for (row, stop) in results.stops.enumerated() {
      guard let stop else { continue }
      if !stopped.indices.contains(last) || stopped[last].stop != stop {
        last = stopped.firstIndex { $0.stop == stop } ?? stopped.count
        if last == stopped.count { stopped.append((stop, [])) }
      }
      stopped[last].rows.append(Int32(row))
    }
    stopped.sort { ($0.stop.plan.index, $0.stop.output) < ($1.stop.plan.index, $1.stop.output) }
    var open = stopped.filter { mayLack($0.stop.plan) }.map { stop, rows in
      let (date, absent) = origins[stop.plan.index]
      let areOfDay = self.rows.commonDate != nil || made[stop.plan.index].readsDate
      return (LackingRows(date: date, areOfDay: areOfDay, absent: absent, output: stop.output), rows)
    }
    while let (lacking, rows) = open.popLast() {
      guard var finder = finder(for: lacking, rows: rows.count) else { continue }
      if results.lacks.isEmpty { results.lacks = Array(repeating: nil, count: chunk.count) }
      var left: [[Slot]: [Int32]] = [:]
      var found = Results(
        numerators: [Double](repeating: .nan, count: chunk.count), divisors: [], plans: PlannedRows(count: chunk.count))
      var start = 0
      while start < rows.count {
        let block = rows[start..<min(start + Int(LEVY_BLOCK), rows.count)]
        // These cells are empty and were not read by the plan before.
        for row in run(finder.plan, chunk, block, into: &found) {
          let empty = emptyFacts(of: finder.plan, chunk, row: Int(row))
          if !empty.isEmpty { left[(lacking.absent + empty).sorted(), default: []].append(row) }
        }
        for (place, row) in block.enumerated() where found.plans[Int(row)] == finder.plan {
          let bits = Self.bits(of: finder.flags, registers.base + place)
          if finder.last?.bits != bits {
            let lack = finder.known[bits] ?? lack(of: finder.slots(bits), for: lacking.output)
            finder.known[bits] = .some(lack)
            finder.last = (bits, lack)
          }
          results.lacks[Int(row)] = finder.last?.lack
        }
        start += block.count
      }
      finders[lacking] = finder
      open += left.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { absent, rows in
        let further = LackingRows(
          date: lacking.date, areOfDay: lacking.areOfDay, absent: absent, output: lacking.output)
        return (further, rows.sorted())
      }
    }
  }

  /// The flags of a row as bits; `numbers` points at the row in the first register.
  private static func bits(of flags: [Register], _ numbers: UnsafePointer<Double>) -> UInt64 {
    var bits: UInt64 = 0
    for (number, flag) in flags.enumerated() where numbers[flag.start] != 0 { bits |= 1 << UInt64(number) }
    return bits
  }

  /// The index of a lack in `lacks`; nil if nothing is missing, or if there are too many distinct ones.
  private func lack(of slots: [Slot], for output: Int) -> Int? {
    if slots.isEmpty { return nil }
    // A default that depends on another fact being given applies in some rows only.
    let columns = Set(rows.facts.map(\.slot))
    if slots.contains(where: { calculator.defaultValue(of: $0, givers: columns.contains) != nil }) { return nil }
    if let known = lacks.firstIndex(where: { $0.output == output && $0.slots == slots }) { return known }
    guard lacks.count < Self.mostLacks else { return nil }
    lacks.append(Lack(output: output, slots: slots))
    faultsOfLacks.append(nil)
    return lacks.count - 1
  }

  /// The plan that tells what rows lack; nil if there is none, or not enough rows yet.
  private func finder(for lacking: LackingRows, rows count: Int) -> LackFinder? {
    if let known = finders[lacking] { return known }
    let (date, absent, slot) = (lacking.date, lacking.absent, job.outputSlots[lacking.output])
    let key = key(date, absent).lacking(lacking.output)
    cache.note(count, of: key)
    let plan = cache.plan(for: key) {
      Plan(
        calculator, date: date, known: job.known, given: Set(rows.facts.map(\.slot)).subtracting(absent),
        constants: Dictionary(rows.common, uniquingKeysWith: { $1 }), outputs: [slot], findsMissing: true)
    }
    guard let plan else { return nil }
    let id = add(plan, on: date, without: absent, notations: [job.notations[lacking.output]])
    finders[lacking] = .some(!plan.readsDate || lacking.areOfDay ? LackFinder(plan, id) : nil)
    return finders[lacking] ?? nil
  }

  /// Records the interpreter's fault for a row with this lack, which then applies to all such rows.
  func note(_ fault: RowEvaluator.CellFault?, of lack: Int) {
    if lacks[lack].isDoubtful { return }
    let variables = job.rulebook.variables
    guard let fault, fault.column == nil, case .missing(let inputs, let wanted) = fault.diagnostic.problem,
      wanted == variables[job.outputSlots[lacks[lack].output]].name,
      inputs.map(\.name) == lacks[lack].slots.map({ variables[job.rulebook.shown($0)].name })
    else { return lacks[lack].isDoubtful = true }
    faultsOfLacks[lack] = fault
  }
}
