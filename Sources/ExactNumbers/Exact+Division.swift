extension Exact {
  /// The quotient.
  ///
  /// - Throws: `divisionByZero`, `overflow`.
  public func divided(by other: Exact) throws(ExactError) -> Exact {
    guard other.numerator != 0 else { throw .divisionByZero }
    if isDecimal, other.isDecimal {
      if let quotient = quotientByPowerOfTen(other) { return quotient }
      let sign: Int128 = other.numerator < 0 ? -1 : 1
      if scale >= other.scale {
        return try Exact.canonical(
          numerator * sign, over: other.numerator * sign, scale: scale - other.scale)
      }
      let (raised, overflow) = numerator.multipliedReportingOverflow(by: PowersOfTen[other.scale - scale])
      if !overflow, raised != .min {
        return try Exact.canonical(raised * sign, over: other.numerator * sign, scale: 0)
      }
    }
    let (a, b) = (numeratorAndDenominator, other.numeratorAndDenominator)
    let sign: Int128 = b.numerator < 0 ? -1 : 1
    let tops = Int128(greatestCommonDivisor(a.numerator.magnitude, b.numerator.magnitude))
    let bottoms = Int128(greatestCommonDivisor(UInt128(a.denominator), UInt128(b.denominator)))
    return try Exact.canonical(
      checkedProduct(a.numerator / tops, b.denominator / bottoms * sign),
      over: checkedProduct(a.denominator / bottoms, b.numerator / tops * sign), scale: 0)
  }

  /// The quotient by 1, 10, 100 and so on, which only moves the decimal point.
  private func quotientByPowerOfTen(_ other: Exact) -> Exact? {
    guard let digits = Int64(exactly: other.numerator), digits > 0 else { return nil }
    var (power, exponent) = (Int64(1), 0)
    while power < digits, exponent < 18 {
      power *= 10
      exponent += 1
    }
    let moved = scale + exponent - other.scale
    guard power == digits, moved >= 0, moved <= Exact.largestScale else { return nil }
    return Exact(numerator: numerator, divisor: 1, scale: moved)
  }

  /// The quotient rounded down to a whole number, as Lua's `//`.
  ///
  /// - Throws: `divisionByZero`, `overflow`.
  public func floorDivided(by other: Exact) throws(ExactError) -> Exact {
    try divided(by: other).rounded(.down, step: 1)
  }

  /// What is left after floor division; it has the divisor's sign, as Lua's `%`.
  ///
  /// - Throws: `divisionByZero`, `overflow`.
  public func modulo(_ other: Exact) throws(ExactError) -> Exact {
    try subtracting(try floorDivided(by: other).multiplied(by: other))
  }
}
