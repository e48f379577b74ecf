import ExactNumbers
import LevyModel
import Tables
import Testing

@testable import LevyBatch

@Suite("Rows of a table, as they come and go")
struct BatchRowTests {
  private static let rules =
    input("income", "money", #"min = 0, max = 1000000, aliases = { "zve" },"#)
    + input("share", "rate", "default = 0.5,")
    + input("filing", #"choice { "single", "joint" }"#, #"default = "single","#)
    + rule("tax", "return floor(case.income * case.share, 0.01)")
    + rule("third", "return case.income / 3", type: "number")
    + rule("broken", "return case.income / 3")

  private func job(_ outputs: String..., style: NumberStyle = .plain) throws -> BatchJob {
    var job = try BatchJob(rulebook(Self.rules), outputs: outputs)
    job.year = 2025
    job.style = style
    return job
  }

  @Test func faultyRowsKeepTheirPlace() throws {
    let table = "zve,filing\n100,single\nnan,single\n-5,single\n1e30,single\n100,jiont\n,single\n200,JOINT\n"
    let result = try run(job("tax"), table)
    #expect(
      result.output == """
        zve,filing,tax
        100,single,50.00
        nan,single,
        -5,single,
        1e30,single,
        100,jiont,
        ,single,
        200,JOINT,100.00

        """)
    #expect(
      result.shownFaults == [
        "2:3 zve nan bad-value", "3:4 zve -5 out-of-range", "4:5 zve 1e30 out-of-range", "5:6 filing jiont bad-value",
        "6:7 - - missing",
      ])
    #expect(result.summary.rows == 7)
    #expect(result.summary.faults == 5)
    guard case .badValue("filing", "jiont", _, ["joint"])? = result.faults.dropFirst(3).first?.diagnostic.problem else {
      Issue.record("the nearest word is 'joint'")
      return
    }
  }

  @Test func aRowWithoutAllResultsHasNone() throws {
    let result = try run(job("tax", "broken"), "zve\n300\n100\n")
    #expect(result.lines == ["zve,tax,broken", "300,150.00,100.00", "100,,", ""])
    #expect(result.shownFaults == ["2:3 - - wrong-result"])
  }

  @Test func emptyCellsGiveNothing() throws {
    let result = try run(job("tax"), "zve,share\n100,\n100,  \n100,\"\"\n100,0\n")
    #expect(result.lines[1...4] == ["100,,50.00", "100,  ,50.00", "100,\"\",50.00", "100,0,0.00"])
  }

  @Test func malformedRows() throws {
    let result = try run(job("tax"), "zve,filing\n100\n100,single,more\n\n200,joint\n")
    #expect(result.lines == ["zve,filing,tax", "100,,", "100,single,", ",,", "200,joint,100.00", ""])
    #expect(
      result.shownFaults == ["1:2 - 100 malformed-row", "2:3 - 100,single,more malformed-row", "3:4 -  malformed-row"])
    #expect(
      result.faults.first?.diagnostic.problem
        == .malformedRow(reason: Wording(inEnglish: "the row has 1 cells, the header has 2: 100")))
  }

  @Test func cellsThatAreNoText() throws {
    var bytes = Array("zve,filing\n100,s".utf8)
    bytes += [0xFF, 0x0A] + Array("1\u{0}0,single\n100,single\n".utf8)
    for usesPlans in [false, true] {
      var job = try job("tax")
      job.usesPlans = usesPlans
      let result = try run(job, bytes)
      #expect(result.faults.map(\.column) == ["filing", "zve"])
      #expect(result.faults.map(\.diagnostic.problem.code) == ["malformed-row", "malformed-row"])
      #expect(result.lines.dropLast().last == "100,single,50.00")
    }
  }

  @Test func linesAreCountedThroughQuotedCells() throws {
    var job = try job("tax")
    job.kept = ["note"]
    let result = try run(job, "note,zve\n\"two\nlines\",100\nx,nan\n")
    #expect(result.shownFaults == ["2:4 zve nan bad-value"])
    #expect(result.output == "note,zve,tax\n\"two\nlines\",100,50.00\nx,nan,\n")
  }

  @Test func carriageReturnsMarksAndQuotes() throws {
    var job = try job("tax")
    job.kept = ["a,b"]
    let result = try run(job, "\u{FEFF}\"a,b\",zve\r\nx,200\r\n\"say \"\"hi\"\", x\",\"100\"\r\n")
    #expect(result.output == "\"a,b\",zve,tax\nx,200,100.00\n\"say \"\"hi\"\", x\",\"100\",50.00\n")
  }

  @Test func everyRowIsWrittenAsItCame() throws {
    let result = try run(job("tax"), "zve\n" + String(repeating: "\"100\"\n", count: 5000))
    #expect(result.lines.dropFirst().dropLast().allSatisfy { $0 == "\"100\",50.00" })
    #expect(result.summary.rows == 5000)
  }

  @Test func otherDelimitersAndNumbers() throws {
    let table = "zve;share\n1.000,50;50%\n1000;0,25\n60000.5;1\n1,000;1\n"
    let result = try run(job("tax", style: .german), table, delimiter: .semicolon)
    #expect(
      result.lines == [
        "zve;share;tax", "1.000,50;50%;500.25", "1000;0,25;250.00", "60000.5;1;", "1,000;1;", "",
      ])
    #expect(result.shownFaults == ["3:4 zve 60000.5 bad-value", "4:5 zve 1,000 ambiguous"])
    #expect(
      try run(job("tax", style: .english), "zve\n\"1,000.50\"\n").lines[1] == "\"1,000.50\",500.25")
  }

  @Test func fractionsAreWrittenExactly() throws {
    let result = try run(job("third", "tax"), "zve\n100\n99.99\n0\n")
    #expect(result.lines[1...3] == ["100,100/3,50.00", "99.99,33.33,49.99", "0,0,0.00"])
  }

  @Test func manyRowsKeepTheirOrder() throws {
    let rows = (1...9001).map { $0 % 100 == 0 ? "x" : String($0) }
    let result = try run(job("tax"), "zve\n" + rows.joined(separator: "\n"))
    let expected = (1...9001).map { number in
      number % 100 == 0 ? "x," : "\(number),\(number / 2).\(number % 2 == 0 ? "00" : "50")"
    }
    #expect(result.lines == ["zve,tax"] + expected + [""])
    #expect(result.faults.map(\.row) == Array(stride(from: 100, through: 9000, by: 100)))
    #expect(result.summary.rows == 9001)
  }

  @Test func aTableWithoutRows() throws {
    let result = try run(job("tax"), "zve\n")
    #expect(result.output == "zve,tax\n")
    #expect(result.summary.rows == 0)
  }

  @Test func amountsAtTheEdgesOfPlans() throws {
    let amounts = [
      "0", "0.01", "0.02", "0.03", "999999.99", "1000000", "1000000.01", "1e6", "1_000", "+5", "007", ".5",
    ]
    let result = try run(job("tax", "third"), "zve\n" + amounts.joined(separator: "\n"))
    #expect(result.lines[1...4] == ["0,0.00,0", "0.01,0.00,1/300", "0.02,0.01,1/150", "0.03,0.01,0.01"])
    #expect(result.shownFaults == ["7:8 zve 1000000.01 out-of-range"])
  }
}
