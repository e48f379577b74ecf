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

  package func subtracting(_ other: Interval) throws(ExactError) -> Interval { try adding(other.negated) }

  package var negated: Interval { Interval(high.negated, low.negated) }

  package func multiplied(by other: Interval) throws(ExactError) -> Interval {
    let corners = [
      try low.multiplied(by: other.low), try low.multiplied(by: other.high), try high.multiplied(by: other.low),
      try high.multiplied(by: other.high),
    ]
    return Interval(corners.min() ?? low, corners.max() ?? high)
  }

  package var containsZero: Bool { low <= 0 && high >= 0 }

  package func divided(by other: Interval) throws(ExactError) -> Interval {
    if other.containsZero { throw .divisionByZero }
    return try multiplied(by: Interval(try Exact(1).divided(by: other.high), try Exact(1).divided(by: other.low)))
  }

  package func minimum(_ other: Interval) -> Interval { Interval(min(low, other.low), min(high, other.high)) }
  package func maximum(_ other: Interval) -> Interval { Interval(max(low, other.low), max(high, other.high)) }

  /// Rounds both ends. Rounding is monotonic: of two numbers the greater is never rounded to less than the other.
  package func rounded(_ rule: RoundingRule, step: Exact) throws(ExactError) -> Interval {
    Interval(try low.rounded(rule, step: step), try high.rounded(rule, step: step))
  }

  package var magnitude: Interval {
    if low >= 0 { return self }
    return high <= 0 ? negated : Interval(0, largestMagnitude)
  }
}
