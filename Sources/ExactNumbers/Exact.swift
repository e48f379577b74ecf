/// An exact rational number.
///
/// Nearly every number in tax law is a decimal, an integer over a power of ten. A decimal has `divisor` 1, and its
/// arithmetic computes no common divisors. A general fraction arises only from division; it has `scale` 0, is in lowest
/// terms, and its divisor has a prime factor other than 2 and 5, so that no fraction is also a decimal.
///
/// An operation whose result does not fit 128 bits in numerator and denominator throws `ExactError.overflow`; a result
/// is never rounded silently.
@frozen
public struct Exact: Sendable {
  /// The number is `numerator / (divisor × 10^scale)`.
  public let numerator: Int128
  /// 1 for a decimal, otherwise the denominator of a fraction in lowest terms. Always positive.
  public let divisor: Int128
  /// The number of decimals in `numerator`, 0 to 38; trailing zeros may be among them.
  public let scale: Int

  @inlinable @inline(__always)
  init(numerator: Int128, divisor: Int128, scale: Int) {
    self.numerator = numerator
    self.divisor = divisor
    self.scale = scale
  }

  /// Makes an integer.
  @inlinable @inline(__always)
  public init(_ value: Int) {
    self.init(numerator: Int128(value), divisor: 1, scale: 0)
  }

  /// Makes an integer from any integer type.
  ///
  /// - Throws: `overflow` if it is beyond ±Int128.max.
  @inlinable
  public init(_ value: some BinaryInteger) throws(ExactError) {
    guard let numerator = Int128(exactly: value), numerator != .min else { throw .overflow }
    self.init(numerator: numerator, divisor: 1, scale: 0)
  }

  /// Makes the decimal `numerator / 10^scale`, for constants in a program; `init(numerator:denominator:)` accepts any
  /// values.
  ///
  /// - Precondition: `scale` is from 0 to 38, and `numerator` is not `Int128.min`, which has no negation.
  @inlinable @inline(__always)
  public init(numerator: Int128, scale: Int) {
    precondition(scale >= 0 && scale <= Exact.largestScale, "a decimal has 0 to 38 decimals")
    precondition(numerator != .min, "the numerator has no negation")
    self.init(numerator: numerator, divisor: 1, scale: scale)
  }

  /// Makes the fraction `numerator / denominator`, reduced to its canonical form.
  ///
  /// - Throws: `divisionByZero`; `overflow` if the canonical form does not fit.
  public init(numerator: Int128, denominator: Int128) throws(ExactError) {
    guard denominator != 0 else { throw .divisionByZero }
    guard numerator != .min, denominator != .min else { throw .overflow }
    let sign: Int128 = denominator < 0 ? -1 : 1
    self = try Exact.canonical(numerator * sign, over: denominator * sign, scale: 0)
  }

  /// The maximum number of decimals: 10^38 is the largest power of ten in 128 bits.
  public static let largestScale = 38

  /// True if the number is an integer over a power of ten.
  @inlinable public var isDecimal: Bool { divisor == 1 }

  /// The number as a fraction in lowest terms. The denominator is positive, and 1 for an integer.
  public var numeratorAndDenominator: (numerator: Int128, denominator: Int128) {
    if !isDecimal { return (numerator, divisor) }
    let denominator = PowersOfTen[scale]
    let common = Int128(greatestCommonDivisor(numerator.magnitude, UInt128(denominator)))
    return (numerator / common, denominator / common)
  }

  /// The same number without trailing zeros in its decimals.
  public var stripped: Exact {
    var (digits, scale) = (numerator, scale)
    while scale > 0 {
      // Dividing 64 bits takes a fraction of the time.
      if var short = Int64(exactly: digits) {
        while scale > 0, short % 10 == 0 {
          short /= 10
          scale -= 1
        }
        return Exact(numerator: Int128(short), divisor: divisor, scale: scale)
      }
      if digits % 10 != 0 { break }
      digits /= 10
      scale -= 1
    }
    return Exact(numerator: digits, divisor: divisor, scale: scale)
  }

  /// True if the number is an integer.
  @inlinable public var isWhole: Bool {
    isDecimal && (scale == 0 || stripped.scale == 0)
  }

  /// The decimals that the number needs, or nil for a fraction that no decimal equals.
  public var fractionDigits: Int? { isDecimal ? stripped.scale : nil }

  /// The number as an `Int`, or nil if it is not an integer or does not fit.
  public var exactInt: Int? {
    guard isDecimal else { return nil }
    let value = scale == 0 ? self : stripped
    return value.scale == 0 ? Int(exactly: value.numerator) : nil
  }

  /// The nearest double or one within three units of its last place, for charts; never for amounts.
  public var doubleValue: Double {
    // The standard library converts 128 bits by way of generic code, which takes a hundred times as long.
    func double(_ number: UInt128) -> Double {
      Double(UInt64(truncatingIfNeeded: number >> 64)) * 0x1p64 + Double(UInt64(truncatingIfNeeded: number))
    }
    let magnitude = double(numerator.magnitude) / double((isDecimal ? PowersOfTen[scale] : divisor).magnitude)
    return numerator < 0 ? -magnitude : magnitude
  }

  /// The number with the opposite sign.
  @inlinable public var negated: Exact { Exact(numerator: 0 &- numerator, divisor: divisor, scale: scale) }

  /// The absolute value.
  @inlinable public var magnitude: Exact { numerator < 0 ? negated : self }
}

extension Exact: ExpressibleByIntegerLiteral {
  /// Makes an integer from a literal.
  @inlinable public init(integerLiteral value: Int) { self.init(value) }
}

/// The greatest common divisor; that of zero and a number is the number.
@usableFromInline
func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
  var (a, b) = (a, b)
  while b != 0 {
    if a <= UInt128(UInt64.max), b <= UInt128(UInt64.max) {
      var (x, y) = (UInt64(truncatingIfNeeded: a), UInt64(truncatingIfNeeded: b))
      while y != 0 { (x, y) = (y, x % y) }
      return UInt128(x)
    }
    (a, b) = (b, a % b)
  }
  return a
}
