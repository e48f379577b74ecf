extension Exact: Comparable {
  /// Whether two numbers are equal; 2.50 equals 2.5.
  @inlinable
  public static func == (a: Exact, b: Exact) -> Bool {
    if a.scale == b.scale, a.divisor == b.divisor { return a.numerator == b.numerator }
    return a.isDecimal == b.isDecimal && a.difference(from: b) == 0
  }

  /// Whether one number is less than another.
  @inlinable
  public static func < (a: Exact, b: Exact) -> Bool {
    if a.scale == b.scale, a.divisor == b.divisor { return a.numerator < b.numerator }
    return a.difference(from: b) < 0
  }

  /// The sign of `self - other`, computed in 256 bits, so that it always has an answer.
  @usableFromInline
  func difference(from other: Exact) -> Int {
    let (sign, otherSign) = (numerator.signum(), other.numerator.signum())
    if sign != otherSign { return sign < otherSign ? -1 : 1 }
    if sign == 0 { return 0 }
    let left = numerator.magnitude.multipliedFullWidth(by: other.fullDenominator)
    let right = other.numerator.magnitude.multipliedFullWidth(by: fullDenominator)
    let larger = left.high != right.high ? left.high > right.high : left.low > right.low
    let equal = left.high == right.high && left.low == right.low
    return equal ? 0 : (larger == (sign > 0) ? 1 : -1)
  }

  private var fullDenominator: UInt128 { isDecimal ? UInt128(PowersOfTen[scale]) : UInt128(divisor) }
}

extension Exact: Hashable {
  /// Equal numbers hash alike, whatever their trailing zeros.
  public func hash(into hasher: inout Hasher) {
    let value = stripped
    hasher.combine(value.numerator)
    hasher.combine(value.divisor)
    hasher.combine(value.scale)
  }
}
