import ExactNumbers
import Foundation
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPlan
@testable import LevyRules
@testable import LevyWhatIf

private let root =
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  + "/rules"

@Suite("Results as functions of one fact") struct WhatIfTests {
  private static let bands = """
    parameter "allowance" { label = "A", source = "§ 2", since = { ["2020-01-01"] = 1000 } }
    rule "duty" { label = "D", source = "§ 1", type = money, compute = function(case, law)
      if case.m <= law.allowance then return 0 end
      if case.m <= 5000 then return round(0.2 * (case.m - law.allowance), 0.01) end
      return floor(0.3 * case.m - 500, 0.01)
    end }
    rule "capped" { label = "C", source = "§ 3", type = money, compute = function(case)
      return min(case.duty, 1600)
    end }
    rule "left" { label = "L", source = "§ 4", type = money, compute = function(case)
      return case.m - case.capped
    end }
    """

  private func function(_ rules: String, year: Int = 2025) throws -> CaseFunction {
    let rulebook = try rulebook(input("m") + rules)
    return try CaseFunction(Calculator(rulebook), Case(rulebook, year: year), over: "m")
  }

  @Test func kinksAreWhereTheRulesSay() throws {
    let kinks = try function(Self.bands).kinks("left", in: 0...20_000)
    #expect(kinks.isComplete)
    let lines = kinks.all.map { "\($0.at) \($0.before) \($0.after) \($0.jump.formatted(fractionDigits: 2)) \($0.rule)" }
    // 0.3 · 5000 − 500 is 1000, 200 more than 0.2 · 4000, and a cent more of income comes with it; the cap of 1600 is
    // met at 7000.
    #expect(lines == ["1000.01 1 0.8 0.00 duty", "5000.01 0.8 0.7 -199.99 duty", "7000 0.7 1 0.00 capped"])
    #expect(kinks.all.map(\.falls) == [false, true, false])
  }

  /// Every cent, by the interpreter: where what a cent more leaves is another for good, there is a kink, and none else.
  @Test func noKinkIsOverlookedThatWalkingEveryCentFinds() throws {
    // Without its rounding, so that each cent of a stretch leaves the same.
    let smooth = Self.bands.replacing("round(0.2 * (case.m - law.allowance), 0.01)", with: "0.2 * (case.m - 1000)")
      .replacing("floor(0.3 * case.m - 500, 0.01)", with: "0.3 * case.m - 500").replacing("money", with: "number")
    let rulebook = try rulebook(input("m") + smooth)
    let calculator = try Calculator(rulebook)
    let (m, left) = (try rulebook.slot(of: "m", role: .given), try rulebook.slot(of: "left", role: .asked))
    func amount(_ cents: Int) throws -> Exact {
      calculator.begin(date: .lastDay(of: 2025), known: nil)
      calculator.give(.number(Exact(numerator: Int128(cents), scale: 2)), slot: m)
      return try #require(try calculator.result(left).exact)
    }
    var places: [Exact] = []
    var (last, slope) = (try amount(98_000), Exact(numerator: 1, scale: 2))
    // Around each figure of the law, and far from all.
    for cents in [98_001...102_000, 300_000...301_000, 498_000...502_000, 698_000...702_000].joined() {
      let now = try amount(cents)
      let rise = try now.subtracting(last)
      last = now
      guard ![300_000, 498_000, 698_000].contains(cents) else { continue }
      if rise != slope { places.append(Exact(numerator: Int128(cents), scale: 2)) }
      slope = rise
    }
    // 1000.01 is the first cent that is taxed; the jump of 5000.01 ends there; at 7000 the cap is met, so that the
    // first cent that leaves another amount is the next.
    #expect(places.map(\.description) == ["1000.01", "5000.01", "5000.02", "7000.01"])
    let found = try function(Self.bands).kinks("left", in: 0...8000)
    #expect(found.all.map(\.at) == [places[0], places[1], 7000])
  }

  @Test(arguments: ["0", "200", "799.99", "800", "1000", "1000.01", "1600", "1599.99"])
  func solutionsAreAllThatWalkingEveryCentFinds(_ wanted: String) throws {
    let function = try function(Self.bands)
    let slot = try function.result("capped")
    let wanted = try Exact(parsing: wanted)
    var steps: [Exact] = []
    for cents in Array(499_000...501_000) + Array(699_000...701_000) {
      let x = Exact(numerator: Int128(cents), scale: 2)
      if function.look(slot, at: x)?.point.value == wanted { steps.append(x) }
    }
    let found = try function.solutions("capped", is: wanted, in: 4990...5010)
    let more = try function.solutions("capped", is: wanted, in: 6990...7010)
    #expect(found.isComplete && more.isComplete)
    let stretches = found.stretches + more.stretches
    #expect(stretches.map(\.from).first == steps.first)
    #expect(stretches.map(\.to).last == steps.last)
    let count = try stretches.reduce(Exact(0)) {
      try $0.adding($1.to.subtracting($1.from).multiplied(by: 100)).adding(1)
    }
    #expect(count == Exact(steps.count))
  }

