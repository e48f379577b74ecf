import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevyTrace

/// Columns in, columns out, against the interpreter.
@Suite struct ColumnEvaluatorTests {
  private static let declarations =
    input("m") + input("k", "count(5)") + rule("twice", "return 2 * case.m") + rule("fixed", "return exact(12.5)")
    + rule("share", "return case.m / (case.m * case.m + 1)", type: "rate")
    + rule("tenth", "return exact(1) / 8", type: "rate")
    + rule("stepped", "if case.k > 2 then return floor(case.m / 3, 0.01) end return max(0, case.m)")

  private func evaluator(_ outputs: [String], given: [String] = ["m", "k"]) throws -> ColumnEvaluator {
    try ColumnEvaluator(rulebook(Self.declarations), date: .lastDay(of: 2025), given: given, outputs: outputs)
  }

  /// Lengths about that of a block, amounts about zero and the end of the range.
  @Test(arguments: [0, 1, 511, 512, 513, 1500])
  func agreesWithTheInterpreter(rows: Int) throws {
    var random = Random(seed: UInt64(rows + 1))
    let amounts = (0..<rows).map { _ in Int64([0, 1, -1, 199, -12_345, 7_000_001, 99_999_999_999][random.below(7)]) }
    let counts = (0..<rows).map { _ in Int64(random.below(6)) }
    let (results, unresolved) = try evaluator(["stepped", "twice", "fixed"]).evaluate([amounts, counts])
    #expect(unresolved.isEmpty)
    #expect(results.map(\.name) == ["stepped", "twice", "fixed"])
    #expect(results.allSatisfy { $0.numerators.count == rows && $0.denominator == 100 })
    #expect(results[1].numerators == amounts.map { 2 * $0 })
    #expect(results[2].numerators == [Int64](repeating: 1250, count: rows))
    for (row, found) in results[0].numerators.enumerated() {
      let (amount, count) = (amounts[row], counts[row])
      // floor(m / 3) of negative cents goes down.
      let third = amount >= 0 ? amount / 3 : -((-amount + 2) / 3)
      #expect(found == (count > 2 ? third : max(0, amount)))
    }
  }

  @Test func rowsBeyondThePlanAreListedAndZero() throws {
    let amounts: [Int64] = [100, .max, .min, 1_000_000_000_000_00, 200]
    let (results, unresolved) = try evaluator(["twice"], given: ["m"]).evaluate([amounts])
    #expect(unresolved.contains(1) && unresolved.contains(2))
    #expect(!unresolved.contains(0) && !unresolved.contains(4))
    for (row, amount) in amounts.enumerated() {
      #expect(results[0].numerators[row] == (unresolved.contains(row) ? 0 : 2 * amount))
    }
  }

  @Test func constantsHaveTheirOwnDenominator() throws {
    let (results, _) = try evaluator(["tenth"], given: ["m"]).evaluate([[1, 2]])
    #expect(results[0].numerators.allSatisfy { $0 * 8 == results[0].denominator })
  }

  /// The tariff of 2022 was changed on 27 May of that year.
  @Test func lawAsItWasKnown() throws {
    let rulebook = try Rulebook("de", in: DefinitionTests.rules)
    let calculator = try Calculator(rulebook)
    for known in [CalendarDate("2022-01-15"), nil] {
      let evaluator = try ColumnEvaluator(
        rulebook, date: .lastDay(of: 2022), known: known, given: ["zve"], outputs: ["est"])
      var facts = try Case(rulebook, year: 2022)
      facts.known = known
      try facts.give("zve", .number(30_000))
      let wanted = try calculator.evaluate("est", for: facts)
      let cents = try #require(evaluator.evaluate([[3_000_000]]).results.first?.numerators.first)
      #expect(wanted == .number(try Exact(Int(cents)).divided(by: 100)))
      let plan = try PlanDescription(
        calculator, date: .lastDay(of: 2022), known: known, given: ["zve"], outputs: ["est"])
      #expect(plan.entries.contains { $0.formula?.contains("1088.67") == true } == (known == nil))
    }
  }

  @Test func fractionsOfEachRowAreRefused() {
    #expect {
      _ = try evaluator(["share"])
    } throws: { error in
      if case ColumnEvaluator.Failure.interpreted(name: "share", _) = error { true } else { false }
    }
  }

  @Test(arguments: [[[1]], [[1], [1, 2]], [[1], [1], [1]], []] as [[[Int64]]])
  func columnsOfAnotherShape(_ columns: [[Int64]]) {
    #expect {
      _ = try evaluator(["twice"]).evaluate(columns)
    } throws: { error in
      if case ColumnEvaluator.Failure.shape = error { true } else { false }
    }
  }

  @Test func unknownNames() {
    #expect(throws: ColumnEvaluator.Failure.self) { try evaluator(["twise"]) }
    #expect(throws: ColumnEvaluator.Failure.self) { try evaluator(["twice"], given: ["n"]) }
  }
}
