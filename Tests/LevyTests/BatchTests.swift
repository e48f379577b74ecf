import ExactNumbers
import Tables
import Testing

@testable import LevyBatch
@testable import LevyModel

private let rules =
  input("income", "money", #"min = -1000, max = 1000000, aliases = { "zve", "Ein kommen" },"#)
  + input("kids", "count(9)", "default = 0,")
  + input("filing", #"choice { "single", "joint" }"#, #"default = "single","#)
  + parameter(
    "rate", #"{ ["2020-01-01"] = 0.1, ["2024-01-01"] = revised { originally = 0.2, ["2024-06-01"] = 0.25 } }"#)
  + rule("base", "return max(case.income - case.kids * 100, 0)")
  + rule(
    "tax", "return floor(case.base * law.rate * (case.filing == 'joint' and 1 or 2), 0.01)",
    more: #"aliases = { "T" },"#)
  + rule("share", "return case.tax / case.income", type: "rate")

private func job(_ outputs: String..., more: (inout BatchJob) throws -> Void = { _ in }) throws -> BatchJob {
  var job = try BatchJob(rulebook(rules, results: ["base", "tax"]), outputs: outputs)
  job.year = 2023
  try more(&job)
  return job
}

@Suite("Tables of cases")
struct BatchTests {
  @Test func resultsFollowTheInput() throws {
    let result = try run(job("tax", "T", "share"), "income,kids\n1000,0\n500,2\n3000,9\n")
    #expect(
      result.output == """
        income,kids,tax,T,share
        1000,0,200.00,200.00,0.2
        500,2,60.00,60.00,0.12
        3000,9,420.00,420.00,0.14

        """)
    #expect(result.summary.rows == 3)
    #expect(result.summary.faults == 0)
  }

  @Test func mainResultsWithoutOutputs() throws {
    #expect(try run(job(), "income\n100\n").lines == ["income,base,tax", "100,100.00,20.00", ""])
  }

  @Test func columnsByAlias() throws {
    #expect(try run(job("T"), "zve\n100\n").lines == ["zve,T", "100,20.00", ""])
    #expect(try run(job("T"), "Ein kommen\n100\n").lines[1] == "100,20.00")
  }

  @Test func aColumnOfARuleThatIsNamedPinsIt() throws {
    let result = try run(job("tax") { $0.given = ["base"] }, "base,income\n100,9\n,9\n")
    #expect(result.lines[1...2] == ["100,9,20.00", ",9,1.80"])
    #expect(result.summary.pinned == ["base"])
    #expect(result.summary.notes().map(\.plain).contains("given in place of its rule: base"))
    // By another of its names, and under one that is not that of a result which is asked for.
    let asked = try run(job("tax") { $0.given = ["tax"] }, "T,income\n7,9\n,9\n")
    #expect(asked.lines[1...2] == ["7,9,7.00", ",9,1.80"])
    #expect(try run(job("tax") { try $0.give("base", "100") }, "kids\n0\n").summary.pinned == ["base"])
  }

  @Test func theStandardInputHasAName() {
    #expect(Diagnostic(TableError(.empty, path: "-")).message.hasPrefix("standard input: "))
    #expect(Diagnostic(TableError(.empty, path: "a.csv")).message.hasPrefix("a.csv: "))
    #expect(Diagnostic(TableError(.nulByte, line: 1, column: 2, path: "a.csv")).place?.description == "a.csv:1:2")
  }

  /// Rows without results are none of those of which something is said.
  @Test func whatIsSaidOfAllRowsIsSaidOfAllThatHaveResults() throws {
    let summary = try run(job("tax") { $0.given = ["base"] }, "base,income\n100,9\n5,9\nx,9\n").summary
    #expect(summary.rows == 3 && summary.faults == 1)
    #expect(
      summary.notes(all: true).map(\.plain).allSatisfy { !$0.contains("rows") }, "\(summary.notes().map(\.plain))")
    let doubtful = try BatchJob(
      rulebook(
        input("m") + rule("r", "return case.m")
          + #"check "few" { message = "more than ten", holds = function(case) return case.m <= 10 end }"#),
      outputs: ["r"])
    var job = doubtful
    job.year = 2025
    func said(_ rows: String) throws -> [String] { try run(job, "m\n" + rows).summary.notes().map(\.plain) }
    #expect(try said("11\n12\nx\n") == ["doubtful: more than ten"])
    #expect(try said("11\n1\nx\n") == ["doubtful in 1 of 2 rows: more than ten"])
  }

  @Test func aColumnOfARuleIsAnErrorUnlessItIsNamed() throws {
    #expect(batchProblems(try job("tax"), header: ["base", "T", "income"]) == [.resultColumns(names: ["base", "T"])])
    #expect(
      Diagnostic(.resultColumns(names: ["base"])).message
        == "column 'base' has the name of a result, in place of which it would stand\n"
        + "  help: to take it as given, name it: given = [\"base\"]")
    #expect(
      batchProblems(try job("tax") { $0.given = ["bas"] }, header: ["zve"]) == [
        .unknownName(name: "bas", role: .given, nearest: ["base"])
      ])
    // Inputs need no naming, and bear it.
    #expect(batchProblems(try job("tax") { $0.given = ["kids", "base"] }, header: ["zve", "kids"]).isEmpty)
  }

  @Test func noTwoColumnsHaveOneName() throws {
    let twice = [Problem.columnTwice(name: "tax", others: ["T"])]
    #expect(batchProblems(try job("tax"), header: ["tax", "income"]) == twice)
    #expect(batchProblems(try job("tax") { $0.given = ["tax"] }, header: ["tax", "income"]) == twice)
    #expect(batchProblems(try job("tax") { $0.kept = ["tax"] }, header: ["tax", "income"]) == twice)
    #expect(batchProblems(try job("T") { $0.kept = ["tax"] }, header: ["tax", "income"]).isEmpty)
  }

  @Test func keptColumnsMeanNothing() throws {
    let result = try run(job("tax") { $0.kept = ["id", "kids", "T"] }, "id,kids,zve,T\nx,9,100,5\n,nonsense,200,\n")
    #expect(result.lines == ["id,kids,zve,T,tax", "x,9,100,5,20.00", ",nonsense,200,,40.00", ""])
    #expect(result.faults.isEmpty)
  }

  @Test func theYearMayBeAColumn() throws {
    let result = try run(job("tax"), "year,zve\n2023,100\n2024,100\n,100\n2019,100\nx,100\n 2025 ,100\n")
    #expect(
      result.lines[1...6] == [
        "2023,100,20.00", "2024,100,50.00", ",100,20.00", "2019,100,", "x,100,", " 2025 ,100,50.00",
      ])
    #expect(result.shownFaults == ["4:5 year 2019 no-law", "5:6 year x bad-value"])
  }

  @Test func theDateMayBeAColumn() throws {
    let result = try run(job("tax"), "date,zve\n2023-12-31,100\n2024-01-01,100\n")
    #expect(result.lines[1...2] == ["2023-12-31,100,20.00", "2024-01-01,100,50.00"])
  }

  @Test func theKnowledgeOfTheLawHoldsForAllRows() throws {
    let known = try job("tax") { $0.known = CalendarDate("2024-05-31") }
    #expect(try run(known, "year,zve\n2024,100\n2023,100\n").lines[1...2] == ["2024,100,40.00", "2023,100,20.00"])
  }

  @Test func noYearAtAll() throws {
    let without = try job("tax") { $0.year = nil }
    #expect(batchProblems(without, header: ["zve"]) == [.noYear(first: 2020, last: 2026)])
    let result = try run(without, "year,zve\n,100\n2023,100\n")
    #expect(result.faults.map(\.diagnostic.problem) == [.noYear(first: 2020, last: 2026)])
    #expect(result.lines[1...2] == [",100,", "2023,100,20.00"])
  }

  @Test func commonFacts() throws {
    let common = try job("tax") {
      try $0.give("filing", "JOINT")
      try $0.give("year", "2024")
    }
    #expect(try run(common, "zve\n100\n").lines[1] == "100,25.00")
    #expect(batchProblems(common, header: ["filing"]) == [.givenTwice(name: "filing", other: "filing")])
    #expect(problem { try job("tax") { try $0.give("zve", "-1001") } }?.code == "out-of-range")
    #expect(problem { try job("tax") { try $0.give("zv", "1") } }?.code == "unknown-name")
    #expect(problem { try job("tax") { try $0.give("zve", "x") } }?.code == "bad-value")
  }

  @Test func factsOfAllRowsGivenTwice() throws {
    let found = problem {
      try job("tax") {
        try $0.give("zve", "1")
        try $0.give("income", "2")
      }
    }
    #expect(found?.code == "given-twice")
  }

  @Test func aYearBesideADateOfAnotherYear() throws {
    let columns = try run(job("tax"), "year,date,zve\n2023,2024-06-30,100\n")
    let common = try run(job("tax") { try $0.give("date", "2024-06-30") }, "year,zve\n2023,100\n")
    #expect(columns.faults.count == 1)
    #expect(common.faults.count == 1)
  }

  // MARK: Headers

  @Test func unknownColumns() throws {
    #expect(
      batchProblems(try job("tax"), header: ["id", "zvee", "kids"]) == [
        .unknownName(name: "id", role: .heading, nearest: []),
        .unknownName(name: "zvee", role: .heading, nearest: ["zve"]),
      ])
    #expect(
      Diagnostic(.unknownName(name: "zvee", role: .heading, nearest: ["zve"])).message
        == "unknown column 'zvee'\n  help: did you mean 'zve'?")
  }

  @Test func columnsOfTheSameFact() throws {
    #expect(
      batchProblems(try job("tax"), header: ["zve", "kids", "income"]) == [.givenTwice(name: "income", other: "zve")])
  }

  @Test func keptColumnsMustExist() throws {
    #expect(
      batchProblems(try job("tax") { $0.kept = ["idd"] }, header: ["zve"]) == [
        .unknownName(name: "idd", role: .column, nearest: [])
      ])
  }

  @Test func unknownOutputs() throws {
    #expect(problem { try job("txa") } == .unknownName(name: "txa", role: .asked, nearest: ["tax"]))
  }

  @Test func aWrongHeaderWritesNothing() throws {
    let writer = try CSVWriter(.memory)
    let reader = try CSVReader(.bytes(Array("nothing\n1\n".utf8)))
    let batch = Batch(try job("tax"))
    var failed = false
    do throws(Batch.Failure) {
      _ = try batch.run(.init(from: reader, to: writer)) { _ in }
    } catch .job(let errors) {
      failed = errors.diagnostics.map(\.problem.code) == ["unknown-name"]
    } catch {
      Issue.record("\(error)")
    }
    #expect(failed)
    try writer.flush()
    #expect(writer.bytes.isEmpty)
  }

  @Test func theCallerMayStop() throws {
    let rows = (1...20_000).map { "\($0)\n" }.joined()
    let streams = Batch.Streams(
      from: try CSVReader(.bytes(Array("zve\n\(rows)".utf8))), to: try CSVWriter(.memory))
    let batch = Batch(try job("tax"))
    var stopped = 0
    do throws(Batch.Failure) {
      _ = try batch.run(streams, progress: { $0 < 5000 }) { _ in }
    } catch .stopped(let rows) {
      stopped = rows
    } catch {
      Issue.record("\(error)")
    }
    #expect(stopped >= 5000 && stopped < 20_000)
  }
}
