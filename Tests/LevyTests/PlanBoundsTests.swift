import ExactNumbers
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyTrace

/// Plans at the ends of what columns hold: cells that are no values, limits that are no whole numerators, large counts.
@Suite struct PlanBoundsTests {
  /// Runs rules over cells of one column, by the plan and by the interpreter, which must agree, and gives the results.
  private func results(_ declarations: String, _ column: String, _ cells: [String]) throws -> [String] {
    let law = try rulebook(declarations)
    var job = try BatchJob(law, outputs: ["r"])
    job.year = 2025
    let table = ([column] + cells).joined(separator: "\n") + "\n"
    let plan = try PlanDescription(Calculator(law), date: .lastDay(of: 2025), outputs: ["r"])
    #expect(plan.entries.last?.reason == nil)
    return try run(job, table).lines.dropFirst().prefix(cells.count).map { line in
      String(line[line.index(after: line.lastIndex(of: ",") ?? line.startIndex)...])
    }
  }

  // MARK: Cells that are no values

  /// A bad cell once counted as 0, which is far below the first entry of the table.
  @Test func badCellsLookUpNothing() throws {
    let rules =
      input("n", "count(200000)", "min = 100000, max = 100300")
      + rule("r", "local t = { [100001] = 5, [100002] = 8, [100300] = 9 } return t[case.n] or 1")
    #expect(
      try results(rules, "n", ["100001", "x", "", "99999", "100301", "-1", "100000", "100300", "1e30"])
        == ["5.00", "", "", "", "", "", "1.00", "9.00", ""])
  }

  @Test func badDatesLookUpNothing() throws {
    let rules =
      input("d", "date")
      + rule("r", "local t = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 } return exact(t[case.d.month])")
    #expect(
      try results(rules, "d", ["1980-06-15", "1980-00-15", "1980-13-15", "6", "1600-01-01", "1980-12-01"])
        == ["30.00", "", "", "", "31.00", "31.00"])
  }

  @Test func daysThatThereAreNot() throws {
    let rules =
      input("d", "date") + rule("r", "local t = { 31, 28 } return exact(t[case.d.month] or case.d.month)")
    let cells = ["1980-01-15", "1980-02-29", "1981-02-29", "2025-99-99", "2025-00-15", "0", "1980-12-31"]
    #expect(try results(rules, "d", cells) == ["31.00", "28.00", "", "", "", "", "12.00"])
  }

  // MARK: Limits

  /// 8.2 is no binary fraction: its cents must be 820 and not 819.
  @Test(arguments: [
    ("8.2", "12.3", ["8.19", "8.20", "12.30", "12.31"]), ("-12.3", "-8.2", ["-12.31", "-12.30", "-8.20", "-8.19"]),
  ])
  func limitsToTheCent(low: String, high: String, cells: [String]) throws {
    let rules = input("m", "money", "min = \(low), max = \(high)") + rule("r", "return case.m")
    #expect(try results(rules, "m", cells) == ["", cells[1], cells[2], ""])
  }

  /// Limits between two cents leave the cents between them.
  @Test func limitsFinerThanTheColumn() throws {
    let rules = input("m", "money", "min = 0.005, max = 0.025") + rule("r", "return case.m")
    #expect(try results(rules, "m", ["0.00", "0.01", "0.02", "0.03"]) == ["", "0.01", "0.02", ""])
  }

  // MARK: Large counts

  /// Two values need no look-up, but 3000000000 times the difference of the figures exceeds a double.
  @Test func figuresOfTwoLargeCounts() throws {
    let rules =
      input("n", "count(3000000001)", "min = 3000000000")
      + rule("r", "if case.n == 3000000000 then return 12345678.91 end return 99999999999.99")
    #expect(
      try results(rules, "n", ["3000000000", "3000000001", "2999999999"]) == ["12345678.91", "99999999999.99", ""])
  }

  /// 3000000000 is no 32-bit integer.
  @Test func figuresOfManyLargeCounts() throws {
    let rules =
      input("n", "count(3000000002)", "min = 3000000000")
      + rule("r", "local t = { [3000000000] = 7, [3000000001] = 1.25, [3000000002] = 3 } return exact(t[case.n])")
    #expect(
      try results(rules, "n", ["3000000000", "3000000001", "3000000002", "3000000003"])
        == ["7.00", "1.25", "3.00", ""])
  }

  @Test func largestCounts() throws {
    let rules =
      input("n", "count(1 + 999999999999999)", "min = 999999999999998")
      + rule("r", "return case.n - exact(999999999999999)", type: "number")
    #expect(
      try results(rules, "n", ["999999999999998", "1000000000000000", "1000000000000001", "999999999999997"])
        == ["-1", "1", "", ""])
  }

  // MARK: Large constants

  /// A constant that a bound chooses is as large as any other number of a column.
  @Test(arguments: [
    ("max(999999999999999.99, case.m)", "money", "999999999999999.99"),
    ("max(999999999999999.98, case.m, 999999999999999.99)", "money", "999999999999999.99"),
    ("min(-999999999999999.99, case.m)", "money", "-999999999999999.99"),
    ("max(exact(10)^17, case.m)", "money", "100000000000000000.00"),
    ("max(exact(10)^24, case.m)", "number", "1000000000000000000000000"),
    ("max(exact(10)^24, case.m)", "money", "1000000000000000000000000.00"),
    ("max(exact(2)^53 + 1, case.m)", "number", "9007199254740993"),
    ("max(exact(2)^126, case.m) - exact(2)^126", "number", "0"),
    ("round(max(exact(2)^53 + 1, case.m) / 3)", "number", "3002399751580331"),
    ("max(case.m < 3 and exact(2)^53 + 1 or exact(2)^53, case.m)", "number", "9007199254740993"),
  ])
  func constantsThatBoundsChoose(formula: String, type: String, expected: String) throws {
    let law = try rulebook(input("m", "money") + rule("r", "return \(formula)", type: type))
    var job = try BatchJob(law, outputs: ["r"])
    job.year = 2025
    let lines = try run(job, "m\n1\n2\n").lines
    #expect(lines[1] == "1,\(expected)" && lines[2] == "2,\(expected)")
    let plan = try PlanDescription(
      Calculator(law), date: .lastDay(of: 2025), outputs: ["r"], isVerified: true)
    #expect(plan.faults == [])
  }

  // MARK: Facts that are absent

  @Test func columnsMustBeNamedOnce() throws {
    let rules =
      input("m", "money", "aliases = { \"M2\" }") + input("w", "money", "default = 7")
      + rule("r", "return case.m + case.w")
    var job = try BatchJob(rulebook(rules), outputs: ["r"])
    job.year = 2025
    #expect(throws: BatchErrors.self) { try TableEvaluator(job, header: ["m", "M2"]) }
    #expect(throws: BatchErrors.self) { try TableEvaluator(job, header: ["n"]) }
    // A missing fact has its default, not another fact's column.
    #expect(try results(rules, "m", ["1", "2"]) == ["8.00", "9.00"])
    #expect(try results(rules, "w", ["1"]) == [""])
  }
}
