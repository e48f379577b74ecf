import ExactNumbers
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevyWhatIf

/// Bends, jumps and slopes whose figures are worked out by hand.
@Suite("Slopes and jumps") struct SlopeTests {
  private func function(_ body: String, _ type: String = "money", more: String = "") throws -> CaseFunction {
    let rulebook = try rulebook(input("a", type) + more + rule("r", body, type: "number"))
    return try CaseFunction(Calculator(rulebook), Case(rulebook, year: 2025), over: "a")
  }

  private func kinks(
    _ body: String, in range: ClosedRange<Exact> = 0...1000, _ type: String = "money", more: String = ""
  ) throws -> [String] {
    let kinks = try function(body, type, more: more).kinks("r", in: range)
    #expect(kinks.isComplete)
    return kinks.all.map { "\($0.at): \($0.before) → \($0.after), \($0.jump)\($0.falls ? " falls" : "")" }
  }

  private func slopes(_ body: String, _ places: [String], _ type: String = "money") throws -> [String?] {
    let function = try function(body, type)
    let slot = try function.result("r")
    return try places.map { function.marginal(slot, at: try Exact(parsing: $0))?.description }
  }

  // MARK: Ties

  @Test(arguments: [
    "return max(0, 0 - max(0, 100 - floor(case.a)))", "return min(100, max(100, case.a * 0.5))",
    "return max(case.a, case.a * 2 - case.a)", "return case.a - abs(max(0, floor(case.a) - case.a))",
    "if floor(case.a) >= 100 then return max(0, 0 - case.a) end return 0",
    "return min(case.a, 100) + max(case.a, 100)",
  ])
  func whatIsTiedNeitherBendsNorJumps(_ body: String) throws {
    #expect(try kinks(body, in: 0...400) == [])
    let slopes = try slopes(body, ["0", "99.99", "100", "100.01", "100.50", "101", "200", "200.01", "399"])
    #expect(Set(slopes).count == 1)
  }

  /// All say the same law: a fifth of what is above 1000.
  @Test(arguments: [
    ("return max(0, case.a - 1000) / 5", "1000"), ("return case.a / 5 - min(case.a, exact(1000)) / 5", "1000"),
    ("return (abs(case.a - 1000) + case.a - 1000) / 10", "1000"),
    ("if case.a <= 1000 then return 0 end return (case.a - 1000) / 5", "1000.01"),
    ("if case.a < 1000 then return 0 end return (case.a - 1000) / 5", "1000"),
  ])
  func oneLawHasOneSlope(_ body: String, at: String) throws {
    #expect(try kinks(body, in: 0...5000) == ["\(at): 0 → 0.2, 0"])
    #expect(try slopes(body, ["999.99", "1000", "1000.01"]) == ["0", "0.2", "0.2"])
  }

