/// The twelve months of a tax year, which begin on the same day of the month as the year.
extension TaxYear {
  /// The number of the month, from 1 to 12, that contains a day within its tax year.
  package func month(of date: CalendarDate) -> Int {
    let months = (date.year - year(of: date)) * 12 + date.month - month
    return (date.day < day ? months - 1 : months) + 1
  }

  /// The last day of a month of a tax year.
  package func lastDay(ofMonth number: Int, of year: Int) -> CalendarDate {
    if number >= 12 { return lastDay(of: year) }
    let months = year * 12 + month - 1 + number
    // No tax year begins on a day that some months lack.
    return CalendarDate(year: months / 12, month: months % 12 + 1, day: day)?.previous ?? lastDay(of: year)
  }

  /// The last day of the month before the one that contains a day, if it is in the same tax year.
  package func lastDayOfMonthBefore(_ date: CalendarDate) -> CalendarDate? {
    let number = month(of: date)
    return number > 1 ? lastDay(ofMonth: number - 1, of: year(of: date)) : nil
  }
}

extension CalendarDate {
  /// The previous day.
  package var previous: CalendarDate {
    if let before = CalendarDate(year: year, month: month, day: day - 1) { return before }
    let (year, month) = month > 1 ? (year, month - 1) : (year - 1, 12)
    return [31, 30, 29, 28].lazy.compactMap { CalendarDate(year: year, month: month, day: $0) }.first ?? self
  }

  /// The day a number of days later, or earlier if the number is negative.
  package func adding(days: Int) -> CalendarDate {
    CalendarDate(dayNumber: dayNumber + days) ?? self
  }
}
