import Levy
import LevyTrace
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyTrace

/// `law.on(day)` and the months of a tax year.
@Suite struct OtherDayTests {
  private static let jurisdiction = """
    jurisdiction "xx" {
      label = "Testland", currency = "GBP", years = { 2020, 2025 }, tax_year = { starts = "04-06" }, results = {},
    }

    """
  private static let law =
    input("d", "date") + input("m")
    + parameter(
      "p", "{ [\"2020-01-01\"] = 1, [\"2022-11-06\"] = 2, [\"2023-01-06\"] = revised { [\"2022-12-01\"] = 3 } }")
    + parameter("late", "{ [\"2024-04-06\"] = 5 }")
    + parameter("bands", "{ [\"2020-01-01\"] = { { rate = 0.1 } }, [\"2024-01-01\"] = { { rate = 0.2 } } }")
    + rule("then", "return law.on(case.d).p")
    + rule("chosen", "local other = law.on(case.d) return case.m * other.bands[1].rate + other.p", type: "number")
    + rule("yearly", "local s = 0 for month in months(case) do s = s + law.on(month.last).p end return s")
    + rule("next", "return law.on(add_months(case.d, 1)).on(date(2022, 11, 6)).p")
    + rule("missing", "return law.on(date(2023, 1, 1)).late")
    + rule("ends", "local n = 0 for month in months(case) do n = n + month.last.day end return n")

  private func rulebook() throws -> Rulebook {
    try Rulebook("xx", files: ["a.lua": Self.law, "jurisdiction.lua": Self.jurisdiction])
  }

  @Test(arguments: [
    ("2022-11-05", "1"), ("2022-11-06", "2"), ("2023-01-05", "2"), ("2023-01-06", "3"), ("2026-04-05", "3"),
    ("2020-04-06", "1"),
  ])
  func theEntryOfTheDay(_ day: String, _ expected: String) throws {
    let rulebook = try rulebook()
    for name in ["then", "chosen"] {
      #expect(try result(name, rulebook, year: 2024, ["d": day, "m": "0"]) == expected)
    }
    #expect(try result("next", rulebook, year: 2024, ["d": day == "2026-04-05" ? "2026-03-05" : day]) == "2")
  }

  /// 2022/23: seven months at 1, two at 2, three at 3; each ends on the fifth.
  @Test func theMonthsOfATaxYear() throws {
    let rulebook = try rulebook()
    #expect(try result("yearly", rulebook, year: 2022) == "20")
    #expect(try result("yearly", rulebook, year: 2021) == "12")
    #expect(try result("ends", rulebook, year: 2021) == "60")
  }

  /// Law that was not enacted on the day of knowledge does not hold on a later day either.
  @Test func asItWasKnown() throws {
    let rulebook = try rulebook()
    var facts = try facts(rulebook, year: 2022, ["d": "2023-02-01"])
    facts.known = CalendarDate(year: 2022, month: 11, day: 30)
    #expect(try Calculator(rulebook).evaluate("then", for: facts).description == "2")
    facts.known = CalendarDate(year: 2022, month: 12, day: 1)
    #expect(try Calculator(rulebook).evaluate("then", for: facts).description == "3")
  }

  @Test func daysWithoutLaw() throws {
    let rulebook = try rulebook()
    #expect(
      problem { try result("then", rulebook, year: 2024, ["d": "2026-04-06"]) }
        == .yearOutside(year: "2026/27", first: 2020, last: 2025))
    #expect(
      problem { try result("then", rulebook, year: 2024, ["d": "2020-04-05"]) }
        == .yearOutside(year: "2019/20", first: 2020, last: 2025))
    guard case .noLaw(parameter: "late", _, _)? = problem({ try result("missing", rulebook, year: 2024) }) else {
      Issue.record("no error")
      return
    }
  }

  @Test func whatIsNoDayAndWhatIsNoParameter() {
    #expect(failure("return law.on(7).x", "number") != nil)
    let bad = problems(
      rule("r", "return law.on(date(2024, 1, 1)).limmit") + rule("s", "local l = law.on(case.date) return l.limmit")
        + parameter("limit", "{ [\"2020-01-01\"] = 1 }"))
    #expect(bad == [1, 2].map { _ in .unknownName(name: "limmit", role: .parameter, nearest: ["limit"]) })
    #expect(problems(parameter("on", "{ [\"2020-01-01\"] = 1 }")).contains(.duplicateName(name: "on", first: nil)))
  }

  /// An explanation names each entry that was read.
  @Test func explained() throws {
    let rulebook = try rulebook()
    let explanation = try Calculator(rulebook).explain("yearly", for: facts(rulebook, year: 2022))
    #expect(explanation.parameters.map(\.since.description) == ["2020-01-01", "2022-11-06", "2023-01-06"])
    #expect(explanation.parameters.map(\.value) == ["1", "2", "3"])
  }

  /// Planned as interpreted, day by day, on either side of what the rules cover.
  @Test(arguments: ["then", "chosen", "yearly", "next"]) func plannedAsInterpreted(_ output: String) throws {
    let rulebook = try rulebook()
    var table = "date,d,m\n"
    var day = CalendarDate(year: 2020, month: 3, day: 1)
    while let next = day, next.year < 2027 {
      table += "2022-\(next.day % 2 == 0 ? "06" : "12")-15,\(next),\(next.day).25\n"
      day = CalendarDate(dayNumber: next.dayNumber + 5)
    }
    var job = try BatchJob(rulebook, outputs: [output])
    job.rowsWorthAPlan = 0
    let planned = try run(job, table)
    job.usesPlans = false
    let interpreted = try run(job, table)
    #expect(planned.lines == interpreted.lines)
    let plan = try PlanDescription(Calculator(rulebook), date: .lastDay(of: 2022), outputs: [output])
    #expect(plan.entries.last?.reason == nil)
  }
}
