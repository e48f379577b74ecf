import ExactNumbers

/// A graph that may grow while the ranges of its expressions are in use.
final class SharedGraph {
  var graph: ExpressionGraph

  init(_ graph: ExpressionGraph) { self.graph = graph }
}

/// The ranges of expressions on one path: the ranges of facts, narrowed by the answers so far.
final class ValueRanges {
  private let source: SharedGraph
  private var graph: ExpressionGraph { source.graph }
  private let facts: (Atom) throws -> Fact
  private var narrowed: [Node: TracedInterval] = [:]
  private var found: [Node: TracedInterval] = [:]
  /// Serial numbers of columns that are known to be valid for these ranges, by expression.
  var verified: [Node: Int] = [:]

  /// The range of a fact and the denominator of its numbers.
  struct Fact {
    let range: TracedInterval
    let denominator: Int
  }

  init(graph: SharedGraph, facts: @escaping (Atom) throws -> Fact) {
    source = graph
    self.facts = facts
  }

  func range(_ node: Node) throws -> Interval { try traced(node).range }

  /// The range of an expression with its dependency sets.
  func traced(_ node: Node) throws -> TracedInterval {
    if let range = found[node] { return range }
    let natural = try naturalRange(node)
    let range = narrowed[node].map { natural.cut(to: $0) } ?? natural
    found[node] = range
    return range
  }

  private func naturalRange(_ node: Node) throws -> TracedInterval {
    let expression = graph[node]
    switch expression {
    case .constant(let value): return TracedInterval(Interval(value))
    case .fact(let atom): return try facts(atom).range
    case .chosen(_, let values): return TracedInterval(Interval(values.min() ?? 0, values.max() ?? 0))
    case .quotient(let a, let b) where try range(b).containsZero:
      // A divisor of zero fails; any other is at least as large as the smallest multiple of its grid.
      let (top, bottom) = (try traced(a), try range(b))
      guard let grid = try denominator(b) else { throw Obstacle.divisorTooSmall }
      let reciprocals = Interval(Exact(bottom.low < 0 ? -grid : 0), Exact(bottom.high > 0 ? grid : 0))
      return try top.multiplied(by: TracedInterval(reciprocals))
    default:
      guard let range = try expression.evaluated({ try traced($0) }) else { throw Obstacle.datesLeaveCalendar }
      return range
    }
  }

  /// A denominator over which an expression is whole in all rows; nil if none is known.
  private func denominator(_ node: Node) throws -> Int? {
    switch graph[node] {
    case .constant(let value): return Int(exactly: value.numeratorAndDenominator.1)
    case .fact(let atom): return try facts(atom).denominator
    case .chosen(_, let values):
      return try values.reduce(1) { least, value in
        guard let denominator = Int(exactly: value.numeratorAndDenominator.1) else {
          throw Obstacle.constantTooLong
        }
        return try leastCommonMultiple(least, denominator)
      }
    case .sum(let a, let b), .difference(let a, let b), .minimum(let a, let b), .maximum(let a, let b):
      guard let x = try denominator(a), let y = try denominator(b) else { return nil }
      return try leastCommonMultiple(x, y)
    case .product(let a, let b):
      guard let x = try denominator(a), let y = try denominator(b) else { return nil }
      return try leastProduct(x, y)
    case .magnitude(let a): return try denominator(a)
    case .rounded(_, _, let step): return Int(exactly: step.numeratorAndDenominator.1)
    case .calendar: return 1
    case .quotient: return nil
    }
  }

  /// The ranges where a question has this answer; nil if it cannot have it.
  func answering(_ question: Question, _ answer: Int) throws -> ValueRanges? {
    let result = ValueRanges(graph: source, facts: facts)
    result.narrowed = narrowed
    switch (question, answer) {
    case (.less(let a, let b), 1), (.lessOrEqual(let a, let b), 1): try result.narrow(a, below: b)
    case (.less(let a, let b), _), (.lessOrEqual(let a, let b), _): try result.narrow(b, below: a)
    case (.equal(let a, let b), 1):
      try result.narrow(a, below: b)
      try result.narrow(b, below: a)
    default: return self
    }
    result.found = [:]
    return result.narrowed.values.contains(where: \.range.isEmpty) ? nil : result
  }

  /// Narrows the ranges of two expressions of which the first is not greater.
  private func narrow(_ a: Node, below b: Node) throws {
    let (x, y) = (try traced(a), try traced(b))
    narrowed[a] = x.below(y)
    narrowed[b] = y.above(x)
    found = [:]
  }
}
