import ExactNumbers
import LevyCalculator
import LevyModel

/// A result that a case expects.
struct FixtureCheck: Sendable {
  let name: String
  let slot: Slot
  let notation: Notation
  /// The expected value, in the unit of the name.
  let expected: Value
  /// The maximum difference of the result.
  let tolerance: Exact

  /// Returns the difference between a result, in the unit of the name, and the expected value; nil if it is within the
  /// tolerance.
  func difference(to found: Value) -> FixtureOutcome.Difference? {
    if let wanted = expected.exact, let got = found.exact {
      let difference = try? got.subtracting(wanted)
      if let difference, difference.magnitude <= tolerance { return nil }
      let type = notation.type
      return .init(
        name: name, expected: type.text(of: expected), found: type.text(of: found), difference: difference)
    }
    if expected == found { return nil }
    return .init(name: name, expected: expected.description, found: found.description, difference: nil)
  }

  /// True if no result can meet both expectations.
  func excludes(_ other: FixtureCheck) -> Bool {
    guard let one = expected.exact, let another = other.expected.exact else { return expected != other.expected }
    guard let distance = try? one.subtracting(another).magnitude, let room = try? tolerance.adding(other.tolerance)
    else {
      return false
    }
    return distance > room
  }

  /// Returns the calculator's result for its current case, in the unit of the name.
  func result(of calculator: Calculator) throws(Diagnostic) -> Value {
    notation.written(try calculator.result(slot))
  }
}
