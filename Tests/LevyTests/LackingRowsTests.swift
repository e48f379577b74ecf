import Tables
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel

/// Rows that lack facts are refused by plans, with the words that the interpreter has for them.
@Suite struct LackingRowsTests {
  private static let law =
    input("a") + input("b") + input("c", "boolean", "default = false,") + input("n", "count(9)")
    + input("h", "money", "default = 0,")
    // The first fact that is read differs from row to row.
    + rule("sum", "if case.c then return case.a + case.b end return case.b + case.a")
    + rule("some", "if case.h > 50 then return case.sum end return case.n + case.b")
    // Fails where it goes on without a fact.
    + rule("share", "if case.h > 80 then return case.h / case.a + case.n end return case.h")
    + rule("all", "return case.some + case.share")
    // Says that it must be given.
    + rule("kept", "if case.h > 50 then return nil end return case.b", more: "ask = \"What is kept?\",")
    + rule("left", "if case.c then return case.kept + case.n end return case.sum")
    + rule("odd", "return string.len(tostring(case.b)) + case.n")
  private static let header = ["a", "b", "c", "n", "h"]

  private static func cells(rows: Int, seed: UInt64) -> [[String]] {
    var random = Random(seed: seed)
    func cell(_ texts: [String], emptyIn share: Int) -> String {
      if random.below(share) == 0 { return "" }
      return random.below(60) == 0 ? "x" : texts[random.below(texts.count)]
    }
    return (0..<rows).map { _ in
      [
        cell(["0", "1", "70.01"], emptyIn: 3), cell(["5", "-5"], emptyIn: 3), cell(["yes", "no"], emptyIn: 4),
        cell(["0", "3"], emptyIn: 3), cell(["0", "60", "90"], emptyIn: 8),
      ]
    }
  }

  private func faults(_ job: BatchJob, _ table: String) throws -> [String] {
    try run(job, Array(table.utf8)).faults.map { "\($0.row) \($0.column ?? "") \($0.diagnostic.message)" }
  }

  @Test(arguments: [
    ["sum"], ["some"], ["share", "sum"], ["all"], ["odd", "sum"], ["sum", "odd"], ["all", "kept"], ["left"], ["kept"],
  ])
  func areRefusedInTheSameWords(outputs: [String]) throws {
    for (seed, columns) in [(1, Self.header), (2, ["b", "c", "h"]), (3, ["a", "n", "h"]), (4, ["h"])] {
      let places = columns.compactMap { Self.header.firstIndex(of: $0) }
      let rows = Self.cells(rows: 400, seed: UInt64(seed)).map { row in places.map { row[$0] }.joined(separator: ",") }
      let table = ([columns.joined(separator: ",")] + rows).joined(separator: "\n") + "\n"
      for isStrict in [false, true] {
        var job = try BatchJob(rulebook(Self.law), outputs: outputs)
        (job.year, job.isStrict, job.rowsWorthAPlan) = (2025, isStrict, 0)
        let planned = try faults(job, table)
        job.usesPlans = false
        let interpreted = try faults(job, table)
        #expect(planned == interpreted, "\(outputs) of \(columns)")
        #expect(planned.count > 20)
      }
    }
  }

