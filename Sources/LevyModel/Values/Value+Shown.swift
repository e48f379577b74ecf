import ExactNumbers

extension Value {
  /// The value for people: a rate in percent, and a number with many digits or without an exact decimal form as an
  /// approximation.
  package func shown(as type: ValueType) -> String {
    if case .months(let months) = self { return months.text { $0.shown(as: type) } }
    guard case .number(let number) = self else { return text(in: Language.current) }
    let style = Language.shownStyle
    if type.isShare, let percent = try? number.multiplied(by: 100) {
      return Self.short(percent, fractionDigits: 4, style) + " %"
    }
    if let digits = type.unit?.terms.grain?.fractionDigits {
      return number.formatted(minimumFractionDigits: digits, style: style)
    }
    return Self.short(number, fractionDigits: 6, style)
  }

  private static func short(_ number: Exact, fractionDigits: Int, _ style: NumberStyle) -> String {
    if let digits = number.fractionDigits, digits <= fractionDigits {
      return number.formatted(minimumFractionDigits: 0, style: style)
    }
    return "≈ " + number.formatted(fractionDigits: fractionDigits, style: style)
  }
}
