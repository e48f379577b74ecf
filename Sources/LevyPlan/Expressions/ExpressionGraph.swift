import ExactNumbers
import LevyModel

/// An exact operation on numbers. Operands are nodes of an `ExpressionGraph`.
package enum Expression: Hashable, Sendable {
  case constant(Exact)
  case fact(Atom)
  case sum(Node, Node)
  case difference(Node, Node)
  case product(Node, Node)
  case quotient(Node, Node)
  case minimum(Node, Node)
  case maximum(Node, Node)
  case magnitude(Node)
  case rounded(RoundingRule, Node, step: Exact)
  /// A calendar operation, such as the number of a day from its digits.
  case calendar(CalendarOperation, Node)
  /// A look-up of a number by the value of a choice, boolean or count.
  case chosen(Atom, values: [Exact])
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

  /// Hashes only the kind and the operands as one number, since each expression that a rule evaluates is looked up.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .constant(let value): hasher.combine(value)
    case .fact(let atom): hasher.combine(atom)
    case .sum: hashOperands(1, &hasher)
    case .difference: hashOperands(2, &hasher)
    case .product: hashOperands(3, &hasher)
    case .quotient: hashOperands(4, &hasher)
    case .minimum: hashOperands(5, &hasher)
    case .maximum: hashOperands(6, &hasher)
    case .magnitude: hashOperands(7, &hasher)
    case .calendar: hashOperands(8, &hasher)
    case .rounded: hashOperands(9, &hasher)
    case .chosen(let atom, let values):
      hasher.combine(atom)
      hasher.combine(values)
    }
  }

  private func hashOperands(_ kind: Int, _ hasher: inout Hasher) {
    hasher.combine(operands.reduce(kind) { $0 << 29 ^ $1.index })
  }
}

/// A graph of expressions in which each is stored once, however often it occurs. Operands always come before the
/// expressions that use them.
package struct ExpressionGraph: Sendable {
  private struct Entry {
    let expression: Expression
    /// The facts in the expression.
    var atoms: Set<Atom> = []
    var divides = false
    var depth = 1
    /// The affine form; nil if the expression is only a multiple of itself.
    var affineForm: AffineForm?
  }

  private var entries: [Entry] = []
  private var nodes: [Expression: Node] = [:]

  package init() {}

  package subscript(node: Node) -> Expression { entries[node.index].expression }

  package var count: Int { entries.count }

  /// Returns the node of an expression; equal expressions have the same node.
  package mutating func node(_ expression: Expression) -> Node {
    if let simple = simplified(expression) { return simple }
    if let node = nodes[expression] { return node }
    var entry = Entry(expression: expression, affineForm: affineForm(of: expression))
    for operand in expression.operands {
      entry.atoms.formUnion(atoms(operand))
      entry.divides = entry.divides || divides(operand)
      entry.depth = max(entry.depth, 1 + depth(operand))
    }
    switch expression {
    case .fact(let atom), .chosen(let atom, _): entry.atoms = [atom]
    case .quotient(_, let divisor): entry.divides = entry.divides || constant(divisor) ?? 0 == 0
    default: break
    }
    let node = Node(entries.count)
    entries.append(entry)
    nodes[expression] = node
    return node
  }

  /// The operand if the operation does not change it: x + 0, x - 0, x * 1, x / 1, the greater of x and x.
  private func simplified(_ expression: Expression) -> Node? {
    switch expression {
    case .sum(let a, let b) where constant(b) == 0: a
    case .sum(let a, let b) where constant(a) == 0: b
    case .difference(let a, let b) where constant(b) == 0: a
    case .product(let a, let b) where constant(b) == 1: a
    case .product(let a, let b) where constant(a) == 1: b
    case .quotient(let a, let b) where constant(b) == 1: a
    case .minimum(let a, let b) where a == b: a
    case .maximum(let a, let b) where a == b: a
    default: nil
    }
  }

  /// The facts in an expression.
  package func atoms(_ node: Node) -> Set<Atom> { entries[node.index].atoms }

  /// True if an expression divides by a number that may be zero, so that it can fail although all facts are valid and
  /// no number is too large.
  package func divides(_ node: Node) -> Bool { entries[node.index].divides }

  /// The depth of an expression, in operations.
  package func depth(_ node: Node) -> Int { entries[node.index].depth }

  /// The affine form of an expression.
  func affineForm(_ node: Node) -> AffineForm { entries[node.index].affineForm ?? AffineForm(base: node) }

  /// The value of a constant, or nil.
  package func constant(_ node: Node) -> Exact? {
    if case .constant(let value) = entries[node.index].expression { return value }
    return nil
  }
}
