import Dispatch
import LevyCalculator
import LevyModel
import LevyTrace
import Tables

/// Runs a job over a table: reads rows, adds results, writes rows, in the order of the input and in constant memory.
public struct Batch {
  private let job: BatchJob

  /// Prepares to run a job.
  public init(_ job: BatchJob) { self.job = job }

  /// Where rows come from and go to.
  public struct Streams {
    let reader: any TableReader
    let writer: any TableWriter

    /// Pairs a reader with a writer.
    public init(from reader: any TableReader, to writer: any TableWriter) {
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
    let workers: [ChunkWorker]
    do throws(BatchErrors) {
      workers = try makeWorkers(header: streams.reader.header)
    } catch {
      throw .job(error)
    }
    var result = BatchSummary()
    var stopped = false
    do throws(TableError) {
      try streams.writer.writeHeader(carried: streams.reader.header, results: job.outputs)
      var summary = BatchSummary()
      var goesOn = true
      while goesOn, case let chunks = try nextChunks(streams.reader, most: workers.count), !chunks.isEmpty {
        for output in Self.process(chunks, by: workers, for: streams.writer) {
          try streams.writer.append(rows: output.rows)
          output.faults.forEach(report)
          summary.faults += output.faults.count
        }
        summary.rows += chunks.reduce(0) { $0 + $1.count }
        goesOn = progress(summary.rows)
      }
      stopped = !goesOn
      summary.planned = workers.reduce(0) { $0 + $1.planned }
      summary.assumed = assumed(workers)
      result = summary
    } catch {
      throw .table(error)
    }
    if stopped { throw .stopped(rows: result.rows) }
    return result
  }

  private func assumed(_ workers: [ChunkWorker]) -> [(assumption: Assumption, rows: Int)] {
    let counts = workers.reduce(into: [Int: Int]()) { $0.merge($1.assumed, uniquingKeysWith: +) }
    let slots = counts.keys.sorted()
    return zip(job.rulebook.assumptions(slots), slots).map { ($0, counts[$1] ?? 0) }
  }

  private func makeWorkers(header: [String]) throws(BatchErrors) -> [ChunkWorker] {
    let columns = try job.columns(header)
    var workers: [ChunkWorker] = []
    let cache = PlanCache()
    for _ in 0..<max(1, job.workers) {
      do throws(Diagnostic) {
        workers.append(try ChunkWorker(job, columns: columns, header: header, cache: cache))
      } catch {
        throw BatchErrors(diagnostics: [error])
      }
    }
    return workers
  }

  /// As many chunks as there are workers, so that memory does not grow with the table.
  private func nextChunks(_ reader: any TableReader, most: Int) throws(TableError) -> [RowChunk] {
    var chunks: [RowChunk] = []
    while chunks.count < most, let chunk = try reader.nextChunk() { chunks.append(chunk) }
    return chunks
  }

  /// The rows of each chunk with their results, in the order of the chunks.
  private static func process(
    _ chunks: [RowChunk], by workers: [ChunkWorker], for writer: any TableWriter
  ) -> [ChunkWorker.Output] {
    if chunks.count == 1 { return [workers[0].process(chunks[0], for: writer)] }
    var outputs = [ChunkWorker.Output](repeating: .init(), count: chunks.count)
    outputs.withUnsafeMutableBufferPointer { outputs in
      // Each worker, and each place of the outputs, is used by one iteration only.
      nonisolated(unsafe) let outputs = outputs
      nonisolated(unsafe) let workers = workers
      // Workers only ask it for writers like it.
      nonisolated(unsafe) let writer = writer
      DispatchQueue.concurrentPerform(iterations: chunks.count) { index in
        outputs[index] = workers[index].process(chunks[index], for: writer)
      }
    }
    return outputs
  }
}
