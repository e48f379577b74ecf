import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules
import LevyScript
import LuaRuntime

/// The knowledge of a fact before any row is seen.
enum Known: Hashable {
  /// Its value is the same in all rows.
  case constant(Value)
  /// It differs from row to row.
  case varying
  /// The plan cannot compute it.
  case interpreted(Obstacle)
}

/// The symbolic executor: runs a rule with symbols in place of numbers, once for each path through it.
///
/// Arithmetic on symbols builds expressions. A comparison, or the reading of a choice, boolean or count, is answered
/// from a list of decisions, and the rule is run again for every other answer.
package final class Tracer {
  package private(set) var graph = ExpressionGraph()
  private let mostPaths = 4096
  /// Expressions are traversed by recursion, so their depth is bounded.
  static let deepest = 128
  private var steps: [DecisionTree.Step] = []
  private var position = 0
  private var answered: [Question: Int] = [:]
  private var bounds = PathCondition()
  /// The expressions that the rule has evaluated on this path, in order, and those of them that are operands of others.
  private var evaluated: [Node] = []
  private var used = NodeMarks()
  /// The variables that were read on this path.
  private var reads: Set<Slot> = []
  /// True if counts of many values, and the parts of dates, are symbols; otherwise all their values are tried.
  package var countsAreSymbols = true
  /// The unit check of a survey; nil when a plan is made.
  var units: UnitCheck?
  /// Returns what is known of a slot; called while a rule is followed.
  var known: (Slot) throws -> Known = { _ in .varying }

  /// Maps a slot to the slot that represents it (`RuleResolver.canonical`).
  var canonical: (Slot) -> Slot = { $0 }
  /// Pushes the symbol of a fact, or its value.
  var push: (Atom) throws -> Void = { _ in }

  /// Thrown when a rule reads a fact that must be resolved first.
  package struct Unresolved: Error { let slot: Slot }

  // MARK: Answers

  /// Answers a question: as before on this path, as earlier answers imply, as the list of decisions says, or with the
  /// first answer.
  func answer(_ question: Question, count: Int) -> Int {
    units?.note(question, in: graph)
    if let answer = answered[question] ?? bounds.answer(question, graph) { return answer }
    if position == steps.count { steps.append(.init(question: question, answer: 0, count: count)) }
    let answer = steps[position].answer
    position += 1
    answered[question] = answer
    bounds.note(question, answer, graph)
    return answer
  }

  /// Advances to the next path; returns false if there is none.
  private func advance() -> Bool {
    while let last = steps.popLast() {
      if last.answer + 1 < last.count {
        steps.append(.init(question: last.question, answer: last.answer + 1, count: last.count))
        return true
      }
    }
    return false
  }

  /// The answers on the path that was followed last.
  var answers: [DecisionTree.Step] { Array(steps[..<position]) }

  /// Calls `run` once for each path of a rule, and returns the paths; stops early if `isEnough`.
  func paths(
    isEnough: () -> Bool = { false }, _ run: () throws -> Outcome
  ) throws -> [DecisionTree.Path] {
    var paths: [DecisionTree.Path] = []
    steps = []
    repeat {
      if !paths.isEmpty, isEnough() { break }
      position = 0
      answered.removeAll(keepingCapacity: true)
      bounds.removeAll()
      evaluated.removeAll(keepingCapacity: true)
      used.removeAll()
      reads.removeAll(keepingCapacity: true)
      let outcome = try run()
      steps.removeSubrange(position...)
      paths.append(.init(steps: steps, outcome: outcome, reads: reads))
      if paths.count > mostPaths {
        throw Obstacle.tooManyPaths(most: mostPaths)
      }
    } while advance()
    return paths
  }

  // MARK: Expressions

  /// Records that the path reads a variable.
  func note(read slot: Slot) { reads.insert(slot) }

  /// True if the path has read a variable.
  func hasRead(_ slot: Slot) -> Bool { reads.contains(slot) }

  /// The node of a fact's symbol.
  func fact(_ atom: Atom) -> Node { node(.fact(atom)) }

  func constant(_ value: Exact) -> Node { graph.node(.constant(value)) }

  func node(_ expression: Expression) -> Node {
    let node = graph.node(expression)
    units?.note(expression, at: node, in: graph)
    evaluated.append(node)
    // The graph simplifies x + 0 to x itself, which then is not its own operand.
    for operand in expression.operands where operand != node { used.insert(operand) }
    return node
  }

  /// The expressions evaluated on this path that are neither the result nor operands of others: they matter only if
  /// they fail.
  func checks(besides result: Node) -> [Node] {
    used.insert(result)
    return evaluated.filter { used.insert($0) && graph.constant($0) == nil }
  }
}

