import ExactNumbers

extension CaseFunction {
  /// What is known of a result over a range of the fact.
  struct RangeResult {
    let range: Interval
    /// Whether all questions on the way have one answer over the whole range.
    let isDecided: Bool
  }

  /// Bounds of a result over a range of the fact; nil where the rules may fail.
  func range(_ slot: Int, over x: Interval) -> RangeResult? {
    var evaluation = RangeEvaluation(self, x)
    return evaluation.fact(slot).map { RangeResult(range: $0, isDecided: evaluation.isDecided) }
  }
}

/// Finds bounds of expressions over a range of the fact.
private struct RangeEvaluation {
  private let function: CaseFunction
  private let x: Interval
  private var facts: [Int: Interval?] = [:]
  private var expressions: [Int: Interval] = [:]
  private(set) var isDecided = true

  init(_ function: CaseFunction, _ x: Interval) { (self.function, self.x) = (function, x) }

  private struct Failed: Error {}

  mutating func fact(_ slot: Int) -> Interval? {
    if let known = facts[slot] { return known }
    let found = try? compute(slot)
    facts[slot] = .some(found)
    return found
  }

  private mutating func compute(_ slot: Int) throws -> Interval {
    if slot == function.over { return x }
    if let part = DatePart(slot) {
      guard let dates = fact(part.date), dates.low == dates.high, let date = dates.low.exactInt else {
        return Interval(Exact(part.numbers.lowerBound), Exact(part.numbers.upperBound))
      }
      return Interval(Exact([date / 10000, date / 100 % 100, date % 100][part.kind.rawValue]))
    }
    switch function.resolver.resolve(slot) {
    case .constant(let value):
      let type = function.rulebook.variables[slot].type
      guard let number = value.exact ?? type.plainNumber(value).map({ Exact($0) }) else { throw Failed() }
      return Interval(number)
    case .rule(let tree): return try follow(tree)
    case .column, .interpreted: throw Failed()
    }
  }

  private mutating func follow(_ tree: DecisionTree) throws -> Interval {
    switch tree {
    case .leaf(.interpreted): throw Failed()
    case .leaf(.expression(let place, let checks)):
      for slot in function.slots(of: checks) where fact(slot) == nil { throw Failed() }
      let result = try range(place)
      // What is checked is no part of the result.
      let before = (isDecided, expressions)
      defer { (isDecided, expressions) = before }
      for check in checks { _ = try range(check) }
      return result
    case .question(let question, let answers):
      let possible = try self.answers(question)
      if possible.count > 1 { isDecided = false }
      var united: Interval?
      for answer in possible where answers.indices.contains(answer) {
        let range = try follow(answers[answer])
        united = united?.united(with: range) ?? range
      }
      guard let united else { throw Failed() }
      return united
    }
  }

  /// The answers that a question may have.
  private mutating func answers(_ question: Question) throws -> ClosedRange<Int> {
    switch question {
    case .less(let a, let b):
      let (p, q) = (try range(a), try range(b))
      return p.high < q.low ? 1...1 : p.low >= q.high ? 0...0 : 0...1
    case .lessOrEqual(let a, let b):
      let (p, q) = (try range(a), try range(b))
      return p.high <= q.low ? 1...1 : p.low > q.high ? 0...0 : 0...1
    case .equal(let a, let b):
      let (p, q) = (try range(a), try range(b))
      if p.low == p.high, p == q { return 1...1 }
      return p.cut(to: q).isEmpty ? 0...0 : 0...1
    case .which(let slot):
      guard let numbers = fact(slot), let options = Options(of: slot, in: function.rulebook),
        let low = numbers.low.exactInt, let high = numbers.high.exactInt, low <= high
      else { throw Failed() }
      return low - options.first...high - options.first
    }
  }

  private mutating func range(_ place: Int) throws -> Interval {
    if let known = expressions[place] { return known }
    let found = try compute(expression: place)
    expressions[place] = found
    return found
  }

  private mutating func compute(expression place: Int) throws -> Interval {
    switch function.resolver.tracer.graph.nodes[place] {
    case .constant(let value): return Interval(value)
    case .fact(let slot):
      guard let range = fact(slot) else { throw Failed() }
      return range
    case .chosen(let slot, let values):
      let possible = try answers(.which(slot: slot))
      if possible.count > 1 { isDecided = false }
      let chosen = values.indices.filter(possible.contains).map { values[$0] }
      guard let low = chosen.min(), let high = chosen.max() else { throw Failed() }
      return Interval(low, high)
    case .sum(let a, let b): return try range(a).adding(range(b))
    case .difference(let a, let b): return try range(a).adding(range(b).negated)
    case .product(let a, let b): return try range(a).multiplied(by: range(b))
    case .quotient(let a, let b):
      guard let quotient = try range(a).divided(by: range(b)) else { throw Failed() }
      return quotient
    case .minimum(let a, let b):
      let (p, q) = (try range(a), try range(b))
      // As at a point: the first counts where it is less, the second otherwise.
      if p.high >= q.low, p.low < q.high { isDecided = false }
      return Interval(min(p.low, q.low), min(p.high, q.high))
    case .maximum(let a, let b):
      let (p, q) = (try range(a), try range(b))
      if p.low <= q.high, p.high > q.low { isDecided = false }
      return Interval(max(p.low, q.low), max(p.high, q.high))
    case .magnitude(let a):
      let p = try range(a)
      if p.low < 0, p.high >= 0 { isDecided = false }
      return p.magnitude
    case .rounded(let rule, let a, let step):
      let p = try range(a)
      return Interval(try p.low.rounded(rule, step: step), try p.high.rounded(rule, step: step))
    }
  }
}
