/// The reason why an operation on exact numbers has no result.
public enum ExactError: Error, Hashable, Sendable {
  /// The result needs more than 128 bits in numerator or denominator.
  case overflow
  /// The divisor is zero.
  case divisionByZero
  /// The exponent of a power is a fraction.
  case exponentNotWhole
  /// The exponent of a power is beyond ±10,000.
  case exponentTooLarge
  /// The step to round to is zero or below.
  case stepNotPositive
}
