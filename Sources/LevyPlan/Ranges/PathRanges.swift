import ExactNumbers

/// A graph that grows while ranges of its expressions are in use.
final class SharedGraph {
  var graph: ExpressionGraph

  init(_ graph: ExpressionGraph) { self.graph = graph }
}

/// The ranges of expressions on one path: those of the facts, narrowed by the answers given so far.
final class PathRanges {
  private let source: SharedGraph
  private var graph: ExpressionGraph { source.graph }
  private let facts: (Int) throws -> Fact
  private var narrowed: [Int: Interval] = [:]
  private var found: [Int: Interval] = [:]
  /// The makings of lanes that are known to be right for these ranges, by expression.
  var verified: [Int: Int] = [:]

  /// What is known of a fact: its range, and the denominator over which it is whole.
  struct Fact {
    let range: Interval
    let denominator: Int
  }

  init(graph: SharedGraph, facts: @escaping (Int) throws -> Fact) {
    source = graph
    self.facts = facts
  }

  func range(_ place: Int) throws -> Interval {
    if let range = found[place] { return range }
    let natural = try naturalRange(place)
    let range = narrowed[place].map { natural.cut(to: $0) } ?? natural
    found[place] = range
    return range
  }

  private func naturalRange(_ place: Int) throws -> Interval {
    switch graph.nodes[place] {
    case .constant(let value): return Interval(value)
    case .fact(let slot): return try facts(slot).range
    case .chosen(_, let values): return Interval(values.min() ?? 0, values.max() ?? 0)
    case .sum(let a, let b): return try range(a).adding(try range(b))
    case .difference(let a, let b): return try range(a).adding(try range(b).negated)
    case .product(let a, let b): return try range(a).multiplied(by: try range(b))
    case .quotient(let a, let b):
      let (top, bottom) = (try range(a), try range(b))
      if let quotient = try top.divided(by: bottom) { return quotient }
      // A divisor of zero fails, and any other is at least the least multiple of its grid.
      guard let grid = try denominator(b) else { throw Obstacle.divisorTooSmall }
      if bottom.low >= 0 {
        return try top.multiplied(by: Interval(0, Exact(grid)))
      }
      let reciprocals = Interval(Exact(-grid), Exact(bottom.high > 0 ? grid : 0))
      return try top.multiplied(by: reciprocals)
    case .minimum(let a, let b):
      let (x, y) = (try range(a), try range(b))
      return Interval(min(x.low, y.low), min(x.high, y.high))
    case .maximum(let a, let b):
      let (x, y) = (try range(a), try range(b))
      return Interval(max(x.low, y.low), max(x.high, y.high))
    case .magnitude(let a): return try range(a).magnitude
    case .rounded(_, let a, let step): return try range(a).rounded(step: step)
    case .calendar(let operation, let a):
      guard let range = try range(a).applying(operation) else { throw Obstacle.datesLeaveCalendar }
      return range
    }
  }

  /// A denominator over which an expression is whole in all rows; nil if none is known.
  private func denominator(_ place: Int) throws -> Int? {
    switch graph.nodes[place] {
    case .constant(let value): return Int(exactly: value.numeratorAndDenominator.1)
    case .fact(let slot): return try facts(slot).denominator
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

  /// The ranges where a question has an answer; nil if it cannot have it.
  func answering(_ question: Question, _ answer: Int) throws -> PathRanges? {
    let result = PathRanges(graph: source, facts: facts)
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
    return result.narrowed.values.contains(where: \.isEmpty) ? nil : result
  }

  /// Notes that one expression is not above another.
  private func narrow(_ a: Int, below b: Int) throws {
    let (x, y) = (try range(a), try range(b))
    narrowed[a] = x.cut(to: Interval(x.low, y.high))
    narrowed[b] = y.cut(to: Interval(x.low, y.high))
    found = [:]
  }
}
