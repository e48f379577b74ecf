import Tables
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevyTrace

/// One plan serves all days of the same law, unless rules look at the day itself.
@Suite struct LawEpochTests {
  private static let law =
    input("m")
    + parameter("rate", "{ [\"2020-01-01\"] = 1, [\"2025-07-01\"] = revised { originally = 2, [\"2025-09-01\"] = 3 } }")
    + rule("v", "return 10", more: "to = \"2025-03-31\",") + rule("v", "return 20", more: "from = \"2025-04-01\",")
    + rule("plain", "return case.m * law.rate + case.v + case.year")
    + rule("dated", "if case.date < date(2025, 5, 15) then return case.m end return case.m + case.date.day")

  private static let days = (1...12).flatMap { month in
    (1...31).compactMap { CalendarDate(year: 2025, month: month, day: $0) }
  }

  private func job(_ output: String) throws -> BatchJob {
    var job = try BatchJob(rulebook(Self.law), outputs: [output])
    job.rowsWorthAPlan = 0
    return job
  }

  private static let table =
    "date,m\n"
    + (days + days.map { CalendarDate(year: 2024, month: $0.month, day: $0.day) ?? $0 })
    .enumerated().map { "\($1),\($0).25\n" }.joined()

  @Test(arguments: ["plain", "dated"]) func everyDayHasItsLaw(_ output: String) throws {
    var job = try job(output)
    let planned = try run(job, Self.table)
    job.usesPlans = false
    let interpreted = try run(job, Self.table)
    #expect(planned.lines == interpreted.lines)
    #expect(planned.faults.isEmpty)
    // 2025-06-30 and the day after, with another rate.
    if output == "plain" {
      #expect(planned.lines[181...182] == ["2025-06-30,180.25,2225.25", "2025-07-01,181.25,2588.75"])
    }
  }

  @Test(arguments: [("plain", 4), ("dated", 730)]) func plansAreMadeOncePerLaw(_ output: String, _ count: Int) throws {
    let job = try job(output)
    let reader = try CSVReader(.bytes(Array(Self.table.utf8)))
    let calculator = try Calculator(job.rulebook)
    let rows = RowEvaluator(job, columns: try job.columns(reader.header), calculator: calculator)
    let runner = PlanRunner(job, rows: rows, calculator: calculator)
    while let chunk = try reader.nextChunk() { _ = runner.run(chunk) }
    #expect(Set(runner.made.map(\.readsDate)) == [output == "dated"])
    #expect(runner.made.count == count)
  }
}
