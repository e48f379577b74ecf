import ExactNumbers

/// An expression in the form `factor * base + term`.
struct AffineForm {
  let base: Node
  var factor: Exact = 1
  var term: Exact = 0
}

extension ExpressionGraph {
  /// The affine form of an expression that is about to become a node; nil if it has none, or if the numbers become too
  /// large.
  func affineForm(of expression: Expression) -> AffineForm? {
    try? { () throws(ExactError) -> AffineForm? in
      switch expression {
      case .sum(let a, let b):
        guard let constant = constant(b) ?? constant(a) else { return nil }
        let inner = affineForm(self.constant(b) == nil ? b : a)
        return AffineForm(base: inner.base, factor: inner.factor, term: try inner.term.adding(constant))
      case .difference(let a, let b):
        if let constant = constant(b) {
          let inner = affineForm(a)
          return AffineForm(base: inner.base, factor: inner.factor, term: try inner.term.subtracting(constant))
        }
        guard let constant = constant(a) else { return nil }
        let inner = affineForm(b)
        return AffineForm(base: inner.base, factor: inner.factor.negated, term: try constant.subtracting(inner.term))
      case .product(let a, let b):
        guard let constant = constant(b) ?? constant(a), constant != 0 else { return nil }
        let inner = affineForm(self.constant(b) == nil ? b : a)
        return AffineForm(
          base: inner.base, factor: try inner.factor.multiplied(by: constant),
          term: try inner.term.multiplied(by: constant))
      case .quotient(let a, let b):
        guard let constant = constant(b), constant != 0 else { return nil }
        let inner = affineForm(a)
        return AffineForm(
          base: inner.base, factor: try inner.factor.divided(by: constant), term: try inner.term.divided(by: constant))
      default: return nil
      }
    }()
  }
}
