import ExactNumbers
import LevyModel
import LevyPlan

extension CaseFunction {
  /// What is known of a result over a range of the fact.
  struct RangeResult {
    let range: Interval
    /// Whether all questions on the way have one answer over the whole range, and of what is the least or the greatest,
    /// one side counts without rounding.
    let isDecided: Bool
  }

  /// Bounds of a result over a range of the fact; nil where the rules may fail.
  func range(_ slot: Int, over x: Interval) -> RangeResult? {
    var evaluation = RangeEvaluation(self, x)
    return evaluation.fact(slot).map { RangeResult(range: $0.value, isDecided: evaluation.isDecided) }
  }
}

/// What an expression may be over a range of the fact.
private struct Bounds {
  let value: Interval
  /// What it may be without rounding, where that is another.
  let unrounded: Interval?
  /// How fast that may change.
  let slope: Interval

  init(_ value: Interval, unrounded: Interval? = nil, slope: Interval = Interval(0)) {
    (self.value, self.unrounded, self.slope) = (value, unrounded, slope)
  }

  /// What an operation makes of two.
  init(
    _ a: Bounds, _ b: Bounds, slope: Interval, _ operation: (Interval, Interval) throws -> Interval
  ) rethrows {
    value = try operation(a.value, b.value)
    let isRounded = a.unrounded != nil || b.unrounded != nil
    unrounded = isRounded ? try operation(a.line, b.line) : nil
    self.slope = slope
  }

  /// What it may be without rounding.
  var line: Interval { unrounded ?? value }

  func united(with other: Bounds) -> Bounds {
    let isRounded = unrounded != nil || other.unrounded != nil
    return Bounds(
      value.united(with: other.value), unrounded: isRounded ? line.united(with: other.line) : nil,
      slope: slope.united(with: other.slope))
  }
}

/// Finds bounds of expressions over a range of the fact.
private struct RangeEvaluation {
  private let function: CaseFunction
  private let x: Interval
  private var facts: [Int: Bounds?] = [:]
  private var expressions: [Int: Bounds] = [:]
  private(set) var isDecided = true

  init(_ function: CaseFunction, _ x: Interval) { (self.function, self.x) = (function, x) }

  private struct Failed: Error {}

  mutating func fact(_ slot: Int) -> Bounds? {
    if let known = facts[slot] { return known }
    let found = try? compute(slot)
    facts[slot] = .some(found)
    return found
  }

  private mutating func compute(_ slot: Int) throws -> Bounds {
    if slot == function.over { return Bounds(x, slope: Interval(1)) }
    if let part = DatePart(slot) {
      guard let dates = fact(part.date)?.value, dates.low == dates.high, let date = dates.low.exactInt else {
        return Bounds(Interval(Exact(part.numbers.lowerBound), Exact(part.numbers.upperBound)))
      }
      return Bounds(Interval(Exact([date / 10000, date / 100 % 100, date % 100][part.kind.rawValue])))
    }
    switch function.resolver.resolve(slot) {
    case .constant(let value):
      let type = function.rulebook.variables[slot].type
      guard let number = value.exact ?? type.plainNumber(value).map({ Exact($0) }) else { throw Failed() }
      return Bounds(Interval(number))
    case .rule(let tree): return try follow(tree)
    case .column, .interpreted: throw Failed()
    }
  }

