import Foundation
import Testing

@testable import LevyModel

@Suite("Days that a person types")
struct TypedDateTests {
  private func days(_ text: String, _ language: Language? = nil) -> [String] {
    let today = CalendarDate.lastDay(of: 2026)
    return CalendarDate.readings(of: text, language: language, today: today).map(\.description)
  }

  @Test(arguments: [
    ("1980-06-15", "1980-06-15"), ("1980-6-5", "1980-06-05"), ("1980/06/15", "1980-06-15"),
    ("15.06.1980", "1980-06-15"),
    ("5.6.1980", "1980-06-05"), ("15. 6. 1980", "1980-06-15"), ("15/06/1980", "1980-06-15"),
    ("15-6-1980", "1980-06-15"),
    ("15 June 1980", "1980-06-15"), ("15. Juni 1980", "1980-06-15"), ("15.Juni 1980", "1980-06-15"),
    ("June 15, 1980", "1980-06-15"), ("15th june 1980", "1980-06-15"), ("1st Mar 2024", "2024-03-01"),
    ("29. Februar 2024", "2024-02-29"), ("1 März 2024", "2024-03-01"), ("1\u{A0}Mai 2024", "2024-05-01"),
    ("31 DEZ 2024", "2024-12-31"), ("3/3/1980", "1980-03-03"), ("today", "2026-12-31"), ("Heute", "2026-12-31"),
  ])
  func areRead(text: String, day: String) {
    for language in Typed.languages { #expect(days(text, language) == [day]) }
  }

  @Test(arguments: [
    "", "30.02.2025", "31/04/2025", "15/06/80", "15.6.", "1980", "06/1980", "June 1980", "15 Juin 1980", "15 06 1980",
    "15 / 06 / 1980", "15/06-1980", "1980.06.15", "32 June 1980", "15 June 80", "15 June 1980 x", "-15/06/1980",
    "01.01.0000",
    "tomorrow", "15 June, June 1980",
  ])
  func areRefused(text: String) {
    for language in Typed.languages { #expect(days(text, language) == []) }
    #expect(throws: Diagnostic.self) { try CalendarDate(typed: text, for: "known") }
  }

  @Test func theMonthMayComeFirstWhereNobodySaysOtherwise() {
    #expect(days("03/04/1980") == ["1980-04-03", "1980-03-04"])
    #expect(days("03/04/1980", .german) == ["1980-04-03", "1980-03-04"])
    #expect(days("03/04/1980", .english) == ["1980-04-03"])
    #expect(days("06/15/1980") == ["1980-06-15"])
    #expect(days("06/15/1980", .english) == [])
    #expect(days("03.04.1980") == ["1980-04-03"])
    #expect(
      problem { try CalendarDate(typed: "03/04/1980", for: "born") }
        == .ambiguous(name: "born", value: "03/04/1980", readings: ["1980-04-03", "1980-03-04"]))
  }

  @Test func todayIsThatOfTheClock() {
    func now() -> String {
      let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
      return CalendarDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)?.description ?? ""
    }
    let before = now()
    let today = CalendarDate.today.description
    #expect([before, now()].contains(today))
  }
}
