/// A calendar operation on numbers. A day is represented by its digits, such as 20251231, or by its number, counted
/// from 1 January 1970; a month by its number, twelve for each year.
package enum CalendarOperation: String, Hashable, Sendable, CaseIterable {
  /// From a day's digits to its number.
  case dayNumber = "day_number"
  /// From a day's number to its digits.
  case digits
  /// From a day's digits to its year, month or day.
  case year, month, day
  /// From a month's number to the digits of its first day.
  case monthStart = "month_start"
  /// From a month's number to the number of its days.
  case monthLength = "month_length"

  /// The result for a whole number; nil far beyond the calendar.
  package func applied(to number: Int) -> Int? {
    guard number.magnitude < 1_000_000_000 else { return nil }
    var numbers = WholeNumbers()
    return numbers.applied(self, number)
  }
}

/// Arithmetic in which the calendar can be computed: on whole numbers, or on columns of them.
package protocol CalendarNumbers {
  associatedtype Number
  /// a / k, rounded down.
  mutating func quotient(_ a: Number, _ k: Int) -> Number
  mutating func product(_ a: Number, _ k: Int) -> Number
  /// a + k
  mutating func moved(_ a: Number, _ k: Int) -> Number
  mutating func sum(_ a: Number, _ b: Number) -> Number
  mutating func difference(_ a: Number, _ b: Number) -> Number
}

/// The Gregorian calendar as arithmetic without branches. Years are counted from March, so that a leap day is their
/// last day, and five months have 153 days.
extension CalendarNumbers {
  /// The number of days from 1 March of the year 0 to 1 January 1970.
  private var epoch: Int { 719_468 }

  /// The result of an operation.
  package mutating func applied(_ operation: CalendarOperation, _ number: Number) -> Number {
    switch operation {
    case .dayNumber: return dayNumber(ofDigits: number)
    case .digits: return digits(ofDayNumber: number)
    case .year: return quotient(number, 10_000)
    case .month:
      let months = quotient(number, 100)
      return remainder(months, quotient(months, 100), 100)
    case .day: return remainder(number, quotient(number, 100), 100)
    case .monthStart: return monthStart(number)
    case .monthLength:
      let next = monthStart(moved(number, 1))
      return difference(dayNumber(ofDigits: next), dayNumber(ofDigits: monthStart(number)))
    }
  }

  private mutating func monthStart(_ number: Number) -> Number {
    let year = quotient(number, 12)
    let month = remainder(number, year, 12)
    return moved(sum(product(year, 10_000), product(month, 100)), 101)
  }

  /// The number of a day from its digits.
  private mutating func dayNumber(ofDigits digits: Number) -> Number {
    let months = quotient(digits, 100)
    let calendarYear = quotient(months, 100)
    let day = remainder(digits, months, 100)
    // If March is month 0, January is month 10 of the previous year.
    let sinceMarch = moved(remainder(months, calendarYear, 100), 9)
    let isLater = quotient(sinceMarch, 12)
    let year = moved(sum(calendarYear, isLater), -1)
    let month = remainder(sinceMarch, isLater, 12)
    return moved(sum(sum(daysBefore(year: year), daysBefore(month: month)), day), -1 - epoch)
  }

  /// The digits of a day from its number.
  private mutating func digits(ofDayNumber number: Number) -> Number {
    let days = moved(number, epoch)
    let era = quotient(days, 146_097)
    let dayOfEra = remainder(days, era, 146_097)
    let leapDays = sum(
      difference(quotient(dayOfEra, 1460), quotient(dayOfEra, 36_524)), quotient(dayOfEra, 146_096))
    let yearOfEra = quotient(difference(dayOfEra, leapDays), 365)
    // An era is 400 years, so within it the term for every 400th year is zero.
    let dayOfYear = difference(dayOfEra, daysBefore(yearOfEra: yearOfEra))
    let month = quotient(moved(product(dayOfYear, 5), 2), 153)
    let day = moved(difference(dayOfYear, daysBefore(month: month)), 1)
    let isNext = quotient(month, 10)
    let year = sum(sum(yearOfEra, product(era, 400)), isNext)
    let calendarMonth = moved(difference(month, product(isNext, 12)), 3)
    return sum(sum(product(year, 10_000), product(calendarMonth, 100)), day)
  }

  /// a - k * quotient
  private mutating func remainder(_ a: Number, _ quotient: Number, _ k: Int) -> Number {
    difference(a, product(quotient, k))
  }

  private mutating func daysBefore(year: Number) -> Number { sum(daysBefore(yearOfEra: year), quotient(year, 400)) }

  private mutating func daysBefore(yearOfEra year: Number) -> Number {
    difference(sum(product(year, 365), quotient(year, 4)), quotient(year, 100))
  }

  private mutating func daysBefore(month: Number) -> Number { quotient(moved(product(month, 153), 2), 5) }
}

/// Calendar arithmetic on whole numbers.
private struct WholeNumbers: CalendarNumbers {
  func quotient(_ a: Int, _ k: Int) -> Int { a >= 0 ? a / k : -((k - 1 - a) / k) }
  func product(_ a: Int, _ k: Int) -> Int { a * k }
  func moved(_ a: Int, _ k: Int) -> Int { a + k }
  func sum(_ a: Int, _ b: Int) -> Int { a + b }
  func difference(_ a: Int, _ b: Int) -> Int { a - b }
}

extension CalendarDate {
  /// The day as one number, such as 20251231; later days have greater numbers.
  package var digits: Int { year * 10_000 + month * 100 + day }

  /// The day with these digits, or nil if they are those of no day.
  package init?(digits: Int) {
    self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
  }

  /// The number of days since 1 January 1970; negative before.
  package var dayNumber: Int { CalendarOperation.dayNumber.applied(to: digits) ?? 0 }

  /// The numbers of all days of the calendar.
  package static let dayNumbers = distantPast.dayNumber...distantFuture.dayNumber

  /// The day with a number, or nil beyond the calendar.
  package init?(dayNumber: Int) {
    guard Self.dayNumbers.contains(dayNumber), let digits = CalendarOperation.digits.applied(to: dayNumber) else {
      return nil
    }
    self.init(digits: digits)
  }
}
