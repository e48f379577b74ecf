import ExactNumbers

/// A value of a variable.
public enum Value: Sendable, Hashable {
  /// Money, a rate or another quantity.
  case number(Exact)
  /// A small whole number.
  case count(Int)
  /// One of the words of a choice.
  case choice(String)
  /// True or false.
  case boolean(Bool)
  /// A day.
  case date(CalendarDate)
  /// A value for each month of the tax year, for a fact that may change within it.
  case months(MonthlyValues)

  /// True if it is a value for each month.
  package var isOfMonths: Bool { if case .months = self { true } else { false } }

  /// The value for the year: the sum, if the months are parts of an amount.
  package var ofYear: Value {
    if case .months(let months) = self, let sum = months.sum { return .number(sum) }
    return self
  }

  /// True if it stands for a day that does not exist, as the defaults of dates do.
  package var isNone: Bool { self == .date(.distantFuture) || self == .date(.distantPast) }
}

extension Value: CustomStringConvertible {
  /// The value in a form that can be given again: `14415`, `joint`, `true`, `2025-12-31`.
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .count(let count): String(count)
    case .choice(let word): word
    case .boolean(let flag): flag ? "true" : "false"
    case .date(let date): date.description
    case .months(let months): months.text(\.description)
    }
  }

  /// The number of a quantity or count, or the sum of the months of a yearly amount; nil for other values.
  public var exact: Exact? {
    switch self {
    case .number(let number): number
    case .count(let count): Exact(count)
    case .months(let months): months.sum
    default: nil
    }
  }
}

extension ValueType {
  /// A value as tables and forms show it: amounts with all decimals, other types in a form that can be given again.
  package func text(of value: Value) -> String {
    if case .months(let months) = value { return months.text(text) }
    if let digits = unit?.terms.grain?.fractionDigits, case .number(let number) = value {
      return number.formatted(minimumFractionDigits: digits)
    }
    return value.description
  }
}
