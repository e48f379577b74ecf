extension RandomRuleMaker {
  /// A day made from facts, rules and the calendar.
  mutating func day(_ depth: Int) -> Day {
    let days = ["2000-02-29", "2024-12-31", "1999-12-31", "2019-06-10", "9999-12-31", "0001-01-01"]
    if depth == 0 { return random.below(4) == 0 ? .constant(one(days)) : .fact(one(dates)) }
    switch random.below(12) {
    case 0: return .constant(one(days))
    case 1, 2: return .fact(one(dates))
    case 3, 4: return .later(day(depth - 1), amount())
    case 5: return .earlier(day(depth - 1), amount())
    case 6: return .months(day(depth - 1), amount())
    case 7: return .years(day(depth - 1), amount())
    case 8: return .lastOfMonth(day(depth - 1))
    case 9: return .easter(day(depth - 1))
    case 10: return .workingDay(day(depth - 1))
    default: return .made(year: one([.literal(2025), .fact("d.year")]), month: amount(), day: amount())
    }
  }

  /// A number computed from days.
  mutating func measure() -> Day.Measure {
    switch random.below(5) {
    case 0: return .between(day(2), day(1))
    case 1: return .age(day(1), day(2))
    case 2: return .weekday(day(2))
    // The values of a month are tried one by one, wherever it is read.
    case 3: return random.below(6) == 0 ? .part(day(1), "month") : .part(day(1), "year")
    default: return .part(day(1), "day")
    }
  }

  private mutating func amount() -> Day.Amount {
    switch random.below(6) {
    case 0: return .fact("k")
    case 1: return .fact("n")
    case 2: return random.below(5) == 0 ? .fact("big") : .fact("n")
    default: return .literal(random.below(30) == 0 ? 4_000_000 : 1 + random.below(28))
    }
  }
}
