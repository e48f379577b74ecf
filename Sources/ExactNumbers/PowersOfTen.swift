/// The powers of ten that fit 128 bits, by exponents from 0 to 38.
///
/// A switch over constants compiles to a table without lazy initialization, which a static array would need.
@usableFromInline
enum PowersOfTen {
  @inlinable @inline(__always)
  static subscript(_ exponent: Int) -> Int128 {
    if exponent <= 18 { return Int128(small(exponent)) }
    let square = Int128(small(18)) &* Int128(small(Swift.min(exponent - 18, 18)))
    return exponent <= 36 ? square : square &* Int128(small(exponent - 36))
  }

  /// The power for an exponent from 0 to 18.
  @inlinable @inline(__always)
  static func small(_ exponent: Int) -> Int64 {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    case 9: 1_000_000_000
    case 10: 10_000_000_000
    case 11: 100_000_000_000
    case 12: 1_000_000_000_000
    case 13: 10_000_000_000_000
    case 14: 100_000_000_000_000
    case 15: 1_000_000_000_000_000
    case 16: 10_000_000_000_000_000
    case 17: 100_000_000_000_000_000
    default: 1_000_000_000_000_000_000
    }
  }
}
