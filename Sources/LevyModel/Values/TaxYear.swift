/// The beginning of a jurisdiction's tax years: each runs for twelve months from a day of the calendar year after which
/// it is named, as 2025/26 from 6 April 2025.
public struct TaxYear: Sendable, Hashable {
  /// The month of the first day.
  package let month: Int
  /// The first day, within that month.
  package let day: Int

  /// The calendar year.
  package static let calendar = TaxYear(month: 1, day: 1)

  private init(month: Int, day: Int) { (self.month, self.day) = (month, day) }

  /// Parses the first day as rules write it, `MM-DD`; nil if not every year has this day.
  package init?(starts text: String) {
    guard let date = CalendarDate("2025-" + text) else { return nil }
    (month, day) = (date.month, date.day)
  }

  /// The first day of a year.
  package func firstDay(of year: Int) -> CalendarDate {
    CalendarDate(year: year, month: month, day: day) ?? .distantPast
  }

  /// The last day of a year.
  package func lastDay(of year: Int) -> CalendarDate {
    if self == .calendar { return .lastDay(of: year) }
    let before = day > 1 ? (month, day - 1) : (month - 1, 31)
    let candidates = stride(from: before.1, to: 27, by: -1).compactMap {
      CalendarDate(year: year + 1, month: before.0, day: $0)
    }
    return candidates.first ?? CalendarDate(year: year + 1, month: before.0, day: before.1) ?? .distantFuture
  }

  /// The tax year that contains a day.
  package func year(of date: CalendarDate) -> Int {
    (date.month, date.day) < (month, day) ? date.year - 1 : date.year
  }

  /// The usual name of a year: `2025`, or `2025/26` if it is not the calendar year.
  public func name(of year: Int) -> String {
    if self == .calendar { return String(year) }
    let end = String((year + 1) % 100)
    return "\(year)/\(end.count < 2 ? "0" : "")\(end)"
  }

  /// Parses the name of a year: `2025`, `2025/26` or `2025-26`; nil if it is no year, or if the two years are not
  /// consecutive.
  package func year(named text: String) -> Int? {
    if let year = Int(text) { return year }
    guard self != .calendar, text.utf8.count == 7, let year = Int(text.prefix(4)) else { return nil }
    return [name(of: year), name(of: year).replacing("/", with: "-")].contains(text) ? year : nil
  }
}
