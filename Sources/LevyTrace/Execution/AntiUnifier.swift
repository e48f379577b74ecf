import ExactNumbers
import LevyPlan

/// Merges the trees that a rule has for the values of a choice into one, by anti-unification: if they differ in figures
/// only, the merged tree looks up the figure of the value. The splitting tariff, for example, is the same formula for
/// one person and for two, with another number of persons in it.
struct AntiUnifier {
  let atom: Atom
  let tracer: Tracer

  /// An operand of the operations to be merged: an expression, or a constant that need not exist as one, such as 0 or
  /// 1.
  private enum Operand: Hashable {
    case node(Node)
    case constant(Exact)
  }

  /// Returns the merged tree, or nil if the trees differ in more than figures.
  func merged(_ trees: [DecisionTree]) -> DecisionTree? {
    guard let first = trees.first(where: { $0 != .leaf(.interpreted) }) else { return nil }
    if trees.contains(.leaf(.interpreted)) {
      // Values of the fact that are left to the interpreter do not prevent merging the others.
      let isInterpreted = trees.map { $0 == .leaf(.interpreted) }
      guard let one = merged(zip(trees, isInterpreted).map { $1 ? first : $0 }) else { return nil }
      return .question(.switch(atom), answers: isInterpreted.map { $0 ? .leaf(.interpreted) : one })
    }
    if trees.allSatisfy({ $0 == first }) { return first }
    switch first {
    case .leaf(.expression):
      var operands: [Operand] = []
      var lists: [[Node]] = []
      for tree in trees {
        guard case .leaf(.expression(let node, let checks)) = tree else { return nil }
        operands.append(.node(node))
        lists.append(checks)
      }
      guard let node = expression(operands), let checks = checks(lists) else { return nil }
      return .leaf(.expression(node, checks: checks))
    case .leaf: return nil
    case .question(_, let answers):
      var questions: [Question] = []
      var columns: [[DecisionTree]] = answers.map { _ in [] }
      for tree in trees {
        guard case .question(let question, let others) = tree, others.count == answers.count else { return nil }
        questions.append(question)
        for (index, other) in others.enumerated() { columns[index].append(other) }
      }
      guard let question = question(questions) else { return nil }
      var results: [DecisionTree] = []
      for column in columns {
        guard let result = merged(column) else { return nil }
        results.append(result)
      }
      return .question(question, answers: results)
    }
  }

  /// Merges the checks of the trees pairwise; nil if their numbers differ or a pair cannot be merged.
  private func checks(_ lists: [[Node]]) -> [Node]? {
    let first = lists[0]
    if lists.allSatisfy({ $0 == first }) { return first }
    guard lists.allSatisfy({ $0.count == first.count }) else { return nil }
    let merged = first.indices.compactMap { index in expression(lists.map { .node($0[index]) }) }
    return merged.count == first.count ? merged : nil
  }

  private func question(_ questions: [Question]) -> Question? {
    let first = questions[0]
    if questions.allSatisfy({ $0 == first }) { return first }
    func pair(_ operands: (Question) -> (Node, Node)?) -> (Node, Node)? {
      let pairs = questions.compactMap(operands)
      guard pairs.count == questions.count, let a = expression(pairs.map { .node($0.0) }),
        let b = expression(pairs.map { .node($0.1) })
      else { return nil }
      return (a, b)
    }
    switch first {
    case .less: return pair { if case .less(let a, let b) = $0 { (a, b) } else { nil } }.map { .less($0, $1) }
    case .lessOrEqual:
      return pair { if case .lessOrEqual(let a, let b) = $0 { (a, b) } else { nil } }.map { .lessOrEqual($0, $1) }
    case .equal: return pair { if case .equal(let a, let b) = $0 { (a, b) } else { nil } }.map { .equal($0, $1) }
    case .switch: return nil
    }
  }

  private func expression(_ operands: [Operand]) -> Node? {
    if case .node(let node) = operands[0], operands.allSatisfy({ $0 == operands[0] }) { return node }
    let constants = operands.compactMap(constant)
    if constants.count == operands.count { return tracer.node(.chosen(atom, values: constants)) }
    return operation(operands)
  }

