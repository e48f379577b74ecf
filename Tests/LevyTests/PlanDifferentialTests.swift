import Differential
import Testing

/// That plans agree with the interpreter to the last digit is compared by the optimised `plan-differential`: `scripts/test`
/// takes rules of every year, `scripts/nightly` every rule. Here it is shown to find what differs.
@Suite struct PlanDifferentialTests {
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
