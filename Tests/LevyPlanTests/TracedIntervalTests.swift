import ExactNumbers
import LevyPlan
import Testing

/// The dependencies of the ends of ranges.
@Suite struct TracedIntervalTests {
  private static func low(_ place: Int) -> RangeEnds { RangeEnds(place, isUpper: false) }
  private static func high(_ place: Int) -> RangeEnds { RangeEnds(place, isUpper: true) }
  private static func fact(_ place: Int, _ least: Int, _ most: Int) -> TracedInterval {
    TracedInterval(Interval(Exact(least), Exact(most)), low: low(place), high: high(place))
  }

  @Test func sumsHangOnBoth() throws {
    let (a, b) = (Self.fact(0, -5, 9), Self.fact(1, -7, 3))
    let sum = try a.adding(b)
    #expect(sum.range == Interval(-12, 12))
    #expect(sum.low == Self.low(0).union(Self.low(1)) && sum.high == Self.high(0).union(Self.high(1)))
    let difference = try a.subtracting(b)
    #expect(difference.range == Interval(-8, 16))
    #expect(difference.low == Self.low(0).union(Self.high(1)) && difference.high == Self.high(0).union(Self.low(1)))
  }

  @Test func productsHangOnTheirCorners() throws {
    let product = try Self.fact(0, -5, 9).multiplied(by: Self.fact(1, -1, 3))
    #expect(product.range == Interval(-15, 27))
    #expect(product.low == Self.low(0).union(Self.high(1)) && product.high == Self.high(0).union(Self.high(1)))
    let even = try Self.fact(0, -5, 5).multiplied(by: Self.fact(1, 0, 3))
    #expect(even.low == Self.low(0).union(Self.high(1)) && even.high == Self.high(0).union(Self.high(1)))
  }

  /// min(wage, 100) is not larger for a larger wage, but smaller for one that is further below zero.
  @Test func boundsHangOnNothing() {
    let bound = TracedInterval(Interval(100))
    let least = Self.fact(0, -5000, 5000).minimum(bound)
    #expect(least.range == Interval(-5000, 100))
    #expect(least.low == Self.low(0) && least.high.isEmpty)
    let greatest = Self.fact(0, -5000, 5000).maximum(bound)
    #expect(greatest.low.isEmpty && greatest.high == Self.high(0))
  }

  @Test func magnitudesHangOnTheFartherEnd() {
    #expect(Self.fact(0, -5000, 20).magnitude.high == Self.low(0))
    #expect(Self.fact(0, -20, 5000).magnitude.high == Self.high(0))
    #expect(Self.fact(0, -20, 20).magnitude.high == Self.low(0).union(Self.high(0)))
    #expect(Self.fact(0, -20, -5).magnitude.high == Self.low(0))
  }

  /// A quotient is made smaller by no bound of its divisor.
  @Test func divisorsAreNoBound() throws {
    let quotient = try Self.fact(0, -100, 500).divided(by: Self.fact(1, 2, 50))
    #expect(quotient.range == Interval(-50, 250))
    #expect(quotient.low == Self.low(0) && quotient.high == Self.high(0))
  }

  @Test func factsFarApartShareAPlace() {
    #expect(Self.low(0) == Self.low(64) && Self.low(0) != Self.low(63) && !Self.high(63).isEmpty)
  }
}
