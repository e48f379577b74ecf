extension Exact: CustomStringConvertible {
  /// `12.5`, `-0.03`, `14415`; a fraction that is no decimal as `1/3`.
  public var description: String { formatted(minimumFractionDigits: 0) }

  /// The number with all its digits and at least `minimumFractionDigits` of them, but at most 38, after the decimal
  /// mark. A fraction that is no decimal is written as `1/3`.
  ///
  /// `init(parsing:style:)` parses a decimal's text to the same number.
  public func formatted(minimumFractionDigits: Int, style: NumberStyle = .plain) -> String {
    guard isDecimal else { return "\(numerator)/\(divisor)" }
    let value = stripped
    let padded = min(max(value.scale, minimumFractionDigits), Exact.largestScale)
    return value.decimalParts.text(padding: padded - value.scale, style: style)
  }

  /// The number rounded, halves away from zero, to `fractionDigits` digits after the decimal mark, 0 to 38. With nil it
  /// has all its digits, and a fraction that is no decimal is written as `1/3`.
  public func formatted(fractionDigits: Int?, style: NumberStyle = .plain) -> String {
    guard let fractionDigits else { return formatted(minimumFractionDigits: 0, style: style) }
    let wanted = min(max(fractionDigits, 0), Exact.largestScale)
    if isDecimal, scale <= wanted { return decimalParts.text(padding: wanted - scale, style: style) }
    return roundedParts(wanted).text(padding: 0, style: style)
  }

  private var decimalParts: DecimalParts {
    let unit = PowersOfTen[scale].magnitude
    let (whole, fraction) = numerator.magnitude.quotientAndRemainder(dividingBy: unit)
    return DecimalParts(isNegative: numerator < 0, whole: whole, fraction: fraction, scale: scale)
  }

  /// The parts of the number rounded to `wanted` decimals, computed in 256 bits, since a printed number may have more
  /// digits than an `Exact`.
  private func roundedParts(_ wanted: Int) -> DecimalParts {
    let denominator = isDecimal ? PowersOfTen[scale].magnitude : divisor.magnitude
    let unit = PowersOfTen[wanted].magnitude
    var (whole, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator)
    let raised = rest.multipliedFullWidth(by: unit)
    var fraction: UInt128
    (fraction, rest) = denominator.dividingFullWidth((raised.high, raised.low))
    if rest >= denominator - rest { fraction += 1 }
    if fraction == unit { (whole, fraction) = (whole + 1, 0) }
    let isNegative = numerator < 0 && (whole != 0 || fraction != 0)
    return DecimalParts(isNegative: isNegative, whole: whole, fraction: fraction, scale: wanted)
  }
}

/// A decimal, split at the decimal mark.
private struct DecimalParts {
  var isNegative: Bool
  var whole: UInt128
  /// The digits after the mark, as an integer of `scale` digits.
  var fraction: UInt128
  var scale: Int

  /// The text, with `padding` more zeros at the end. It is written from the end, where the grouping begins.
  func text(padding: Int, style: NumberStyle) -> String {
    // At most 39 digits before the mark, 12 separators, a sign and the mark.
    String(unsafeUninitializedCapacity: 53 + scale + padding) { buffer in
      var start = buffer.count
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      for _ in 0..<padding { put(48) }
      DecimalParts.digits(of: fraction, atLeast: scale, put)
      if scale + padding > 0 { put(style.decimalMark) }
      var written = 0
      DecimalParts.digits(of: whole, atLeast: 1) { digit in
        if written > 0, written % 3 == 0, let separator = style.thousandsSeparator { put(separator) }
        put(digit)
        written += 1
      }
      if isNegative { put(UInt8(ascii: "-")) }
      let count = buffer.count - start
      // Front to back, so that no byte is overwritten before it is moved.
      for index in 0..<count { buffer[index] = buffer[start + index] }
      return count
    }
  }

  /// Passes the digits of a number to `put`, from the last to the first, with leading zeros up to `atLeast` digits.
  @inline(__always)
  private static func digits(of number: UInt128, atLeast: Int, _ put: (UInt8) -> Void) {
    var (rest, written) = (number, 0)
    while rest > UInt128(UInt64.max) {
      put(48 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      written += 1
    }
    // Dividing 64 bits takes a fraction of the time.
    var short = UInt64(truncatingIfNeeded: rest)
    while short > 0 || written < atLeast {
      put(48 + UInt8(truncatingIfNeeded: short % 10))
      short /= 10
      written += 1
    }
  }
}
