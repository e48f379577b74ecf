import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules
import LevyTrace

/// Evaluates rules over columns in memory, with the results and the faults that `Batch` has for the same table as text.
///
/// An evaluator belongs to one thread at a time.
public final class TableEvaluator {
  /// A row that has no results, and why.
  public struct Fault: Sendable {
    /// The row, from 0.
    public let row: Int
    /// The column, by its place, if one cell is at fault.
    public let column: Int?
    /// The cell's text.
    public let value: String?
    /// What is wrong.
    public let diagnostic: Diagnostic
  }

  /// The results of a table.
  public struct Results {
    /// For each output the results of all rows.
    public internal(set) var columns: [ResultColumn]
    /// The rows without results, in order.
    public internal(set) var faults: [Fault]
  }

  /// Rows that are computed together.
  public static let largestChunk = 65_536

  private let job: BatchJob
  private let rows: RowEvaluator
  private let planner: PlanRunner?
  private let areAmounts: [Bool]
  private let floats: MemoryColumn.FloatReading

  /// Prepares to evaluate.
  ///
  /// - Parameters:
  ///   - header: the names of the columns that will come.
  ///   - floats: what to make of floats between two cents.
  /// - Throws: `BatchErrors` with all columns that mean nothing, or the same as another.
  public init(
    _ job: BatchJob, header: [String], floats: MemoryColumn.FloatReading = .exact
  ) throws(BatchErrors) {
    let columns = try job.columns(header)
    let calculator: Calculator
    do throws(Diagnostic) {
      calculator = try Calculator(job.rulebook)
    } catch {
      throw BatchErrors(diagnostics: [error])
    }
    calculator.isStrict = job.isStrict
    self.job = job
    self.floats = floats
    rows = RowEvaluator(job, columns: columns, calculator: calculator)
    planner = job.usesPlans ? PlanRunner(job, rows: rows, calculator: calculator) : nil
    areAmounts = columns.map { column in
      guard case .fact(let slot, let name) = column else { return false }
      return job.rulebook.variables[slot].type == .money && job.rulebook.variables[slot].units[name] == nil
    }
  }

  /// Computes the results of all rows.
  ///
  /// - Parameters:
  ///   - columns: as the header said.
  ///   - count: how many rows there are.
  ///   - goesOn: asked now and then whether to go on; the rest has no results if not.
  public func evaluate(_ columns: [MemoryColumn], count: Int, goesOn: () -> Bool = { true }) -> Results {
    var results = Results(
      columns: zip(job.outputSlots, job.notations).map { ResultColumn($0, $1, job.rulebook, capacity: count) },
      faults: [])
    var start = 0
    while start < count, goesOn() {
      let part = MemoryTable(
        columns: columns.map { $0.from(start) }, count: min(Self.largestChunk, count - start), floats: floats,
        areAmounts: areAmounts)
      add(part, from: start, to: &results)
      start += part.count
    }
    return results
  }

  private func add(_ table: MemoryTable, from start: Int, to results: inout Results) {
    let planned = planner?.run(table)
    if let planner, let planned, let plan = planned.onlyPlan, planner.areComplete[plan],
      results.columns.indices.allSatisfy({ planner.areCents[plan * results.columns.count + $0] })
    {
      for index in results.columns.indices { results.columns[index].append(cents: planned.numerators(output: index)) }
      return
    }
    var values: [Value] = []
    for row in 0..<table.count {
      if let planner, let planned, let plan = planned.plan(of: row), planner.areComplete[plan] {
        for index in results.columns.indices {
          if planner.areCents[plan * results.columns.count + index] {
            results.columns[index].append(cents: planned.numerator(output: index, row: row))
          } else {
            results.columns[index].append(planner.value(planned, output: index, row: row))
          }
        }
        continue
      }
      do throws(RowEvaluator.CellFault) {
        try rows.evaluate(table, row: row, into: &values) { output in
          planned.flatMap { planner?.value($0, output: output, row: row) }
        }
      } catch {
        values.removeAll(keepingCapacity: true)
        let text = error.column.map { column in
          table.withCell(row: row, column: column) { String(decoding: $0, as: UTF8.self) }
        }
        results.faults.append(
          Fault(row: start + row, column: error.column, value: text, diagnostic: error.diagnostic))
      }
      for index in results.columns.indices {
        results.columns[index].append(index < values.count ? values[index] : nil)
      }
    }
  }
}
