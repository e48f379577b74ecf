import ExactNumbers
import LevyPlan
import Tables
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyRules
@testable import LevyTrace

/// The range of each column of a plan is chosen by itself; rows beyond any are interpreted, and right.
@Suite struct PlanRangeTests {
  /// A wage in days times a rate, capped, as contributions are; an amount that only adds to it; and a number.
  private static let rules =
    input("wage") + input("share", "rate") + input("bonus") + input("low", "money", "min = -20.5, max = 500")
    + rule("capped", "return round(min(case.wage * 360, 69750) * case.share, 0.01)")
    + rule("r", "return round(case.capped * 0.45, 0.01) + case.bonus + case.low")

  private func description(_ declarations: String = rules) throws -> PlanDescription {
    try PlanDescription(Calculator(rulebook(declarations)), date: .lastDay(of: 2025), outputs: ["r"])
  }

  private func range(_ name: String, _ plan: PlanDescription) throws -> (low: Exact, high: Exact) {
    let entry = try #require(plan.entries.first { $0.name == name })
    return (try #require(entry.least), try #require(entry.most))
  }

  /// Returns, for each row of a table, whether a plan computes it.
  private func planned(_ table: String) throws -> [Bool] {
    var job = try BatchJob(rulebook(Self.rules), outputs: ["r"])
    (job.year, job.rowsWorthAPlan) = (2025, 0)
    let reader = try CSVReader(.bytes(Array(table.utf8)))
    let calculator = try Calculator(job.rulebook)
    let rows = RowEvaluator(job, columns: try job.columns(reader.header), calculator: calculator)
    let chunk = try #require(try reader.nextChunk(maximumRows: 1000))
    let plans = PlanRunner(job, rows: rows, calculator: calculator).run(chunk).plans
    return (0..<plans.count).map { plans[$0] != nil }
  }

  @Test func onlyWhatMakesColumnsWideIsNarrower() throws {
    let plan = try description()
    #expect(plan.instructions.allSatisfy { !$0.contains("wide(") })
    let (wage, share) = (try range("wage", plan), try range("share", plan))
    #expect(wage.low > -1_000_000 && wage.high >= 1_000_000_000, "what is capped has no bound above")
    #expect(share.high == 1)
    #expect(try range("bonus", plan) == (-1_000_000_000_000, 1_000_000_000_000))
  }

  @Test func whatIsDeclaredIsTheRange() throws {
    #expect(try range("low", description()) == (Exact(numerator: -205, scale: 1), 500))
  }

  /// At the ends, one cent within, and one cent beyond.
  @Test func endsOfRanges() throws {
    let plan = try description()
    let cent = Exact(numerator: 1, scale: 2)
    var lines = ["wage,share,bonus,low"]
    var isWithin: [Bool] = []
    let usual: [(name: String, cell: String)] = [("wage", "100"), ("share", "0.1"), ("bonus", "7"), ("low", "1")]
    for (place, column) in usual.enumerated() {
      let (low, high) = try range(column.name, plan)
      let step = column.name == "share" ? Exact(numerator: 1, scale: 6) : cent
      let cells = [
        (low, true), (try low.adding(step), true), (try low.subtracting(step), false), (high, true),
        (try high.subtracting(step), true), (try high.adding(step), false),
      ]
      for (number, isInside) in cells {
        // All others at either end as well: the ranges hold for all columns at once.
        for others in [0, 1, 2] {
          let row = try usual.enumerated().map { other, column in
            if other == place { return number.description }
            let (low, high) = try range(column.name, plan)
            return others == 0 ? column.cell : (others == 1 ? low : high).description
          }
          lines.append(row.joined(separator: ","))
          isWithin.append(isInside)
        }
      }
    }
    let table = lines.joined(separator: "\n") + "\n"
    #expect(try planned(table) == isWithin)
    var job = try BatchJob(rulebook(Self.rules), outputs: ["r"])
    job.year = 2025
    // Plan and interpreter agree, or it fails.
    _ = try run(job, table)
  }

  /// More columns than there are places for what numbers hang on.
  @Test func manyColumns() throws {
    let names = (1...70).map { "m\($0)" }
    let rules =
      names.map { input($0) }.joined()
      + rule("r", "return round((\(names.map { "case.\($0)" }.joined(separator: " + "))) * (case.m1 + case.m66), 0.01)")
    let plan = try description(rules)
    #expect(plan.entries.last?.reason == nil)
    var job = try BatchJob(rulebook(rules), outputs: ["r"])
    job.year = 2025
    let rows = (0..<4).map { row in names.indices.map { "\(($0 * 7 + row * 1000) % 3000).25" }.joined(separator: ",") }
    _ = try run(job, ([names.joined(separator: ",")] + rows).joined(separator: "\n") + "\n")
  }

  private static let regular = "RE4,LZZ,STKL,KVZ,PVZ,R,ZKF,LZZFREIB"
  private static let all =
    "RE4,LZZ,STKL,KVZ,PVZ,PVS,PVA,R,ZKF,LZZFREIB,LZZHINZU,JRE4,JVBEZ,JFREIB,JHINZU,SONSTB,VBEZ,VBEZM,VJAHR,ZMVB,PKV,"
    + "PKPV,PKPVAGZ,KRV,ALTER1"

  @Test(
    "the wage tax of tables takes no wide columns",
    arguments: [(regular, "LSTLZZ,SOLZLZZ,BK", 200), (all, "LSTLZZ,SOLZLZZ,BK,STS,SOLZS,BKS", 800)])
  func wageTax(_ given: String, _ results: String, most: Int) throws {
    let plan = try PlanDescription(
      Calculator(Rulebook("de", in: Shipped.root)), date: .lastDay(of: 2026),
      given: given.split(separator: ",").map(String.init),
      outputs: results.split(separator: ",").map(String.init))
    #expect(plan.instructions.allSatisfy { !$0.contains("wide(") })
    #expect(plan.instructions.count <= most)
    #expect(try range("official_gross_wage", plan).high == 10_000_000)
  }

  /// It is not rounded, so its denominator is that of each figure in it.
  @Test("the marginal rate of a taxable income is computed", arguments: 2010...2026)
  func marginalRate(_ year: Int) throws {
    let plan = try PlanDescription(
      Calculator(Rulebook("de", in: Shipped.root)), date: .lastDay(of: year),
      given: ["taxable_income", "filing", "federal_state", "church_member"], outputs: ["marginal_rate"])
    #expect(plan.instructions.count > 20)
  }
}
