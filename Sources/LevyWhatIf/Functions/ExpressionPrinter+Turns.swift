import LevyTrace

extension ExpressionPrinter {
  /// What changes where a turn does.
  func text(_ kind: CaseFunction.Turn.Kind) -> String {
    switch kind {
    case .question(let question): text(question)
    case .side(let node): text(node)
    }
  }
}
