import ExactNumbers

/// Amounts that are typed for another period than that of the name: `monthly_income=48000/year`.
extension Notation {
  /// Parses an amount with a period, and converts it to the unit of the name; nil if the text has no period, or the
  /// amount is an expression.
  ///
  /// - Throws: `Diagnostic` if the conversion is not exact, or the name has no period.
  func written(
    withPeriod text: String, for name: String, style: NumberStyle
  ) throws(Diagnostic) -> Value? {
    guard let (amount, period) = Period.split(text), let typed = TypedNumber(amount), !typed.isPercent else {
      return nil
    }
    guard ownType == .money else {
      let expected = ownType.expected(style) + Wording(", which is of no period", ", ohne Zeitraum")
      throw Diagnostic(.badValue(name: name, value: text, expected: expected))
    }
    guard let given = try written(typed: amount, for: name, style: style)?.exact else { return nil }
    return try converted(given, from: period, typed: text, for: name)
  }

  /// Converts an amount to the period of the name.
  ///
  /// - Throws: `Diagnostic` if the conversion is not exact, or the name has no period.
  package func converted(
    _ given: Exact, from period: Period, typed text: String, for name: String
  ) throws(Diagnostic) -> Value {
    func refusal(_ english: String, _ german: String) -> Diagnostic {
      Diagnostic(.badValue(name: name, value: text, expected: Wording(english, german)))
    }
    guard let per else {
      throw refusal(
        "the amount without a period: the rules do not say for what time it is",
        "der Betrag ohne Zeitraum: die Regeln sagen nicht, für welchen er ist")
    }
    let words = Wording { per.words }
    if per == .once { throw refusal("the amount itself, which comes once", "der Betrag selbst, der einmal anfällt") }
    if per == .varies { throw refusal("the amount \(words.english)", "der Betrag \(words.german)") }
    guard let factor = period.factor(to: per) else {
      throw refusal(
        "the amount \(words.english): there is no exact number of one in the other",
        "der Betrag \(words.german): das eine geht nicht genau im anderen auf")
    }
    guard let converted = try? given.multiplied(by: factor), meaning(.number(converted)) != nil else {
      throw refusal(
        "the amount \(words.english): \(factor) of that is not whole cents",
        "der Betrag \(words.german): \(factor) davon sind keine ganzen Cent")
    }
    return .number(converted)
  }
}
