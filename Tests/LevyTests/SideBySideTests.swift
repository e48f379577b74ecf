import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyWhatIf

@Suite("Cases side by side") struct SideBySideTests {
  private static let rules =
    input("a") + rule("up", "return case.a") + rule("tent", "return 100 - abs(case.a - 100)")
    + rule("fixed", "return 7") + rule("share", "return case.a / 1000", type: "rate")

  private func comparison(_ values: [String], results: [String]) throws -> Comparison {
    let rulebook = try rulebook(Self.rules, results: results)
    let calculator = try Calculator(rulebook)
    return Comparison(
      try values.map { ($0, calculator.answer(for: try facts(rulebook, ["a": $0]))) })
  }

  /// First and last are alike, the one between is not: it moves all the same.
  @Test func aMiddleColumnThatMoves() throws {
    let table = try comparison(["50", "100", "150"], results: ["tent", "fixed"])
    #expect(table.rows.map(\.moves) == [true, false])
    let lines = table.markup(onlyMoving: true).plain.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines == ["50 100 150", "tent 50.00 100.00 50.00 Label of tent"])
  }

  /// The last amount of money that moves, though a rate comes after it; else whatever moves; else nothing.
  @Test func theBottomLine() throws {
    let all = ["up", "tent", "share", "fixed"]
    #expect(try comparison(["50", "60"], results: all).bottomLine == "tent")
    #expect(try comparison(["50", "150"], results: all).bottomLine == "up")
    #expect(try comparison(["50", "60"], results: ["up", "share", "fixed"]).bottomLine == "up")
    #expect(try comparison(["50", "60"], results: ["share", "fixed"]).bottomLine == "share")
    #expect(try comparison(["50", "50"], results: all).bottomLine == nil)
  }

  @Test func theDifferenceIsTheLastLessTheFirst() throws {
    let rows = try comparison(["50", "170", "60"], results: ["up", "tent"]).rows
    #expect(rows.map(\.difference) == [10, 10])
  }
}
