extension Exact {
  /// The sum.
  ///
  /// - Throws: `overflow`.
  @inlinable
  package func adding(_ other: Exact) throws(ExactError) -> Exact {
    if isDecimal, other.isDecimal {
      if scale == other.scale {
        let (sum, overflow) = numerator.addingReportingOverflow(other.numerator)
        if !overflow, sum != .min { return Exact(numerator: sum, divisor: 1, scale: scale) }
      } else if let sum = sumOfScales(other) {
        return sum
      }
    }
    return try slowSum(other)
  }

  /// The difference.
  ///
  /// - Throws: `overflow`.
  @inlinable
  package func subtracting(_ other: Exact) throws(ExactError) -> Exact { try adding(other.negated) }

  /// The product.
  ///
  /// - Throws: `overflow`.
  @inlinable
  package func multiplied(by other: Exact) throws(ExactError) -> Exact {
    if isDecimal, other.isDecimal, scale + other.scale <= Exact.largestScale {
      if let a = Int64(exactly: numerator), let b = Int64(exactly: other.numerator) {
        return Exact(numerator: Int128(a) &* Int128(b), divisor: 1, scale: scale + other.scale)
      }
      let (product, overflow) = numerator.multipliedReportingOverflow(by: other.numerator)
      if !overflow, product != .min {
        return Exact(numerator: product, divisor: 1, scale: scale + other.scale)
      }
    }
    return try slowProduct(other)
  }

  /// A whole power. 0 to the power of 0 is 1.
  ///
  /// - Throws: `exponentNotWhole`, `exponentTooLarge` beyond ±10,000, `divisionByZero` for zero to a negative power,
  ///   `overflow`.
  public func power(_ exponent: Exact) throws(ExactError) -> Exact {
    guard exponent.isWhole else { throw .exponentNotWhole }
    guard let count = exponent.exactInt, (-10_000...10_000).contains(count) else { throw .exponentTooLarge }
    var base = count < 0 ? try Exact(1).divided(by: self) : stripped
    var result: Exact = 1
    var rest = abs(count)
    while rest > 0 {
      if rest & 1 == 1 { result = try result.multiplied(by: base) }
      rest >>= 1
      if rest > 0 { base = try base.multiplied(by: base) }
    }
    return result
  }

  /// Scales two decimals to the finer unit of the two; nil unless both numerators and the power of ten between them fit
  /// 64 bits. Neither result exceeds ±2^126, so that their sum needs no overflow check.
  @inlinable @inline(__always)
  func shortPair(_ other: Exact) -> (Int128, Int128)? {
    guard isDecimal, other.isDecimal, let a = Int64(exactly: numerator), let b = Int64(exactly: other.numerator) else {
      return nil
    }
    let places = scale - other.scale
    if places >= 0 {
      return places <= 18 ? (Int128(a), Int128(b) &* Int128(PowersOfTen.small(places))) : nil
    }
    return places >= -18 ? (Int128(a) &* Int128(PowersOfTen.small(-places)), Int128(b)) : nil
  }

  /// Scales two decimals to the finer unit of the two; nil if that needs more than 128 bits, or if one is no decimal.
  @inlinable
  func pair(_ other: Exact) -> (Int128, Int128)? {
    if let short = shortPair(other) { return short }
    guard isDecimal, other.isDecimal else { return nil }
    let places = scale - other.scale
    let (raised, overflow) = (places > 0 ? other : self).numerator.multipliedReportingOverflow(
      by: PowersOfTen[Swift.abs(places)])
    if overflow || raised == .min { return nil }
    return places > 0 ? (numerator, raised) : (raised, other.numerator)
  }

  /// The sum of decimals of different scales; nil if it needs the slow path.
  @usableFromInline
  func sumOfScales(_ other: Exact) -> Exact? {
    guard let (a, b) = pair(other) else { return nil }
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow || sum == .min ? nil : Exact(numerator: sum, divisor: 1, scale: Swift.max(scale, other.scale))
  }

  /// The sum, computed in 256 bits, so that it throws only if the result itself does not fit.
  @usableFromInline
  func slowSum(_ other: Exact) throws(ExactError) -> Exact {
    let parts = Aligned(self, other)
    let isNegative = numerator < 0
    if let left = parts.left.narrow, let right = parts.right.narrow, let denominator = parts.denominator.narrow {
      let (sum, overflow) = (isNegative ? -left : left).addingReportingOverflow(other.numerator < 0 ? -right : right)
      if !overflow, sum != .min { return try Exact.canonical(sum, over: denominator, scale: 0) }
    }
    if isNegative == (other.numerator < 0) {
      return try Exact.canonical(parts.left + parts.right, over: parts.denominator, isNegative: isNegative)
    }
    return parts.left < parts.right
      ? try Exact.canonical(parts.right - parts.left, over: parts.denominator, isNegative: !isNegative)
      : try Exact.canonical(parts.left - parts.right, over: parts.denominator, isNegative: isNegative)
  }

