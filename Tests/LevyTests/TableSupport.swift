import Tables
import Testing

@testable import LevyBatch
@testable import LevyModel

/// The output and the report of a batch.
struct BatchResult {
  var output = ""
  var faults: [RowFault] = []
  var summary = BatchSummary()

  /// The faults as `row:line column value code`.
  var shownFaults: [String] {
    faults.map { fault in
      "\(fault.row):\(fault.line) \(fault.column ?? "-") \(fault.value ?? "-") \(fault.diagnostic.problem.code)"
    }
  }

  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// Runs a job over a table in memory.
func run(_ job: BatchJob, _ table: [UInt8], delimiter: CSVDelimiter = .comma) throws -> BatchResult {
  var result = BatchResult()
  let writer = try CSVWriter(.memory, delimiter: delimiter)
  let reader = try CSVReader(.bytes(table), delimiter: delimiter)
  result.summary = try Batch(job).run(.init(from: reader, to: writer)) { result.faults.append($0) }
  try writer.finish()
  result.output = String(decoding: writer.bytes, as: UTF8.self)
  return result
}

/// Runs a job over a table, by plans and by the interpreter, which must agree.
func run(_ job: BatchJob, _ table: String, delimiter: CSVDelimiter = .comma) throws -> BatchResult {
  var (planned, interpreted) = (job, job)
  planned.usesPlans = true
  planned.rowsWorthAPlan = 0
  interpreted.usesPlans = false
  let result = try run(interpreted, Array(table.utf8), delimiter: delimiter)
  let other = try run(planned, Array(table.utf8), delimiter: delimiter)
  #expect(other.output == result.output)
  #expect(other.shownFaults == result.shownFaults)
  #expect(other.summary.notes(all: true).map(\.plain) == result.summary.notes(all: true).map(\.plain))
  #expect(other.summary.idle == result.summary.idle)
  return result
}

/// Returns the problems that keep a batch from starting.
func batchProblems(_ job: BatchJob, header: [String]) -> [Problem] {
  do throws(BatchErrors) {
    try job.check(header: header)
    return []
  } catch {
    return error.diagnostics.map(\.problem)
  }
}
