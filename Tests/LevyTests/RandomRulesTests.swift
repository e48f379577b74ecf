import Differential
import Foundation
import Testing

/// Random rules over random tables: a sample, for the checks that an optimised build leaves out and for sanitizers.
/// `scripts/test` compares many more by the optimised `plan-differential`.
@Suite struct RandomRulesTests {
  private static let seeds = 1...(ProcessInfo.processInfo.environment["LEVY_LONG"] == nil ? 3 : 300)

  @Test func plansAreTheInterpreter() throws {
    var comparison = RandomRulesComparison()
    for seed in Self.seeds { try comparison.compare(seed: seed) }
    #expect(comparison.faults == [])
  }

  @Test func whatCannotMoveAResultDoesNot() throws {
    var relevance = RandomRelevance()
    for seed in Self.seeds { try relevance.compare(seed: seed) }
    #expect(relevance.faults == [])
  }
}
