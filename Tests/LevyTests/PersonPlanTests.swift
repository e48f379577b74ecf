import Differential
import Levy
import LevyTrace
import Testing

@testable import LevyBatch
@testable import LevyTrace

@Suite("Persons in tables") struct PersonPlanTests {
  private let book: Rulebook

  init() throws { book = try rulebook(householdRules, results: ["levies"]) }

  /// Plans and the interpreter agree (`run`), whoever is there and whatever is given.
  private func outcome(_ table: String, _ outputs: [String]) throws -> (BatchResult, planned: Int) {
    var job = try BatchJob(book, outputs: outputs)
    job.year = 2025
    let result = try run(job, table)
    job.rowsWorthAPlan = 0
    return (result, try run(job, Array(table.utf8)).summary.planned)
  }

  @Test func contradictionsInRows() throws {
    let table = """
      wages,is_married,spouse.wages,number_of_children,child.1.birth_date,child.2.birth_date
      100,no,,0,,
      100,no,0,0,,
      100,no,5,0,,
      100,yes,5,1,2010-01-01,
      100,yes,,1,2010-01-01,2010-01-01
      100,yes,5,2,2010-01-01,
      100,yes,5,2,2010-01-01,2013-01-01
      """
    let (result, planned) = try outcome(table, ["levies", "benefit"])
    #expect(
      result.shownFaults == [
        "3:4 - - no-such-person", "5:6 - - no-such-person", "6:7 - - missing",
      ])
    #expect(result.lines[7].hasSuffix("10.50,2760.00"))
    // Cells that are empty because nobody is there need no interpreter.
    #expect(planned == 4)
  }

  /// Plans say which fact is given of somebody who is absent, in the words of the interpreter, which is not asked.
  @Test(arguments: [1, 2, 3]) func factsOfTheAbsentAreRefusedByPlans(seed: UInt64) throws {
    let header = [
      "wages", "is_married", "spouse.wages", "spouse.tax_paid", "number_of_children", "child.1.months",
      "child.2.months",
    ]
    var random = Random(seed: seed)
    func cell(_ texts: [String]) -> String { texts[random.below(texts.count)] }
    let cells = (0..<3000).map { _ in
      let isMarried = random.below(2) == 0
      return [
        "100", isMarried ? "yes" : "no", cell(["0", "", "7", "x"]), isMarried ? "20" : cell(["", "0", "0", "3"]),
        cell(["0", "1", "2", "2"]), cell(["12", "", "5"]), cell(["12", "", "0"]),
      ]
    }
    func faults(_ job: BatchJob, _ cells: [[String]]) throws -> (faults: [String], asked: Int) {
      let evaluator = try TableEvaluator(job, header: header)
      var asked = 0
      evaluator.calculator.onRule = { _ in asked += 1 }
      let results = try withColumns(header.indices.map { column in cells.map { $0[column] } }) {
        try #require(evaluator.evaluate($0, count: cells.count))
      }
      return (
        results.faults.map { "\($0.row) \($0.column.map { header[$0] } ?? "") \($0.diagnostic.message)" }, asked
      )
    }
    var job = try BatchJob(book, outputs: ["levies", "benefit"])
    (job.year, job.rowsWorthAPlan) = (2025, 10)
    let planned = try faults(job, cells)
    job.usesPlans = false
    let interpreted = try faults(job, cells)
    #expect(planned.faults == interpreted.faults)
    #expect(planned.faults.count { $0.contains("nobody is there") } > 500 && planned.faults.count < 3000)
    #expect(planned.asked < 100 && interpreted.asked > 3000, "\(planned.asked)")
  }

  /// A fact of somebody who is there may be empty where no result reads it.
  @Test func factsThatHaveToBeGivenAndAreNotRead() throws {
    var job = try BatchJob(book, outputs: ["levies"])
    (job.year, job.rowsWorthAPlan) = (2025, 10)
    let texts = [
      (0..<1000).map { $0 % 2 == 0 ? "yes" : "no" }, (0..<1000).map { $0 % 2 == 0 ? "50" : "" },
      (0..<1000).map { $0 % 4 == 0 ? "3" : "" },
    ]
    let evaluator = try TableEvaluator(job, header: ["is_married", "spouse.wages", "spouse.tax_paid"])
    var asked = 0
    evaluator.calculator.onRule = { _ in asked += 1 }
    let results = try withColumns(texts) { try #require(evaluator.evaluate($0, count: 1000)) }
    #expect(results.faults.isEmpty && asked < 100, "\(asked)")
  }

  @Test func factsThatHaveToBeGiven() throws {
    let table = """
      wages,tax_paid,is_married,spouse.tax_paid
      100,20,no,
      100,20,yes,
      100,20,yes,0
      100,20,yes,7.50
      100,20,no,0
      100,20,no,7.50
      100,20,no,-0.01
      """
    let (result, planned) = try outcome(table, ["refund"])
    #expect(result.shownFaults == ["2:3 - - missing", "6:7 - - no-such-person", "7:8 - - no-such-person"])
    #expect(planned == 4)
  }

  /// The presence of a person may be the same in all rows.
  @Test func factsThatHaveToBeGivenOfWhomAllRowsHave() throws {
    var job = try BatchJob(book, outputs: ["refund"])
    job.year = 2025
    try job.give("is_married", "yes")
    let table = "wages,tax_paid,spouse.tax_paid\n100,20,\n100,20,0\n100,20,7.50\n"
    let result = try run(job, table)
    #expect(result.lines.dropFirst().prefix(3) == ["100,20,,", "100,20,0,10.00", "100,20,7.50,17.50"])
    #expect(result.shownFaults == ["1:2 - - missing"])
    job.rowsWorthAPlan = 0
    #expect(try run(job, Array(table.utf8)).summary.planned == 2)
  }

  @Test func nothingIsInterpreted() throws {
    let found = try book.findings()
    #expect(found.notes.map(\.message) == [])
    #expect(found.warnings.filter { $0.problem == .unreachable }.map(\.message) == [])
  }

  @Test func aTableForAllRowsOfWhichAPersonIsAbsent() throws {
    var job = try BatchJob(book, outputs: ["levies"])
    job.year = 2025
    try job.give("spouse.wages", "5")
    let result = try run(job, "wages,is_married\n1,yes\n1,no\n")
    #expect(result.shownFaults == ["2:3 - - no-such-person"])
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func randomTables(_ seed: UInt64) throws {
    let results = try PlanDifferential(book, year: 2025).everyRule(rows: 60, seed: seed)
    #expect(results.compactMap(\.difference) == [])
    #expect(results.reduce(0) { $0 + $1.planned } > 25)
  }

  /// Ten children of whom a table gives two cost what two cost.
  @Test func whatIsNotGivenCostsNothing() throws {
    func instructions(_ most: Int) throws -> Int {
      let rules = householdRules.replacing("at_most = 4", with: "at_most = \(most)")
        .replacing("count(4)", with: "count(2)")
      return try PlanTiming(
        Calculator(rulebook(rules)), date: .lastDay(of: 2025),
        given: ["number_of_children", "child.1.birth_date", "child.2.birth_date"], outputs: ["benefit"]
      ).instructionCount
    }
    let counts = try [2, 10].map(instructions)
    #expect(counts[0] == counts[1], "\(counts)")
  }
}
