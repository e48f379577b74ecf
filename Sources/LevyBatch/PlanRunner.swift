import CLevyKernels
import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules
import LevyTrace
import Tables

/// Runs plans over chunks of a table: one plan for each epoch of the law that occurs, or for each date where rules read
/// that.
package final class PlanRunner {
  /// The results of a chunk.
  package struct Results {
    /// The numerators by output, and in each by row.
    var numerators: [Double]
    /// What the numerators are divided by besides, for results that are not rounded; as the numerators are.
    var divisors: [Double]
    /// Which plan each row was computed by.
    var plans: PlannedRows
    /// Cells that are empty, and what they would give, in rows that their plans take for the default.
    var empties: [(row: Int, slot: Int)] = []
    /// How many rows each caveat concerns.
    var concerned: [Int: Int] = [:]
    /// Rows of which the interpreter has to say whether a caveat concerns them.
    var doubtful: [(row: Int, caveat: Int)] = []

    /// The plan that computed rows, if only one did.
    fileprivate(set) var mainPlan: PlanID?

    /// The numerators of a result, by row.
    func numerators(output: Int) -> ArraySlice<Double> {
      numerators[output * plans.count..<(output + 1) * plans.count]
    }

    /// The numerator of a result that a plan computed.
    func numerator(output: Int, row: Int) -> Int64 { Int64(numerators[output * plans.count + row]) }
  }

  private let job: BatchJob
  private let rows: RowEvaluator
  private let calculator: Calculator
  private let cache: PlanCache
  private let epochs: LawEpoch.Calendar
  /// The places of plans in `made`.
  private var numbers: [PlanCache.Key: PlanID] = [:]
  private(set) var made: [Plan] = []
  private var readers: [[(reader: CellReader, column: Int)]] = []
  /// The columns that a plan does not read.
  private var others: [[FactColumn]] = []
  private var registers = Registers()
  /// Whether somebody wants to know how many rows caveats and empty cells concern.
  private let countsRows: Bool
  /// How the results of plans are told from their numerators, by plan and in each by output.
  private var forms: [[ResultForm]] = []
  /// Whether a plan computes all outputs.
  private var areComplete: [Bool] = []

  /// - Parameters:
  ///   - cache: the plans of all runners of the job; by default this one has plans of its own.
  ///   - countsRows: whether to count the rows that caveats and empty cells concern.
  package init(
    _ job: BatchJob, rows: RowEvaluator, calculator: Calculator, cache: PlanCache? = nil, countsRows: Bool = true
  ) {
    self.countsRows = countsRows
    self.cache = cache ?? PlanCache(rowsWorthAPlan: job.rowsWorthAPlan, mostPatterns: job.mostPatterns)
    epochs = LawEpoch.Calendar(job.rulebook)
    self.job = job
    self.rows = rows
    self.calculator = calculator
  }

  /// Computes what plans can compute of a chunk.
  package func run(_ chunk: some RowSource) -> Results {
    var results = Results(
      numerators: [Double](repeating: .nan, count: chunk.count * job.outputSlots.count), divisors: [],
      plans: PlannedRows(count: chunk.count))
    let all = 0..<Int32(chunk.count)
    var open: [(absent: [Int], rows: [Int32])] = [
      ([], chunk.hasProblems ? all.filter { chunk.flaw(row: Int($0)) == nil } : Array(all))
    ]
    // Without a row nothing is locked, so that the columns of a stream can be told in a child after a fork.
    var plans: Set<PlanID> = []
    while let (absent, rows) = open.popLast(), !rows.isEmpty {
      var left: [[Int]: [Int32]] = [:]
      for (plan, rows) in planned(rows, of: chunk, without: absent) where made[plan.index].isUseful {
        plans.insert(plan)
        var start = 0
        while start < rows.count {
          let end = min(start + Int(LEVY_BLOCK), rows.count)
          for row in run(plan, chunk, rows[start..<end], into: &results) {
            let empty = emptyFacts(of: plan, chunk, row: Int(row))
            if !empty.isEmpty { left[(absent + empty).sorted(), default: []].append(row) }
          }
          start = end
        }
      }
      // Cells that are empty are as columns that are not there.
      let inOrder = left.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      open += inOrder.map { ($0.key, $0.value.sorted()) }
    }
    if plans.count == 1 { results.mainPlan = plans.first }
    return results
  }

  /// The value of an output of a row, or nil if the interpreter must compute it.
  package func value(_ results: Results, output: Int, row: Int) -> Value? {
    // A plan that is copied for each cell takes longer than all else.
    guard let plan = results.plans[row]?.index, made[plan].outputs[output].obstacle == nil else { return nil }
    let place = output * results.plans.count + row
    return made[plan].outputs[output].value(
      results.numerators[place], over: results.divisors.isEmpty ? nil : results.divisors[place],
      type: job.rulebook.variables[job.outputSlots[output]].type)
  }

  /// Those of some rows that are worth a plan, by plan.
  private func planned(
    _ rows: [Int32], of chunk: some RowSource, without absent: [Int]
  ) -> [(plan: PlanID, rows: [Int32])] {
    if let date = self.rows.commonDate {
      if number(of: key(date, absent)) == nil { cache.note(rows.count, of: key(date, absent)) }
      return plan(for: date, without: absent).map { [($0, rows)] } ?? []
    }
    let dated = rows.compactMap { row in (try? self.rows.date(chunk, row: Int(row))).map { (date: $0, row: row) } }
    let counts = dated.reduce(into: [CalendarDate: Int]()) { $0[$1.date, default: 0] += 1 }
    for (date, count) in counts where number(of: key(date, absent)) == nil {
      cache.note(count, of: key(date, absent))
    }
    let plans = counts.keys.sorted().reduce(into: [:]) { $0[$1] = plan(for: $1, without: absent) }
    var members: [(plan: PlanID, rows: [Int32])] = []
    var places: [PlanID: Int] = [:]
    for (date, row) in dated {
      guard let plan = plans[date] else { continue }
      if places[plan] == nil {
        places[plan] = members.count
        members.append((plan, []))
      }
      members[places[plan] ?? 0].rows.append(row)
    }
    return members
  }

  /// How the results of a plan are told from their numerators.
  func forms(of plan: PlanID) -> [ResultForm] { forms[plan.index] }

  /// Whether a plan computes all outputs.
  func isComplete(_ plan: PlanID) -> Bool { areComplete[plan.index] }

  private func key(_ date: CalendarDate, _ absent: [Int]) -> PlanCache.Key {
    PlanCache.Key(date, of: epochs.epoch(of: date), without: absent)
  }

  /// The place of a plan that this runner has.
  private func number(of key: PlanCache.Key) -> PlanID? { numbers[key.onAnyDay] ?? numbers[key] }

  /// The facts without a default that a plan reads and a row does not give.
  private func emptyFacts(of plan: PlanID, _ chunk: some RowSource, row: Int) -> [Int] {
    readers[plan.index].compactMap { reader, column in
      guard reader.input.defaultNumerator == nil else { return nil }
      return chunk.isEmpty(row: row, column: column) ? reader.input.slot : nil
    }
  }

  /// The plan for rows of a date, or nil if there have not been enough to make one.
  private func plan(for date: CalendarDate, without absent: [Int]) -> PlanID? {
    let key = key(date, absent)
    if let number = number(of: key) { return number }
    let plan = cache.plan(for: key) {
      Plan(
        calculator, date: date, known: job.known, given: Set(rows.facts.map(\.slot)).subtracting(absent),
        constants: Dictionary(rows.common, uniquingKeysWith: { $1 }), outputs: job.outputSlots,
        caveats: countsRows ? job.rulebook.caveats.indices : 0..<0)
    }
    guard let plan else { return nil }
    let number = add(plan)
    numbers[plan.readsDate ? key : key.onAnyDay] = number
    return number
  }

  private func add(_ plan: Plan) -> PlanID {
    let columns = Dictionary(rows.facts.map { ($0.slot, $0) }, uniquingKeysWith: { $1 })
    made.append(plan)
    readers.append(
      plan.inputs.compactMap { input in
        columns[input.slot].map { (CellReader(input, notation: $0.notation, style: job.style), $0.index) }
      })
    let used = Set(readers[readers.count - 1].map(\.column))
    others.append(rows.facts.filter { !used.contains($0.index) })
    forms.append(zip(plan.outputs, job.notations).map { ResultForm($0, $1) })
    areComplete.append(plan.isComplete)
    return PlanID(index: made.count - 1)
  }

  /// Computes a block of rows.
  ///
  /// - Returns: those with a cell that could not be read.
  private func run(
    _ id: PlanID, _ chunk: some RowSource, _ rows: ArraySlice<Int32>, into results: inout Results
  ) -> [Int32] {
    var unread: [Int32] = []
    let earlierEmpties = results.empties.count
    let plan = made[id.index]
    if !registers.suffice(for: plan.program) { registers = Registers(plan.program) }
    let base = registers.base
    let rowCount = Int32(rows.count)
    results.plans.set(rows, to: id)
    for (reader, column) in readers[id.index] {
      let target = base + reader.input.register.start
      let mayBeEmpty = chunk.read(reader, column: column, rows: rows, into: target)
      if mayBeEmpty, countsRows, let number = reader.input.defaultNumerator {
        for (place, row) in rows.enumerated() where target[place] == number {
          if chunk.isEmpty(row: Int(row), column: column) { results.empties.append((Int(row), reader.input.slot)) }
        }
      }
      if levy_has_nan(target, rowCount) == 0 { continue }
      for (place, row) in rows.enumerated() where target[place].isNaN {
        // A row that is left to the interpreter has a number all the same, and one that the plan is made for.
        target[place] = Double(reader.input.numerators.lowerBound)
        if results.plans[Int(row)] == id { unread.append(row) }
        results.plans.leave(row)
      }
    }
    plan.program.run(base, rows: rows.count)
    for register in plan.guards { results.plans.leave(rows, markedIn: base + register.start) }
    for (index, output) in plan.outputs.enumerated() {
      guard let register = output.register else { continue }
      results.store(base + register.start, of: rows, output: index)
      results.plans.leave(rows, markedIn: base + register.start)
      guard let divisor = output.divisor else { continue }
      if results.divisors.isEmpty {
        results.divisors = [Double](repeating: .nan, count: results.numerators.count)
      }
      let count = results.plans.count
      for (place, row) in rows.enumerated() {
        let value = base[divisor.register.start + place]
        results.divisors[index * count + Int(row)] = value
        if value.isNaN || value == 0 { results.plans.leave(row) }
      }
    }
    // Cells of columns that no result needs must be right all the same, as they must for the interpreter.
    checkOthers(id, chunk, rows, &results.plans)
    if plan.isComplete, !plan.caveats.isEmpty { note(plan.caveats, rows, &results) }
    if !unread.isEmpty {
      // Another plan may compute them, and say so again.
      let again = Set(unread)
      let others = results.empties[earlierEmpties...].filter { !again.contains(Int32($0.row)) }
      results.empties.replaceSubrange(earlierEmpties..., with: others)
    }
    return unread
  }

  /// Counts the rows of a block that caveats concern.
  private func note(
    _ caveats: [(caveat: Int, output: Plan.Output)], _ rows: ArraySlice<Int32>, _ results: inout Results
  ) {
    let areAll = results.plans.areAll(rows)
    for (caveat, output) in caveats where output.constant != .boolean(false) {
      var count = 0
      if let register = output.register {
        let flags = UnsafeBufferPointer(start: registers.base + register.start, count: rows.count)
        if areAll, levy_has_nan(flags.baseAddress, Int32(rows.count)) == 0 {
          for flag in flags { count += flag == 0 ? 0 : 1 }
        } else {
          for (flag, row) in zip(flags, rows) where results.plans[Int(row)] != nil {
            if flag.isNaN { results.doubtful.append((Int(row), caveat)) } else if flag != 0 { count += 1 }
          }
        }
      } else {
        let planned = rows.filter { results.plans[Int($0)] != nil }
        if output.constant == nil { results.doubtful += planned.map { (Int($0), caveat) } }
        if output.constant != nil { count = planned.count }
      }
      if count > 0 { results.concerned[caveat, default: 0] += count }
    }
  }

  private func checkOthers(
    _ id: PlanID, _ chunk: some RowSource, _ rows: ArraySlice<Int32>, _ plans: inout PlannedRows
  ) {
    for fact in others[id.index] {
      // Most such columns hold a few texts over and over: those that were right lately are.
      var right = SIMD4<UInt64>()
      var count = 0
      for row in rows where plans[Int(row)] != nil {
        let text = chunk.withCell(row: Int(row), column: fact.index) { $0.count <= 8 ? PackedWords.packed($0) : 0 }
        if text != 0, any(right .== text) { continue }
        do {
          _ = try self.rows.value(chunk, row: Int(row), column: fact)
          right[count & 3] = text
          count += 1
        } catch {
          plans.leave(row)
        }
      }
    }
  }
}

extension PlanRunner.Results {
  /// Keeps a register as the numerators of an output.
  fileprivate mutating func store(_ source: UnsafePointer<Double>, of rows: ArraySlice<Int32>, output: Int) {
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
