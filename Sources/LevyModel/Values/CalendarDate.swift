/// A day of the Gregorian calendar.
public struct CalendarDate: Sendable, Hashable, Comparable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day, from 1.
  public let day: Int

  /// Makes a date, or nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    let days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= days[month - 1] else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Parses `YYYY-MM-DD`.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 45, bytes[7] == 45 else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(into: 0 as Int?) { value, byte in
        value = (48...57).contains(byte) ? value.map { $0 * 10 + Int(byte) - 48 } : nil
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private init(known year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The last day of a year from 1 to 9999; other years are clamped to that range.
  package static func lastDay(of year: Int) -> CalendarDate {
    CalendarDate(known: min(max(year, 1), 9999), 12, 31)
  }

  /// The last day of this calendar.
  package static let distantFuture = CalendarDate(known: 9999, 12, 31)
  /// The first day of this calendar.
  package static let distantPast = CalendarDate(known: 1, 1, 1)

  /// The next day.
  package var next: CalendarDate {
    CalendarDate(year: year, month: month, day: day + 1)
      ?? CalendarDate(year: year, month: month + 1, day: 1)
      ?? CalendarDate(year: year + 1, month: 1, day: 1) ?? self
  }

  /// The same day in another year, or the last of the month if it has no such day; the day itself beyond the calendar.
  package func moved(years: Int) -> CalendarDate {
    CalendarDate(year: year + years, month: month, day: day)
      ?? CalendarDate(year: year + years, month: month, day: 28) ?? self
  }

  /// True if the first day is earlier.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// `YYYY-MM-DD`.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
