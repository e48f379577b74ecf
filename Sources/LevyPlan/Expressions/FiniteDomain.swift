import ExactNumbers

/// The numbers that represent the values of a fact with few values: a choice, a boolean, a small count. Rules see such
/// a fact as a plain Lua value and are followed once for each value.
package struct FiniteDomain {
  /// The first number.
  package let first: Int
  package let count: Int

  package init(_ numbers: ClosedRange<Int>) { (first, count) = (numbers.lowerBound, numbers.count) }

  package var last: Int { first + count - 1 }

  /// The indices, from 0, of the values in a range; all indices if there are none.
  func indices(in range: Interval) -> Range<Int> {
    let reachable = (0..<count).filter { Exact(first + $0) >= range.low && Exact(first + $0) <= range.high }
    return (reachable.first ?? 0)..<((reachable.last ?? count - 1) + 1)
  }

  /// Counts with at most this many values are always followed value by value, since that gives simpler trees.
  package static let few = 16

  /// The maximum number of values that are followed one by one.
  package static let most = 512
}
