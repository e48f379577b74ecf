import ExactNumbers
import LevyModel

/// A question on whose answer the path of a rule depends.
package enum Question: Hashable, Sendable {
  case less(Node, Node)
  case lessOrEqual(Node, Node)
  case equal(Node, Node)
  /// Asks which value of its finite domain a choice, boolean, count or part of a date has.
  case `switch`(Atom)

  /// The expressions that are compared.
  package var operands: Operands {
    switch self {
    case .less(let a, let b), .lessOrEqual(let a, let b), .equal(let a, let b): Operands(a, b)
    case .switch: Operands()
    }
  }
}

/// The outcome of a rule on one path.
package enum Outcome: Hashable, Sendable {
  /// The result is this expression; a choice, boolean, count or date is represented by a number. `checks` are
  /// expressions that the path evaluates without using them in the result: if one of them fails, so does the rule.
  case expression(Node, checks: [Node])
  /// The rule fails or cannot be followed; the interpreter computes such a row.
  case interpreted
}

/// A rule as a tree of questions with an outcome at each leaf.
package indirect enum DecisionTree: Hashable, Sendable {
  case leaf(Outcome)
  case question(Question, answers: [DecisionTree])

  /// Builds a tree from paths, which are in the order of a depth-first search.
  package init(_ paths: ArraySlice<Path>, depth: Int = 0) {
    guard let first = paths.first, depth < first.steps.count else {
      self = .leaf(paths.first?.outcome ?? .interpreted)
      return
    }
    let step = first.steps[depth]
    var answers: [DecisionTree] = []
    var rest = paths
    for answer in 0..<step.count {
      let part = rest.prefix { $0.steps.count > depth && $0.steps[depth].answer == answer }
      answers.append(part.isEmpty ? .leaf(.interpreted) : DecisionTree(part, depth: depth + 1))
      rest = rest.dropFirst(part.count)
    }
    // A question whose answers all lead to the same tree is omitted.
    self = Set(answers).count == 1 ? answers[0] : .question(step.question, answers: answers)
  }

  /// A path through a rule.
  package struct Path: Sendable {
    let steps: [Step]
    package let outcome: Outcome
    /// The slots of the variables that the rule reads on this path.
    package let reads: Set<Slot>

    package init(steps: [Step], outcome: Outcome, reads: Set<Slot> = []) {
      self.steps = steps
      self.outcome = outcome
      self.reads = reads
    }

    /// The same path with another outcome.
    package func with(_ outcome: Outcome) -> Path { Path(steps: steps, outcome: outcome) }
  }

  /// A question and its answer, which is less than `count`.
  package struct Step: Sendable {
    package let question: Question
    package let answer: Int
    package let count: Int

    package init(question: Question, answer: Int, count: Int) {
      self.question = question
      self.answer = answer
      self.count = count
    }
  }

  /// The facts that the tree reads.
  package func atoms(in graph: ExpressionGraph) -> Set<Atom> {
    var (atoms, nodes): (Set<Atom>, Set<Node>) = ([], [])
    addAtoms(to: &atoms, &nodes, graph)
    return atoms
  }

  /// - Parameter nodes: the expressions whose facts were added already; many leaves share them.
  private func addAtoms(to atoms: inout Set<Atom>, _ nodes: inout Set<Node>, _ graph: ExpressionGraph) {
    switch self {
    case .leaf(.interpreted): break
    case .leaf(.expression(let node, let checks)):
      for node in [node] + checks where nodes.insert(node).inserted { atoms.formUnion(graph.atoms(node)) }
    case .question(let question, let answers):
      if case .switch(let atom) = question { atoms.insert(atom) }
      for node in question.operands where nodes.insert(node).inserted { atoms.formUnion(graph.atoms(node)) }
      for answer in answers { answer.addAtoms(to: &atoms, &nodes, graph) }
    }
  }
}
