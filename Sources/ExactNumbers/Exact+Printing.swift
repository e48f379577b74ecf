extension Exact: CustomStringConvertible {
  /// `12.5`, `-0.03`, `14415`; a fraction that is no decimal as `1/3`.
  public var description: String { formatted(minimumFractionDigits: 0) }

  /// The number with all its digits and at least `minimumFractionDigits` of them after the decimal mark. A fraction
  /// that is no decimal is written as `1/3`.
  public func formatted(minimumFractionDigits: Int, style: NumberStyle = .plain) -> String {
    guard isDecimal else { return "\(numerator)/\(divisor)" }
    let value = stripped
    return value.digits(fractionDigits: max(value.scale, minimumFractionDigits), style: style)
  }

  /// The number rounded, halves away from zero, to `fractionDigits` digits after the decimal mark.
  public func formatted(fractionDigits: Int, style: NumberStyle = .plain) -> String {
    let wanted = min(max(fractionDigits, 0), Exact.largestScale)
    guard let value = try? rounded(.halfAwayFromZero, step: Exact(numerator: 1, scale: wanted)), value.isDecimal else {
      return description
    }
    return value.stripped.digits(fractionDigits: wanted, style: style)
  }

  /// Expects a stripped decimal with at most `fractionDigits` decimals.
  private func digits(fractionDigits: Int, style: NumberStyle) -> String {
    var whole = String(numerator.magnitude)
    var fraction = ""
    if scale > 0 {
      if whole.utf8.count <= scale { whole = String(repeating: "0", count: scale - whole.utf8.count + 1) + whole }
      fraction = String(whole.suffix(scale))
      whole.removeLast(scale)
    }
    fraction += String(repeating: "0", count: fractionDigits - scale)
    if let separator = style.thousandsSeparator { whole = Self.grouped(whole, separator) }
    let mark = String(UnicodeScalar(style.decimalMark))
    return (numerator < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : mark + fraction)
  }

  private static func grouped(_ digits: String, _ separator: UInt8) -> String {
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { grouped.unicodeScalars.append(UnicodeScalar(separator)) }
      grouped.append(digit)
    }
    return grouped
  }
}
