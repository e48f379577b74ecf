import LevyPlan

/// Finds subexpressions that occur several times in a rule's tree, so that each is written once.
struct Uses {
  enum Use {
    case number(Node)
    case tree(DecisionTree)
  }

  private let graph: ExpressionGraph
  private var numbers: [Node: Int] = [:]
  private var trees: [DecisionTree: Int] = [:]
  /// The expressions and trees in an order for writing: operands before the expressions that use them.
  private var order: [Use] = []

  init(graph: ExpressionGraph) { self.graph = graph }

  /// Counts the occurrences of a tree's parts.
  mutating func add(_ tree: DecisionTree) {
    switch tree {
    case .leaf(.interpreted): return
    case .leaf(.expression(let node, _)): add(node)
    case .question(let question, let answers):
      trees[tree, default: 0] += 1
      if trees[tree] != 1 { return }
      for operand in question.operands { add(operand) }
      // Equal answers are written once, with all values that lead to them.
      for (number, answer) in answers.enumerated() where answers.firstIndex(of: answer) == number { add(answer) }
      order.append(.tree(tree))
    }
  }

  private mutating func add(_ node: Node) {
    numbers[node, default: 0] += 1
    if numbers[node] != 1 { return }
    let operands = graph[node].operands
    for operand in operands { add(operand) }
    if !operands.isEmpty { order.append(.number(node)) }
  }

  /// The expressions and trees that occur more than once.
  var shared: [Use] {
    order.filter { use in
      switch use {
      case .number(let node): numbers[node] ?? 0 > 1
      case .tree(let tree): trees[tree] ?? 0 > 1
      }
    }
  }
}

extension DecisionTree {
  /// True if the tree has fewer than eight leaves.
  var isSmall: Bool { ends(upTo: 8) < 8 }

  private func ends(upTo most: Int) -> Int {
    guard case .question(_, let answers) = self else { return 1 }
    var count = 0
    for answer in answers where count < most { count += answer.ends(upTo: most - count) }
    return count
  }
}
