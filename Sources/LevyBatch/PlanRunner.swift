import CLevyKernels
import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules
import LevyTrace
import Tables

/// Runs plans over chunks of a table: one plan for each law epoch that occurs, or for each date if rules read the date.
package final class PlanRunner {
  /// The results of a chunk.
  package struct Results {
    /// The numerators, by output and then by row.
    var numerators: [Double]
    /// Further divisors of the numerators, for results that are not rounded; in the same order.
    var divisors: [Double]
    /// The plan that computed each row.
    var plans: PlannedRows
    /// The counts for remarks on rows that were computed by plans entirely.
    var counts = RowCounts()

    /// The plans that computed rows.
    fileprivate(set) var used: Set<PlanID> = []
    /// For each row that a plan computed only up to an output, where it stopped; empty if there is none.
    var stops: [PlanStop?] = []
    /// For each such row, the index of its lack; empty if there is none.
    var lacks: [Int?] = []
    /// For each row, the first column with a cell that plans could not read; empty if there is none.
    var unreadable: [Int32] = []
    var recent = RecentFaults()
    /// For each row, why it is impossible, if that is known; empty if it is of no row.
    var impossible: [ImpossibleRow?] = []

    /// The numerators of an output, by row.
    func numerators(output: Int) -> ArraySlice<Double> {
      numerators[output * plans.count..<(output + 1) * plans.count]
    }

    /// The numerator of a result that a plan computed, as an integer.
    func numerator(output: Int, row: Int) -> Int64 { Int64(numerators[output * plans.count + row]) }
  }

  let job: BatchJob
  let rows: RowEvaluator
  let calculator: Calculator
  /// The plans of all runners of the job.
  let cache: PlanCache
  private let epochs: LawEpoch.Calendar
  /// The plans in `made`, by key.
  private var numbers: [PlanCache.Key: PlanID] = [:]
  /// The plans for the days of the rows so far, by the facts that rows do not give and the day's number.
  private var plansOfDays: [[Slot]: [PlanID?]] = [:]
  private(set) var made: [Plan] = []
  /// The rows for which each plan was made.
  private(set) var origins: [(date: CalendarDate, absent: [Slot])] = []
  /// The distinct lacks of rows; their faults and the plans that find them are in the following properties.
  var lacks: [Lack] = []
  var faultsOfLacks: [RowEvaluator.CellFault?] = []
  var finders: [LackingRows: LackFinder?] = [:]
  private var readers: [[(reader: CellReader, column: Int)]] = []
  /// For each plan, the facts without a default that it reads, perhaps of somebody who may be absent, with their columns.
  private var needs: [[(slot: Slot, column: Int)]] = []
  /// For each plan, the columns that it does not read.
  private var others: [[UnreadColumn]] = []
  /// A buffer for the numerators of such a column.
  private let unread = UnsafeMutableBufferPointer<Double>.allocate(capacity: Int(LEVY_BLOCK))
  /// For each plan, how rows give its facts.
  private var facts: [PlanFacts] = []
  /// For each plan, the rows of the chunk that it computed, and for each of its columns of reads how many of these are
  /// 1.
  private var tallies: [(rows: Int, readers: [Int])] = []
  private(set) var registers = Registers()
  /// The number of rows that plans left to the interpreter at an output, and how many of them had no results.
  private var stopped = (rows: 0, refused: 0)
  /// The columns with numbers of persons or things.
  let counters: [Int]
  /// True if rows are counted for remarks on caveats, defaults and unused facts.
  private let countsRows: Bool
  /// The facts that are the same in all rows and are not as good as not given.
  private let told: [Slot]
  /// A column of 0, for a condition that is true in no row.
  private let zeros = UnsafeMutableBufferPointer<Double>.allocate(capacity: Int(LEVY_BLOCK))
  /// The forms in which the results of plans are written, by plan and output.
  private var forms: [[ResultForm]] = []
  /// The forms in which the results of plans are stored in memory, by plan and output.
  private var columnForms: [[ColumnForm]] = []
  /// For each plan, true if it computes all outputs.
  private var areComplete: [Bool] = []

  /// - Parameters:
  ///   - cache: the plans of all runners of the job; by default this one has plans of its own.
  ///   - countsRows: whether to count rows for remarks on caveats, defaults and unused facts.
  package init(
    _ job: BatchJob, rows: RowEvaluator, calculator: Calculator, cache: PlanCache? = nil, countsRows: Bool = true
  ) {
    self.countsRows = countsRows
    self.cache = cache ?? PlanCache(rowsWorthAPlan: job.rowsWorthAPlan, mostPatterns: job.mostPatterns)
    epochs = LawEpoch.Calendar(job.rulebook)
    self.job = job
    self.rows = rows
    self.calculator = calculator
    counters = rows.facts.filter { job.rulebook.counted[$0.slot] != nil }.map(\.index)
    zeros.initialize(repeating: 0)
    told = rows.common.filter { calculator.tells($0.value, slot: $0.slot) }.map(\.slot)
  }

  deinit {
    zeros.deallocate()
    unread.deallocate()
  }

  /// Computes the rows of a chunk for which there are plans.
  ///
  /// - Parameter findsLacks: whether to determine what rows lack, so that `fault` knows it.
  package func run(_ chunk: some RowSource, findsLacks: Bool = false) -> Results {
    var results = Results(
      numerators: [Double](repeating: .nan, count: chunk.count * job.outputSlots.count), divisors: [],
      plans: PlannedRows(count: chunk.count))
    let all = 0..<Int32(chunk.count)
    var open: [(absent: [Slot], rows: [Int32])] = [
      ([], chunk.hasProblems ? all.filter { chunk.flaw(row: Int($0)) == nil } : Array(all))
    ]
    // Without rows no lock is taken, so that the columns of a stream can be determined in a child process after a fork.
    var plans: Set<PlanID> = []
    while let (absent, rows) = open.popLast(), !rows.isEmpty {
      var left: [[Slot]: [Int32]] = [:]
      for (plan, rows) in planned(rows, of: chunk, without: absent, in: &results.counts) where isWorth(plan) {
        if made[plan.index].isUseful { plans.insert(plan) }
        var start = rows.startIndex
        while start < rows.endIndex {
          let end = min(start + Int(LEVY_BLOCK), rows.endIndex)
          for row in run(plan, chunk, rows[start..<end], into: &results) {
            let empty = emptyFacts(of: plan, chunk, row: Int(row))
            if !empty.isEmpty { left[(absent + empty).sorted(), default: []].append(row) }
          }
          start = end
        }
      }
      // Rows with empty cells are treated like a table without these columns.
      let inOrder = left.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      open += inOrder.map { ($0.key, $0.value.sorted()) }
    }
    results.used = plans
    if findsLacks { findLacks(chunk, &results) }
    for plan in tallies.indices where tallies[plan].rows > 0 {
      facts[plan].note(made[plan], rows: tallies[plan].rows, readers: tallies[plan].readers, in: &results.counts)
      tallies[plan] = (0, made[plan].reads.sometimes.map { _ in 0 })
    }
    return results
  }

  /// The value of an output of a row, or nil if the interpreter must compute it.
  package func value(_ results: Results, output: Int, row: Int) -> Value? {
    // Copying the plan for each cell would take longer than everything else.
    guard let plan = results.plans[row]?.index, made[plan].outputs[output].obstacle == nil else { return nil }
    let place = output * results.plans.count + row
    return made[plan].outputs[output].value(
      results.numerators[place], over: results.divisors.isEmpty ? nil : results.divisors[place],
      type: job.rulebook.variables[job.outputSlots[output]].type)
  }

  /// The output at which the plan stopped, for a row that it computed up to there; otherwise nil.
  func stop(_ results: Results, row: Int) -> RowEvaluator.Stop? {
    guard !results.stops.isEmpty, let stop = results.stops[row] else { return nil }
    // If the row turns out to have results, the output is computed twice.
    let isMarked = made[stop.plan.index].outputs[stop.output].obstacle == nil
    let isLikely = isMarked && (stopped.rows < 32 || stopped.refused * 2 > stopped.rows)
    return RowEvaluator.Stop(
      output: stop.output, isLikely: isLikely, lack: results.lacks.isEmpty ? nil : results.lacks[row])
  }

  /// Records whether a row that a plan had stopped at had results when it was interpreted.
  func note(_ stop: RowEvaluator.Stop?, _ fault: RowEvaluator.CellFault?) {
    guard let stop else { return }
    stopped.rows += 1
    if fault != nil { stopped.refused += 1 }
    if let lack = stop.lack { note(fault, of: lack) }
  }

  /// Groups rows by the plan that there is for them.
  private func planned(
    _ rows: [Int32], of chunk: some RowSource, without absent: [Slot], in remarks: inout RowCounts
  ) -> [(plan: PlanID, rows: ArraySlice<Int32>)] {
    if let date = self.rows.commonDate {
      if absent.isEmpty { remarks.note(rows.count, of: date) }
      if number(of: key(date, absent)) == nil { cache.note(rows.count, of: key(date, absent)) }
      return plan(for: date, without: absent).map { [($0, rows[...])] } ?? []
    }
    let places = self.rows.days(of: rows, chunk)
    let days = self.rows.days
    var counts = [Int](repeating: 0, count: days.count)
    for place in places where place >= 0 { counts[Int(place)] += 1 }
    var plans = plansOfDays.removeValue(forKey: absent) ?? []
    plans += Array(repeating: nil, count: days.count - plans.count)
    defer { plansOfDays[absent] = plans }
    var unplanned: [Int] = []
    for place in days.indices where counts[place] > 0 {
      if absent.isEmpty { remarks.note(counts[place], of: days[place]) }
      if plans[place] != nil { continue }
      unplanned.append(place)
      cache.note(counts[place], of: key(days[place], absent))
    }
    // Sorted, so that plans are the same in each run.
    for place in unplanned.sorted(by: { days[$0] < days[$1] }) {
      plans[place] = plan(for: days[place], without: absent)
    }
    // Rows by plan: sorted by counting.
    var starts = [Int](repeating: 0, count: made.count + 1)
    for (place, count) in counts.enumerated() where count > 0 {
      if let plan = plans[place] { starts[plan.index + 1] += count }
    }
    let ids = made.indices.filter { starts[$0 + 1] > 0 }.map { PlanID(index: $0) }
    if let only = ids.first, starts[only.index + 1] == rows.count { return [(only, rows[...])] }
    for index in made.indices { starts[index + 1] += starts[index] }
    let bounds = starts
    var sorted = [Int32](repeating: 0, count: starts[made.count])
    for (row, place) in zip(rows, places) where place >= 0 {
      guard let plan = plans[Int(place)]?.index else { continue }
      sorted[starts[plan]] = row
      starts[plan] += 1
    }
    return ids.map { ($0, sorted[bounds[$0.index]..<bounds[$0.index + 1]]) }
  }

  /// The forms in which the results of a plan are written.
  func forms(of plan: PlanID) -> [ResultForm] { forms[plan.index] }

  /// The forms in which the results of a plan are stored in memory.
  func columnForms(of plan: PlanID) -> [ColumnForm] { columnForms[plan.index] }

  /// True if all results of a plan are amounts in cents.
  func areAllCents(_ plan: PlanID) -> Bool { columnForms[plan.index].allSatisfy { $0 == .cents } }

  /// True if a plan computes all outputs.
  func isComplete(_ plan: PlanID) -> Bool { areComplete[plan.index] }

  func key(_ date: CalendarDate, _ absent: [Slot]) -> PlanCache.Key {
    PlanCache.Key(date, of: epochs.epoch(of: date), without: absent)
  }

  /// The plan for a key, if this runner has it.
  private func number(of key: PlanCache.Key) -> PlanID? { numbers[key.onAnyDay] ?? numbers[key] }

  /// The facts without a default that a plan reads and a row does not give.
  func emptyFacts(of plan: PlanID, _ chunk: some RowSource, row: Int) -> [Slot] {
    needs[plan.index].filter { chunk.isEmpty(row: row, column: $0.column) }.map(\.slot)
  }

  /// The plan for rows of a date, or nil if there have not been enough rows to make one.
  private func plan(for date: CalendarDate, without absent: [Slot]) -> PlanID? {
    let key = key(date, absent)
    if let number = number(of: key) { return number }
    let plan = cache.plan(for: key) {
      Plan(
        calculator, date: date, known: job.known, given: Set(rows.facts.map(\.slot)).subtracting(absent),
        constants: Dictionary(rows.common, uniquingKeysWith: { $1 }), outputs: job.outputSlots, countsRows: countsRows)
    }
    guard let plan else { return nil }
    let number = add(plan, on: date, without: absent, notations: job.notations)
    numbers[plan.readsDate ? key : key.onAnyDay] = number
    return number
  }

  /// True if a plan is worth running: it computes results, or tells why there are none.
  private func isWorth(_ plan: PlanID) -> Bool { made[plan.index].isUseful || mayLack(plan) }

  func add(_ plan: Plan, on date: CalendarDate, without absent: [Slot], notations: [Notation]) -> PlanID {
    let columns = Dictionary(rows.facts.map { ($0.slot, $0) }, uniquingKeysWith: { $1 })
    made.append(plan)
    origins.append((date, absent))
    readers.append(
      plan.inputs.compactMap { input in
        columns[input.slot].map { (CellReader(input, notation: $0.notation, style: job.style), $0.index) }
      })
    let needed = readers[readers.count - 1].filter { $0.reader.input.isNeeded }
    needs.append(needed.map { ($0.reader.input.slot, $0.column) })
    let used = Set(readers[readers.count - 1].map(\.column))
    others.append(rows.facts.filter { !used.contains($0.index) }.map { UnreadColumn($0, job) })
    facts.append(
      PlanFacts(
        plan, given: Set(columns.keys).subtracting(absent).union(rows.common.map(\.slot)), columns: Set(columns.keys),
        job))
    tallies.append((0, plan.reads.sometimes.map { _ in 0 }))
    forms.append(zip(plan.outputs, notations).map { ResultForm($0, $1) })
    columnForms.append(zip(plan.outputs, notations).map { ColumnForm($0, $1) })
    areComplete.append(plan.isComplete)
    return PlanID(index: made.count - 1)
  }

  /// Computes a block of rows.
  ///
  /// - Returns: the rows with an empty cell that has no default, and others that may have one.
  func run(
    _ id: PlanID, _ chunk: some RowSource, _ rows: ArraySlice<Int32>, into results: inout Results
  ) -> [Int32] {
    var empty: [Int32] = []
    var empties: [(place: Int, slot: Slot)] = []
    let plan = made[id.index]
    let counts = countsRows && plan.isComplete && !plan.tellsMissing
    if !registers.suffice(for: plan.program) { registers = Registers(plan.program) }
    let base = registers.base
    let rowCount = Int32(rows.count)
    results.plans.set(rows, to: id)
    for (reader, column) in readers[id.index] {
      let target = base + reader.input.register.start
      let mayBeEmpty = chunk.read(reader, column: column, rows: rows, into: target)
      if mayBeEmpty, counts, let number = reader.input.defaultNumerator {
        for (place, row) in rows.enumerated() where target[place] == number {
          if chunk.isEmpty(row: Int(row), column: column) { empties.append((place, reader.input.slot)) }
        }
      }
      if levy_has_nan(target, rowCount) == 0 { continue }
      for (place, row) in rows.enumerated() where target[place].isNaN {
        // A row that is left to the interpreter still needs a number in the column: the least for which the plan is
        // made.
        target[place] = reader.low
        if !mayBeEmpty || !chunk.isEmpty(row: Int(row), column: column) {
          results.note(unreadable: column, row: row)
        } else if results.plans[Int(row)] == id {
          empty.append(row)
        }
        results.plans.leave(row)
      }
    }
    plan.program.run(base, rows: rows.count)
    empty += noteImpossible(rows, of: id, chunk, &results)
    for register in plan.guards { results.plans.leave(rows, markedIn: base + register.start) }
    for (index, output) in plan.outputs.enumerated() {
      guard let register = output.register else {
        if output.obstacle != nil { results.note(stop: index, of: rows, by: id, markedIn: nil) }
        continue
      }
      results.store(base + register.start, of: rows, output: index)
      results.note(stop: index, of: rows, by: id, markedIn: base + register.start)
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
    if counts || plan.tellsMissing { leaveUntold(rows, of: plan, &results.plans) }
    // Cells of columns that no result needs must be valid all the same, as they must for the interpreter.
    let tellings = checkOthers(id, chunk, rows, &results, &empties, counts: counts)
    if counts { count(id, rows, empties, tellings, &results) }
    if !plan.isUseful { for row in rows { results.plans.leave(row) } }
    return empty
  }

  /// Checks the cells that the plan does not read.
  ///
  /// - Parameters:
  ///   - empties: empty cells are added here if rules read the default, although no formula needs it.
  ///   - counts: whether to return where cells have values that matter.
  /// - Returns: for each such column whose facts some rows do not read, 1 in the rows in which the cell has a value
  ///   other than the default or "nothing".
  private func checkOthers(
    _ id: PlanID, _ chunk: some RowSource, _ rows: ArraySlice<Int32>, _ results: inout Results,
    _ empties: inout [(place: Int, slot: Slot)], counts: Bool
  ) -> [(slot: Slot, tells: [Double])] {
    var tellings: [(slot: Slot, tells: [Double])] = []
    for other in others[id.index] {
      let fact = other.fact
      if counts, fact.variable.defaultValue != nil, facts[id.index].mayRead(fact.slot, made[id.index]) {
        for (place, row) in rows.enumerated() where chunk.isEmpty(row: Int(row), column: fact.index) {
          empties.append((place, fact.slot))
        }
      }
      let counts = counts && (job.isStrict || !made[id.index].reads.always.contains(fact.slot))
      var told = counts ? [Double](repeating: 0, count: rows.count) : []
      /// Parses a cell that the reader could not parse.
      func look(_ place: Int, _ row: Int32) {
        do {
          let value = try self.rows.value(chunk, row: Int(row), column: fact)
          if fact.wordsHoldNumbers, let value, fact.variable.type.accepted(value) == nil {
            // The number in the word belongs to another fact, which the row may also give.
            results.plans.leave(row)
            results.note(impossible: nil, row: row)
          } else if counts, let value, calculator.tells(value, slot: fact.slot) {
            told[place] = 1
          }
        } catch {
          results.plans.leave(row)
          results.note(unreadable: fact.index, row: row)
        }
      }
      if let reader = other.reader, let numbers = unread.baseAddress {
        _ = chunk.read(reader, column: fact.index, rows: rows, into: numbers)
        if counts { for place in told.indices { told[place] = other.isQuiet(numbers[place]) ? 0 : 1 } }
        if levy_has_nan(numbers, Int32(rows.count)) != 0 {
          for (place, row) in rows.enumerated() where numbers[place].isNaN {
            if counts { told[place] = 0 }
            if results.isDecided(row) { look(place, row) } else { results.noteAnother(fact.index, row: row) }
          }
        }
      } else {
        for (place, row) in rows.enumerated() {
          if results.isDecided(row) { look(place, row) } else { results.noteAnother(fact.index, row: row) }
        }
      }
      if counts { tellings.append((fact.slot, told)) }
    }
    return tellings
  }

  /// Counts the rows of a block for remarks.
  ///
  /// - Parameters:
  ///   - empties: the empty cells that mean the default, by their index in the block.
  ///   - tellings: for columns that the plan does not read, the rows in which the cell has a value that matters.
  private func count(
    _ id: PlanID, _ rows: ArraySlice<Int32>, _ empties: [(place: Int, slot: Slot)],
    _ tellings: [(slot: Slot, tells: [Double])],
    _ results: inout PlanRunner.Results
  ) {
    let (plan, base) = (made[id.index], registers.base)
    let isWhole = results.plans.areAll(rows)
    let first = rows.startIndex
    let plans = results.plans
    /// True if the plan computed this row of the block.
    func isPlanned(_ place: Int) -> Bool { isWhole || plans[Int(rows[first + place])] == id }
    let planned = isWhole ? rows.count : rows.indices.count { isPlanned($0 - first) }
    if planned == 0 { return }
    func flags(_ output: Plan.Output) -> UnsafePointer<Double>? {
      output.register.map { UnsafePointer(base + $0.start) }
    }
    func count(_ flags: UnsafePointer<Double>) -> Int {
      var count = 0
      if isWhole {
        for place in 0..<rows.count { count += flags[place] == 0 ? 0 : 1 }
      } else {
        for place in 0..<rows.count where flags[place] != 0 && isPlanned(place) { count += 1 }
      }
      return count
    }

    for (caveat, output) in plan.caveats where output.constant != .boolean(false) {
      results.counts.note(caveat: caveat, flags(output).map(count) ?? planned)
    }
    let columns = facts[id.index]
    tallies[id.index].rows += planned
    for (place, read) in plan.reads.sometimes.enumerated() where columns.isAssumedSometimes[place] {
      tallies[id.index].readers[place] += flags(read.output).map(count) ?? 0
    }
    /// The column that is 1 in the rows in which a result reads a fact; nil if all rows do.
    func readers(_ slot: Slot) -> UnsafePointer<Double>? {
      if plan.reads.always.contains(slot) { return nil }
      guard let place = columns.flags[slot] else { return UnsafePointer(zeros.baseAddress ?? base) }
      return flags(plan.reads.sometimes[place].output)
    }
    /// The same for reads of results and remarks.
    func users(_ slot: Slot) -> UnsafePointer<Double>? {
      if plan.reads.remarkedAlways.contains(slot) { return nil }
      return columns.remarked[slot].map { flags(plan.reads.remarked[$0].output) } ?? readers(slot)
    }
    var (slot, readersOfSlot, counted) = (Slot?.none, UnsafePointer<Double>?.none, 0)
    for empty in empties where isPlanned(empty.place) && !columns.toldInPart.contains(empty.slot) {
      if empty.slot != slot {
        if let slot { results.counts.note(assumed: slot, counted) }
        (slot, readersOfSlot, counted) = (empty.slot, readers(empty.slot), 0)
      }
      counted += readersOfSlot.map { $0[empty.place] == 0 } ?? false ? 0 : 1
    }
    if let slot { results.counts.note(assumed: slot, counted) }

    /// Counts the rows in which a fact has a value other than `nothing` and is not read.
    func noteUnread(_ slot: Slot, _ numbers: UnsafePointer<Double>, nothing: Double) {
      let flags = users(slot)
      if job.isStrict {
        func isRead(_ place: Int) -> Bool { numbers[place] != nothing && flags.map { $0[place] != 0 } ?? true }
        if (0..<rows.count).contains(where: { isRead($0) && isPlanned($0) }) { results.counts.note(read: slot) }
      }
      guard let flags else { return }
      func isUnread(_ place: Int) -> Bool { flags[place] == 0 && numbers[place] != nothing }
      var count = 0
      if isWhole {
        for place in 0..<rows.count { count += isUnread(place) ? 1 : 0 }
      } else {
        for place in 0..<rows.count where isUnread(place) && isPlanned(place) { count += 1 }
      }
      guard count > 0, let place = (0..<rows.count).first(where: { isUnread($0) && isPlanned($0) }) else { return }
      results.counts.note(unread: slot, count, first: Int(rows[first + place]))
    }
    for (slot, register, nothing) in columns.mayBeUnread { noteUnread(slot, base + register.start, nothing: nothing) }
    for (slot, tells) in tellings {
      tells.withUnsafeBufferPointer { $0.baseAddress.map { noteUnread(slot, $0, nothing: 0) } }
    }
    for slot in told where job.isStrict || !plan.reads.always.contains(slot) {
      noteUnread(slot, UnsafePointer(zeros.baseAddress ?? base), nothing: .nan)
    }
  }
}
