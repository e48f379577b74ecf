import ExactNumbers
import LevyCalculator
import LevyModel

extension Arithmetic {
  /// The formula with its value, on one line: `37700 × 20 % + 9730 × 40 % = 11432`.
  package func text(type: ValueType) -> String {
    let end = Answer.text(of: .number(value), type: type)
    if case .rounded(let rule, let inner, _) = self {
      let exact = Answer.text(of: .number(inner.value), type: .number)
      let mark = exact.hasPrefix("≈") ? " \(exact)" : " = \(exact)"
      return inner.sum(of: type) + (inner.isNumber ? "" : mark) + ", \(rule.words) = \(end)"
    }
    return sum(of: type) + (end.hasPrefix("≈") ? " \(end)" : " = \(end)")
  }

  /// The terms of a sum, in their order.
  private func sum(of type: ValueType) -> String {
    switch self {
    case .sum(let a, let b, _):
      a.sum(of: type)
        + (b.value < 0 && b.isNumber ? " − \(Self.words(b.value.magnitude, type))" : " + \(b.sum(of: type))")
    case .difference(let a, let b, _): a.sum(of: type) + " − " + b.term(of: type)
    default: term(of: type)
    }
  }

  /// A term of a sum: products and quotients with their factors, rounded terms in brackets of their own.
  private func term(of type: ValueType) -> String {
    switch self {
    case .number(let value, _): Self.words(value, type)
    case .sum, .difference: "(\(sum(of: type)))"
    case .product(let a, let b, _): a.factor + " × " + b.factor
    case .quotient(let a, let b, _): a.factor + " / " + b.divisor
    case .rounded(let rule, let inner, let value):
      inner.isNumber ? Self.words(value, type) : "\(rule.function)(\(inner.sum(of: type)))"
    }
  }

  /// A factor: the value of the expression, unless it is a product itself.
  private var factor: String {
    switch self {
    case .product(let a, let b, _): a.factor + " × " + b.factor
    default: isShare ? Self.share(value) : Self.words(value)
    }
  }

  /// True if it is a rate, or computed from rates alone.
  private var isShare: Bool {
    switch self {
    case .number(_, let isShare): isShare
    case .sum(let a, let b, _), .difference(let a, let b, _): a.isShare && b.isShare
    case .product, .quotient, .rounded: false
    }
  }

  private var divisor: String { Self.words(value) }

  /// A number in a sum; an amount with cents has both digits.
  private static func words(_ value: Exact, _ type: ValueType) -> String {
    type == .money && value.fractionDigits == 1 ? Answer.text(of: .number(value), type: type) : words(value)
  }

  private static func words(_ value: Exact) -> String { Answer.text(of: .number(value), type: .number) }
  private static func share(_ value: Exact) -> String { Answer.text(of: .number(value), type: .rate) }
}

extension RoundingRule {
  fileprivate var words: String {
    switch self {
    case .down: say("rounded down", "abgerundet")
    case .up: say("rounded up", "aufgerundet")
    case .towardZero: say("rounded towards zero", "zur Null gerundet")
    case .halfAwayFromZero, .halfEven, .halfTowardZero: say("rounded to the nearest", "gerundet")
    }
  }

  fileprivate var function: String {
    switch self {
    case .down: "floor"
    case .up: "ceil"
    case .towardZero: "truncate"
    case .halfAwayFromZero, .halfEven, .halfTowardZero: "round"
    }
  }
}
