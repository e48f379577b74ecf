import LevyCalculator
import LevyModel
import LevyRules
import LevyTrace
import Tables

/// Runs a job over a table: reads rows, adds results and writes rows, in the order of the input and in constant memory.
public struct Batch {
  let job: BatchJob

  /// Prepares to run a job.
  public init(_ job: BatchJob) { self.job = job }

  /// The reader and the writer of a table's rows.
  public struct Streams {
    let reader: any TableReader
    let writer: any TableWriter
    /// True if the run finishes the output, because nobody else uses the writer.
    private(set) var finishes = false

    /// Opens tables of one format. A file at a path is replaced when the run is complete; until then, and if it ends
    /// early, it stays as it was.
    ///
    /// - Throws: `TableError` if they cannot be opened.
    public init(
      from input: TableInput, to output: TableOutput, format: TableFormat = .csv(.comma)
    ) throws(TableError) {
      try self.init(from: format.reader(input), to: format.writer(output))
      finishes = true
    }

    /// Pairs a reader with a writer.
    package init(from reader: any TableReader, to writer: any TableWriter) {
      self.reader = reader
      self.writer = writer
    }
  }

  /// The reasons why a batch ends before its table does.
  public enum Failure: Error {
    /// The header or the law does not let it start, or the tables of things do not match the rows.
    case job(BatchErrors)
    /// Reading or writing failed; the rows before were written.
    case table(TableError)
    /// The caller stopped it after this number of rows.
    case stopped(rows: Int)
  }

  /// Runs the job.
  ///
  /// - Parameters:
  ///   - streams: the tables.
  ///   - progress: called now and then with the number of rows done; returns false to stop.
  ///   - report: called for each row without results, in order.
  /// - Returns: the number of rows that were read, and the number of rows without results.
  public func run(
    _ streams: Streams, progress: (Int) -> Bool = { _ in true }, report: (RowFault) -> Void
  ) throws(Failure) -> BatchSummary {
    let workers: [ChunkWorker]
    do throws(BatchErrors) {
      workers = try makeWorkers(header: streams.reader.header)
    } catch {
      throw .job(error)
    }
    defer { for worker in workers { job.calculators?.give(worker.calculator) } }
    var result = BatchSummary()
    var stopped = false
    let join = job.things.flatMap { ThingJoin($0, header: streams.reader.header) }
    var problems: [Diagnostic] = []
    do throws(TableError) {
      try streams.writer.writeHeader(carried: streams.reader.header, results: job.outputs)
      var summary = BatchSummary()
      func write(_ chunk: RowChunk, _ output: ChunkWorker.Output) throws(TableError) -> Bool {
        try streams.writer.append(rows: output.rows)
        output.faults.forEach(report)
        summary.faults += output.faults.count
        summary.rows += chunk.count
        stopped = !progress(summary.rows)
        return !stopped
      }
      try process(streams, join, by: workers, write)
      if !stopped { problems = join?.problems ?? [] }
      if streams.finishes, !stopped, problems.isEmpty { try streams.writer.finish() }
      summary.planned = workers.reduce(0) { $0 + $1.planned }
      summary.example = workers.compactMap(\.first).min { $0.row < $1.row }?.facts
      summary.note(workers.reduce(into: RowCounts()) { $0.add($1.counts) }, of: job, workers[0].calculator)
      summary.pinned = workers[0].pinned
      result = summary
    } catch {
      throw .table(error)
    }
    if stopped { throw .stopped(rows: result.rows) }
    if !problems.isEmpty { throw .job(BatchErrors(diagnostics: problems)) }
    return result
  }

  private func makeWorkers(header: [String]) throws(BatchErrors) -> [ChunkWorker] {
    let columns = try job.columns(header, carried: Set(header))
    var workers: [ChunkWorker] = []
    let cache = PlanCache(rowsWorthAPlan: job.rowsWorthAPlan, mostPatterns: job.mostPatterns)
    for _ in 0..<max(1, job.workers) {
      do throws(Diagnostic) {
        workers.append(try ChunkWorker(job, columns: columns, header: header, cache: cache))
      } catch {
        throw BatchErrors(diagnostics: [error])
      }
    }
    return workers
  }

  private func process(
    _ streams: Streams, _ join: ThingJoin?, by workers: [ChunkWorker],
    _ write: (RowChunk, ChunkWorker.Output) throws(TableError) -> Bool
  ) throws(TableError) {
    func next() throws(TableError) -> BatchRows? {
      guard let chunk = try streams.reader.nextChunk() else { return nil }
      guard let join else { return .plain(chunk) }
      return join.rows(chunk).map(BatchRows.joined)
    }
    if workers.count > 1 {
      try ChunkPipeline(workers, for: streams.writer).run(next: next, write: write)
    } else {
      while let rows = try next() {
        if try !write(rows.chunk, workers[0].process(rows, for: streams.writer)) { return }
      }
    }
  }
}
