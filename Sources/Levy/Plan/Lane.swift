import CLevyKernels
import ExactNumbers

/// Numbers of all rows as whole numerators over one denominator.
struct Lane {
  /// The column of the numerators, or nil for a constant.
  let register: Int32?
  /// The numerator of a constant.
  let constant: Double
  /// The denominator.
  let denominator: Int
  /// Whether rows may be marked as not computable.
  let mayFail: Bool

  init(register: Int32, denominator: Int, mayFail: Bool) {
    self.register = register
    self.denominator = denominator
    self.mayFail = mayFail
    constant = 0
  }

  init(constant: Double, denominator: Int) {
    self.constant = constant
    self.denominator = denominator
    register = nil
    mayFail = constant.isNaN
  }

  /// Whole numbers below this are exact in every instruction: all of them keep below 2^53 then.
  static let largest: Int128 = 1 << 50

  /// Checks that the numerators of a range over a denominator stay exact.
  static func check(_ range: Interval, denominator: Int) throws {
    let bound = try range.largestMagnitude.multiplied(by: Exact(denominator))
    guard bound <= Exact(numerator: largest, scale: 0) else {
      throw Unlowerable("its numbers may become too large")
    }
  }
}

func leastCommonMultiple(_ a: Int, _ b: Int) throws -> Int {
  var (x, y) = (a, b)
  while y != 0 { (x, y) = (y, x % y) }
  let (product, overflow) = (a / x).multipliedReportingOverflow(by: b)
  guard !overflow, product < Int(Lane.largest) else { throw Unlowerable("its numbers have too many digits") }
  return product
}
