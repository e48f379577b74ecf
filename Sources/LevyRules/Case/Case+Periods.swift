import ExactNumbers
import LevyModel

extension Variable {
  /// An amount of this variable converted to another period; nil if the rules state no period for it.
  package func amount(_ value: Value, per period: Period) -> Exact? {
    guard let per, let number = value.exact, let factor = per.factor(to: period) else { return nil }
    return try? number.multiplied(by: factor)
  }

  /// The amount in the period in which it was typed: "48,000 a year" for 4,000 a month.
  package func words(of value: Value, typedPer period: Period?) -> String? {
    guard let period, let amount = amount(value, per: period) else { return nil }
    let digits = amount.exactInt == nil ? 2 : 0
    return "\(amount.formatted(minimumFractionDigits: digits, style: Language.shownStyle)) \(period.words)"
  }
}

extension Case {
  /// The given amount of a name as it was typed, if it was typed for another period than the one that the rules use.
  package func typedAmount(of name: String) -> String? {
    guard let slot = rulebook.slot(of: name), let value = given[slot]?.value else { return nil }
    return rulebook.variables[slot].words(of: value, typedPer: typedPeriods[slot])
  }

  /// The value of a fact for a case file: in the period in which it was typed, and in a form that means the same in
  /// every language.
  package func fileText(of name: String, _ value: Value) -> String {
    guard let slot = rulebook.slot(of: name) else { return value.description }
    let variable = rulebook.variables[slot]
    if let period = typedPeriods[slot], let amount = variable.amount(value, per: period) {
      return "\(amount.unmistakable)/\(period.rawValue)"
    }
    return variable.type.unmistakable(value)
  }
}
