import Levy
import LevyTrace
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyTrace

/// The arithmetic of dates, as rules see it.
@Suite struct DateTests {
  /// Every day of the calendar has the number after that of the day before it, and the number has the day.
  @Test func everyDayOfTheCalendar() throws {
    var day = CalendarDate.distantPast
    var number = CalendarDate.dayNumbers.lowerBound
    var wrong = 0
    while day < .distantFuture {
      if day.dayNumber != number || CalendarDate(dayNumber: number) != day { wrong += 1 }
      (day, number) = (day.next, number + 1)
    }
    #expect(wrong == 0 && number == CalendarDate.dayNumbers.upperBound)
    #expect(CalendarDate(year: 1970, month: 1, day: 1)?.dayNumber == 0)
    #expect(CalendarDate(dayNumber: number + 1) == nil && CalendarDate(dayNumber: .max) == nil)
  }

  @Test(arguments: [
    ("date(2024, 2, 29) - date(2023, 3, 1)", "365"), ("date(2025, 1, 1) - date(2025, 12, 31)", "-364"),
    ("(date(2024, 2, 28) + 2).day", "1"), ("(date(2024, 3, 1) - 1).day", "29"), ("weekday(date(2025, 6, 8))", "7"),
    ("weekday(date(1, 1, 1))", "1"), ("age(date(2000, 2, 29), date(2018, 2, 28))", "17"),
    ("age(date(2000, 2, 29), date(2018, 2, 28) + 1)", "18"), ("age(date(1960, 1, 1), date(2023, 12, 31))", "63"),
    ("age(date(1960, 1, 1), date(2023, 12, 31) + 1)", "64"), ("age(date(2025, 1, 1), date(2024, 12, 31))", "-1"),
    ("add_months(date(2025, 1, 31), 1).day", "28"), ("add_months(date(2025, 1, 31), -2).month", "11"),
    ("add_months(date(2025, 1, 31), -1).year", "2024"), ("add_years(date(2024, 2, 29), 1).day", "28"),
    ("add_years(date(2024, 2, 29), 4).day", "29"), ("last_of_month(date(1900, 2, 1)).day", "28"),
    ("last_of_month(date(9999, 12, 1)).day", "31"), ("easter(2019) - date(2019, 4, 21)", "0"),
    ("easter(2038) - date(2038, 4, 25)", "0"), ("easter(1818) - date(1818, 3, 22)", "0"),
    ("date(2019, 6, 10) - (easter(2019) + 50)", "0"), ("next_working_day(date(2019, 6, 8)).day", "10"),
    ("next_working_day(date(2019, 6, 8), { easter(2019) + 50 }).day", "11"),
    ("next_working_day(date(2019, 6, 11), { easter(2019) + 50 }).day", "11"),
    ("(date(2025, 1, 1) + 0.5 * 4).day", "3"), ("date(2025, 3, 6 / 2).day", "3"),
  ])
  func results(_ expression: String, _ expected: String) throws {
    #expect(try value("return \(expression)") == expected)
  }

  @Test(arguments: [
    ("date(2023, 2, 30)", "expected a day of that month, which has 28 days"),
    ("date(2024, 2, 30)", "expected a day of that month, which has 29 days"),
    ("date(2024, 13, 1)", "expected a year from 1 to 9999 and a month from 1 to 12"),
    ("date(0, 1, 1)", "expected a year from 1 to 9999 and a month from 1 to 12"),
    ("date(2024, 1)", "expected a year, a month and a day in whole numbers"),
    ("date(2024, 1.5, 1)", "2024, 1.5, 1"), ("date(\"2023-02-30\")", "expected a day of the calendar"),
    ("date(2024, 1, 1) + 0.5", "counted in whole numbers"), ("date(2024, 1, 1) + 4000000", "beyond the calendar"),
    ("date(2024, 1, 1) + 1e30", "counted in whole numbers"), ("date(2024, 1, 1) - 9e18", "beyond the calendar"),
    ("add_months(date(2024, 1, 1), 12 * 9000)", "beyond the calendar"), ("easter(0)", "beyond the calendar"),
    ("easter(10000)", "beyond the calendar"), ("age(date(2024, 1, 1), 7)", "a date is expected here"),
    ("weekday(\"2024-01-01\")", "a date is expected here"), ("date(2024, 1, 1) < 7", "a date is expected here"),
    ("date(2024, 1, 1) + date(2024, 1, 1)", "the arithmetic of dates"), ("last_of_month()", "a date is expected here"),
    ("next_working_day(date(2024, 1, 1), { 7 })", "a date is expected here"), ("date(2024, 1, 1).week", "week"),
    ("date(2024, 1, 1) + \"1\"", "the arithmetic of dates"), ("months(0.5)", "months(…) takes the case"),
    ("months()", "months(…) takes the case"),
  ])
  func badDates(_ expression: String, _ message: String) throws {
    let found = diagnostic { try value("local r = \(expression) return 1") }
    #expect(found?.problem.sentence(reveals: true).contains(message) == true, "\(found?.message ?? "none")")
  }

  @Test func holidaysThatLeaveNoDay() {
    let body = "local all = {} for i = 0, 400 do all[i + 1] = date(2024, 1, 1) + i end "
    #expect(failure(body + "return next_working_day(date(2024, 1, 2), all).day") != nil)
  }

  /// Rules of the usual kind over dates that differ from row to row are planned as a whole.
  @Test(arguments: [
    ("if age(case.born, case.day) >= 64 then return case.m end return 0", "money"),
    ("return case.day - case.born", "number"), ("return add_months(case.day, case.n)", "date"),
    ("return next_working_day(add_months(case.day, 1), { easter(case.day.year) + 1, date(2025, 5, 1) })", "date"),
    ("return weekday(last_of_month(case.day))", "count(7)"), ("return add_years(case.born, 67) <= case.day", "boolean"),
    ("return date(case.born.year + 65, 1, 1)", "date"),
    ("local steps = { 1, 2, 3, 4, 5, 6, 7 } return steps[weekday(case.day)]", "number"),
  ])
  func isPlanned(_ body: String, _ type: String) throws {
    let law = try rulebook(
      input("born", "date") + input("day", "date") + input("n", "count(40)") + input("m") + rule("r", body, type: type))
    let plan = try PlanDescription(Calculator(law), date: .lastDay(of: 2025), outputs: ["r"])
    #expect(plan.entries.last?.reason == nil)
    #expect(try law.findings().notes.isEmpty)
  }

  /// A birthday some years later, of who is born on a 29 February too, and about the ends of the calendar of plans.
  @Test func plansAddYearsAsTheInterpreterDoes() throws {
    let counts = [1, 2, 3, 4, 66, 67, 68, -1, -63]
    let rules = counts.enumerated().map { number, count in
      rule("r\(number)", "return add_years(case.born, \(count))", type: "date")
    }
    var table = "born\n"
    for year in stride(from: 1899, through: 2101, by: 1) {
      for day in ["01-01", "02-28", "02-29", "03-01", "12-31"] {
        if let date = CalendarDate("\(year)-\(day)") { table += "\(date)\n" }
      }
    }
    var job = try BatchJob(
      rulebook(input("born", "date") + rules.joined()), outputs: counts.indices.map { "r\($0)" })
    job.year = 2025
    let found = try run(job, table)
    #expect(
      found.faults.isEmpty
        && found.lines.contains(
          "1960-02-29,1961-02-28,1962-02-28,1963-02-28,1964-02-29,"
            + "2026-02-28,2027-02-28,2028-02-29,1959-02-28,1897-02-28")
    )
  }
}