  private mutating func follow(_ tree: DecisionTree) throws -> Bounds {
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
      var united: Bounds?
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
      let (p, q) = (try range(a).value, try range(b).value)
      return p.high < q.low ? 1...1 : p.low >= q.high ? 0...0 : 0...1
    case .lessOrEqual(let a, let b):
      let (p, q) = (try range(a).value, try range(b).value)
      return p.high <= q.low ? 1...1 : p.low > q.high ? 0...0 : 0...1
    case .equal(let a, let b):
      let (p, q) = (try range(a).value, try range(b).value)
      if p.low == p.high, p == q { return 1...1 }
      return p.cut(to: q).isEmpty ? 0...0 : 0...1
    case .which(let slot):
      guard let numbers = fact(slot)?.value, let options = Options(of: slot, in: function.rulebook.variables),
        let low = numbers.low.exactInt, let high = numbers.high.exactInt, low <= high
      else { throw Failed() }
      return low - options.first...high - options.first
    }
  }

  private mutating func range(_ place: Int) throws -> Bounds {
    if let known = expressions[place] { return known }
    let found = try compute(expression: place)
    expressions[place] = found
    return found
  }

  private mutating func compute(expression place: Int) throws -> Bounds {
    switch function.resolver.tracer.graph.nodes[place] {
    case .constant(let value): return Bounds(Interval(value))
    case .fact(let slot):
      guard let range = fact(slot) else { throw Failed() }
      return range
    case .chosen(let slot, let values):
      let possible = try answers(.which(slot: slot))
      if possible.count > 1 { isDecided = false }
      let chosen = values.indices.filter(possible.contains).map { values[$0] }
      guard let low = chosen.min(), let high = chosen.max() else { throw Failed() }
      return Bounds(Interval(low, high))
    case .sum(let a, let b):
      let (p, q) = (try range(a), try range(b))
      return try Bounds(p, q, slope: p.slope.adding(q.slope)) { try $0.adding($1) }
    case .difference(let a, let b):
      let (p, q) = (try range(a), try range(b))
      return try Bounds(p, q, slope: p.slope.adding(q.slope.negated)) { try $0.adding($1.negated) }
    case .product(let a, let b):
      let (p, q) = (try range(a), try range(b))
      let slope = try p.slope.multiplied(by: q.line).adding(q.slope.multiplied(by: p.line))
      return try Bounds(p, q, slope: slope) { try $0.multiplied(by: $1) }
    case .quotient(let a, let b):
      let (p, q) = (try range(a), try range(b))
      let top = try quotient(p.line, q.line).multiplied(by: q.slope).negated.adding(p.slope)
      return try Bounds(p, q, slope: quotient(top, q.line), quotient)
    case .minimum(let a, let b) where a == b, .maximum(let a, let b) where a == b: return try range(a)
    case .minimum(let a, let b):
      let (p, q) = (try range(a), try range(b))
      let winner = winner(p, q) { $0 < $1 }
      return Bounds(p, q, slope: winner) { Interval(min($0.low, $1.low), min($0.high, $1.high)) }
    case .maximum(let a, let b):
      let (p, q) = (try range(a), try range(b))
      let winner = winner(p, q) { $0 > $1 }
      return Bounds(p, q, slope: winner) { Interval(max($0.low, $1.low), max($0.high, $1.high)) }
    case .magnitude(let a):
      let p = try range(a)
      let turned = Bounds(p.value.negated, unrounded: p.unrounded?.negated, slope: p.slope.negated)
      let slope = winner(p, turned) { $0 > $1 }
      return Bounds(p.value.magnitude, unrounded: p.unrounded?.magnitude, slope: slope)
    case .calendar(let operation, let a):
      guard let range = try range(a).value.applying(operation) else { throw Failed() }
      if range.low != range.high { isDecided = false }
      return Bounds(range)
    case .rounded(let rule, let a, let step):
      let p = try range(a)
      let value = Interval(try p.value.low.rounded(rule, step: step), try p.value.high.rounded(rule, step: step))
      return Bounds(value, unrounded: p.line, slope: p.slope)
    }
  }

  private func quotient(_ a: Interval, _ b: Interval) throws -> Interval {
    guard let quotient = try a.divided(by: b) else { throw Failed() }
    return quotient
  }

  /// The slope of the one of two that wins, and a note if that need not be the same throughout. Where the two may meet,
  /// another may win behind; but those that keep their distance do not part.
  private mutating func winner(_ p: Bounds, _ q: Bounds, wins: (Exact, Exact) -> Bool) -> Interval {
    if wins(p.line.low, q.line.high), wins(p.line.high, q.line.low) { return p.slope }
    if wins(q.line.low, p.line.high), wins(q.line.high, p.line.low) { return q.slope }
    let slope = p.slope.united(with: q.slope)
    if slope.low != slope.high { isDecided = false }
    return slope
  }
}
