import ExactNumbers
import LevyModel

/// An exact operation on numbers. Operands are places in an `ExpressionGraph`.
package enum Expression: Hashable, Sendable {
  case constant(Exact)
  case fact(slot: Int)
  case sum(Int, Int)
  case difference(Int, Int)
  case product(Int, Int)
  case quotient(Int, Int)
  case minimum(Int, Int)
  case maximum(Int, Int)
  case magnitude(Int)
  case rounded(RoundingRule, Int, step: Exact)
  /// A number of the calendar from another.
  case calendar(CalendarOperation, Int)
  /// The figure that belongs to the value of a choice, boolean or count.
  case chosen(slot: Int, values: [Exact])
}

extension Expression {
  /// The places of the operands.
  package var operands: [Int] {
    switch self {
    case .constant, .fact, .chosen: []
    case .magnitude(let a), .rounded(_, let a, _), .calendar(_, let a): [a]
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b), .quotient(let a, let b),
      .minimum(let a, let b), .maximum(let a, let b):
      [a, b]
    }
  }
}

/// The operations that rules perform, each kept once however often it occurs. An operand always stands before what
/// uses it.
package struct ExpressionGraph: Sendable {
  package private(set) var nodes: [Expression] = []
  /// The facts that each is made of.
  private var slots: [Set<Int>] = []
  private var divisions: [Bool] = []
  private var depths: [Int] = []
  private var places: [Expression: Int] = [:]

  package init() {}

  package mutating func place(_ expression: Expression) -> Int {
    if let simple = simplified(expression) { return simple }
    if let place = places[expression] { return place }
    nodes.append(expression)
    switch expression {
    case .fact(let slot), .chosen(let slot, _): slots.append([slot])
    default: slots.append(expression.operands.reduce(into: []) { $0.formUnion(slots[$1]) })
    }
    var divides = expression.operands.contains { divisions[$0] }
    if case .quotient(_, let divisor) = expression { divides = divides || constant(divisor) ?? 0 == 0 }
    divisions.append(divides)
    depths.append(1 + (expression.operands.map { depths[$0] }.max() ?? 0))
    places[expression] = nodes.count - 1
    return nodes.count - 1
  }

  /// The operand that an operation leaves as it is: x + 0, x - 0, x * 1, x / 1.
  private func simplified(_ expression: Expression) -> Int? {
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
  package func slots(_ place: Int) -> Set<Int> { slots[place] }

  /// Whether an expression divides by a number that may be zero, so that it fails for other reasons than that a fact
  /// does or a number is too large.
  package func divides(_ place: Int) -> Bool { divisions[place] }

  /// How many operations deep an expression is.
  package func depth(_ place: Int) -> Int { depths[place] }

  /// The value of a constant, or nil.
  package func constant(_ place: Int) -> Exact? {
    if case .constant(let value) = nodes[place] { return value }
    return nil
  }
}
