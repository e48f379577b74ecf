import ExactNumbers

extension NumberStyle {
  /// The style in which numbers are typed unless another is given: that of the language in force, else that of the
  /// locale.
  package static var inForce: NumberStyle { Language.current?.numberStyle ?? Language.localeStyle ?? .plain }

  /// The style of a locale such as `en_GB.UTF-8`; nil if it implies none. A comma groups thousands in most places where
  /// English is written; in South Africa or Denmark it is the decimal mark.
  package init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard name == "en" || name.hasPrefix("en_") && Self.placesOfCommas.contains(name.dropFirst(3)) else { return nil }
    self = .english
  }

  private static let placesOfCommas: Set<Substring> = [
    "AG", "AU", "BW", "CA", "GB", "HK", "IE", "IN", "NG", "NZ", "PH", "SC", "SG", "US", "ZM", "ZW",
  ]
}

extension TypedNumber {
  /// The meaning of a typed number in a style.
  package enum Reading: Equatable {
    case number(Exact)
    /// It is ambiguous: its mark may be a decimal mark or separate thousands.
    case either(Exact, Exact)
    /// In this style it is not a number.
    case none
  }

  /// The meaning of the number in a style.
  ///
  /// Plain numbers are accepted in every style, since Levy's own files contain them; so are numbers with only one
  /// reading, such as `60.000,00`. A mark before exactly three digits may be either kind of mark. It separates
  /// thousands if it is the style's separator of thousands, and is a decimal mark only if Levy would print the number
  /// like that: no amount of money has three decimals, and no other number is printed with a zero at its end.
  ///
  /// - Parameter decimals: the maximum number of decimals of a value; nil if there is no limit.
  package func reading(in style: NumberStyle, decimals: Int?) -> Reading {
    switch (value(.english), value(.german)) {
    case (let point?, let comma?):
      if point == comma { return .number(point) }
      let isComma = digits.contains(",")
      let (decimal, grouped) = isComma ? (comma, point) : (point, comma)
      let mark = isComma ? UInt8(ascii: ",") : UInt8(ascii: ".")
      if mark == style.thousandsSeparator { return .number(grouped) }
      let isPrintedSo = mark == style.decimalMark && decimals == nil && digits.last != "0" && !hasExponent
      return isPrintedSo ? .number(decimal) : .either(decimal, grouped)
    case (let point?, nil):
      return fits(decimals, mark: ".") ? .number(point) : .none
    case (nil, let comma?):
      let isPlain = style == .plain && (1...2).contains(decimalCount(","))
      guard style == .german || isGrouped || digits.contains(".") || isPlain else { return .none }
      return fits(decimals, mark: ",") ? .number(comma) : .none
    case (nil, nil): return .none
    }
  }

  /// True if the number has no more decimals than the value may have: `60.0000` is more likely a mistake than sixty.
  private func fits(_ decimals: Int?, mark: Character) -> Bool {
    guard let decimals, !hasExponent else { return true }
    return decimalCount(mark) <= decimals + zeros
  }

  private func decimalCount(_ mark: Character) -> Int {
    digits.lastIndex(of: mark).map { digits[digits.index(after: $0)...].filter(\.isNumber).count } ?? 0
  }

  private var hasExponent: Bool { digits.contains { $0 == "e" || $0 == "E" } }
}

extension Exact {
  /// The number in a form that means the same to people who write 60,000.50 and to people who write 60.000,50.
  package var unmistakable: String {
    guard fractionDigits == 3, magnitude >= 1, magnitude < 1_000 else { return description }
    return formatted(minimumFractionDigits: 4)
  }
}

extension ValueType {
  /// The value in a form that means the same in every language, wherever it is typed.
  package func unmistakable(_ value: Value) -> String {
    if case .months(let months) = value { return months.text(unmistakable) }
    guard case .number(let number) = value else { return value.description }
    if isShare, number.magnitude >= 1, number.isDecimal, let percent = try? number.multiplied(by: 100) {
      return percent.unmistakable + " %"
    }
    return number.unmistakable
  }
}
