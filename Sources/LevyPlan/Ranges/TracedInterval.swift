import ExactNumbers
import LevyModel

/// An interval whose ends carry dependency sets: the ends of given facts' ranges that would have to be nearer to zero
/// for this end to be so.
package struct TracedInterval {
  package let range: Interval
  package let low: RangeEnds
  package let high: RangeEnds

  package init(_ range: Interval, low: RangeEnds = RangeEnds(), high: RangeEnds = RangeEnds()) {
    (self.range, self.low, self.high) = (range, low, high)
  }

  /// An end of an interval with its dependency set.
  private typealias End = (number: Exact, ends: RangeEnds)

  private var lower: End { (range.low, low) }
  private var upper: End { (range.high, high) }

  private init(_ lower: End, _ upper: End) {
    self.init(Interval(lower.number, upper.number), low: lower.ends, high: upper.ends)
  }

  /// The lesser of two ends. If they are equal, it depends on the dependencies of both.
  private static func least(_ a: End, _ b: End) -> End {
    a.number == b.number ? (a.number, a.ends.union(b.ends)) : a.number < b.number ? a : b
  }

  private static func greatest(_ a: End, _ b: End) -> End {
    a.number == b.number ? (a.number, a.ends.union(b.ends)) : a.number > b.number ? a : b
  }

  func united(with other: TracedInterval) -> TracedInterval {
    TracedInterval(Self.least(lower, other.lower), Self.greatest(upper, other.upper))
  }

  /// The numbers that are in both intervals.
  func cut(to other: TracedInterval) -> TracedInterval {
    TracedInterval(
      range.low < other.range.low ? other.lower : lower, range.high > other.range.high ? other.upper : upper)
  }

  /// The numbers that are not above all of the other interval.
  func below(_ other: TracedInterval) -> TracedInterval { cut(to: TracedInterval(lower, other.upper)) }

  /// The numbers that are not below all of the other interval.
  func above(_ other: TracedInterval) -> TracedInterval { cut(to: TracedInterval(other.lower, upper)) }

  /// Other numbers with the same dependency sets.
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

  /// A quotient is large if the divisor is near zero, so it depends on no end of the divisor's range.
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

  /// Results of calendar operations are never too large, so they depend on no end.
  package func applying(_ operation: CalendarOperation) -> TracedInterval? {
    range.applying(operation).map { TracedInterval($0) }
  }
}

/// A set of ends of given facts' ranges, on which an end of another range depends.
package struct RangeEnds: Hashable, Sendable {
  /// Two bits for each fact.
  private var bits: UInt128 = 0

  package init() {}

  /// The lower or upper end of the range of the given fact at this index. Facts whose indices differ by 64 share bits,
  /// so that the set may contain more facts than it should.
  package init(_ place: Int, isUpper: Bool) { bits = 1 << UInt128(place % 64 * 2 + (isUpper ? 1 : 0)) }

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ other: RangeEnds) -> Bool { bits & other.bits == other.bits }
  package func union(_ other: RangeEnds) -> RangeEnds {
    var all = self
    all.bits |= other.bits
    return all
  }
}
