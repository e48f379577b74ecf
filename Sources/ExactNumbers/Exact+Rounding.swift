/// The choice between the two multiples of a step next to a number.
@frozen
public enum RoundingRule: Sendable {
  /// The lower one.
  case down
  /// The higher one.
  case up
  /// The one nearer to zero.
  case towardZero
  /// The nearer one; of two equally near, the one farther from zero.
  case halfAwayFromZero
  /// The nearer one; of two equally near, the even multiple.
  case halfEven
  /// The nearer one; of two equally near, the one nearer to zero.
  case halfTowardZero
}

extension Exact {
  /// Rounds the number to a multiple of `step`; a multiple is returned unchanged.
  ///
  /// - Throws: `stepNotPositive`; `overflow` if the rounded number does not fit.
  @inlinable @inline(__always)
  public func rounded(_ rule: RoundingRule, step: Exact = 1) throws(ExactError) -> Exact {
    if isDecimal, step.isDecimal, step.numerator == 1 {
      if scale <= step.scale { return self }
      let power = PowersOfTen[scale - step.scale]
      return Exact(numerator: rule.quotient(numerator, power), divisor: 1, scale: step.scale)
    }
    return try slowlyRounded(rule, step: step)
  }

  @usableFromInline
  func slowlyRounded(_ rule: RoundingRule, step: Exact) throws(ExactError) -> Exact {
    guard step.numerator > 0 else { throw .stepNotPositive }
    if let (units, stepUnits) = pair(step) {
      let (product, overflow) = rule.quotient(units, stepUnits).multipliedReportingOverflow(by: stepUnits)
      if !overflow, product != .min {
        return Exact(numerator: product, divisor: 1, scale: Swift.max(scale, step.scale))
      }
    }
    let parts = Aligned(self, step)
    let (quotient, remainder) = parts.left.quotientAndRemainder(dividingBy: parts.right)
    let doubled = remainder + remainder
    let goesAway = rule.goesAway(
      isExact: remainder.isZero, half: doubled == parts.right ? 0 : (doubled < parts.right ? -1 : 1),
      isNegative: numerator < 0, isOdd: quotient.low & 1 != 0)
    let nearer = parts.left - remainder
    return try Exact.canonical(
      goesAway ? nearer + parts.right : nearer, over: parts.denominator, isNegative: numerator < 0)
  }

  /// Rounds down to a multiple of `step`.
  ///
  /// - Throws: as `rounded(_:step:)`, like all functions here.
  @inlinable
  public func floor(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.down, step: step) }

  /// Rounds up to a multiple of `step`.
  @inlinable
  public func ceil(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.up, step: step) }

  /// Rounds to the nearest multiple of `step`, halves away from zero.
  @inlinable
  public func round(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.halfAwayFromZero, step: step) }

  /// Rounds to the nearest multiple of `step`, halves to the even one.
  @inlinable
  public func roundHalfEven(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.halfEven, step: step) }

  /// Rounds towards zero to a multiple of `step`.
  @inlinable
  public func truncate(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.towardZero, step: step) }

  /// True if the number is a whole multiple of `step`; false for a step of zero or below.
  @inlinable
  public func isMultiple(of step: Exact) -> Bool {
    guard step.numerator > 0 else { return false }
    if let (units, stepUnits) = pair(step) {
      return stepUnits == 1 || quickQuotientAndRemainder(units, stepUnits).remainder == 0
    }
    return isMultipleInWide(of: step)
  }

  @usableFromInline
  func isMultipleInWide(of step: Exact) -> Bool {
    let parts = Aligned(self, step)
    return parts.left.quotientAndRemainder(dividingBy: parts.right).remainder.isZero
  }
}

extension RoundingRule {
  /// True if a truncated number has to be moved to the next multiple away from zero.
  ///
  /// `half` compares the part that was cut off with half a step: -1, 0 or 1. Most rules do not call it.
  @inlinable @inline(__always)
  func goesAway(isExact: Bool, half: @autoclosure () -> Int, isNegative: Bool, isOdd: Bool) -> Bool {
    if isExact { return false }
    switch self {
    case .towardZero: return false
    case .down: return isNegative
    case .up: return !isNegative
    case .halfAwayFromZero: return half() >= 0
    case .halfEven:
      let half = half()
      return half > 0 || half == 0 && isOdd
    case .halfTowardZero: return half() > 0
    }
  }

  /// The quotient by a positive divisor, rounded to an integer.
  @inlinable @inline(__always)
  package func quotient(_ numerator: Int128, _ divisor: Int128) -> Int128 {
    if let short = Int64(exactly: numerator), let shortDivisor = Int64(exactly: divisor) {
      let (quotient, remainder) = short.quotientAndRemainder(dividingBy: shortDivisor)
      return rounded(quotient, remainder, shortDivisor)
    }
    return longQuotient(numerator, divisor)
  }

  @usableFromInline
  func longQuotient(_ numerator: Int128, _ divisor: Int128) -> Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: divisor)
    return rounded(quotient, remainder, divisor)
  }

  @inlinable @inline(__always)
  package func rounded<Integer: FixedWidthInteger & SignedInteger>(
    _ quotient: Integer, _ remainder: Integer, _ divisor: Integer
  ) -> Int128 {
    // The distance to the next multiple, which, unlike twice the remainder, always fits.
    let (rest, other) = (remainder.magnitude, divisor.magnitude - remainder.magnitude)
    let goesAway = goesAway(
      isExact: remainder == 0, half: rest == other ? 0 : (rest < other ? -1 : 1), isNegative: remainder < 0,
      isOdd: quotient & 1 != 0)
    return Int128(quotient) + (goesAway ? (remainder < 0 ? -1 : 1) : 0)
  }
}