  private func constant(_ operand: Operand) -> Exact? {
    switch operand {
    case .constant(let value): value
    case .node(let node): tracer.graph.constant(node)
    }
  }

  /// Merges operands that are the same operation, with their own operands merged in turn. A factor, divisor or term
  /// that only some have is taken as 1, 1 or 0 in the others.
  private func operation(_ operands: [Operand]) -> Node? {
    let nodes = operands.compactMap { operand -> Node? in if case .node(let node) = operand { node } else { nil } }
    guard nodes.count == operands.count else { return nil }
    let expressions = nodes.map { tracer.graph[$0] }
    typealias Parts = [(Operand, Operand)]
    func parts(_ split: (Expression) -> (Node, Node)?, lacking: ((Node) -> (Operand, Operand))? = nil) -> Parts? {
      var parts: Parts = []
      var found = false
      for (node, expression) in zip(nodes, expressions) {
        if let (a, b) = split(expression) {
          found = true
          parts.append((.node(a), .node(b)))
        } else if let lacking {
          parts.append(lacking(node))
        } else {
          return nil
        }
      }
      return found ? parts : nil
    }
    func join(_ parts: Parts?, _ make: (Node, Node) -> Expression) -> Node? {
      guard let parts, let a = expression(parts.map(\.0)), let b = expression(parts.map(\.1)) else { return nil }
      return tracer.node(make(a, b))
    }
    let product: (Expression) -> (Node, Node)? = { if case .product(let a, let b) = $0 { (a, b) } else { nil } }
    let quotient: (Expression) -> (Node, Node)? = { if case .quotient(let a, let b) = $0 { (a, b) } else { nil } }
    let sum: (Expression) -> (Node, Node)? = { if case .sum(let a, let b) = $0 { (a, b) } else { nil } }
    let difference: (Expression) -> (Node, Node)? = { if case .difference(let a, let b) = $0 { (a, b) } else { nil } }
    let minimum: (Expression) -> (Node, Node)? = { if case .minimum(let a, let b) = $0 { (a, b) } else { nil } }
    let maximum: (Expression) -> (Node, Node)? = { if case .maximum(let a, let b) = $0 { (a, b) } else { nil } }
    return join(parts(product) { (.constant(1), .node($0)) }) { .product($0, $1) }
      ?? join(parts(product) { (.node($0), .constant(1)) }) { .product($0, $1) }
      ?? divided(parts(quotient) { (.node($0), .constant(1)) })
      ?? join(parts(sum) { (.node($0), .constant(0)) }) { .sum($0, $1) }
      ?? join(parts(difference) { (.node($0), .constant(0)) }) { .difference($0, $1) }
      ?? join(parts(minimum)) { .minimum($0, $1) } ?? join(parts(maximum)) { .maximum($0, $1) } ?? rounded(expressions)
  }

  /// A quotient by constants becomes a product with the reciprocal of each value, for which there can be a column.
  private func divided(_ parts: [(Operand, Operand)]?) -> Node? {
    guard let parts, let top = expression(parts.map(\.0)) else { return nil }
    let reciprocals = parts.compactMap { constant($0.1).flatMap { try? Exact(1).divided(by: $0) } }
    if reciprocals.count == parts.count {
      return expression(reciprocals.map { .node(tracer.constant($0)) }).map { tracer.node(.product(top, $0)) }
    }
    return expression(parts.map(\.1)).map { tracer.node(.quotient(top, $0)) }
  }

  private func rounded(_ expressions: [Expression]) -> Node? {
    guard case .rounded(let rule, _, let step) = expressions[0] else { return nil }
    var inner: [Operand] = []
    for expression in expressions {
      guard case .rounded(rule, let node, step) = expression else { return nil }
      inner.append(.node(node))
    }
    return expression(inner).map { tracer.node(.rounded(rule, $0, step: step)) }
  }
}