  /// Whole units: at 100.50 no tax is due yet, and the law without rounding has bent at 100.
  @Test func staircasesBendOnce() throws {
    #expect(try kinks("return floor(max(0, floor(case.a) - 100) * 0.4)") == ["100: 0 → 0.4, 0"])
    #expect(
      try kinks("if floor(case.a) <= 100 then return 0 end return floor((floor(case.a) - 100) * 0.4)")
        == ["101: 0 → 0.4, 0"])
  }

  // MARK: Jumps

  @Test func coarseRoundingHidesNoCliff() throws {
    let grant = "local x = 0 if case.a > 500 then x = exact(900) end "
    #expect(try kinks(grant + "return x - ceil(case.a, 1000) * 0.01") == ["500.01: -0.01 → -0.01, 900"])
    #expect(
      try kinks(grant.replacing("900", with: "-0.5") + "return x - ceil(case.a, 1000) * 0.01")
        == ["500.01: -0.01 → -0.01, -0.5 falls"])
    let teeth = try kinks("if floor(case.a, 100) > case.a - 50 then return 300 end return 0", in: 0...300)
    #expect(
      teeth == [
        "50: 0 → 0, -300 falls", "100: 0 → 0, 300", "150: 0 → 0, -300 falls", "200: 0 → 0, 300",
        "250: 0 → 0, -300 falls", "300: 0 → 0, 300",
      ])
  }

  /// A fine of 10 and two formulas that are 0.6 apart, which rounding to whole units may hide, or make 1 of.
  @Test func aJumpIsTheDifferenceOfAmounts() throws {
    #expect(try kinks("if case.a < 500 then return 0 end return 10 + case.a * 0") == ["500: 0 → 0, 10"])
    let rounded = "if case.a < 500.25 then return floor(case.a * 0.5) end return floor(case.a * 0.5 + 0.6)"
    #expect(try kinks(rounded) == [])
    // 0.5 · 500.25 is 250.125; with 7.6 more it is 257.725.
    #expect(try kinks(rounded.replacing("0.6", with: "7.6")) == ["500.25: 0.5 → 0.5, 7"])
    // Without rounding, what eval shows one cent before is part of it: 0.005.
    #expect(
      try kinks("if case.a < 500 then return case.a * 0.5 end return case.a * 0.5 - 3")
        == ["500: 0.5 → 0.5, -2.995 falls"])
  }

  @Test func falls() throws {
    #expect(try kinks("return 100 - abs(case.a - 100)", in: 0...300) == ["100: 1 → -1, 0 falls"])
    // It falls before, and faster behind.
    #expect(try kinks("return 0 - case.a - max(0, case.a - 100)", in: 0...300) == ["100: -1 → -2, 0"])
    #expect(try kinks("return 0 - min(case.a, 100)", in: 0...300) == ["100: -1 → 0, 0"])
  }

  // MARK: Small bends and near ones

  @Test func smallBends() throws {
    func bend(_ rate: String) -> String { "return case.a * 0.4 + max(0, case.a - 100) * \(rate)" }
    #expect(try kinks(bend("0.00004")) == [])
    #expect(try kinks(bend("0.00005")) == ["100: 0.4 → 0.40005, 0"])
    // Small slopes depend on the scale: all slopes of a rate on an income are small.
    #expect(try kinks("return min(case.a, exact(100)) / 1000000") == ["100: 0.000001 → 0, 0"])
    // A curve's own change of slope is no bend.
    #expect(try kinks("return case.a * case.a * 100 + min(case.a * 0, 5)") == [])
    let curve = "if case.a <= 100 then return case.a * case.a end return case.a * 200 - 10000"
    #expect(try kinks(curve) == [])
  }

  /// Two amounts in whole units, of which the lower counts, meet without rounding at 103; the rounded ones cross to and
  /// fro from 95 on.
  @Test func crossingsToAndFroAreOneBend() throws {
    let amounts = "local p, q = floor(case.a * 0.5), floor(case.a * 0.4 + 10.3) "
    let rulebook = try rulebook(
      input("a") + rule("is_second", amounts + "if p <= q then return 0 end return 1", type: "number"))
    let calculator = try Calculator(rulebook)
    var (crossings, last) = ([Exact](), Exact(0))
    for cents in 8_000...12_000 {
      var facts = try Case(rulebook, year: 2025)
      let x = Exact(numerator: Int128(cents), scale: 2)
      try facts.give("a", .number(x))
      let answer = try #require(try calculator.evaluate("is_second", for: facts).exact)
      if answer != last { crossings.append(x) }
      last = answer
    }
    #expect(crossings.count > 2)
    let first = try #require(crossings.first)
    #expect(try kinks(amounts + "if p <= q then return p end return q") == ["\(first): 0.5 → 0.4, 0"])
  }

  /// The same question, answered otherwise twice, without rounding.
  @Test func twoBendsOfOneQuestionAreTwo() throws {
    #expect(
      try kinks("if abs(case.a - 100) <= 0.05 then return exact(0.05) end return abs(case.a - 100)")
        == ["99.95: -1 → 0, 0", "100.06: 0 → 1, 0"])
  }

  // MARK: Formulas

  @Test func slopesOfQuotients() throws {
    // d/da 1000 / (a + 10) is -1000 / (a + 10)².
    #expect(try slopes("return 1000 / (case.a + 10)", ["0", "90"]) == ["-10", "-0.1"])
    // d/da a² / (a + 10) is (a² + 20a) / (a + 10)²: 300 / 400 at 10.
    #expect(try slopes("return case.a * case.a / (case.a + 10)", ["10"]) == ["0.75"])
    // With rounding the slope is that of the law without: 1 / 4.
    #expect(try slopes("return floor(case.a) / ceil(3.2)", ["10.50"]) == ["0.25"])
  }

  /// A slope says nothing of a number of children: the next one is worth 25, the fourth 40.
  @Test func countsHaveDifferences() throws {
    let body = "if case.a > 3 then return 75 + (case.a - 3) * 40 end return case.a * 25"
    #expect(try slopes(body, ["0", "2", "3", "8"], "count(9)") == ["25", "25", "40", "40"])
  }

  /// § 4 Satz 2 SolzG 1995: at most 11.9 % of what the tax has above the allowance, 19,950 in 2025; above about 37,000
  /// it is 5.5 % of the tax.
  @Test func theSurchargeAtItsAllowance() throws {
    let rulebook = try Rulebook("de", in: Shipped.root)
    let function = try CaseFunction(Calculator(rulebook), Case(rulebook, year: 2025), over: "income_tax")
    let slot = try function.result("solidarity_surcharge")
    let slopes = try ["19949", "19949.98", "19950", "19950.01", "19951", "38000"].map {
      function.marginal(slot, at: try Exact(parsing: $0))?.description
    }
    #expect(slopes == ["0", "0", "0.119", "0.119", "0.119", "0.055"])
    let kinks = try function.kinks("solidarity_surcharge", in: 0...100_000)
    // 0.119 (t - 19,950) is 0.055 t at t = 37,094.53.
    #expect(kinks.all.map(\.after) == [Exact(numerator: 119, scale: 3), Exact(numerator: 55, scale: 3)])
    #expect(kinks.all.map { $0.at.formatted(fractionDigits: 0) } == ["19950", "37095"])
    #expect(kinks.all.allSatisfy { $0.jump == 0 })
  }

  // MARK: Solutions

  @Test func theNearestResultIsFoundWhereverItIs() throws {
    let roof = "return max(0, min(case.a * 2, (1000 - case.a) * 2 / 3))"
    let found = try function(roof).solutions("r", is: try Exact(parsing: "500.01"), in: 0...1000)
    #expect(found.stretches.isEmpty && found.isComplete)
    #expect(found.below?.at == 250 && found.below?.result == 500)
    #expect(found.above == nil)
    // From 1000 downwards the lowest above 0.001 is 0.0066…, one cent from where there is nothing left.
    let low = try function(roof).solutions("r", is: Exact(numerator: 1, scale: 3), in: 600...1000)
    #expect(low.above?.at == Exact(numerator: 99_999, scale: 2) && low.below?.at == 1000)
  }

  @Test func whatIsNotLookedAtIsSaid() throws {
    let rulebook = try rulebook(input("a") + rule("r", "return case.a / (case.a - case.a)", type: "number"))
    let function = try CaseFunction(Calculator(rulebook), Case(rulebook, year: 2025), over: "a")
    function.mostLooks = 1000
    let kinks = try function.kinks("r", in: 0...100_000)
    #expect(!kinks.isComplete && kinks.remark?.contains("kinks may be missing") == true)
    let solutions = try function.solutions("r", is: 1, in: 0...100_000)
    #expect(!solutions.isComplete && solutions.remark?.contains("there may be solutions") == true)
  }
}
