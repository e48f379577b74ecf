import ExactNumbers
import LevyModel

/// An exact operation on numbers. Operands are nodes of an `ExpressionGraph`.
package enum Expression: Hashable, Sendable {
  case constant(Exact)
  case fact(Slot)
  case sum(Node, Node)
  case difference(Node, Node)
  case product(Node, Node)
  case quotient(Node, Node)
  case minimum(Node, Node)
  case maximum(Node, Node)
  case magnitude(Node)
  case rounded(RoundingRule, Node, step: Exact)
  /// A number of the calendar from another.
  case calendar(CalendarOperation, Node)
  /// The figure that belongs to the value of a choice, boolean or count.
  case chosen(Slot, values: [Exact])
}

extension Expression {
  package var operands: Operands {
    switch self {
    case .constant, .fact, .chosen: Operands()
    case .magnitude(let a), .rounded(_, let a, _), .calendar(_, let a): Operands(a)
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b), .quotient(let a, let b),
      .minimum(let a, let b), .maximum(let a, let b):
      Operands(a, b)
    }
  }

  /// Each expression that a rule evaluates is looked up, so little is hashed: its kind and its operands as one number.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .constant(let value): hasher.combine(value)
    case .fact(let slot): hasher.combine(slot)
    case .sum: hashOperands(1, &hasher)
    case .difference: hashOperands(2, &hasher)
    case .product: hashOperands(3, &hasher)
    case .quotient: hashOperands(4, &hasher)
    case .minimum: hashOperands(5, &hasher)
    case .maximum: hashOperands(6, &hasher)
    case .magnitude: hashOperands(7, &hasher)
    case .calendar: hashOperands(8, &hasher)
    case .rounded: hashOperands(9, &hasher)
    case .chosen(let slot, let values):
      hasher.combine(slot)
      hasher.combine(values)
    }
  }

  private func hashOperands(_ kind: Int, _ hasher: inout Hasher) {
    hasher.combine(operands.reduce(kind) { $0 << 29 ^ $1.index })
  }
}

/// The operations that rules perform, each kept once however often it occurs. An operand always stands before what
/// uses it.
package struct ExpressionGraph: Sendable {
  private var expressions: [Expression] = []
  /// The facts that each is made of.
  private var slots: [Set<Slot>] = []
  private var divisions: [Bool] = []
  private var depths: [Int] = []
  private var nodes: [Expression: Node] = [:]

  package init() {}

  package subscript(node: Node) -> Expression { expressions[node.index] }

  package var count: Int { expressions.count }

  /// The node of an expression, which is the same for the same expression.
  package mutating func node(_ expression: Expression) -> Node {
    if let simple = simplified(expression) { return simple }
    if let node = nodes[expression] { return node }
    expressions.append(expression)
    switch expression {
    case .fact(let slot), .chosen(let slot, _): slots.append([slot])
    default: slots.append(expression.operands.reduce(into: []) { $0.formUnion(slots[$1.index]) })
    }
    var divides = expression.operands.contains { divisions[$0.index] }
    if case .quotient(_, let divisor) = expression { divides = divides || constant(divisor) ?? 0 == 0 }
    divisions.append(divides)
    depths.append(1 + (expression.operands.map(depth).max() ?? 0))
    let node = Node(expressions.count - 1)
    nodes[expression] = node
    return node
  }

  /// The operand that an operation leaves as it is: x + 0, x - 0, x * 1, x / 1.
  private func simplified(_ expression: Expression) -> Node? {
    switch expression {
    case .sum(let a, let b) where constant(b) == 0: a
    case .sum(let a, let b) where constant(a) == 0: b
    case .difference(let a, let b) where constant(b) == 0: a
    case .product(let a, let b) where constant(b) == 1: a
    case .product(let a, let b) where constant(a) == 1: b
    case .quotient(let a, let b) where constant(b) == 1: a
    default: nil
    }
  }

  /// The facts that an expression is made of.
  package func slots(_ node: Node) -> Set<Slot> { slots[node.index] }

  /// Whether an expression divides by a number that may be zero, so that it fails for other reasons than that a fact
  /// does or a number is too large.
  package func divides(_ node: Node) -> Bool { divisions[node.index] }

  /// How many operations deep an expression is.
  package func depth(_ node: Node) -> Int { depths[node.index] }

  /// The value of a constant, or nil.
  package func constant(_ node: Node) -> Exact? {
    if case .constant(let value) = self[node] { return value }
    return nil
  }
}
