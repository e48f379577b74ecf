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
