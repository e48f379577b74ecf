import ExactNumbers

/// The notation of values under a name: that of the variable's type or, under an alias with its own unit, numbers of
/// that unit. Official forms, for example, may count in cents where rules use euros.
package struct Notation: Sendable {
  /// The type of the values in rules.
  package let ownType: ValueType
  /// The unit of the name: the value that 1 means. Nil if the name has no unit of its own.
  package let unit: Exact?
  /// The code of the currency of amounts.
  let currency: String
  /// The period of amounts, if the rules state one.
  package let per: Period?
  /// The help text of the fact, which is shown in place of the words of a choice if there are too many to list.
  let help: String?
  /// The tax years, for amounts that are given for parts of a year.
  let taxYear: TaxYear
  /// The notation by months; nil for a fact that is not told by months, and under a name with a unit of its own.
  let byMonth: ByMonth?

  package init(
    ownType: ValueType, unit: Exact?, currency: String, per: Period? = nil, help: String? = nil,
    taxYear: TaxYear = .calendar, byMonth: ByMonth? = nil
  ) {
    self.ownType = ownType
    self.unit = unit
    self.currency = currency
    self.per = per
    self.help = help
    self.taxYear = taxYear
    self.byMonth = unit == nil ? byMonth : nil
  }

  /// The type of the values under this name.
  package var type: ValueType { unit == nil ? ownType : .number }

  /// Parses a text and converts the value to the unit of the rules; nil if the text is no value.
  ///
  /// - Parameter bytes: UTF-8, with or without surrounding spaces.
  package func parse(_ bytes: UnsafeBufferPointer<UInt8>, style: NumberStyle = .plain) -> Value? {
    guard unit == nil else { return type.parse(bytes, style: style).flatMap(meaning) }
    if let value = ownType.parse(bytes, style: style) { return value }
    if byMonth != nil {
      let text = String(decoding: bytes, as: UTF8.self)
      return text.utf8.count > Self.longestValue ? nil : try? written(byMonths: text, for: "", style: style)
    }
    guard case .choice(let choice) = ownType, choice.numberFact != nil else { return nil }
    return meaning(.choice(String(decoding: bytes, as: UTF8.self).trimmingBlanks))
  }

  /// Parses a text and converts the value to the unit of the rules; nil if the text is no value.
  package func parse(_ text: String, style: NumberStyle = .plain) -> Value? {
    var text = text
    return text.withUTF8 { parse($0, style: style) }
  }

  /// Converts a value in the unit of the name to that of the rules; nil if the variable cannot have it. A word that
  /// contains a number is left as it is: it gives two facts.
  package func meaning(_ written: Value) -> Value? {
    if case .months = written, byMonth == nil { return nil }
    guard let unit else { return ownType.accepted(written) ?? wordWithNumber(written) }
    guard let number = written.exact, let own = try? number.multiplied(by: unit) else { return nil }
    return ownType.accepted(.number(own))
  }

  private func wordWithNumber(_ written: Value) -> Value? {
    guard case .choice(let choice) = ownType, case .choice(let text) = written else { return nil }
    return choice.wordWithNumber(for: text) == nil ? nil : written
  }

  /// Converts a value from the unit of the rules to that of the name.
  package func written(_ value: Value) -> Value {
    guard let unit, let number = value.exact, let count = try? number.divided(by: unit) else { return value }
    return .number(count)
  }

  /// The text of a value in the unit of the name.
  package func text(of value: Value) -> String { type.text(of: written(value)) }

  /// The problem with a text that is no value of the type.
  package func problem(name: String, text: String, style: NumberStyle) -> Problem {
    guard unit != nil else { return ownType.problem(name: name, text: text, style: style, help: help) }
    return .badValue(name: name, value: text, expected: expected(style))
  }

  /// The values that may be given, for messages.
  package var expectation: String { expected(.inForce).text }

  /// The values that may be given, for messages in a number style.
  package func expected(_ style: NumberStyle) -> Wording {
    guard let unit else { return ownType.expected(style) }
    return Wording("a number of units of \(unit), such as 1250", "eine Zahl von Einheiten zu \(unit), etwa 1250")
  }
}
