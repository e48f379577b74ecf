extension Exact {
  /// The quotient.
  ///
  /// - Throws: `divisionByZero`, `overflow`.
  package func divided(by other: Exact) throws(ExactError) -> Exact {
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

  /// The quotient by 1, 10, 100 and so on, which only moves the decimal point; nil for other divisors.
  private func quotientByPowerOfTen(_ other: Exact) -> Exact? {
    guard let digits = Int64(exactly: other.numerator), digits > 0 else { return nil }
    var exponent = 0
    while exponent < 18, PowersOfTen.small(exponent) < digits { exponent += 1 }
    let moved = scale + exponent - other.scale
    guard PowersOfTen.small(exponent) == digits, moved >= 0, moved <= Exact.largestScale else { return nil }
    return Exact(numerator: numerator, divisor: 1, scale: moved)
  }

  /// The quotient rounded down to a whole number, as Lua's `//`.
  ///
  /// - Throws: `divisionByZero`; `overflow` if the rounded quotient does not fit, whether or not the exact one does.
  public func floorDivided(by other: Exact) throws(ExactError) -> Exact {
    guard other.numerator != 0 else { throw .divisionByZero }
    let isNegative = (numerator < 0) != (other.numerator < 0)
    if let (a, b) = pair(other) {
      let (quotient, remainder) = quickQuotientAndRemainder(a, b)
      return Exact(numerator: remainder != 0 && isNegative ? quotient - 1 : quotient, divisor: 1, scale: 0)
    }
    let parts = Aligned(self, other)
    var (quotient, remainder) = parts.left.quotientAndRemainder(dividingBy: parts.right)
    if isNegative, !remainder.isZero { quotient = quotient + Wide(low: 1) }
    guard let whole = quotient.narrow else { throw .overflow }
    return Exact(numerator: isNegative ? -whole : whole, divisor: 1, scale: 0)
  }

  /// The remainder of floor division. It has the sign of the divisor, like Lua's `%`, and is nearer to zero than the
  /// divisor.
  ///
  /// - Throws: `divisionByZero`; `overflow` if the remainder does not fit, whether or not the quotient does.
  public func modulo(_ other: Exact) throws(ExactError) -> Exact {
    guard other.numerator != 0 else { throw .divisionByZero }
    let isOpposite = (numerator < 0) != (other.numerator < 0)
    if let (a, b) = pair(other) {
      let remainder = quickQuotientAndRemainder(a, b).remainder
      let rest = remainder != 0 && isOpposite ? remainder + b : remainder
      return Exact(numerator: rest, divisor: 1, scale: Swift.max(scale, other.scale))
    }
    let parts = Aligned(self, other)
    var rest = parts.left.quotientAndRemainder(dividingBy: parts.right).remainder
    if isOpposite, !rest.isZero { rest = parts.right - rest }
    return try Exact.canonical(rest, over: parts.denominator, isNegative: other.numerator < 0)
  }
}

/// The quotient, truncated, and the remainder, for a divisor other than zero; neither operand is Int128.min.
@inlinable @inline(__always)
func quickQuotientAndRemainder(_ a: Int128, _ b: Int128) -> (quotient: Int128, remainder: Int128) {
  // Dividing 64 bits takes a fraction of the time; Int64.min / -1 would not fit.
  if let short = Int64(exactly: a), let divisor = Int64(exactly: b), divisor != -1 {
    let (quotient, remainder) = short.quotientAndRemainder(dividingBy: divisor)
    return (Int128(quotient), Int128(remainder))
  }
  return a.quotientAndRemainder(dividingBy: b)
}
