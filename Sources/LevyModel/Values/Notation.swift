import ExactNumbers

/// The way values are written under a name: as the variable's type says, or, under an alias with its own unit, as
/// numbers of that unit. Official forms, for example, may count in cents where rules use euros.
package struct Notation: Sendable {
  /// The type of the values that rules see.
  package let ownType: ValueType
  /// The unit of the name: the value that 1 means under it. Nil if the name has no unit of its own.
  package let unit: Exact?
  /// The code of the currency of amounts.
  let currency: String
  /// The time for which amounts are, if the rules say.
  package let per: Period?
  /// What people are told of the fact, which a refused word is answered with where there are too many to list.
  let help: String?
  /// The tax years, of which amounts are those of parts.
  let taxYear: TaxYear
  /// How the months of the year are told; nil for a fact that is the same in all of them, and under a name with a unit.
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

  /// The type under which values appear.
  package var type: ValueType { unit == nil ? ownType : .number }

  /// The value that a text means. Nil if it means none.
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

  /// The value that a text means. Nil if it means none.
  package func parse(_ text: String, style: NumberStyle = .plain) -> Value? {
    var text = text
    return text.withUTF8 { parse($0, style: style) }
  }

  /// The value that one written under the name means. Nil if the variable cannot have it. A word that holds a number
  /// stays as it is written: it is the values of two facts.
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

  /// A value as it is written under the name.
  package func written(_ value: Value) -> Value {
    guard let unit, let number = value.exact, let count = try? number.divided(by: unit) else { return value }
    return .number(count)
  }

  /// The text of a value under the name.
  package func text(of value: Value) -> String { type.text(of: written(value)) }

  /// The problem of a text that is no value of the type.
  package func problem(name: String, text: String, style: NumberStyle) -> Problem {
    guard unit != nil else { return ownType.problem(name: name, text: text, style: style, help: help) }
    return .badValue(name: name, value: text, expected: expected(style))
  }

  /// The values that may be given, for messages.
  package var expectation: String { expected(.inForce).text }

  /// The values that may be given, for messages.
  package func expected(_ style: NumberStyle) -> Wording {
    guard let unit else { return ownType.expected(style) }
    return Wording("a number of units of \(unit), such as 1250", "eine Zahl von Einheiten zu \(unit), etwa 1250")
  }
}