  /// However many rows lack the same, the interpreter is asked for one of them.
  @Test(arguments: [["a", "b", "c", "n", "h"], ["c", "n", "h"]], ["some", "left"])
  func oneOfThemIsInterpreted(columns: [String], output: String) throws {
    var job = try BatchJob(rulebook(Self.law), outputs: [output])
    (job.year, job.rowsWorthAPlan) = (2025, 10)
    let evaluator = try TableEvaluator(job, header: columns)
    var asked = 0
    evaluator.calculator.onRule = { _ in asked += 1 }
    var (causes, faults) = (FaultCauses(), 0)
    for part in 0..<3 {
      let cells = Self.cells(rows: 2000, seed: UInt64(part)).map { row in row.map { $0 == "x" ? "" : $0 } }
      let count = cells.count
      let texts = columns.map { name in Self.header.firstIndex(of: name).map { place in cells.map { $0[place] } } ?? []
      }
      let results = try withColumns(texts) { try #require(evaluator.evaluate($0, count: count)) }
      faults += results.faults.count
      causes.note(results.faults, from: 2000 * part, header: columns)
    }
    #expect(causes.all.reduce(0) { $0 + $1.rows } == faults && faults > 2000)
    #expect(causes.all.allSatisfy { $0.diagnostic.problem.code == "missing" } && causes.all.count <= 8)
    // At most three rules run for a row, and again for all that it lacks.
    #expect(asked > 0 && asked < 100, "\(asked)")
  }

  /// An input that stands for another fact is asked for under that fact's name, even for one of many rows.
  @Test func oneOfThoseThatLackWhatStandsForAnotherIsInterpreted() throws {
    let law =
      input("state", "choice { 'none', 'north', 'south' }", "default = 'none',")
      + input("needed_state", "choice { 'north', 'south' }", "stands_for = 'state',") + input("a")
      + rule(
        "tax", "local s = case.state if s == 'none' then s = case.needed_state end return s == 'north' and case.a or 8")
    var job = try BatchJob(rulebook(law), outputs: ["tax"])
    (job.year, job.rowsWorthAPlan) = (2025, 10)
    let evaluator = try TableEvaluator(job, header: ["state", "a"])
    var asked = 0
    evaluator.calculator.onRule = { _ in asked += 1 }
    let count = 2000
    let states = (0..<count).map { ["north", "", "south"][$0 % 3] }
    let results = try withColumns([states, (0..<count).map { "\($0)" }]) {
      try #require(evaluator.evaluate($0, count: count))
    }
    #expect(results.faults.count == 667 && results.faults.allSatisfy { $0.row % 3 == 1 })
    #expect(
      results.faults.allSatisfy { $0.diagnostic.problem.code == "missing" && $0.diagnostic.message.contains("state") })
    #expect(asked > 0 && asked < 100, "\(asked)")
  }

  /// Rows with a cell that is none are refused without running a rule, by the first such cell.
  @Test func rowsWithBadCellsAreNotInterpreted() throws {
    var job = try BatchJob(rulebook(Self.law), outputs: ["some"])
    (job.year, job.rowsWorthAPlan) = (2025, 10)
    let evaluator = try TableEvaluator(job, header: Self.header)
    let count = 2000
    // Some cells of each column are invalid, sometimes several in a row; no cell is empty.
    let bad = ["x", "y", "maybe", "z", "w"]
    let good = ["1", "5", "yes", "3", "60"]
    func isBad(_ column: Int, _ row: Int) -> Bool { row % (5 + column) == 0 && row > 50 }
    let texts = (0..<5).map { column in (0..<count).map { isBad(column, $0) ? bad[column] : good[column] } }
    var asked = 0
    evaluator.calculator.onRule = { _ in asked += 1 }
    let results = try withColumns(texts) { try #require(evaluator.evaluate($0, count: count)) }
    let expected = (0..<count).compactMap { row in
      (0..<5).first { isBad($0, row) }.map { "\(row) \($0) \(bad[$0])" }
    }
    #expect(results.faults.map { "\($0.row) \($0.column ?? -1) \($0.value ?? "")" } == expected)
    #expect(expected.count > 1000 && asked < 100, "\(asked)")
  }
}

/// Calls a body with columns of texts.
func withColumns<Result>(
  _ texts: [[String]], _ body: ([MemoryColumn]) throws -> Result
) throws -> Result {
  var (bytes, offsets): ([[UInt8]], [[Int32]]) = ([], [])
  for column in texts {
    bytes.append(Array(column.joined().utf8) + [0])
    offsets.append(column.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int32($1.utf8.count)) })
  }
  var columns: [MemoryColumn] = []
  func add(_ place: Int) throws -> Result {
    if place == texts.count { return try body(columns) }
    return try bytes[place].withUnsafeBufferPointer { bytes in
      try offsets[place].withUnsafeBufferPointer { offsets in
        columns.append(.init(.texts(try #require(bytes.baseAddress), try #require(offsets.baseAddress))))
        return try add(place + 1)
      }
    }
  }
  return try add(0)
}
