import LevyCalculator
import LevyModel
import LevyRules

/// The result of a batch over a table in memory, with the remarks on it.
public struct TableResult: Sendable {
  /// The counts and remarks.
  public let summary: BatchSummary
  /// The rows without results, from 0, with the column if a cell is at fault.
  public let faults: [(row: Int, column: String?, diagnostic: Diagnostic)]
  /// The causes of rows without results, the most frequent first, each with the number of rows and the first of them.
  /// There are at most a thousand distinct causes.
  public let causes: [(rows: Int, row: Int, column: String?, diagnostic: Diagnostic)]
  /// The days whose law applied, with the number of rows.
  public let days: [(day: CalendarDate, rows: Int)]

  private let job: BatchJob
  private let given: [(name: String, column: TableColumn)]
  private let columns: [String: TableColumn]

  /// The column of a result by its name, or a column that was kept.
  public subscript(name: String) -> TableColumn? { columns[name] }

  /// A row as a case, for explanations of its results; nil if there is no such row, or if it is invalid.
  public func facts(row: Int) -> Case? {
    let count = given.first?.column.count ?? 0
    // An invalid cell must not be taken for an empty one.
    guard (0..<count).contains(row), !faults.contains(where: { $0.row == row && $0.column != nil }) else { return nil }
    let memory = TableMemory(given.map(\.column))
    return withExtendedLifetime(memory) {
      try? TableEvaluator(job, header: given.map(\.name)).facts(memory.columns, count: count, row: row)
    }
  }

  fileprivate init(
    _ job: BatchJob, given: [(name: String, column: TableColumn)],
    _ parts: [(rows: Int, results: TableEvaluator.Results)], _ remarks: TableEvaluator.Remarks, _ calculator: Calculator
  ) {
    (self.job, self.given) = (job, given)
    summary = remarks.summary(calculator)
    days = remarks.days
    var columns: [String: TableColumn] = [:]
    for (name, column) in given where job.kept.contains(name) { columns[name] = column }
    for (place, name) in job.outputs.enumerated() {
      let found = parts.map { $0.results.columns[place] }
      columns[name] = TableColumn(found, kind: found[0].kind)
    }
    self.columns = columns
    var (causes, faults, first) = (FaultCauses(), [(row: Int, column: String?, diagnostic: Diagnostic)](), 0)
    let header = given.map(\.name)
    for (rows, results) in parts {
      causes.note(results.faults, from: first, header: header)
      faults += results.faults.map { (first + $0.row, $0.column.map { header[$0] }, $0.diagnostic) }
      first += rows
    }
    self.faults = faults
    self.causes = causes.all.map { ($0.rows, $0.row, $0.column, $0.diagnostic) }
  }
}

extension Batch {
  /// The least number of rows for which another thread is worthwhile.
  private static let rowsOfThread = 4 * TableEvaluator.largestChunk

  /// Adds results to a table in memory.
  ///
  /// - Parameters:
  ///   - columns: facts by their names, and columns to keep, all with the same number of rows.
  ///   - progress: called now and then with the number of rows done; returns false to stop.
  public func result(
    of columns: [(name: String, column: TableColumn)], progress: (Int) -> Bool = { _ in true }
  ) throws(Failure) -> TableResult {
    let count = columns.first?.column.count ?? 0
    if let other = columns.first(where: { $0.column.count != count }) {
      let problem = Problem.table(
        message: "column '\(other.name)' has \(other.column.count) rows, and '\(columns[0].name)' \(count)")
      throw .job(BatchErrors(diagnostics: [Diagnostic(problem)]))
    }
    let evaluators = try evaluators(of: columns, rows: count)
    var remarks = evaluators[0].noRemarks
    let memory = TableMemory(columns.map(\.column))
    var parts: [(rows: Int, results: TableEvaluator.Results)] = []
    var start = 0
    repeat {
      let round = evaluators.enumerated().compactMap { place, evaluator -> Part? in
        let first = start + place * Self.rowsOfThread
        let rows = min(Self.rowsOfThread, count - first)
        return rows > 0 || first == 0 ? Part(evaluator, memory.columns.map { $0.from(first) }, rows) : nil
      }
      withExtendedLifetime(memory) { Parallel.run(round.map { part in { part.compute() } }) }
      for part in round {
        guard let results = part.results else { throw .stopped(rows: start) }
        parts.append((part.rows, results))
        remarks.add(part.evaluator.takeRemarks())
        start += part.rows
      }
      if start < count, !progress(start) { throw .stopped(rows: start) }
    } while start < count
    _ = progress(count)
    return TableResult(job, given: columns, parts, remarks, evaluators[0].calculator)
  }

  /// Makes an evaluator for each thread that is worthwhile.
  private func evaluators(
    of columns: [(name: String, column: TableColumn)], rows: Int
  ) throws(Failure) -> [TableEvaluator] {
    do throws(BatchErrors) {
      do throws(Diagnostic) {
        let names = columns.map(\.name)
        try job.check(carried: names.filter(job.kept.contains), in: names)
      } catch {
        throw BatchErrors(diagnostics: [error])
      }
      let first = try TableEvaluator(job, header: columns.map(\.name))
      var evaluators = [first]
      while evaluators.count < min(job.workers, rows / Self.rowsOfThread) { evaluators.append(try first.sibling(nil)) }
      return evaluators
    } catch {
      throw .job(error)
    }
  }

  /// The rows that one thread computes.
  private final class Part {
    let evaluator: TableEvaluator
    let rows: Int
    private let columns: [MemoryColumn]
    private(set) var results: TableEvaluator.Results?

    init(_ evaluator: TableEvaluator, _ columns: [MemoryColumn], _ rows: Int) {
      (self.evaluator, self.columns, self.rows) = (evaluator, columns, rows)
    }

    func compute() { results = evaluator.evaluate(columns, count: rows) }
  }
}
