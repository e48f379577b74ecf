import ExactNumbers

/// The derivation of a number: the formula of a rule with the numbers of one case, without terms that add nothing,
/// multiply by one, or lose a comparison.
package indirect enum Arithmetic: Sendable, Hashable {
  /// A number of the case or of the law; `isShare` if it is a rate.
  case number(Exact, isShare: Bool)
  case sum(Arithmetic, Arithmetic, value: Exact)
  case difference(Arithmetic, Arithmetic, value: Exact)
  case product(Arithmetic, Arithmetic, value: Exact)
  case quotient(Arithmetic, Arithmetic, value: Exact)
  /// A number that rounding changed.
  case rounded(RoundingRule, Arithmetic, value: Exact)

  /// The value of the expression.
  package var value: Exact {
    switch self {
    case .number(let value, _), .sum(_, _, let value), .difference(_, _, let value), .product(_, _, let value),
      .quotient(_, _, let value), .rounded(_, _, let value):
      value
    }
  }

  /// Whether it is a plain number.
  package var isNumber: Bool { if case .number = self { true } else { false } }
}
