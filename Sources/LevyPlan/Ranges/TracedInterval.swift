import ExactNumbers
import LevyModel

/// An interval, with the ends of given facts' ranges on which its two ends depend: if those were nearer to zero, so
/// would these be.
package struct TracedInterval {
  package let range: Interval
  package let low: RangeEnds
  package let high: RangeEnds

  package init(_ range: Interval, low: RangeEnds = RangeEnds(), high: RangeEnds = RangeEnds()) {
    (self.range, self.low, self.high) = (range, low, high)
  }

  /// An end of an interval, with the ends on which it depends.
  private typealias End = (number: Exact, ends: RangeEnds)

  private var lower: End { (range.low, low) }
  private var upper: End { (range.high, high) }

  private init(_ lower: End, _ upper: End) {
    self.init(Interval(lower.number, upper.number), low: lower.ends, high: upper.ends)
  }

  /// The lesser of two ends. If they are equal, it depends on all ends on which either does.
  private static func least(_ a: End, _ b: End) -> End {
    a.number == b.number ? (a.number, a.ends.union(b.ends)) : a.number < b.number ? a : b
  }

  private static func greatest(_ a: End, _ b: End) -> End {
    a.number == b.number ? (a.number, a.ends.union(b.ends)) : a.number > b.number ? a : b
  }

  func united(with other: TracedInterval) -> TracedInterval {
    TracedInterval(Self.least(lower, other.lower), Self.greatest(upper, other.upper))
  }

  /// The numbers that are in the other as well.
  func cut(to other: TracedInterval) -> TracedInterval {
    TracedInterval(
      range.low < other.range.low ? other.lower : lower, range.high > other.range.high ? other.upper : upper)
  }

  /// The numbers of this that are not above some of the other.
  func below(_ other: TracedInterval) -> TracedInterval { cut(to: TracedInterval(lower, other.upper)) }

  /// The numbers of this that are not below some of the other.
  func above(_ other: TracedInterval) -> TracedInterval { cut(to: TracedInterval(other.lower, upper)) }

  /// The same ends with other numbers.
  func with(_ range: Interval) -> TracedInterval { TracedInterval(range, low: low, high: high) }
}

extension TracedInterval: ExpressionAlgebra {
  package func adding(_ other: TracedInterval) throws(ExactError) -> TracedInterval {
    TracedInterval(try range.adding(other.range), low: low.union(other.low), high: high.union(other.high))
  }

  package func subtracting(_ other: TracedInterval) throws(ExactError) -> TracedInterval {
    try adding(other.negated)
  }

  private var negated: TracedInterval { TracedInterval(range.negated, low: high, high: low) }

  package func multiplied(by other: TracedInterval) throws(ExactError) -> TracedInterval {
    func corner(_ a: End, _ b: End) throws(ExactError) -> End {
      (try a.number.multiplied(by: b.number), a.ends.union(b.ends))
    }
    let corners = [
      try corner(lower, other.lower), try corner(lower, other.upper), try corner(upper, other.lower),
      try corner(upper, other.upper),
    ]
    return TracedInterval(
      corners.dropFirst().reduce(corners[0], Self.least), corners.dropFirst().reduce(corners[0], Self.greatest))
  }

  /// A quotient is large if the divisor is near to zero, so it does not depend on any end of the divisor's range.
  package func divided(by other: TracedInterval) throws(ExactError) -> TracedInterval {
    if other.range.containsZero { throw .divisionByZero }
    let (low, high) = (other.range.low, other.range.high)
    return try multiplied(
      by: TracedInterval(Interval(try Exact(1).divided(by: high), try Exact(1).divided(by: low))))
  }

  package func minimum(_ other: TracedInterval) -> TracedInterval {
    TracedInterval(Self.least(lower, other.lower), Self.least(upper, other.upper))
  }

  package func maximum(_ other: TracedInterval) -> TracedInterval {
    TracedInterval(Self.greatest(lower, other.lower), Self.greatest(upper, other.upper))
  }

  package var magnitude: TracedInterval {
    if range.low >= 0 { return self }
    return range.high <= 0 ? negated : TracedInterval((0, RangeEnds()), Self.greatest(upper, negated.upper))
  }

  package func rounded(_ rule: RoundingRule, step: Exact) throws(ExactError) -> TracedInterval {
    with(try range.rounded(rule, step: step))
  }

  /// Results of calendar operations are never large.
  package func applying(_ operation: CalendarOperation) -> TracedInterval? {
    range.applying(operation).map { TracedInterval($0) }
  }
}

/// Ends of the ranges of given facts, as a set: those on which an end of another range depends.
package struct RangeEnds: Hashable, Sendable {
  /// Two bits for each place.
  private var bits: UInt128 = 0

  package init() {}

  /// The lower or the upper end of the range of the given fact at this index. Facts whose indices differ by 64 count as
  /// one, so that more facts may be taken to have an influence than do.
  package init(_ place: Int, isUpper: Bool) { bits = 1 << UInt128(place % 64 * 2 + (isUpper ? 1 : 0)) }

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ other: RangeEnds) -> Bool { bits & other.bits == other.bits }
  package func union(_ other: RangeEnds) -> RangeEnds {
    var all = self
    all.bits |= other.bits
    return all
  }
}
