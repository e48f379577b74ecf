/// Why an operation on exact numbers has no result.
public enum ExactError: Error, Hashable, Sendable {
  /// The result needs more than 128 bits above or below the fraction bar.
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
