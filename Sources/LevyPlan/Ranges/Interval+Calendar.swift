import ExactNumbers
import LevyModel

extension Interval {
  /// The results of a calendar operation for the days in the interval; nil if one may be outside the calendar.
  ///
  /// The ends need not be days themselves: 20250231 is greater than the digits of every day of February.
  package func applying(_ operation: CalendarOperation) -> Interval? {
    guard let first = try? low.rounded(.up).exactInt, let last = try? high.rounded(.down).exactInt else { return nil }
    let (least, most): (Int, Int)
    switch operation {
    case .dayNumber, .year, .month, .day:
      guard first > 10_000, last < 100_000_000 else { return nil }
      if operation == .year { return Interval(Exact(first / 10_000), Exact(last / 10_000)) }
      if operation == .month { return Interval(1, 12) }
      if operation == .day { return Interval(1, 31) }
      // The ends are replaced by days of the same month, or of the nearest one: one not after the end, and one not
      // before it.
      let (start, end) = (first % 10_000, last % 10_000)
      let earliest = start < 100 ? 101 : start > 1231 ? 1231 : start / 100 * 100 + min(max(start % 100, 1), 28)
      least = first - start + earliest
      most = last - end + (end > 1231 ? 1231 : max(end / 100 * 100, 100) + min(end % 100, 31))
    case .monthStart, .monthLength:
      guard first >= 12, last < 120_000 else { return nil }
      if operation == .monthLength { return Interval(28, 31) }
      (least, most) = (first, last)
    case .digits:
      guard CalendarDate.dayNumbers.contains(first), CalendarDate.dayNumbers.contains(last) else { return nil }
      (least, most) = (first, last)
    }
    guard let low = operation.applied(to: least), let high = operation.applied(to: most) else { return nil }
    return Interval(Exact(low), Exact(high))
  }
}
