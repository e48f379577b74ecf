import Testing

/// The same rules give the same plan in every process.
@Suite struct PlanCommandTests {
  @Test func plansAreTheSameEveryTime() throws {
    let plans = try (0..<3).map { _ in try levy("plan uk --year 2025 --output income_tax").out }
    #expect(plans[0].contains(" instructions over "))
    #expect(Set(plans).count == 1)
  }
}
