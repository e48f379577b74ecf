import ExactNumbers

/// All numbers from `low` to `high`.
package struct Interval: Hashable, Sendable {
  package let low: Exact
  package let high: Exact

  package init(_ low: Exact, _ high: Exact) { (self.low, self.high) = (low, high) }
  package init(_ value: Exact) { self.init(value, value) }

  package var largestMagnitude: Exact { max(low.magnitude, high.magnitude) }
  package var isEmpty: Bool { high < low }

  package func united(with other: Interval) -> Interval { Interval(min(low, other.low), max(high, other.high)) }
  package func cut(to other: Interval) -> Interval { Interval(max(low, other.low), min(high, other.high)) }

  package func adding(_ other: Interval) throws(ExactError) -> Interval {
    Interval(try low.adding(other.low), try high.adding(other.high))
  }

  package var negated: Interval { Interval(high.negated, low.negated) }

  package func multiplied(by other: Interval) throws(ExactError) -> Interval {
    let corners = [
      try low.multiplied(by: other.low), try low.multiplied(by: other.high), try high.multiplied(by: other.low),
      try high.multiplied(by: other.high),
    ]
    return Interval(corners.min() ?? low, corners.max() ?? high)
  }

  /// The quotients by an interval, or nil if that contains zero.
  package func divided(by other: Interval) throws(ExactError) -> Interval? {
    if other.low <= 0, other.high >= 0 { return nil }
    return try multiplied(by: Interval(try Exact(1).divided(by: other.high), try Exact(1).divided(by: other.low)))
  }

  /// What rounding to multiples of a step makes of it.
  package func rounded(step: Exact) throws(ExactError) -> Interval {
    Interval(try low.rounded(.down, step: step), try high.rounded(.up, step: step))
  }

  package var magnitude: Interval {
    if low >= 0 { return self }
    return high <= 0 ? negated : Interval(0, largestMagnitude)
  }
}
