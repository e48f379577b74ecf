import Levy
import LevyTrace
import Testing

@testable import LevyBatch
@testable import LevyTrace

/// Rules that put texts together, whether of names or of counts themselves.
@Suite struct CountTextTests {
  private func rules(_ body: String) throws -> Rulebook { try rulebook(input("days", "count(366)") + rule("r", body)) }

  @Test(arguments: [
    "local name = 'da' return min(case[name .. 'ys'] * 6, 1260)",
    "if case.days > 300 then error('not ' .. case.days .. ' days') end return case.days * 2",
    "return #('x' .. case.days) * case.days", "return #tostring(case.days + 1)",
  ])
  func plansAgree(body: String) throws {
    var job = try BatchJob(rules(body), outputs: ["r"])
    job.year = 2025
    let result = try run(job, "days\n0\n9\n10\n210\n211\n300\n301\n366\n")
    #expect(result.faults.count == (body.contains("error") ? 2 : 0))
  }

  /// A name that is put together does not keep a formula from being one.
  @Test func aNameThatIsPutTogether() throws {
    let rulebook = try rules("local name = 'da' return min(case[name .. 'ys'] * 6, 1260)")
    let plan = try PlanDescription(Calculator(rulebook), date: .lastDay(of: 2025), outputs: ["r"])
    #expect(plan.markup.plain.contains("min(days * 6, 1260)"))
  }
}
