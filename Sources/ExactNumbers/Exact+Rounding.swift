/// How to choose between the two multiples of a step next to a number.
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
}

extension Exact {
  /// The number rounded to a multiple of `step`.
  ///
  /// - Throws: `stepNotPositive`; `overflow`.
  @inlinable
  public func rounded(_ rule: RoundingRule, step: Exact = 1) throws(ExactError) -> Exact {
    if isDecimal, step.isDecimal, step.numerator == 1 {
      if scale <= step.scale { return self }
      let power = PowersOfTen[scale - step.scale]
      if let digits = Int64(exactly: numerator), let divisor = Int64(exactly: power) {
        let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: divisor)
        let up = rule.step(
          remainder: Int128(remainder), divisor: Int128(divisor), isOdd: quotient & 1 != 0)
        return Exact(numerator: Int128(quotient) &+ up, divisor: 1, scale: step.scale)
      }
      return Exact(numerator: rule.quotient(numerator, power), divisor: 1, scale: step.scale)
    }
    return try slowlyRounded(rule, step: step)
  }

  @usableFromInline
  func slowlyRounded(_ rule: RoundingRule, step: Exact) throws(ExactError) -> Exact {
    guard step.numerator > 0 else { throw .stepNotPositive }
    let steps = try divided(by: step)
    let whole =
      steps.isDecimal
      ? rule.quotient(steps.numerator, PowersOfTen[steps.scale]) : rule.quotient(steps.numerator, steps.divisor)
    return try Exact(numerator: whole, divisor: 1, scale: 0).multiplied(by: step)
  }

  /// Down to a multiple of `step`.
  public func floor(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.down, step: step) }
  /// Up to a multiple of `step`.
  public func ceil(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.up, step: step) }
  /// To the nearest multiple of `step`, halves away from zero.
  public func round(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.halfAwayFromZero, step: step) }
  /// To the nearest multiple of `step`, halves to the even one.
  public func roundHalfEven(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.halfEven, step: step) }
  /// Towards zero to a multiple of `step`.
  public func truncate(step: Exact = 1) throws(ExactError) -> Exact { try rounded(.towardZero, step: step) }

  /// Whether the number is a whole multiple of `step`; false if that cannot be told within 128 bits.
  @inlinable
  public func isMultiple(of step: Exact) -> Bool {
    if isDecimal, step.isDecimal, step.numerator == 1, scale <= step.scale { return true }
    guard step.numerator > 0, let rounded = try? rounded(.down, step: step) else { return false }
    return rounded == self
  }
}

extension RoundingRule {
  /// What to add to a quotient that was cut towards zero: -1, 0 or 1.
  @inlinable @inline(__always)
  func step(remainder: Int128, divisor: Int128, isOdd: Bool) -> Int128 {
    if remainder == 0 { return 0 }
    let away: Int128 = remainder < 0 ? -1 : 1
    switch self {
    case .towardZero: return 0
    case .down: return away < 0 ? -1 : 0
    case .up: return away > 0 ? 1 : 0
    case .halfAwayFromZero, .halfEven:
      let rest = remainder.magnitude
      let other = divisor.magnitude - rest
      if rest != other { return rest > other ? away : 0 }
      return self == .halfAwayFromZero || isOdd ? away : 0
    }
  }

  /// The quotient by a positive divisor, rounded to a whole number.
  @usableFromInline
  func quotient(_ numerator: Int128, _ divisor: Int128) -> Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: divisor)
    return quotient + step(remainder: remainder, divisor: divisor, isOdd: quotient & 1 != 0)
  }
}
