import ExactNumbers

/// All numbers from `low` to `high`.
struct Interval: Hashable, Sendable {
  let low: Exact
  let high: Exact

  init(_ low: Exact, _ high: Exact) { (self.low, self.high) = (low, high) }
  init(_ value: Exact) { self.init(value, value) }

  var largestMagnitude: Exact { max(low.magnitude, high.magnitude) }
  var isEmpty: Bool { high < low }

  func united(with other: Interval) -> Interval { Interval(min(low, other.low), max(high, other.high)) }
  func cut(to other: Interval) -> Interval { Interval(max(low, other.low), min(high, other.high)) }

  func adding(_ other: Interval) throws(ExactError) -> Interval {
    Interval(try low.adding(other.low), try high.adding(other.high))
  }

  var negated: Interval { Interval(high.negated, low.negated) }

  func multiplied(by other: Interval) throws(ExactError) -> Interval {
    let corners = [
      try low.multiplied(by: other.low), try low.multiplied(by: other.high), try high.multiplied(by: other.low),
      try high.multiplied(by: other.high),
    ]
    return Interval(corners.min() ?? low, corners.max() ?? high)
  }

  /// The quotients by an interval, or nil if that contains zero.
  func divided(by other: Interval) throws(ExactError) -> Interval? {
    if other.low <= 0, other.high >= 0 { return nil }
    return try multiplied(by: Interval(try Exact(1).divided(by: other.high), try Exact(1).divided(by: other.low)))
  }

  /// What rounding to multiples of a step makes of it.
  func rounded(step: Exact) throws(ExactError) -> Interval {
    Interval(try low.rounded(.down, step: step), try high.rounded(.up, step: step))
  }

  var magnitude: Interval {
    if low >= 0 { return self }
    return high <= 0 ? negated : Interval(0, largestMagnitude)
  }
}

/// The ranges of expressions on one path: those of the facts, narrowed by the answers given so far.
struct PathRanges {
  let graph: ExpressionGraph
  let facts: (Int) throws -> Interval
  private var narrowed: [Int: Interval] = [:]

  init(graph: ExpressionGraph, facts: @escaping (Int) throws -> Interval) {
    self.graph = graph
    self.facts = facts
  }

  func range(_ place: Int) throws -> Interval {
    let natural = try naturalRange(place)
    return narrowed[place].map { natural.cut(to: $0) } ?? natural
  }

  private func naturalRange(_ place: Int) throws -> Interval {
    switch graph.nodes[place] {
    case .constant(let value): return Interval(value)
    case .fact(let slot): return try facts(slot)
    case .chosen(_, let values): return Interval(values.min() ?? 0, values.max() ?? 0)
    case .sum(let a, let b): return try range(a).adding(try range(b))
    case .difference(let a, let b): return try range(a).adding(try range(b).negated)
    case .product(let a, let b): return try range(a).multiplied(by: try range(b))
    case .quotient(let a, let b):
      guard let quotient = try range(a).divided(by: try range(b)) else { throw Unlowerable("a divisor may be zero") }
      return quotient
    case .minimum(let a, let b):
      let (x, y) = (try range(a), try range(b))
      return Interval(min(x.low, y.low), min(x.high, y.high))
    case .maximum(let a, let b):
      let (x, y) = (try range(a), try range(b))
      return Interval(max(x.low, y.low), max(x.high, y.high))
    case .magnitude(let a): return try range(a).magnitude
    case .rounded(_, let a, let step): return try range(a).rounded(step: step)
    }
  }

  /// The ranges where a question has an answer; nil if it cannot have it.
  func answering(_ question: Question, _ answer: Int) throws -> PathRanges? {
    var result = self
    switch (question, answer) {
    case (.less(let a, let b), 1), (.lessOrEqual(let a, let b), 1): try result.narrow(a, below: b)
    case (.less(let a, let b), _), (.lessOrEqual(let a, let b), _): try result.narrow(b, below: a)
    case (.equal(let a, let b), 1):
      try result.narrow(a, below: b)
      try result.narrow(b, below: a)
    default: return result
    }
    return result.narrowed.values.contains(where: \.isEmpty) ? nil : result
  }

  /// Notes that one expression is not above another.
  private mutating func narrow(_ a: Int, below b: Int) throws {
    let (x, y) = (try range(a), try range(b))
    narrowed[a] = x.cut(to: Interval(x.low, y.high))
    narrowed[b] = y.cut(to: Interval(x.low, y.high))
  }
}

/// A rule cannot be brought into columns, for this reason.
struct Unlowerable: Error {
  let reason: String
  init(_ reason: String) { self.reason = reason }
}
