import ExactNumbers
import LevyModel

extension Variable {
  /// An amount of it for another time.
  package func amount(_ value: Value, per period: Period) -> Exact? {
    guard let per, let number = value.exact, let factor = per.factor(to: period) else { return nil }
    return try? number.multiplied(by: factor)
  }

  /// "48,000 a year", of 4,000 that was typed so.
  package func words(of value: Value, typedPer period: Period?) -> String? {
    guard let period, let amount = amount(value, per: period) else { return nil }
    let digits = amount.exactInt == nil ? 2 : 0
    return "\(amount.formatted(minimumFractionDigits: digits, style: Language.shownStyle)) \(period.words)"
  }
}

extension Case {
  /// The amount as it was typed for a name, if it was for another period than the one that the rules use.
  package func typedAmount(of name: String) -> String? {
    guard let slot = rulebook.slot(of: name), let value = given[slot]?.value else { return nil }
    return rulebook.variables[slot].words(of: value, typedPer: typedPeriods[slot])
  }

  /// The value of a fact for a case file: as it was typed, in a form that means the same in every language.
  package func fileText(of name: String, _ value: Value) -> String {
    guard let slot = rulebook.slot(of: name) else { return value.description }
    let variable = rulebook.variables[slot]
    if let period = typedPeriods[slot], let amount = variable.amount(value, per: period) {
      return "\(amount.unmistakable)/\(period.rawValue)"
    }
    return variable.type.unmistakable(value)
  }
}
