/// A day that random rules compute.
indirect enum Day {
  case fact(String)
  case constant(String)
  case later(Day, Amount)
  case earlier(Day, Amount)
  case months(Day, Amount)
  case years(Day, Amount)
  case lastOfMonth(Day)
  case easter(Day)
  case workingDay(Day)
  case made(year: Amount, month: Amount, day: Amount)

  /// A number of days, months or years.
  enum Amount {
    case literal(Int)
    case fact(String)

    var lua: String {
      switch self {
      case .literal(let number): "\(number)"
      case .fact(let name): "case.\(name)"
      }
    }
  }

  indirect enum Measure {
    case between(Day, Day)
    case age(Day, Day)
    case weekday(Day)
    case part(Day, String)

    var lua: String {
      switch self {
      case .between(let a, let b): "(\(a.lua) - (\(b.lua)))"
      case .age(let born, let day): "age(\(born.lua), \(day.lua))"
      case .weekday(let day): "weekday(\(day.lua))"
      case .part(let day, let part): "(\(day.lua)).\(part)"
      }
    }
  }

  var lua: String {
    switch self {
    case .fact(let name): "case.\(name)"
    case .constant(let text): "date(\"\(text)\")"
    case .later(let day, let count): "(\(day.lua) + \(count.lua))"
    case .earlier(let day, let count): "(\(day.lua) - \(count.lua))"
    case .months(let day, let count): "add_months(\(day.lua), \(count.lua))"
    case .years(let day, let count): "add_years(\(day.lua), \(count.lua))"
    case .lastOfMonth(let day): "last_of_month(\(day.lua))"
    case .easter(let day): "easter((\(day.lua)).year)"
    case .workingDay(let day): "next_working_day(\(day.lua), { date(2000, 2, 28), date(2025, 1, 1), case.d })"
    case .made(let year, let month, let day): "date(\(year.lua), \(month.lua), \(day.lua))"
    }
  }
}

/// A calendar that counts days, independently of the engine's.
private enum Counting {
  static func length(_ year: Int, _ month: Int) -> Int {
    let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days since the first of the year 1, which was a Monday.
  static func number(_ digits: Int) -> Int {
    let (year, month) = (digits / 10000, digits / 100 % 100)
    let before = year - 1
    let months = (1..<month).reduce(0) { $0 + length(year, $1) }
    return 365 * before + before / 4 - before / 100 + before / 400 + months + digits % 100 - 1
  }

  static func digits(_ number: Int) throws(Fraction.Failure) -> Int {
    guard number >= 0, number < 3_652_059 else { throw .fails }
    var year = number / 366 + 1
    while Self.number((year + 1) * 10000 + 101) <= number { year += 1 }
    var month = 1
    while month < 12, Self.number(year * 10000 + (month + 1) * 100 + 1) <= number { month += 1 }
    let first = year * 10000 + month * 100 + 1
    return first + number - Self.number(first)
  }

  /// Easter Sunday by the rule of Gauss with his corrections.
  static func easter(_ year: Int) -> Int {
    let (a, b, c, k) = (year % 19, year % 4, year % 7, year / 100)
    let (p, q) = ((13 + 8 * k) / 25, k / 4)
    let (m, n) = ((15 - p + k - q) % 30, (4 + k - q) % 7)
    let d = (19 * a + m) % 30
    let e = (2 * b + 4 * c + 6 * d + n) % 7
    let march = 22 + d + e
    let late = d == 29 && e == 6 || d == 28 && e == 6 && (11 * m + 11) % 30 < 19
    return number(year * 10000 + 301) + march - 1 - (late ? 7 : 0)
  }
}

extension Situation {
  func digits(_ day: Day) throws(Fraction.Failure) -> Int {
    switch day {
    case .fact(let name):
      guard case .day(let digits) = try meaning(name) else { throw .fails }
      return digits
    case .constant(let text): return Int(text.filter { $0 != "-" }) ?? 0
    case .later(let day, let count): return try Counting.digits(Counting.number(digits(day)) + amount(count))
    case .earlier(let day, let count): return try Counting.digits(Counting.number(digits(day)) - amount(count))
    case .months(let day, let count): return try Self.moved(digits(day), months: amount(count))
    case .years(let day, let count): return try Self.moved(digits(day), months: 12 * amount(count))
    case .lastOfMonth(let day):
      let digits = try digits(day)
      return digits / 100 * 100 + Counting.length(digits / 10000, digits / 100 % 100)
    case .easter(let day): return try Counting.digits(Counting.easter(digits(day) / 10000))
    case .workingDay(let day):
      var number = Counting.number(try digits(day))
      let closed = [20_000_228, 20_250_101, try digits(.fact("d"))].map(Counting.number)
      while number % 7 > 4 || closed.contains(number) { number += 1 }
      return try Counting.digits(number)
    case .made(let year, let month, let day):
      let (year, month, day) = (try amount(year), try amount(month), try amount(day))
      guard 1...9999 ~= year, 1...12 ~= month, day >= 1, day <= Counting.length(year, month) else { throw .fails }
      return year * 10000 + month * 100 + day
    }
  }

  func measured(_ measure: Day.Measure) throws(Fraction.Failure) -> Fraction {
    let number: Int
    switch measure {
    case .between(let a, let b): number = try Counting.number(digits(a)) - Counting.number(digits(b))
    case .age(let born, let day):
      let (a, b) = (try digits(born), try digits(day))
      number = b / 10000 - a / 10000 - (b % 10000 < a % 10000 ? 1 : 0)
    case .weekday(let day): number = Counting.number(try digits(day)) % 7 + 1
    case .part(let day, let part):
      let digits = try digits(day)
      number = part == "year" ? digits / 10000 : part == "month" ? digits / 100 % 100 : digits % 100
    }
    return try Fraction(Int128(number))
  }

  private static func moved(_ digits: Int, months: Int) throws(Fraction.Failure) -> Int {
    let all = digits / 10000 * 12 + digits / 100 % 100 - 1 + months
    guard all >= 12, all < 120_000 else { throw .fails }
    let (year, month) = (all / 12, all % 12 + 1)
    return year * 10000 + month * 100 + min(digits % 100, Counting.length(year, month))
  }

  private func amount(_ amount: Day.Amount) throws(Fraction.Failure) -> Int {
    switch amount {
    case .literal(let number): return number
    case .fact(let name):
      guard case .number(let number) = try meaning(name), number.bottom == 1, number.top.magnitude < 10_000_000 else {
        throw .fails
      }
      return Int(number.top)
    }
  }
}
