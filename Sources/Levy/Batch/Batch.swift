import Tables

/// Runs a job over a table: reads rows, adds results, writes rows, in the order of the input and in constant memory.
public struct Batch {
  private let job: BatchJob

  /// Prepares to run a job.
  public init(_ job: BatchJob) { self.job = job }

  /// Where rows come from and go to.
  public struct Streams {
    let reader: CSVReader
    let writer: CSVWriter

    /// Pairs a reader with a writer.
    public init(from reader: CSVReader, to writer: CSVWriter) {
      self.reader = reader
      self.writer = writer
    }
  }

  /// Why a batch ended before its table did.
  public enum Failure: Error {
    /// The header or the law does not let it start.
    case job(BatchErrors)
    /// Reading or writing failed; the rows before have been written.
    case table(TableError)
    /// The caller stopped it after so many rows.
    case stopped(rows: Int)
  }

  /// Runs the job.
  ///
  /// - Parameters:
  ///   - streams: the tables.
  ///   - progress: told how many rows are done, now and then; what it returns says whether to go on.
  ///   - report: told of each row that gets no results, in order.
  /// - Returns: how many rows were read and how many of them got no results.
  public func run(
    _ streams: Streams, progress: (Int) -> Bool = { _ in true }, report: (RowFault) -> Void
  ) throws(Failure) -> BatchSummary {
    let columns: [BatchJob.Column]
    let calculator: Calculator
    do throws(BatchErrors) {
      columns = try job.columns(streams.reader.header)
      do throws(Diagnostic) { calculator = try Calculator(job.rulebook) } catch {
        throw BatchErrors(diagnostics: [error])
      }
    } catch {
      throw .job(error)
    }
    let rows = RowEvaluator(job, columns: columns, calculator: calculator)
    var goesOn = true
    var summary = BatchSummary()
    do throws(TableError) {
      try streams.writer.writeRow(streams.reader.header + job.outputs)
      summary = try run(rows, calculator, streams, report: report) { count in
        goesOn = progress(count)
        return goesOn
      }
    } catch {
      throw .table(error)
    }
    if !goesOn { throw .stopped(rows: summary.rows) }
    return summary
  }

  private func run(
    _ rows: RowEvaluator, _ calculator: Calculator, _ streams: Streams, report: (RowFault) -> Void, progress: (Int) -> Bool
  ) throws(TableError) -> BatchSummary {
    var summary = BatchSummary()
    var results: [Value] = []
    let types = job.outputSlots.map { job.rulebook.variables[$0].type }
    let width = streams.reader.header.count
    let planner = job.usesPlans ? PlanRunner(job, rows: rows, calculator: calculator) : nil
    while let chunk = try streams.reader.nextChunk() {
      let planned = planner?.run(chunk)
      for row in 0..<chunk.count {
        try echo(chunk, row: row, width: width, to: streams.writer)
        if let planned, let planner, planned.planOfRow[row] >= 0 {
          try write(planned, of: planner, row: row, types: types, to: streams.writer)
        } else {
          do throws(RowEvaluator.CellFault) {
            try rows.evaluate(chunk, row: row, into: &results)
          } catch {
            summary.faults += 1
            results.removeAll(keepingCapacity: true)
            report(fault(error, chunk, row: row, header: streams.reader.header))
          }
          for index in types.indices {
            try streams.writer.writeCell(index < results.count ? types[index].text(of: results[index]) : "")
          }
        }
        try streams.writer.endRow()
      }
      summary.rows += chunk.count
      if !progress(summary.rows) { break }
    }
    return summary
  }

  /// Writes the results that a plan computed.
  private func write(
    _ planned: PlanRunner.Results, of planner: PlanRunner, row: Int, types: [ValueType], to writer: CSVWriter
  ) throws(TableError) {
    for index in types.indices {
      let numerator = planned.numerators[index][row]
      if planner.isCents(planned.planOfRow[row], index) {
        try writer.writePlainCell(maximumCount: 24) { Self.print(cents: Int64(numerator), into: $0) }
      } else {
        let output = planner.made[planned.planOfRow[row]].outputs[index]
        try writer.writeCell(output.value(numerator, type: types[index]).map { types[index].text(of: $0) } ?? "")
      }
    }
  }

  /// Prints an amount as `1234.50` and gives the number of bytes.
  private static func print(cents: Int64, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var rest = cents.magnitude
    var end = 24
    var digits = 0
    // From the right: two decimals, the point, the digits before it.
    while rest > 0 || digits < 3 {
      if digits == 2 {
        end -= 1
        buffer[end] = UInt8(ascii: ".")
      }
      end -= 1
      buffer[end] = 48 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      digits += 1
    }
    if cents < 0 {
      end -= 1
      buffer[end] = UInt8(ascii: "-")
    }
    for index in end..<24 { buffer[index - end] = buffer[index] }
    return 24 - end
  }

  /// Writes the row as it came; a row with too few or too many cells is brought to the header's width only if it is
  /// short, so that results stand in their columns.
  private func echo(_ chunk: RowChunk, row: Int, width: Int, to writer: CSVWriter) throws(TableError) {
    let count = chunk.cellCount(row: row)
    if count == width { return try writer.echo(chunk, row: row) }
    for column in 0..<min(count, width) { try writer.echo(chunk, row: row, column: column) }
    for _ in count..<max(count, width) { try writer.writeCell("") }
  }

  private func fault(
    _ error: RowEvaluator.CellFault, _ chunk: RowChunk, row: Int, header: [String]
  ) -> RowFault {
    let column = error.column.flatMap { $0 < chunk.cellCount(row: row) ? $0 : nil }
    return RowFault(
      row: chunk.record(row: row), line: chunk.line(row: row),
      column: error.column.flatMap { header.indices.contains($0) ? header[$0] : nil },
      value: column.map { chunk.string(row: row, column: $0) }, diagnostic: error.diagnostic)
  }
}
