extension Exact: Comparable {
  /// True if two numbers are equal; 2.50 equals 2.5.
  @inlinable
  public static func == (a: Exact, b: Exact) -> Bool {
    if a.scale == b.scale, a.divisor == b.divisor { return a.numerator == b.numerator }
    if let (left, right) = a.shortPair(b) { return left == right }
    return a.isDecimal == b.isDecimal && a.difference(from: b) == 0
  }

  /// True if the first number is less than the second.
  @inlinable
  public static func < (a: Exact, b: Exact) -> Bool {
    if a.scale == b.scale, a.divisor == b.divisor { return a.numerator < b.numerator }
    if let (left, right) = a.shortPair(b) { return left < right }
    return a.difference(from: b) < 0
  }

  /// The sign of `self - other`, computed in 256 bits, so that it never overflows.
  @usableFromInline
  func difference(from other: Exact) -> Int {
    let (sign, otherSign) = (numerator.signum(), other.numerator.signum())
    if sign != otherSign { return sign < otherSign ? -1 : 1 }
    let left = Wide(numerator.magnitude, times: other.fullDenominator)
    let right = Wide(other.numerator.magnitude, times: fullDenominator)
    return left == right ? 0 : ((left < right) == (sign > 0) ? -1 : 1)
  }

  private var fullDenominator: UInt128 { isDecimal ? PowersOfTen[scale].magnitude : divisor.magnitude }
}

extension Exact: Hashable {
  /// Hashes the number without trailing zeros, so that equal numbers have equal hashes.
  public func hash(into hasher: inout Hasher) {
    let value = stripped
    hasher.combine(value.numerator)
    hasher.combine(value.divisor)
    hasher.combine(value.scale)
  }
}
