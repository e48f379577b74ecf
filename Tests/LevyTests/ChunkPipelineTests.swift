import Tables
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevyTrace

/// Several workers at once make of a table what one does.
@Suite struct ChunkPipelineTests {
  private static let law = input("m") + rule("r", "if case.m < 0 then error('below zero') end return case.m * 2")

  /// Rows of unlike cost in some twenty chunks: those below zero fail, and what fails is interpreted.
  private static func table(end: String = "") -> [UInt8] {
    let rows = (1...40_000).map { $0 % 97 == 0 ? "-\($0)" : $0 % 89 == 0 ? "x\($0)" : "\($0).25" }
    return Array(("m\n" + rows.joined(separator: "\n") + "\n" + end).utf8)
  }

  private func job(_ workers: Int) throws -> BatchJob {
    var job = try BatchJob(rulebook(Self.law), outputs: ["r"])
    (job.workers, job.year) = (workers, 2025)
    return job
  }

  @Test(arguments: [2, 3, 16]) func isAsWithOne(workers: Int) throws {
    let one = try run(job(1), Self.table())
    let several = try run(job(workers), Self.table())
    #expect(several.output == one.output && one.lines.count == 40_002)
    #expect(several.shownFaults == one.shownFaults && one.faults.count == 857)
    #expect(several.summary.rows == 40_000 && several.summary.faults == 857)
  }

  @Test(arguments: [1, 2, 3]) func rowsBeforeAnErrorAreWritten(workers: Int) throws {
    let writer = try CSVWriter(.memory)
    let reader = try CSVReader(.bytes(Self.table(end: "\"open")))
    var found: TableError?
    let batch = Batch(try job(workers))
    do throws(Batch.Failure) {
      _ = try batch.run(.init(from: reader, to: writer)) { _ in }
    } catch {
      if case .table(let error) = error { found = error }
    }
    try writer.finish()
    #expect(found?.line == 40_002)
    #expect(writer.bytes.count { $0 == UInt8(ascii: "\n") } == 40_001)
  }

  @Test(arguments: [1, 2, 3]) func itEndsWhereItIsStopped(workers: Int) throws {
    let writer = try CSVWriter(.memory)
    let reader = try CSVReader(.bytes(Self.table()))
    let batch = Batch(try job(workers))
    var (rows, calls) = (0, 0)
    do throws(Batch.Failure) {
      _ = try batch.run(
        .init(from: reader, to: writer),
        progress: { _ in
          calls += 1
          return calls < 3
        }, report: { _ in })
    } catch {
      if case .stopped(let done) = error { rows = done }
    }
    try writer.finish()
    #expect(calls == 3 && rows > 0 && rows < 40_000)
    #expect(writer.bytes.count { $0 == UInt8(ascii: "\n") } == rows + 1)
  }

  /// Rows that one worker has seen count for all, and a plan that one has made serves all.
  @Test func plansAreShared() throws {
    let job = try job(2)
    let cache = PlanCache(rowsWorthAPlan: 10, mostPatterns: 1)
    let reader = try CSVReader(.bytes(Array(("m\n" + String(repeating: "1\n", count: 12)).utf8)))
    func runner() throws -> PlanRunner {
      let calculator = try Calculator(job.rulebook)
      let rows = RowEvaluator(job, columns: try job.columns(reader.header), calculator: calculator)
      return PlanRunner(job, rows: rows, calculator: calculator, cache: cache)
    }
    func planned(_ runner: PlanRunner, rows: Int) throws -> Int {
      let chunk = try #require(try reader.nextChunk(maximumRows: rows))
      let plans = runner.run(chunk).plans
      return (0..<plans.count).count { plans[$0] != nil }
    }
    let (first, second) = (try runner(), try runner())
    #expect(try planned(first, rows: 9) == 0)
    #expect(try planned(second, rows: 1) == 1)
    #expect(try planned(first, rows: 1) == 1)
    #expect(first.made.count == 1 && second.made.count == 1)
  }
}
