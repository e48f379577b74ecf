extension Exact {
  /// The shortest decimal that prints a double: 0.42 is forty-two hundredths.
  ///
  /// - Throws: `notFinite`; `tooManyDigits` if that decimal has more than 15 digits, for then the double does not stem
  ///   from a short literal but from float arithmetic (0.1 + 0.2); `overflow` beyond 10^±38.
  public init(shortest double: Double) throws(ExactError) {
    guard double.isFinite else { throw .notFinite }
    if double == 0 {
      self = 0
    } else if double.magnitude >= 1e-7, double.magnitude < 1e15 {
      self = try Exact.decimal(double)
    } else {
      self = try Exact.printed(double)
    }
  }

  /// The decimal of up to 15 digits whose nearest double is `double`, for magnitudes from 10^-7 to 10^15.
  ///
  /// There is at most one. Its digits are below 2^53 and its power of ten, at most 10^22, is a double, so their
  /// quotient is rounded once, to the nearest double, as a literal is. The product with that power is within 1/4 of
  /// the digits, so it leads to them.
  private static func decimal(_ double: Double) throws(ExactError) -> Exact {
    var power = 1.0
    for scale in 0...22 {
      let product = double.magnitude * power + 0.5
      guard product < 1e15 + 0.5 else { break }
      let digits = Int64(product)
      if Double(digits) / power == double.magnitude {
        return Exact(numerator: Int128(double < 0 ? -digits : digits), divisor: 1, scale: scale)
      }
      power *= 10
    }
    throw .tooManyDigits
  }

  /// The same for any double, from its text.
  private static func printed(_ double: Double) throws(ExactError) -> Exact {
    var text = double.description
    let (number, significant) = text.withUTF8 { bytes in
      let digits = bytes.prefix { $0 | 32 != UInt8(ascii: "e") }.filter { $0 &- 48 <= 9 }.drop { $0 == 48 }
      return (try? Exact.parse(bytes), digits.reversed().drop { $0 == 48 }.count)
    }
    if significant > 15 { throw .tooManyDigits }
    guard let number else { throw .overflow }
    return number
  }
}
