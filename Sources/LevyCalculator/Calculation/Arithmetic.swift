import ExactNumbers

/// How a number came about: the formula of a rule with the numbers of one case, in which what adds nothing, multiplies by
/// one, or loses a comparison is left out.
package indirect enum Arithmetic: Sendable, Hashable {
  /// A number of the case or of the law; `isShare` if it is a rate.
  case number(Exact, isShare: Bool)
  case sum(Arithmetic, Arithmetic, value: Exact)
  case difference(Arithmetic, Arithmetic, value: Exact)
  case product(Arithmetic, Arithmetic, value: Exact)
  case quotient(Arithmetic, Arithmetic, value: Exact)
  /// A number that rounding changed.
  case rounded(RoundingRule, Arithmetic, value: Exact)

  /// What it comes to.
  package var value: Exact {
    switch self {
    case .number(let value, _), .sum(_, _, let value), .difference(_, _, let value), .product(_, _, let value),
      .quotient(_, _, let value), .rounded(_, _, let value):
      value
    }
  }

  /// Whether it is a number and no more.
  package var isNumber: Bool { if case .number = self { true } else { false } }
}
