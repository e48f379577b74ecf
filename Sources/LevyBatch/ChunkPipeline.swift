import Dispatch
import Tables
import Threads

/// Processes chunks on several threads, and passes their output on in the order of the chunks.
///
/// Chunks differ in size and rows in cost, so a worker that is done takes the next waiting chunk. No thread waits for
/// work.
final class ChunkPipeline: Sendable {
  /// A chunk in the pipeline, with its output once it is processed.
  private final class Work: Sendable {
    let rows: BatchRows
    let output = Locked(ChunkWorker.Output?.none)
    let isDone = DispatchSemaphore(value: 0)

    var isMade: Bool { output.withLock { $0 != nil } }

    init(_ rows: BatchRows) { self.rows = rows }
  }

  /// A worker, which belongs to whoever took it out of the idle ones.
  private struct Worker: @unchecked Sendable {
    let worker: ChunkWorker
  }

  private struct State {
    var idle: [Worker]
    var waiting: [Work] = []
  }

  private let state: Locked<State>
  private let queue = DispatchQueue(label: "chunks", attributes: .concurrent)
  private let group = DispatchGroup()
  // Workers only use it to make writers of the same kind.
  private nonisolated(unsafe) let writer: any TableWriter
  private let most: Int

  init(_ workers: [ChunkWorker], for writer: any TableWriter) {
    state = Locked(State(idle: workers.map(Worker.init)))
    self.writer = writer
    // Some chunks wait while others are processed, and as many again while the first is written.
    most = 3 * workers.count
  }

  /// Processes chunks until there are no more or `write` returns false; `write` is called on the caller's thread.
  func run(
    next: () throws(TableError) -> BatchRows?, write: (RowChunk, ChunkWorker.Output) throws(TableError) -> Bool
  ) throws(TableError) {
    var open: [Work] = []
    // Rows before a read error are written first.
    var failure: TableError?
    var isRead = false
    // Once this returns, no worker uses the writer any more.
    defer {
      drop()
      group.wait()
    }
    while true {
      // Finished chunks are written before more are read.
      while !isRead, open.count < most, open.first?.isMade != true {
        do throws(TableError) {
          guard let rows = try next() else {
            isRead = true
            break
          }
          open.append(submit(rows))
        } catch {
          (failure, isRead) = (error, true)
        }
      }
      if open.isEmpty {
        if let failure { throw failure }
        return
      }
      let first = open.removeFirst()
      first.isDone.wait()
      if let output = first.output.withLock(\.self), try !write(first.rows.chunk, output) { return }
    }
  }

  private func submit(_ rows: BatchRows) -> Work {
    let work = Work(rows)
    let worker = state.withLock { state -> Worker? in
      if let worker = state.idle.popLast() { return worker }
      state.waiting.append(work)
      return nil
    }
    if let worker { queue.async(group: group) { self.process(work, by: worker) } }
    return work
  }

  /// Drops the waiting chunks.
  private func drop() { state.withLock { $0.waiting = [] } }

  private func process(_ first: Work, by worker: Worker) {
    var next: Work? = first
    while let work = next {
      let made = worker.worker.process(work.rows, for: writer)
      work.output.withLock { $0 = made }
      next = state.withLock { state in
        if state.waiting.isEmpty {
          state.idle.append(worker)
          return nil
        }
        return state.waiting.removeFirst()
      }
      work.isDone.signal()
    }
  }
}
