import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules
import LevyTrace
import LuaRuntime

/// Evaluates rules over columns in memory. Results and faults are those of `Batch` for the same table as text.
///
/// An evaluator belongs to one thread at a time.
package final class TableEvaluator {
  /// A row without results, and the reason.
  package struct Fault: Sendable {
    /// The row, from 0.
    package let row: Int
    /// The reason; the same object for rows that fail alike.
    package let cause: RowEvaluator.CellFault
    /// The index of the column, if a cell is at fault.
    package var column: Int? { cause.column }
    /// The cell's text.
    package var value: String? { cause.value }
    /// The problem.
    package var diagnostic: Diagnostic { cause.diagnostic }
  }

  /// The results of a table.
  package struct Results {
    /// The results of all rows, by output.
    package let columns: [ResultColumn]
    /// The rows without results, in order.
    package internal(set) var faults: [Fault]
  }

  /// The remarks on rows that were computed.
  package struct Remarks: Sendable {
    fileprivate let job: BatchJob
    fileprivate let pinned: [String]
    fileprivate var counts = RowCounts()
    /// The number of rows, including those without results.
    package fileprivate(set) var rows = 0
    fileprivate var faults = 0

    /// The days whose law applied, each with the number of rows, in order.
    package var days: [(day: CalendarDate, rows: Int)] { counts.days.sorted { $0.key < $1.key }.map { ($0, $1) } }

    /// Adds the remarks on the rows that follow.
    package mutating func add(_ other: Remarks) {
      let first = rows
      counts.add(other.counts) { first + $0 }
      rows += other.rows
      faults += other.faults
    }

    /// The remarks as a summary like that of `Batch`.
    ///
    /// - Parameter calculator: determines why facts are unused.
    package func summary(_ calculator: Calculator) -> BatchSummary {
      var summary = BatchSummary()
      (summary.rows, summary.faults, summary.pinned) = (rows, faults, pinned)
      summary.note(counts, of: job, calculator)
      return summary
    }
  }

  /// The number of rows that are computed together; their data fits into the processor's cache.
  package static let largestChunk = 16_384

  /// The calculator for rows that have no plan.
  package let calculator: Calculator
  /// The remarks on the rows of all tables since the counts were last reset.
  package private(set) var remarks: Remarks
  private let job: BatchJob
  private let header: [String]
  private let rows: RowEvaluator
  private let planner: PlanRunner?
  private let countsRows: Bool
  private let areAmounts: [Bool]
  private let floats: MemoryColumn.FloatReading
  private let money: ResultColumn.Money

  /// Prepares to evaluate.
  ///
  /// - Parameters:
  ///   - header: the names of the columns that will come.
  ///   - floats: the treatment of floats that are not whole cents.
  ///   - money: the layout of amounts.
  ///   - countsRows: whether `remarks` are wanted; counting takes as long as computing.
  ///   - calculator: a calculator of the job's rules that nobody else uses; by default a new one.
  /// - Throws: `BatchErrors` with all columns that mean nothing, or mean the same as another.
  package convenience init(
    _ job: BatchJob, header: [String], floats: MemoryColumn.FloatReading = .exact, money: ResultColumn.Money = .cents,
    countsRows: Bool = true, calculator given: Calculator? = nil
  ) throws(BatchErrors) {
    try self.init(
      job, header: header, floats: floats, money: money, countsRows: countsRows, calculator: given, cache: nil)
  }

  /// - Parameter cache: a cache of plans, shared with evaluators of other threads.
  private init(
    _ job: BatchJob, header: [String], floats: MemoryColumn.FloatReading, money: ResultColumn.Money, countsRows: Bool,
    calculator given: Calculator?, cache: PlanCache?
  ) throws(BatchErrors) {
    let columns = try job.columns(header)
    do throws(Diagnostic) {
      if let given { calculator = given } else { calculator = try Calculator(job.rulebook, limits: job.limits) }
    } catch {
      throw BatchErrors(diagnostics: [error])
    }
    job.take(calculator)
    (self.job, self.header) = (job, header)
    self.floats = floats
    self.money = money
    rows = RowEvaluator(job, columns: columns, calculator: calculator)
    self.countsRows = countsRows
    planner =
      job.usesPlans ? PlanRunner(job, rows: rows, calculator: calculator, cache: cache, countsRows: countsRows) : nil
    remarks = Remarks(job: job, pinned: rows.pinned)
    areAmounts = columns.map { column in
      guard case .fact(let slot, let name) = column else { return false }
      return job.rulebook.variables[slot].type == .money && job.rulebook.variables[slot].units[name] == nil
    }
  }

  /// Makes an evaluator of the same tables for another thread, which shares the plans of this one.
  ///
  /// - Parameter calculator: as for this one.
  package func sibling(_ calculator: Calculator?) throws(BatchErrors) -> TableEvaluator {
    try TableEvaluator(
      job, header: header, floats: floats, money: money, countsRows: countsRows, calculator: calculator,
      cache: planner?.cache)
  }

  /// Returns the remarks since the last reset, and resets them.
  package func takeRemarks() -> Remarks {
    defer { remarks = noRemarks }
    return remarks
  }

  /// The remarks on no rows.
  package var noRemarks: Remarks { Remarks(job: job, pinned: rows.pinned) }

  /// A row as a case; nil if it is invalid.
  package func facts(_ columns: [MemoryColumn], count: Int, row: Int) -> Case? {
    rows.facts(MemoryTable(columns: columns, count: count, floats: floats, areAmounts: areAmounts), row: row)
  }

  /// Begins another table. From now on evaluations stop when `interruption` is requested: rows then have faults, and
  /// rules that are being followed count as impossible to follow. The results, and the evaluator itself, must not be
  /// used after that.
  package func begin(_ interruption: Interruption) {
    job.take(calculator)
    calculator.state.lua.heed(interruption)
    remarks = noRemarks
  }

  /// Computes the results of all rows.
  ///
  /// - Parameters:
  ///   - columns: the columns of the header.
  ///   - count: the number of rows.
  ///   - goesOn: called now and then; returns false to stop.
  /// - Returns: the results; nil if it was stopped.
  package func evaluate(_ columns: [MemoryColumn], count: Int, goesOn: () -> Bool = { true }) -> Results? {
    var results = Results(
      columns: zip(job.outputSlots, job.notations).map {
        ResultColumn($0, $1, job.rulebook, count: count, money: money)
      }, faults: [])
    var start = 0
    while start < count {
      if !goesOn() { return nil }
      let part = MemoryTable(
        columns: columns.map { $0.from(start) }, count: min(Self.largestChunk, count - start), floats: floats,
        areAmounts: areAmounts)
      if !add(part, from: start, to: &results, goesOn) { return nil }
      start += part.count
    }
    return results
  }

  /// Adds the results of a part of the rows; returns false if it was stopped.
  private func add(_ table: MemoryTable, from start: Int, to results: inout Results, _ goesOn: () -> Bool) -> Bool {
    let first = results.faults.count
    if !addRows(table, from: start, to: &results, goesOn) { return false }
    for column in results.columns {
      for fault in results.faults[first...] { column.remove(fault.row) }
    }
    return true
  }

  private func addRows(_ table: MemoryTable, from start: Int, to results: inout Results, _ goesOn: () -> Bool) -> Bool {
    let first = remarks.rows
    remarks.rows += table.count
    defer { remarks.counts.keep { rows.facts(table, row: $0 - first) } }
    var interpreted = 0
    /// Interprets a row; returns false if it was stopped. Interpreting takes a thousand times as long as a plan.
    func interpret(_ row: Int, stop: RowEvaluator.Stop? = nil) -> Bool {
      interpreted += 1
      if interpreted & 255 == 0, !goesOn() { return false }
      add(table, row: row, stop: stop, from: start, to: &results)
      if countsRows, results.faults.last?.row != start + row { rows.count(row: first + row, in: &remarks.counts) }
      return true
    }
    guard let planner else { return (0..<table.count).allSatisfy { interpret($0) } }
    var planned = planner.run(table, findsLacks: true)
    remarks.counts.add(planned.counts) { first + $0 }
    let outputs = results.columns.indices
    // Nearly always plans compute all but a few rows, and all results are amounts.
    var isStored = false
    if !planned.used.isEmpty, planned.used.allSatisfy({ planner.isComplete($0) && planner.areAllCents($0) }) {
      for index in outputs {
        planned.numerators(output: index).withUnsafeBufferPointer { results.columns[index].set(cents: $0, from: start) }
      }
      if planned.plans.areAll { return true }
      isStored = true
    }
    var (last, forms, isComplete) = (PlanID?.none, [ColumnForm](), false)
    for row in 0..<table.count {
      let plan = planned.plans[row]
      if let plan, plan != last {
        (last, forms, isComplete) = (plan, planner.columnForms(of: plan), planner.isComplete(plan))
      }
      guard plan != nil, isComplete else {
        if let fault = planner.fault(&planned, of: table, row: row) {
          refuse(start + row, fault, in: &results)
          continue
        }
        // The reads of a row are known only if all its results come from one source, so the interpreter computes the
        // plan's results too.
        if !interpret(row, stop: planner.stop(planned, row: row)) { return false }
        continue
      }
      if isStored { continue }
      for index in outputs {
        let column = results.columns[index]
        switch forms[index] {
        case .cents:
          column.set(cents: planned.numerator(output: index, row: row), row: start + row)
          continue
        case .whole:
          column.set(whole: planned.numerator(output: index, row: row), row: start + row)
          continue
        case .number(let power):
          column.set(number: Double(planned.numerator(output: index, row: row)) / power, row: start + row)
          continue
        case .times(let factor):
          column.set(number: Double(planned.numerator(output: index, row: row)) * factor, row: start + row)
          continue
        case .value: break
        }
        let value = planner.value(planned, output: index, row: row)
        if let value, !results.columns[index].holds(value) {
          add(table, row: row, from: start, to: &results)
          break
        }
        results.columns[index].set(value, row: start + row)
      }
    }
    return true
  }

  /// Records that a row has no results.
  private func refuse(_ row: Int, _ fault: RowEvaluator.CellFault, in results: inout Results) {
    results.faults.append(Fault(row: row, cause: fault))
    remarks.faults += 1
  }

  /// Interprets a row.
  private func add(
    _ table: MemoryTable, row: Int, stop: RowEvaluator.Stop? = nil, from start: Int, to results: inout Results
  ) {
    var values: [Value] = []
    do throws(RowEvaluator.CellFault) {
      try rows.evaluate(table, row: row, into: &values, stop: stop)
      planner?.note(stop, nil)
    } catch {
      planner?.note(stop, error)
      return refuse(start + row, error, in: &results)
    }
    for (index, value) in values.enumerated() where !results.columns[index].holds(value) {
      let variable = job.rulebook.variables[job.outputSlots[index]]
      let problem = Problem.wrongResult(
        rule: variable.name, expected: Wording("an amount of at most 18 digits", "ein Betrag von höchstens 18 Stellen"),
        found: variable.type.text(of: value))
      results.faults.append(Fault(row: start + row, cause: RowEvaluator.CellFault(diagnostic: Diagnostic(problem))))
      values.removeAll()
      break
    }
    for (index, column) in results.columns.enumerated() {
      column.set(index < values.count ? values[index] : nil, row: start + row)
    }
  }
}
