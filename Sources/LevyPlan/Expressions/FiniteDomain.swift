import ExactNumbers

/// The numbers that represent the values of a fact that has few: a choice, a boolean, a small count. Rules see such a
/// fact as a plain Lua value and are followed for each of them.
package struct FiniteDomain {
  /// The number of the first value.
  package let first: Int
  package let count: Int

  package init(_ numbers: ClosedRange<Int>) { (first, count) = (numbers.lowerBound, numbers.count) }

  package var last: Int { first + count - 1 }

  /// The indices, from 0, of the values that are in a range; of all if none is.
  func indices(in range: Interval) -> Range<Int> {
    let reachable = (0..<count).filter { Exact(first + $0) >= range.low && Exact(first + $0) <= range.high }
    return (reachable.first ?? 0)..<((reachable.last ?? count - 1) + 1)
  }

  /// Counts of so few values are tried one by one, since trees of them are the simpler ones.
  package static let few = 16

  /// More values than these are not tried one by one.
  package static let most = 512
}
