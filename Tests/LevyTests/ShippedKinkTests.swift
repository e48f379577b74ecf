import ExactNumbers
import Foundation
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevyWhatIf

/// The rules that come with Levy, and where they are.
enum Shipped {
  static let root =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    + "/rules"
}

/// Kinks and slopes of the shipped rules against the amounts of the interpreter.
@Suite struct ShippedKinkTests {
  private static let isLong = ProcessInfo.processInfo.environment["LEVY_LONG"] != nil

  struct Law: CustomTestStringConvertible, Sendable {
    let jurisdiction: String
    let year: Int
    let result: String
    let over: String
    let most: Int
    let given: [(String, String)]
    /// A bound of the difference that rounding can cause between two results: two whole euros, or some cents.
    let noise: Double

    var testDescription: String { "\(jurisdiction) \(year) \(result) over \(over)" }
  }

  private static let german: [(String, String)] = [("church_member", "yes"), ("federal_state", "BY")]
  private static let irish: [(String, String)] = [("birth_date", "1980-06-15")]

  private static var laws: [Law] {
    let long = isLong ? Array(2002...2026) : []
    var laws: [Law] = []
    for year in isLong ? long : [2025] {
      laws.append(
        .init(
          jurisdiction: "de", year: year, result: "total_tax", over: "taxable_income", most: 300_000, given: german,
          noise: 3))
    }
    // Above the ceiling of PRSI, which fell away with 2011, its allowance ends with the week in which pay reaches it: a
    // staircase of whole weeks, of which the slopes know nothing.
    for year in isLong ? long : [2025] {
      laws.append(
        .init(
          jurisdiction: "ie", year: year, result: "net_pay", over: "salary", most: year < 2011 ? 38_000 : 150_000,
          given: irish, noise: 0.12))
    }
    return laws
  }

  @Test(arguments: laws) func kinksExplainAllAmounts(_ law: Law) throws {
    let rulebook = try Rulebook(law.jurisdiction, in: Shipped.root)
    var facts = try Case(rulebook, year: law.year)
    for (name, value) in law.given { try facts.give(name, value) }
    let function = try CaseFunction(Calculator(rulebook), facts, over: law.over)
    let slot = try function.result(law.result)
    let kinks = try function.kinks(law.result, in: 0...Exact(law.most))
    // Because of that staircase, the search reports that it was incomplete.
    #expect(kinks.isComplete || law.jurisdiction == "ie" && law.year < 2011)
    let calculator = try Calculator(rulebook)
    func amount(_ cents: Int) throws -> Double {
      var here = facts
      try here.give(law.over, .number(Exact(numerator: Int128(cents), scale: 2)))
      return try #require(try calculator.evaluate(law.result, for: here).exact).doubleValue
    }
    func slope(_ cents: Int) throws -> Double {
      try #require(function.marginal(slot, at: Exact(numerator: Int128(cents), scale: 2))).doubleValue
    }
    let places = try kinks.all.map { try #require(try $0.at.multiplied(by: 100).exactInt) }
    let jumps = Dictionary(zip(places, kinks.all.map(\.jump)), uniquingKeysWith: { $1 })

    // The slopes between, and the jumps, add up to what the amounts do. The mean of two slopes is exact for a curve of
    // the second degree, and over 500 euros nearly so where one passes into another.
    var stops = Array(stride(from: 0, through: law.most * 100, by: Self.isLong ? 10_000 : 50_000))
    stops = Set(stops + places + places.map { $0 - 1 }).sorted()
    var reached = try amount(0)
    for (from, to) in zip(stops, stops.dropFirst()) {
      let now = try amount(to)
      let moved = now - reached
      reached = now
      if jumps[to] != nil { continue }
      let expected = try (slope(from) + slope(to - 1)) / 2 * Double(to - from) / 100
      #expect(abs(moved - expected) <= law.noise, "from \(from) to \(to) cents: \(moved), by slopes \(expected)")
    }

    // Cent by cent around each kink, and at random places, nothing jumps that is not in the list.
    var random = Random(seed: UInt64(law.year))
    var windows = places.map { max(0, $0 - 60)...$0 + 60 }
    for _ in 0..<(Self.isLong ? 200 : 8) {
      let start = random.below(law.most * 100)
      windows.append(start...start + 40)
    }
    for window in windows {
      var last = try amount(window.lowerBound)
      for cents in window.dropFirst() {
        let now = try amount(cents)
        let jump = (jumps[cents] ?? 0).doubleValue
        if jump != 0 {
          #expect(abs(now - last - jump) < 1e-6, "at \(cents) cents")
        } else {
          #expect(abs(now - last) <= law.noise, "at \(cents) cents")
        }
        last = now
      }
    }
  }
}
