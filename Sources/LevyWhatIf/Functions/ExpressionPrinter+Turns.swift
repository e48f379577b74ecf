import LevyTrace

extension ExpressionPrinter {
  /// The condition or operand that changes at a turn.
  func text(_ kind: CaseFunction.Turn.Kind) -> String {
    switch kind {
    case .question(let question): text(question)
    case .side(let node): text(node)
    }
  }
}