  @Test func whereThereIsNoSolutionTheNearestOnesAreSaid() throws {
    let found = try function(Self.bands).solutions("capped", is: 900, in: 0...20_000)
    #expect(found.stretches.isEmpty)
    #expect(found.below?.result == 800)
    #expect(found.above?.at == Exact(numerator: 500_001, scale: 2))
    #expect(found.above?.result == 1000)
  }

  /// § 32a EStG 2025, § 3 SolzG: 12,096; 68,480; 277,825; Soli from a tax of 19,950.
  @Test func germanKinksOf2025() throws {
    let rulebook = try Rulebook("de", in: root)
    let function = try CaseFunction(Calculator(rulebook), Case(rulebook, year: 2025), over: "taxable_income")
    let kinks = try function.kinks("income_tax", in: 0...300_000)
    #expect(kinks.all.map(\.at) == [12_097, 277_826])
    // (932.30 · y + 1400) · y for y = 1/10000: the slope is 0.14 + 2 · 932.30 / 10^8.
    #expect(kinks.all.map(\.after) == [Exact(numerator: 140_018_646, scale: 9), Exact(numerator: 45, scale: 2)])
    let soli = try function.kinks("solidarity_surcharge", in: 0...300_000)
    #expect(soli.all.first?.at == 73_484)
  }

  @Test(arguments: ["de", "ie"])
  func valuesAreThoseOfTheInterpreter(_ jurisdiction: String) throws {
    let rulebook = try Rulebook(jurisdiction, in: root)
    let over = jurisdiction == "de" ? "taxable_income" : "salary"
    let given: KeyValuePairs<String, String> =
      jurisdiction == "de"
      ? ["bundesland": "BY", "church_member": "yes", "filing": "joint"]
      : ["birth_date": "1950-05-05", "marital_status": "married", "spouse_birth_date": "1960-01-01"]
    var random = Random(seed: 7)
    for year in [rulebook.jurisdiction.years.lowerBound, 2009, 2017, 2025] {
      let calculator = try Calculator(rulebook)
      let facts = try facts(rulebook, year: year, given)
      let function = try CaseFunction(Calculator(rulebook), facts, over: over)
      for name in rulebook.jurisdiction.results {
        guard let slot = try? function.result(name) else { continue }
        for _ in 0..<20 {
          let x = Exact(numerator: Int128(random.below(15_000_000)), scale: 2)
          var here = facts
          try here.give(over, .number(x))
          let expected = (try? calculator.evaluate(name, for: here))?.exact
          let found = function.look(slot, at: x)
          #expect(found?.point.value == expected, "\(name) \(year) \(x)")
          let bounds = try #require(function.range(slot, over: Interval(x, x.adding(1)))?.range, "\(name) \(year) \(x)")
          if let expected { #expect(bounds.low <= expected && expected <= bounds.high) }
        }
      }
    }
  }

  @Test func sweepsAgreeWithSingleCases() throws {
    let rulebook = try Rulebook("de", in: root)
    let facts = try facts(rulebook, ["filing": "joint"])
    let stretch = try Stretch("zve = 10000..20000", rulebook)
    let sweep = try Sweep(
      rulebook, facts, over: stretch, step: 2500, outputs: ["est", "taxable_income_after_taxes"],
      rates: Set(Sweep.Rate.allCases))
    #expect(sweep.points == [10_000, 12_500, 15_000, 17_500, 20_000])
    let calculator = try Calculator(rulebook)
    for (point, value) in zip(sweep.points, sweep.columns[0].values) {
      var here = facts
      try here.give("zve", .number(point))
      #expect(value == (try calculator.evaluate("est", for: here)))
    }
    #expect(sweep.columns[0].marginal[0] == 0)
    // At 20,000, which spouses halve, no tax is due; of net income all is left.
    #expect(sweep.columns[0].effective[4] == 0)
    #expect(sweep.columns[1].effective == [1, 1, 1, 1, 1])
  }

  @Test(arguments: ["zve", "zve=5", "zve=5..", "zve=9..1", "zve=1..2..3", "zvx=1..2", "filing=single..joint"])
  func stretchesThatAreNone(_ text: String) throws {
    let rulebook = try Rulebook("de", in: root)
    #expect(throws: Diagnostic.self) { try Stretch(text, rulebook) }
  }
}