extension Tracer: SymbolicExecutor {
  package func symbol(of number: Exact) -> SymbolicNumber { SymbolicNumber(constant(number)) }

  package func result(of operation: NumberBridge.Operation, _ operands: [SymbolicNumber]) throws -> SymbolicResult {
    try operation.result(operands, in: self)
  }

  package func pushFact(number: Int) throws {
    var atom = Atom(number: number)
    if atom.part == nil {
      atom = Atom(canonical(atom.variable))
      note(read: atom.variable)
    }
    try push(atom)
  }
}

extension SymbolicResult {
  fileprivate static func node(_ node: Node) -> Self { .symbol(SymbolicNumber(node)) }
}

extension NumberBridge.Operation {
  /// The answer of a comparison, or the node of an expression; at least one operand is a symbol.
  fileprivate func result(_ operands: [SymbolicNumber], in tracer: Tracer) throws -> SymbolicResult {
    func two() throws -> (Node, Node) {
      guard operands.count == 2 else { throw Obstacle.unforeseen("an operation lacks an operand") }
      return (operands[0].node, operands[1].node)
    }
    if operands.contains(where: { tracer.graph.depth($0.node) > Tracer.deepest }) {
      throw Obstacle.tooDeep(most: Tracer.deepest)
    }
    switch self {
    case .add: return .node(tracer.node(.sum(try two().0, try two().1)))
    case .subtract: return .node(tracer.node(.difference(try two().0, try two().1)))
    case .multiply: return .node(tracer.node(.product(try two().0, try two().1)))
    case .divide: return .node(tracer.node(.quotient(try two().0, try two().1)))
    case .floorDivide:
      let quotient = tracer.node(.quotient(try two().0, try two().1))
      return .node(tracer.node(.rounded(.down, quotient, step: 1)))
    case .modulo:
      let quotient = tracer.node(.quotient(try two().0, try two().1))
      let whole = tracer.node(.rounded(.down, quotient, step: 1))
      let product = tracer.node(.product(whole, try two().1))
      return .node(tracer.node(.difference(try two().0, product)))
    case .power: return .node(try power(try two().0, try two().1, in: tracer))
    case .negate: return .node(tracer.node(.difference(tracer.constant(0), operands[0].node)))
    case .magnitude: return .node(tracer.node(.magnitude(operands[0].node)))
    case .exact: return .node(operands[0].node)
    case .less: return .answer(tracer.answer(.less(try two().0, try two().1), count: 2) == 1)
    case .lessOrEqual: return .answer(tracer.answer(.lessOrEqual(try two().0, try two().1), count: 2) == 1)
    case .equal: return .answer(tracer.answer(.equal(try two().0, try two().1), count: 2) == 1)
    case .minimum:
      return .node(operands.dropFirst().reduce(operands[0].node) { tracer.node(.minimum($0, $1.node)) })
    case .maximum:
      return .node(operands.dropFirst().reduce(operands[0].node) { tracer.node(.maximum($0, $1.node)) })
    case .round(let rule):
      let step = operands.count > 1 ? tracer.graph.constant(operands[1].node) : 1
      guard let step, step > 0 else {
        throw Obstacle.stepVaries
      }
      return .node(tracer.node(.rounded(rule, operands[0].node, step: step)))
    case .calendar(let operation): return .node(tracer.node(.calendar(operation, operands[0].node)))
    // The symbol of a count has no text, but the count itself does: the rule is run again with plain counts.
    case .text where tracer.countsAreSymbols: throw SandboxViolation.exactKey
    case .text: throw Obstacle.textOfNumber
    }
  }

  private func power(_ base: Node, _ exponent: Node, in tracer: Tracer) throws -> Node {
    guard let count = tracer.graph.constant(exponent)?.exactInt, (0...16).contains(count) else {
      throw Obstacle.exponentVaries
    }
    return (0..<count).reduce(tracer.constant(1)) { product, _ in tracer.node(.product(product, base)) }
  }
}

extension SymbolicNumber {
  /// The symbol of an expression.
  init(_ node: Node) { self.init(place: node.index) }
  var node: Node { Node(place) }
}
