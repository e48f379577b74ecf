import Tables

/// Adds results to the rows of a chunk: by a plan where one computes them, by interpreting the rules where not. A worker
/// has a Lua state of its own and belongs to one thread at a time.
final class ChunkWorker {
  /// The rows of a chunk with their results, ready to be written, and those that have none.
  struct Output: Sendable {
    var rows: [UInt8] = []
    var faults: [RowFault] = []
  }

  private let job: BatchJob
  private let header: [String]
  private let types: [ValueType]
  private let rows: RowEvaluator
  private let planner: PlanRunner?

  init(_ job: BatchJob, columns: [BatchJob.Column], header: [String], cache: PlanCache) throws(Diagnostic) {
    self.job = job
    self.header = header
    types = job.outputSlots.map { job.rulebook.variables[$0].type }
    let calculator = try Calculator(job.rulebook)
    rows = RowEvaluator(job, columns: columns, calculator: calculator)
    planner = job.usesPlans ? PlanRunner(job, rows: rows, calculator: calculator, cache: cache) : nil
  }

  func process(_ chunk: RowChunk) -> Output {
    var output = Output()
    // Writing to memory does not fail.
    do throws(TableError) {
      let writer = try CSVWriter(continuing: .memory, delimiter: chunk.delimiter)
      try write(chunk, to: writer, &output.faults)
      try writer.flush()
      output.rows = writer.bytes
    } catch {
      output.rows = []
    }
    return output
  }

  private func write(_ chunk: RowChunk, to writer: CSVWriter, _ faults: inout [RowFault]) throws(TableError) {
    let planned = planner?.run(chunk)
    var results: [Value] = []
    for row in 0..<chunk.count {
      try echo(chunk, row: row, to: writer)
      if let planner, let planned, planned.planOfRow[row] >= 0, planner.made[planned.planOfRow[row]].isComplete {
        try write(planned, of: planner, row: row, to: writer)
      } else {
        do throws(RowEvaluator.CellFault) {
          try rows.evaluate(chunk, row: row, into: &results) { index in
            planner.flatMap { planner in planned.flatMap { planner.value($0, output: index, row: row) } }
          }
        } catch {
          results.removeAll(keepingCapacity: true)
          faults.append(fault(error, chunk, row: row))
        }
        for index in types.indices {
          try writer.writeCell(index < results.count ? types[index].text(of: results[index]) : "")
        }
      }
      try writer.endRow()
    }
  }

  /// Writes the results that a plan computed.
  private func write(
    _ planned: PlanRunner.Results, of planner: PlanRunner, row: Int, to writer: CSVWriter
  ) throws(TableError) {
    for index in types.indices {
      let numerator = planned.numerators[index][row]
      if planner.isCents(planned.planOfRow[row], index) {
        try writer.writePlainCell(maximumCount: 24) { Self.print(cents: Int64(numerator), into: $0) }
      } else {
        let value = planner.value(planned, output: index, row: row)
        try writer.writeCell(value.map { types[index].text(of: $0) } ?? "")
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

  /// Writes the row as it came. A row of the wrong length is brought to the header's, so that what follows stands in
  /// its columns; the report of the row has all of it.
  private func echo(_ chunk: RowChunk, row: Int, to writer: CSVWriter) throws(TableError) {
    let count = chunk.cellCount(row: row)
    if count == header.count { return try writer.echo(chunk, row: row) }
    for column in 0..<min(count, header.count) { try writer.echo(chunk, row: row, column: column) }
    for _ in count..<max(count, header.count) { try writer.writeCell("") }
  }

  private func fault(_ error: RowEvaluator.CellFault, _ chunk: RowChunk, row: Int) -> RowFault {
    let count = chunk.cellCount(row: row)
    var value = error.column.flatMap { $0 < count ? chunk.string(row: row, column: $0) : nil }
    if count != header.count { value = chunk.withRawRow(row) { String(decoding: $0, as: UTF8.self) } }
    return RowFault(
      row: chunk.record(row: row), line: chunk.line(row: row),
      column: error.column.flatMap { header.indices.contains($0) ? header[$0] : nil }, value: value,
      diagnostic: error.diagnostic)
  }
}
