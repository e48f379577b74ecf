import CLevyKernels
import ExactNumbers

/// Numbers of all rows as whole numerators over one denominator.
package struct Column {
  /// The location of the numerators.
  package enum Numerators: Equatable {
    /// Doubles below 2^50, or 128-bit integers.
    case register(Register)
    /// The same in all rows.
    case constant(Int128)
    /// No row can be computed.
    case invalid
  }

  let numerators: Numerators
  package let denominator: Int
  /// Whether rows may be marked as not computable.
  package let mayFail: Bool
  /// How large the numerators may be.
  let width: Width

  /// Every column is made here, so that none is without a width: that of its register, or that of the number itself.
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

  /// A column that is 1 in all rows, or 0.
  package init(answer: Bool) { self.init(.constant(answer ? 1 : 0), .narrow, over: 1, mayFail: false) }

  static let invalid = Column(.invalid, .narrow, over: 1, mayFail: true)

  /// The same numerators over another denominator.
  func over(_ denominator: Int) -> Column { Column(numerators, width, over: denominator, mayFail: mayFail) }

  /// The register of the numerators, or nil if they have none yet.
  package var register: Register? { if case .register(let register) = numerators { register } else { nil } }
  package var isWide: Bool { width == .wide }
  package var constant: Int128? { if case .constant(let value) = numerators { value } else { nil } }
  /// The constant of a narrow column, which a double can represent.
  var number: Double? { isWide ? nil : constant.map(Double.init) }
}

/// How large numerators may become.
package enum Width: Comparable {
  /// Below 2^50 doubles are exact in every instruction: all that one does in between keeps below 2^53 then.
  case narrow
  /// Below 2^120, represented exactly by 128-bit integers.
  case wide

  package static let narrowLimit: Int128 = 1 << 50
  static let wideLimit: Int128 = 1 << 120

  var limit: Int128 { self == .narrow ? Self.narrowLimit : Self.wideLimit }

  /// The width that a numerator needs.
  ///
  /// - Throws: `Obstacle` if there is none.
  init(of numerator: Int128) throws(Obstacle) {
    guard numerator.magnitude <= Self.wideLimit.magnitude else { throw Obstacle.constantTooLong }
    self = numerator.magnitude <= Self.narrowLimit.magnitude ? .narrow : .wide
  }

  /// The width that the numerators of a range over a denominator need.
  ///
  /// - Throws: `Obstacle` if there is none.
  package init(_ range: Interval, over denominator: Int) throws {
    // A decimal has as many digits as its denominator has factors 2, or 5; the interpreter must have them too.
    let digits = max(denominator.power(of: 2), denominator.power(of: 5))
    guard let bound = try? range.largestMagnitude.multiplied(by: Exact(denominator)),
      bound <= Exact(numerator: Self.wideLimit, scale: 0), digits <= Exact.largestScale,
      range.largestMagnitude <= Exact(numerator: Int128.max, scale: digits)
    else { throw Obstacle.numbersTooLarge }
    self = bound <= Exact(numerator: Self.narrowLimit, scale: 0) ? .narrow : .wide
  }
}

extension Int {
  /// How often a prime divides the number, which is positive.
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

/// The product of denominators.
func leastProduct(_ a: Int, _ b: Int) throws -> Int {
  let (product, overflow) = a.multipliedReportingOverflow(by: b)
  guard !overflow else { throw Obstacle.tooManyDigits }
  return product
}
