import ExactNumbers

/// The derivation of a number: a rule's formula with the numbers of one case, without operations that have no effect:
/// adding zero, multiplying by one, the losing operand of a minimum or maximum.
package indirect enum Arithmetic: Sendable, Hashable {
  /// A number of the case or of the law; `isShare` is true for a rate.
  case number(Exact, isShare: Bool)
  case sum(Arithmetic, Arithmetic, value: Exact)
  case difference(Arithmetic, Arithmetic, value: Exact)
  case product(Arithmetic, Arithmetic, value: Exact)
  case quotient(Arithmetic, Arithmetic, value: Exact)
  /// A rounding that changed the number.
  case rounded(RoundingRule, Arithmetic, value: Exact)

  /// The value of the expression.
  package var value: Exact {
    switch self {
    case .number(let value, _), .sum(_, _, let value), .difference(_, _, let value), .product(_, _, let value),
      .quotient(_, _, let value), .rounded(_, _, let value):
      value
    }
  }

  /// True if it is a plain number.
  package var isNumber: Bool { if case .number = self { true } else { false } }
}
