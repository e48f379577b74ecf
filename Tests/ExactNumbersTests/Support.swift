import ExactNumbers

/// A generator of random numbers that gives the same ones in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A fraction computed the plain way, against which the package's numbers are checked. Only for small figures.
struct Fraction: Equatable, CustomStringConvertible {
  var top: Int128
  /// Positive; not always the lowest.
  var bottom: Int128

  init(_ top: Int128, _ bottom: Int128) {
    (self.top, self.bottom) = bottom < 0 ? (-top, -bottom) : (top, bottom)
  }

  static func + (a: Self, b: Self) -> Self { Self(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom) }
  static func - (a: Self, b: Self) -> Self { Self(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom) }
  static func * (a: Self, b: Self) -> Self { Self(a.top * b.top, a.bottom * b.bottom) }
  static func / (a: Self, b: Self) -> Self { Self(a.top * b.bottom, a.bottom * b.top) }
  static func == (a: Self, b: Self) -> Bool {
    let (left, right) = (a.top.multipliedFullWidth(by: b.bottom), b.top.multipliedFullWidth(by: a.bottom))
    return left.high == right.high && left.low == right.low
  }
  static func < (a: Self, b: Self) -> Bool { a.top * b.bottom < b.top * a.bottom }

  /// The greatest whole number that is not above the fraction.
  var floor: Int128 {
    let quotient = top / bottom
    return quotient * bottom > top ? quotient - 1 : quotient
  }

  var description: String { "\(top)/\(bottom)" }
}

/// A number and what it ought to be worth.
struct Sample: CustomStringConvertible {
  var exact: Exact
  var fraction: Fraction

  init(_ exact: Exact, _ fraction: Fraction) {
    self.exact = exact
    self.fraction = fraction
  }

  var description: String { "\(fraction)" }

  /// Whole numbers, decimals with and without trailing zeros, and fractions that no decimal equals.
  static let small: [Sample] = {
    var samples: [Sample] = []
    for top: Int128 in -12...12 {
      for (scale, power) in [Int128(1), 10, 100].enumerated() {
        samples.append(Sample(Exact(numerator: top, scale: scale), Fraction(top, power)))
      }
      for bottom: Int128 in [2, 3, 6, 7, 12, -15] {
        guard let exact = try? Exact(numerator: top, denominator: bottom) else { continue }
        samples.append(Sample(exact, Fraction(top, bottom)))
      }
    }
    return samples
  }()

  /// Amounts and rates up to a million millions, half of them decimals.
  static func random(_ generator: inout SplitMix) -> Sample {
    let top = Int128(Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator))
    if Bool.random(using: &generator) {
      let scale = Int.random(in: 0...6, using: &generator)
      let exact = Exact(numerator: top, scale: scale)
      return Sample(exact, exact.fraction)
    }
    let bottom = Int128(Int64.random(in: 1...1_000_000, using: &generator))
    return Sample((try? Exact(numerator: top, denominator: bottom)) ?? 0, Fraction(top, bottom))
  }
}

extension Exact {
  /// The value of the number, read from its parts.
  var fraction: Fraction { Fraction(numerator, divisor * (0..<scale).reduce(1) { power, _ in power * 10 }) }

  /// True if the number has the only form that its kind allows: a decimal, or a fraction in lowest terms that no
  /// decimal equals.
  var isWellFormed: Bool {
    guard (0...38).contains(scale), divisor > 0 else { return false }
    if divisor == 1 { return true }
    var (a, b) = (numerator.magnitude, divisor.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    var rest = divisor
    for prime: Int128 in [2, 5] { while rest % prime == 0 { rest /= prime } }
    return a == 1 && rest > 1 && scale == 0
  }

  /// `1/3` or what `init(parsing:)` reads.
  static func of(_ text: String) throws -> Exact {
    let parts = text.split(separator: "/")
    guard parts.count == 2 else { return try Exact(parsing: text) }
    return try Exact(parsing: parts[0]).divided(by: Exact(parsing: parts[1]))
  }
}

/// The numbers that stand in the lines of a table, one line for each case.
func lines(_ table: String) -> [[String]] {
  table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
}

/// The outcome of an operation in one word: the number or the error's name.
func outcome(_ operation: () throws -> Exact) -> String {
  do {
    return try operation().description
  } catch let error as ExactError {
    return "\(error)"
  } catch {
    return "unexpected \(error)"
  }
}
