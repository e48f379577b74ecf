import Tables
import Testing

@testable import LevyBatch
@testable import LevyModel

/// Rows in which cells of facts without a default are empty are computed by a plan too: one for rows without them.
@Suite struct EmptyCellPlanTests {
  /// A couple's facts are of no use for who is single, an age is, and what a rule computes may be given.
  private static let law =
    input("income") + input("married", "boolean", "default = false,") + input("spouse_born", "date")
    + input("rent", "money", "default = 0,")
    + rule("base", "return case.income - case.rent")
    + rule("tax", "if case.married then return case.base / 2 + case.spouse_born.day end return case.base")

  private func job() throws -> BatchJob {
    var job = try BatchJob(rulebook(Self.law), outputs: ["tax"])
    job.year = 2025
    job.given = ["base"]
    return job
  }

  private static let table: [UInt8] = {
    var text = "income,married,spouse_born,rent,base\n"
    for row in 0..<3000 {
      let couple = row % 2 == 0 ? "yes,1980-01-0\(row % 9 + 1)" : row % 14 == 1 ? "no,1980-01-01" : "no,"
      let (rent, base) = (row % 3 == 0 ? "" : "100", row % 5 == 0 ? "\(row)" : "")
      text += "\(row % 7 == 0 ? "" : "\(row)"),\(couple),\(rent),\(base)\n"
    }
    return Array(text.utf8)
  }()

  @Test func areAsInterpreted() throws {
    var job = try job()
    let planned = try run(job, Self.table)
    job.usesPlans = false
    let interpreted = try run(job, Self.table)
    #expect(planned.output == interpreted.output)
    #expect(planned.shownFaults == interpreted.shownFaults)
    // Without an income and a base nothing can be computed.
    #expect(planned.faults.count == (0..<3000).count { $0 % 7 == 0 && $0 % 5 != 0 })
    #expect(planned.summary.assumed.map(\.rows) == interpreted.summary.assumed.map(\.rows))
    #expect(planned.summary.assumed.map(\.assumption.name) == ["rent"])
    #expect(interpreted.summary.planned == 0)
    #expect(planned.summary.planned > 2300, "\(planned.summary.planned)")
  }

  /// A rule has read a default, though its result is the same with any other value.
  @Test func whatNoFormulaNeedsIsAssumedToo() throws {
    let rules =
      input("flag", "boolean", "default = false,") + input("rent", "money", "default = 0,")
      + rule("tax", "local rent = case.rent return 5") + rule("levy", "if case.flag then return case.tax end return 5")
    for (name, rows) in [("tax", 2), ("levy", 1)] {
      var job = try BatchJob(rulebook(rules), outputs: [name])
      (job.year, job.rowsWorthAPlan) = (2025, 0)
      let planned = try run(job, Array("flag,rent\nyes,\nno,\nyes,7\n".utf8))
      job.usesPlans = false
      let interpreted = try run(job, Array("flag,rent\nyes,\nno,\nyes,7\n".utf8))
      for summary in [planned.summary, interpreted.summary] {
        #expect(summary.assumed.map { "\($0.assumption.name) \($0.rows)" } == ["rent \(rows)"])
      }
      #expect(planned.summary.planned == 3)
    }
  }

  /// A table can have any number of patterns. An income beside a base is not read, so that its cell may be empty.
  @Test(arguments: [(1, 2), (2, 3), (16, 5)]) func plansAreMadeForSoManyPatterns(most: Int, computed: Int) throws {
    var job = try job()
    (job.rowsWorthAPlan, job.mostPatterns) = (1, most)
    let rows = ["1,no,1980-01-01,0,1", "1,no,,0,1", "1,no,1980-01-01,0,", "1,no,,0,", ",no,1980-01-01,0,1"]
    let table = "income,married,spouse_born,rent,base\n" + rows.joined(separator: "\n") + "\n"
    let result = try run(job, Array(table.utf8))
    #expect(result.faults.isEmpty)
    #expect(result.summary.planned == computed)
  }
}