  @usableFromInline
  func slowProduct(_ other: Exact) throws(ExactError) -> Exact {
    if isDecimal, other.isDecimal {
      let (a, b) = (stripped, other.stripped)
      // 25 × 4 hundredths: the product may end in zeros even if its factors do not.
      let (product, overflow) = a.numerator.multipliedReportingOverflow(by: b.numerator)
      if !overflow, product != .min {
        if a.scale + b.scale <= Exact.largestScale {
          return Exact(numerator: product, divisor: 1, scale: a.scale + b.scale)
        }
        return try Exact.canonical(product, over: 1, scale: a.scale + b.scale)
      }
    }
    let (a, b) = (numeratorAndDenominator, other.numeratorAndDenominator)
    let left = Int128(greatestCommonDivisor(a.numerator.magnitude, UInt128(b.denominator)))
    let right = Int128(greatestCommonDivisor(b.numerator.magnitude, UInt128(a.denominator)))
    return try Exact.canonical(
      checkedProduct(a.numerator / left, b.numerator / right),
      over: checkedProduct(a.denominator / right, b.denominator / left), scale: 0)
  }

  /// The canonical form of `numerator / (denominator × 10^scale)`, for a positive denominator.
  @usableFromInline
  static func canonical(
    _ numerator: Int128, over denominator: Int128, scale: Int
  ) throws(ExactError) -> Exact {
    if numerator == 0 { return 0 }
    let common = Int128(greatestCommonDivisor(numerator.magnitude, UInt128(denominator)))
    var (top, bottom, scale) = (numerator / common, denominator / common, scale)
    while scale > 0, top % 10 == 0 {
      top /= 10
      scale -= 1
    }
    var (twos, fives, rest) = (0, 0, bottom)
    while rest & 1 == 0 {
      rest >>= 1
      twos += 1
    }
    while rest % 5 == 0 {
      rest /= 5
      fives += 1
    }
    if rest == 1 {
      let digits = max(twos, fives)
      for _ in twos..<digits { top = try checkedProduct(top, 2) }
      for _ in fives..<digits { top = try checkedProduct(top, 5) }
      if digits + scale > largestScale { throw .overflow }
      return Exact(numerator: top, divisor: 1, scale: digits + scale)
    }
    for _ in 0..<scale {
      for factor: Int128 in [2, 5] {
        if top % factor == 0 { top /= factor } else { bottom = try checkedProduct(bottom, factor) }
      }
    }
    return Exact(numerator: top, divisor: bottom, scale: 0)
  }
}

/// The product, within ±Int128.max.
///
/// - Throws: `overflow`.
@usableFromInline
func checkedProduct(_ a: Int128, _ b: Int128) throws(ExactError) -> Int128 {
  let (product, overflow) = a.multipliedReportingOverflow(by: b)
  if overflow || product == .min { throw .overflow }
  return product
}

// MARK: Operators

extension Exact {
  // Operators with the meaning of the methods. A sum or product that cannot be represented exactly is an error and
  // never rounded, so each operator is written with `try`.

  /// The sum.
  ///
  /// - Throws: `ExactError.overflow` if it cannot be represented.
  public static func + (a: Exact, b: Exact) throws(ExactError) -> Exact { try a.adding(b) }

  /// The difference.
  ///
  /// - Throws: `ExactError.overflow` if it cannot be represented.
  public static func - (a: Exact, b: Exact) throws(ExactError) -> Exact { try a.subtracting(b) }

  /// The product.
  ///
  /// - Throws: `ExactError.overflow` if it cannot be represented.
  public static func * (a: Exact, b: Exact) throws(ExactError) -> Exact { try a.multiplied(by: b) }

  /// The quotient.
  ///
  /// - Throws: `ExactError` if the divisor is 0, or if the quotient cannot be represented.
  public static func / (a: Exact, b: Exact) throws(ExactError) -> Exact { try a.divided(by: b) }

  /// The number with the opposite sign.
  public static prefix func - (a: Exact) -> Exact { a.negated }
}
