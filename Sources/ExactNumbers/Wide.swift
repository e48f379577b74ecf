/// An unsigned integer of 256 bits: the product of two numbers of 128 bits.
///
/// It is used only if an intermediate result exceeds 128 bits, to distinguish results that do not fit from those that
/// do.
struct Wide: Equatable, Comparable {
  var high: UInt128
  var low: UInt128

  init(high: UInt128 = 0, low: UInt128) {
    self.high = high
    self.low = low
  }

  /// The product.
  init(_ a: UInt128, times b: UInt128) {
    let product = a.multipliedFullWidth(by: b)
    self.init(high: product.high, low: product.low)
  }

  var isZero: Bool { high == 0 && low == 0 }

  /// The number, or nil if it is above Int128.max.
  var narrow: Int128? { high == 0 ? Int128(exactly: low) : nil }

  var trailingZeroBitCount: Int { low != 0 ? low.trailingZeroBitCount : 128 + high.trailingZeroBitCount }
  var leadingZeroBitCount: Int { high != 0 ? high.leadingZeroBitCount : 128 + low.leadingZeroBitCount }

  static func < (a: Wide, b: Wide) -> Bool { a.high != b.high ? a.high < b.high : a.low < b.low }

  /// The sum, which must fit.
  static func + (a: Wide, b: Wide) -> Wide {
    let (low, carry) = a.low.addingReportingOverflow(b.low)
    return Wide(high: a.high &+ b.high &+ (carry ? 1 : 0), low: low)
  }

  /// The difference, for `a` not below `b`.
  static func - (a: Wide, b: Wide) -> Wide {
    let (low, borrow) = a.low.subtractingReportingOverflow(b.low)
    return Wide(high: a.high &- b.high &- (borrow ? 1 : 0), low: low)
  }

  static func << (a: Wide, count: Int) -> Wide {
    if count == 0 { return a }
    if count >= 128 { return Wide(high: a.low << (count - 128), low: 0) }
    return Wide(high: a.high << count | a.low >> (128 - count), low: a.low << count)
  }

  static func >> (a: Wide, count: Int) -> Wide {
    if count == 0 { return a }
    if count >= 128 { return Wide(low: a.high >> (count - 128)) }
    return Wide(high: a.high >> count, low: a.low >> count | a.high << (128 - count))
  }

  /// The quotient, truncated, and the remainder, for a divisor other than zero.
  func quotientAndRemainder(dividingBy divisor: Wide) -> (quotient: Wide, remainder: Wide) {
    if self < divisor { return (Wide(low: 0), self) }
    if divisor.high == 0 {
      let (upper, rest) = high.quotientAndRemainder(dividingBy: divisor.low)
      let (lower, remainder) = divisor.low.dividingFullWidth((rest, low))
      return (Wide(high: upper, low: lower), Wide(low: remainder))
    }
    // One bit at a time: divisors this large are too rare for anything faster.
    var (quotient, rest) = (Wide(low: 0), self)
    let shift = divisor.leadingZeroBitCount - leadingZeroBitCount
    var shifted = divisor << shift
    for _ in 0...shift {
      quotient = quotient << 1
      if rest >= shifted {
        rest = rest - shifted
        quotient.low |= 1
      }
      shifted = shifted >> 1
    }
    return (quotient, rest)
  }

  /// The greatest common divisor, for a `b` other than zero.
  static func greatestCommonDivisor(_ a: Wide, _ b: Wide) -> Wide {
    var (a, b) = (a, b)
    while !b.isZero {
      if a.high == 0, b.high == 0 { return Wide(low: ExactNumbers.greatestCommonDivisor(a.low, b.low)) }
      (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder)
    }
    return a
  }
}

/// Two numbers over their lowest common denominator: a is `±left / denominator` and b is `±right / denominator`.
///
/// Each part is below 2^254, since each is a product of two numbers below 2^127; so sums and doubles of parts fit too.
struct Aligned {
  let left: Wide
  let right: Wide
  let denominator: Wide

  init(_ a: Exact, _ b: Exact) {
    let (a, b) = (a.numeratorAndDenominator, b.numeratorAndDenominator)
    let common = greatestCommonDivisor(a.denominator.magnitude, b.denominator.magnitude)
    let (rightFactor, leftFactor) = (a.denominator.magnitude / common, b.denominator.magnitude / common)
    left = Wide(a.numerator.magnitude, times: leftFactor)
    right = Wide(b.numerator.magnitude, times: rightFactor)
    denominator = Wide(a.denominator.magnitude, times: leftFactor)
  }
}

extension Exact {
  /// The canonical form of `±numerator / denominator`, for a denominator other than zero.
  ///
  /// - Throws: `overflow` if it does not fit.
  static func canonical(
    _ numerator: Wide, over denominator: Wide, isNegative: Bool
  ) throws(ExactError) -> Exact {
    let common = Wide.greatestCommonDivisor(numerator, denominator)
    guard let top = numerator.quotientAndRemainder(dividingBy: common).quotient.narrow,
      let bottom = denominator.quotientAndRemainder(dividingBy: common).quotient.narrow
    else { throw .overflow }
    return try canonical(isNegative ? -top : top, over: bottom, scale: 0)
  }
}
