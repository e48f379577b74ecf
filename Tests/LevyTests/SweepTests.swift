import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyCharts
@testable import LevyRules
@testable import LevySession
@testable import LevyWhatIf

@Suite("Sweeps") struct SweepTests {
  private static let rules =
    input("a") + rule("third", "return case.a / 3", type: "number")
    + rule("inverse", "return 1 / (case.a - 2)", type: "number")
    + rule("share", "return case.a / 7000", type: "rate") + rule("large", "return case.a > 1", type: "boolean")

  private func sweep(
    _ over: String, step: Exact? = nil, mostSteps: Int = 100, _ outputs: [String] = ["third"],
    rates: Set<Sweep.Rate> = []
  ) throws -> Sweep {
    let rulebook = try rulebook(Self.rules)
    return try Sweep(
      rulebook, Case(rulebook, year: 2025), over: Stretch(over, rulebook), step: step, mostSteps: mostSteps,
      outputs: outputs, rates: rates)
  }

  @Test func whatNoDecimalEqualsIsShown() throws {
    let sweep = try sweep("a=0..3", step: 1, ["third", "share"])
    let third = try Exact(1).divided(by: 3)
    #expect(sweep.columns[0].values == [.number(0), .number(third), .number(try third.adding(third)), .number(1)])
    #expect(sweep.faults.isEmpty)
    #expect(sweep.csv == "a,third,share\n0.00,0,0\n1.00,1/3,1/7000\n2.00,2/3,1/3500\n3.00,1,3/7000\n")
    #expect(sweep.markup.plain.contains("≈ 0.333333"))
    #expect(sweep.json.text().contains("\"1/3\""))
  }

  /// By the plan, which computes many points, as by the interpreter, which computes few.
  @Test func manyPointsAreAsFew() throws {
    let many = try sweep("a=0..300", step: 1, ["third", "share", "large"])
    #expect(many.points.count == 301)
    for (index, point) in many.points.enumerated() {
      #expect(many.columns[0].values[index] == .number(try point.divided(by: 3)))
      #expect(many.columns[1].values[index] == .number(try point.divided(by: 7000)))
      #expect(many.columns[2].values[index] == .boolean(point > 1))
    }
  }

  @Test func pointsAtWhichRulesFail() throws {
    let sweep = try sweep("a=0..4", step: 1, ["inverse", "third"])
    #expect(sweep.faults.map(\.point) == [2])
    #expect(sweep.columns.map { $0.values.map { $0 == nil } } == [[false, false, true, false, false]] * 2)
    #expect(sweep.columns[0].values[4] == .number(try Exact(1).divided(by: 2)))
    #expect(try self.sweep("a=0..0.02", step: Exact(numerator: 5, scale: 3)).faults.count == 2)
  }

  /// 1, 2 or 5 times a power of ten, so that there are at most a hundred steps, or as many as one says.
  @Test(arguments: [
    ("0..300000", 100, "5000"), ("0..100", 100, "1"), ("0..101", 100, "2"), ("0..200.01", 100, "5"),
    ("10..11", 100, "0.01"), ("0..0.5", 100, "0.01"), ("0..10000", 20, "500"), ("0..10001", 20, "1000"),
  ])
  func theDefaultStep(_ ends: String, mostSteps: Int, expected: String) throws {
    let points = try sweep("a=" + ends, mostSteps: mostSteps).points
    #expect(try points[1].subtracting(points[0]) == Exact(parsing: expected))
    #expect(points.count <= mostSteps + 1)
  }

  /// An annual tax of a quarter over a month's income is three for each unit of it, and no rate of 300 %.
  @Test func whatBelongsToAUnitIsNoPercentage() throws {
    let rulebook = try rulebook(
      input("monthly") + rule("tax", "return floor(case.monthly * 12 * 0.25, 0.01)"), results: ["tax"])
    let sweep = try Sweep(
      rulebook, Case(rulebook, year: 2025), over: Stretch("monthly=1000..2000", rulebook), step: 1000,
      rates: Set(Sweep.Rate.allCases))
    #expect(
      sweep.markup.plain == """
          monthly      tax  tax / monthly  tax per 1 more
          1000.00  3000.00              3               3
          2000.00  6000.00              3               3

        """)
    #expect(sweep.csv == "monthly,tax,effective.tax,marginal.tax\n1000.00,3000.00,3,3\n2000.00,6000.00,3,3\n")
    #expect(!sweep.plots().contains { BraillePlot($0).markup.plain.contains("%") })
    let session = Session(try Calculator(rulebook), folder: "", facts: try Case(rulebook, year: 2025))
    #expect(!session.respond(to: ":sweep tax over monthly=0..10000").text.plain.contains("%"))
    let kinks = try CaseFunction(Calculator(rulebook), Case(rulebook, year: 2025), over: "monthly")
      .kinks("tax", in: 0...1000)
    #expect(kinks.markup.plain == "tax has no kink there\n")
  }
}

private func * (list: [[Bool]], count: Int) -> [[Bool]] { (0..<count).flatMap { _ in list } }
