import Foundation
import Testing

/// Random rules over random tables: the plan against the interpreter, and both against an evaluator of the tests' own.
@Suite struct RandomRulesTests {
  /// LEVY_LONG=1 takes many more sets of rules; LEVY_SETS says how many, LEVY_SEED which is the first.
  @Test func plansAreTheInterpreter() throws {
    let environment = ProcessInfo.processInfo.environment
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    let sets = number("LEVY_SETS") ?? (environment["LEVY_LONG"] == nil ? 40 : 5_000)
    let first = number("LEVY_SEED") ?? 1
    var comparison = RandomRulesComparison()
    for seed in first..<first + sets {
      for fault in try comparison.faults(seed: seed) { Issue.record("\(fault)") }
    }
    // It means something only if plans computed a fair share of the rows, and rows had results.
    let rows = comparison.rows
    #expect(comparison.planned * 8 > rows && comparison.results * 8 > rows && comparison.evaluated * 8 > rows)
    // Ranges know nothing of each other, so that a few programs that are right are not proven to be.
    #expect(comparison.unproven.count * 8 <= sets)
    if environment["LEVY_SETS"] != nil {
      let unproven = comparison.unproven.count
      print(
        "\(sets) sets: \(comparison.differing.count) differ, \(comparison.wrong.count) are wrong, \(unproven) unproven;",
        "\(rows) rows")
    }
  }
}
