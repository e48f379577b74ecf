import Levy
import Testing

@testable import LevyBatch
@testable import LevyModel

/// A table in memory has the results of the same table as text, and says the same of them.
@Suite struct TableResultTests {
  private static let law =
    input("m", "money", "min = 0,") + input("word", "choice { \"a\", \"b\" }", "default = \"a\",")
    + input("flag", "boolean", "default = false,") + input("n", "count(9)", "default = 1,")
    + input("share", "rate", "default = 0,") + input("day", "date")
    + rule("tax", "if case.flag then return case.m * case.n end return floor(case.m * case.share, 0.01)")
    + rule("later", "return case.day", type: "date") + rule("large", "return case.m > 100", type: "boolean")
    + rule("rate", "return case.share / 4", type: "rate") + rule("twice", "return 2 * case.n", type: "count(18)")
    + rule("kind", "return case.word", type: "choice { \"a\", \"b\" }")
  private static let outputs = ["tax", "later", "large", "rate", "twice", "kind"]

  private func job() throws -> BatchJob {
    var job = try BatchJob(rulebook(Self.law), outputs: Self.outputs)
    (job.year, job.kept) = (2025, ["id"])
    return job
  }

  private let columns: [(name: String, column: TableColumn)] = [
    ("id", .texts(["x", nil, "z", "u", "v"])), ("m", .cents([10_001, nil, 50, -1, 0])),
    ("word", .texts(["b", nil, "c", "a", ""])), ("flag", .flags([true, false, nil, true, false])),
    ("n", .whole([3, 2, nil, 1, 0])), ("share", .floats([0.125, 0.5, .nan, nil, 1])),
    ("day", .texts(["2025-03-01", "2025-03-02", "2025-03-03", "2025-03-04", nil])),
  ]

  @Test func allKindsOfColumns() throws {
    let result = try Batch(job()).result(of: columns)
    #expect(result["id"] == columns[0].column && result["m"] == nil)
    #expect(result["tax"] == .cents([30_003, nil, nil, nil, nil]))
    #expect(result["later"] == .texts(["2025-03-01", nil, nil, nil, nil]))
    #expect(result["large"] == .flags([true, nil, nil, nil, nil]))
    #expect(result["rate"] == .floats([0.03125, nil, nil, nil, nil]))
    #expect(result["twice"] == .whole([6, nil, nil, nil, nil]) && result["kind"] == .texts(["b", nil, nil, nil, nil]))
    #expect(
      result.faults.map { "\($0.row) \($0.column ?? "-") \($0.diagnostic.code.rawValue)" } == [
        "1 - missing", "2 word bad-value", "3 m out-of-range", "4 - missing",
      ])
    #expect(result.causes.map(\.rows) == [1, 1, 1, 1] && result.causes.map(\.row) == [1, 2, 3, 4])
    #expect(result.days.map(\.rows) == [5] && result.days[0].day == .lastDay(of: 2025))
  }

  @Test func wholeAmountsBelowZero() throws {
    var job = try BatchJob(rulebook(input("m") + rule("r", "return case.m * 2")), outputs: ["r"])
    job.year = 2025
    #expect(try Batch(job).result(of: [("m", .whole([-3, 4]))])["r"] == .cents([-600, 800]))
  }

  /// Facts, remarks and faults are those of the table as text.
  @Test func saysWhatABatchSays() throws {
    var job = try job()
    let table = """
      id,m,word,flag,n,share,day
      x,100.01,b,true,3,0.125,2025-03-01
      ,,,false,2,0.5,2025-03-02
      z,0.50,c,,,,2025-03-03
      u,-0.01,a,true,1,,2025-03-04
      v,0,,false,0,1,

      """
    let text = try run(job, Array(table.utf8))
    for planned in [true, false] {
      (job.usesPlans, job.rowsWorthAPlan) = (planned, 0)
      let result = try Batch(job).result(of: columns)
      #expect(result.faults.map(\.diagnostic) == text.faults.map(\.diagnostic))
      #expect(result.summary.notes(all: true).map(\.plain) == text.summary.notes(all: true).map(\.plain))
      #expect(result.summary.rows == 5 && result.summary.faults == 4)
      let facts = try #require(result.facts(row: 0))
      #expect(try Calculator(rulebook(Self.law)).evaluate("tax", for: facts) == .number(Exact(30_003).divided(by: 100)))
      // A refused cell is not an empty one, and there is no such row.
      #expect(result.facts(row: 2) == nil && result.facts(row: 5) == nil && result.facts(row: -1) == nil)
      #expect(result.facts(row: 1) != nil)
    }
  }

  @Test func threadsComputeInOrder() throws {
    var job = try BatchJob(rulebook(Self.law), outputs: ["tax"])
    (job.year, job.workers) = (2025, 3)
    let rows = 200_000
    let amounts = (0..<rows).map { $0 % 70_000 == 9 ? nil : Optional($0) }
    var told: [Int] = []
    let result = try Batch(job).result(of: [("m", .cents(amounts)), ("flag", .flags(amounts.map { _ in true }))]) {
      told.append($0)
      return true
    }
    #expect(result["tax"] == .cents(amounts))
    #expect(result.faults.map(\.row) == [9, 70_009, 140_009] && result.causes.map(\.rows) == [3])
    #expect(result.summary.rows == rows && told.last == rows && told.count == 2)
    #expect(throws: Batch.Failure.self) { try Batch(job).result(of: [("m", .cents(amounts))]) { _ in false } }
  }

  @Test func whatIsNoTable() throws {
    let job = try job()
    func problem(_ columns: [(name: String, column: TableColumn)]) -> String? {
      do throws(Batch.Failure) {
        _ = try Batch(job).result(of: columns)
        return nil
      } catch {
        guard case .job(let errors) = error else { return "another" }
        return errors.diagnostics.map(\.message).joined()
      }
    }
    let id = (name: "id", column: TableColumn.whole([1]))
    #expect(problem([id, ("m", .whole([1, 2]))])?.contains("column 'm' has 2 rows, and 'id' 1") == true)
    #expect(problem([id, id])?.contains("several columns 'id'") == true)
    #expect(problem([id, ("mm", .whole([1]))])?.contains("unknown") == true)
    #expect(problem([id, ("tax", .whole([1]))]) != nil)
    // No rows have no results, and are a table all the same.
    let none = try Batch(job).result(of: [("id", .whole([])), ("m", .cents([]))])
    #expect(none["tax"] == .cents([]) && none.faults.isEmpty && none.summary.rows == 0)
  }
}
