import ExactNumbers

/// The constraints on numbers that the answers on a path imply. A comparison that they decide need not be followed both
/// ways.
///
/// Numbers are compared by their affine forms, so that "income - 1000 < 0" decides "income < 2000".
package struct PathCondition {
  private struct Bounds {
    var low: Exact?
    var high: Exact?
    var lowIsInside = true
    var highIsInside = true
  }

  /// A comparison of an expression with a constant.
  private struct Relation {
    let node: Node
    /// True if the expression is below the constant, false if it is above.
    let isBelow: Bool
    let constant: Exact
    /// True if the expression may equal the constant.
    let includes: Bool

    var opposite: Relation {
      Relation(node: node, isBelow: !isBelow, constant: constant, includes: !includes)
    }
  }

  private var bounds: [Node: Bounds] = [:]

  package init() {}

  /// Removes all constraints.
  package mutating func removeAll() { bounds.removeAll(keepingCapacity: true) }

  /// The answer to a question that the constraints imply; nil if both are possible.
  package func answer(_ question: Question, _ graph: ExpressionGraph) -> Int? {
    if question.operands.count == 2, question.operands[0] == question.operands[1] {
      if case .less = question { return 0 }
      return 1
    }
    if case .equal(let a, let b) = question {
      guard let relation = Self.relation(a, b, includes: true, graph), let bounds = bounds[relation.node] else {
        return nil
      }
      let value = relation.constant
      if let low = bounds.low, value < low || (value == low && !bounds.lowIsInside) { return 0 }
      if let high = bounds.high, value > high || (value == high && !bounds.highIsInside) { return 0 }
      return nil
    }
    guard let relation = Self.relation(question, graph) else { return nil }
    if implies(relation) { return 1 }
    return implies(relation.opposite) ? 0 : nil
  }

  /// Adds the constraint that an answer implies.
  package mutating func note(_ question: Question, _ answer: Int, _ graph: ExpressionGraph) {
    if case .equal(let a, let b) = question {
      guard answer == 1, let relation = Self.relation(a, b, includes: true, graph) else { return }
      note(relation)
      note(Relation(node: relation.node, isBelow: !relation.isBelow, constant: relation.constant, includes: true))
      return
    }
    guard let relation = Self.relation(question, graph) else { return }
    note(answer == 1 ? relation : relation.opposite)
  }

  private func implies(_ relation: Relation) -> Bool {
    guard let bounds = bounds[relation.node] else { return false }
    if relation.isBelow {
      guard let high = bounds.high else { return false }
      return high < relation.constant || (high == relation.constant && (relation.includes || !bounds.highIsInside))
    }
    guard let low = bounds.low else { return false }
    return low > relation.constant || (low == relation.constant && (relation.includes || !bounds.lowIsInside))
  }

  private mutating func note(_ relation: Relation) {
    if implies(relation) { return }
    var known = bounds[relation.node] ?? Bounds()
    if relation.isBelow {
      (known.high, known.highIsInside) = (relation.constant, relation.includes)
    } else {
      (known.low, known.lowIsInside) = (relation.constant, relation.includes)
    }
    bounds[relation.node] = known
  }

  private static func relation(_ question: Question, _ graph: ExpressionGraph) -> Relation? {
    switch question {
    case .less(let a, let b): relation(a, b, includes: false, graph)
    case .lessOrEqual(let a, let b): relation(a, b, includes: true, graph)
    case .equal, .switch: nil
    }
  }

  /// The relation that "a is below b" means if one of the two is a constant; otherwise nil.
  private static func relation(_ a: Node, _ b: Node, includes: Bool, _ graph: ExpressionGraph) -> Relation? {
    let (node, constant, isBelow): (Node, Exact, Bool)
    if let value = graph.constant(b) {
      (node, constant, isBelow) = (a, value, true)
    } else if let value = graph.constant(a) {
      (node, constant, isBelow) = (b, value, false)
    } else {
      return nil
    }
    let form = graph.affineForm(node)
    // factor * base + term < constant
    guard let rest = try? constant.subtracting(form.term), let bound = try? rest.divided(by: form.factor) else {
      return Relation(node: node, isBelow: isBelow, constant: constant, includes: includes)
    }
    return Relation(
      node: form.base, isBelow: isBelow == (form.factor > 0), constant: bound, includes: includes)
  }
}
