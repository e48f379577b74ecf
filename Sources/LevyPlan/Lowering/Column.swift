import CLevyKernels
import ExactNumbers

/// The numbers of a block of rows: whole numerators over a common denominator.
package struct Column {
  /// The location of the numerators.
  package enum Numerators: Equatable {
    /// A register of doubles below 2^50, or of 128-bit integers.
    case register(Register)
    /// The same numerator in all rows.
    case constant(Int128)
    /// No row can be computed.
    case invalid
  }

  let numerators: Numerators
  package let denominator: Int
  /// True if rows may be marked as not computable.
  package let mayFail: Bool
  /// The width that the numerators need.
  let width: Width

  /// The only initialiser that sets the width, so that no column lacks one: that of its register, or that of the
  /// constant.
  private init(_ numerators: Numerators, _ width: Width, over denominator: Int, mayFail: Bool) {
    (self.numerators, self.width, self.denominator, self.mayFail) = (numerators, width, denominator, mayFail)
  }

  package init(_ register: Register, over denominator: Int, mayFail: Bool) {
    self.init(.register(register), register.isWide ? .wide : .narrow, over: denominator, mayFail: mayFail)
  }

  /// - Throws: `Obstacle` if no column holds the number.
  init(constant: Int128, over denominator: Int) throws(Obstacle) {
    self.init(.constant(constant), try Width(of: constant), over: denominator, mayFail: false)
  }

  /// A boolean column that is the same in all rows: 1 for true, 0 for false.
  package init(answer: Bool) { self.init(.constant(answer ? 1 : 0), .narrow, over: 1, mayFail: false) }

  static let invalid = Column(.invalid, .narrow, over: 1, mayFail: true)

  /// The same numerators over another denominator.
  func over(_ denominator: Int) -> Column { Column(numerators, width, over: denominator, mayFail: mayFail) }

  /// The register of the numerators; nil if they are constant or invalid.
  package var register: Register? { if case .register(let register) = numerators { register } else { nil } }
  package var isWide: Bool { width == .wide }
  package var constant: Int128? { if case .constant(let value) = numerators { value } else { nil } }
  /// The constant of a narrow column, which a double can represent.
  var number: Double? { isWide ? nil : constant.map(Double.init) }
}

/// The width of numerators.
package enum Width: Comparable {
  /// Below 2^50, where doubles are exact in every instruction, since intermediate results stay below 2^53.
  case narrow
  /// Below 2^120, represented exactly by 128-bit integers.
  case wide

  package static let narrowLimit: Int128 = 1 << 50
  static let wideLimit: Int128 = 1 << 120

  var limit: Int128 { self == .narrow ? Self.narrowLimit : Self.wideLimit }

  /// The width that a numerator needs.
  ///
  /// - Throws: `Obstacle` if it is too large for any.
  init(of numerator: Int128) throws(Obstacle) {
    guard numerator.magnitude <= Self.wideLimit.magnitude else { throw Obstacle.constantTooLong }
    self = numerator.magnitude <= Self.narrowLimit.magnitude ? .narrow : .wide
  }

  /// The width that the numerators of a range over a denominator need.
  ///
  /// - Throws: `Obstacle` if they are too large for any.
  package init(_ range: Interval, over denominator: Int) throws {
    // A decimal has as many decimal places as its denominator has factors of 2 or of 5; the interpreter must be able to
    // hold them too.
    let digits = max(denominator.power(of: 2), denominator.power(of: 5))
    guard let bound = try? range.largestMagnitude.multiplied(by: Exact(denominator)),
      bound <= Exact(numerator: Self.wideLimit, scale: 0), digits <= Exact.largestScale,
      range.largestMagnitude <= Exact(numerator: Int128.max, scale: digits)
    else { throw Obstacle.numbersTooLarge }
    self = bound <= Exact(numerator: Self.narrowLimit, scale: 0) ? .narrow : .wide
  }
}

extension Int {
  /// The exponent of a prime in the factorisation of this positive number.
  func power(of prime: Int) -> Int {
    var (count, rest) = (0, self)
    while rest % prime == 0 { (count, rest) = (count + 1, rest / prime) }
    return count
  }
}

func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (x, y) = (a, b)
  while y != 0 { (x, y) = (y, x % y) }
  return x
}

func leastCommonMultiple(_ a: Int, _ b: Int) throws -> Int { try leastProduct(a / greatestCommonDivisor(a, b), b) }

/// The product of two denominators.
func leastProduct(_ a: Int, _ b: Int) throws -> Int {
  let (product, overflow) = a.multipliedReportingOverflow(by: b)
  guard !overflow else { throw Obstacle.tooManyDigits }
  return product
}
