import Differential
import Foundation
import Levy
import Testing

/// Plans agree with the interpreter to the last digit. This is a sample; `scripts/test` compares rules of every
/// year, and `scripts/nightly` every rule, with the optimised `plan-differential`.
@Suite struct PlanDifferentialTests {
  private static let root = Result {
    try UncheckedRules.copy(
      of: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/rules")
  }

  @Test(arguments: [("de", 2026), ("ie", 2007), ("uk", 2016)])
  func rulesOfAYear(_ jurisdiction: String, _ year: Int) throws {
    let rulebook = try Rulebook(jurisdiction, in: Self.root.get())
    let results = try PlanDifferential(rulebook, year: year).everyRule(every: 20, from: year % 20, rows: 24, seed: 1922)
    #expect(results.compactMap(\.difference) == [])
    #expect(results.count >= 5)
    // The comparison means something only if plans computed a fair share of the rows.
    #expect(results.reduce(0) { $0 + $1.planned } > 24)
  }

  /// One plan serves all days of the same law.
  @Test(arguments: ["de", "ie", "uk"]) func rulesOnManyDays(_ jurisdiction: String) throws {
    let rulebook = try Rulebook(jurisdiction, in: Self.root.get())
    let results = try PlanDifferential(rulebook, year: 2020).everyDay(every: 60, rows: 60, seed: 4711)
    #expect(results.compactMap(\.difference) == [])
    #expect(results.count >= 2)
    #expect(results.reduce(0) { $0 + $1.planned } > 24)
  }

  @Test func differencesAreFound() {
    let lines = ["a,tax", "1,2.00", "2,4.00"]
    #expect(PlanDifferential.difference(lines, lines) == nil)
    let other = PlanDifferential.difference(lines, ["a,tax", "1,2.00", "2,4.01"])
    #expect(other?.contains("plan        2,4.00\n  interpreter 2,4.01") == true)
    // A fault that only one of them reports.
    let fault = PlanDifferential.difference(lines, lines + ["2 a division by zero"])
    #expect(fault?.contains("plan        3 lines\n  interpreter 4 lines") == true)
  }
}
