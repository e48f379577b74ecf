/// A fraction that shares nothing with the numbers of the engine, to compare these with.
struct Fraction: Equatable {
  let top: Int128
  let bottom: Int128

  /// The reason why there is no number.
  enum Failure: Error {
    /// The rule fails.
    case fails
    /// The number is too large for this evaluator.
    case unknown
  }

  init(_ top: Int128, _ bottom: Int128 = 1) throws(Failure) {
    if bottom == 0 { throw .fails }
    if top == .min || bottom == .min { throw .unknown }
    var (a, b) = (top.magnitude, bottom.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let common = Int128(a) * (bottom < 0 ? -1 : 1)
    (self.top, self.bottom) = (top / common, bottom / common)
  }

  /// Parses a number: `-12.5`, `2/3`.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let digits = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, digits.count <= 2, let whole = Int128(digits.joined()) else { return nil }
    var bottom = parts.count == 2 ? Int128(parts[1]) ?? 0 : 1
    for _ in digits.count == 2 ? digits[1] : "" {
      let (product, overflow) = bottom.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      bottom = product
    }
    guard let value = try? Fraction(whole, bottom) else { return nil }
    self = value
  }

  private static func product(_ a: Int128, _ b: Int128) throws(Failure) -> Int128 {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { throw .unknown }
    return product
  }

  func times(_ other: Fraction) throws(Failure) -> Fraction {
    let (a, b) = (try Fraction(top, other.bottom), try Fraction(other.top, bottom))
    return try Fraction(Self.product(a.top, b.top), Self.product(a.bottom, b.bottom))
  }

  func by(_ other: Fraction) throws(Failure) -> Fraction { try times(Fraction(other.bottom, other.top)) }

  func plus(_ other: Fraction) throws(Failure) -> Fraction {
    let (left, right) = (try Self.product(top, other.bottom), try Self.product(other.top, bottom))
    let (sum, overflow) = left.addingReportingOverflow(right)
    if overflow { throw .unknown }
    return try Fraction(sum, Self.product(bottom, other.bottom))
  }

  var negated: Fraction { get throws(Failure) { try Fraction(-top, bottom) } }
  func minus(_ other: Fraction) throws(Failure) -> Fraction { try plus(other.negated) }
  func isLess(_ other: Fraction) throws(Failure) -> Bool { try minus(other).top < 0 }

  var floor: Fraction {
    get throws(Failure) { try Fraction(top / bottom - (top % bottom < 0 ? 1 : 0)) }
  }

  func rounded(_ rounding: Formula.Rounding, step: Fraction) throws(Failure) -> Fraction {
    let units = try by(step)
    let half = try Fraction(1, 2)
    let whole: Fraction
    switch rounding {
    case .floor: whole = try units.floor
    case .ceil: whole = try units.negated.floor.negated
    case .truncate: whole = try units.top < 0 ? units.negated.floor.negated : units.floor
    case .round: whole = try units.top < 0 ? units.negated.plus(half).floor.negated : units.plus(half).floor
    case .halfDown:
      let up = try (units.top < 0 ? units.negated : units).minus(half).negated.floor.negated
      whole = try units.top < 0 ? up.negated : up
    case .halfEven:
      let up = try units.plus(half).floor
      let isTie = try up.minus(units) == half
      whole = isTie && up.top % 2 != 0 ? try up.minus(Fraction(1)) : up
    }
    return try whole.times(step)
  }
}
