import ExactNumbers
import LevyModel
import LevyPlan

extension CaseFunction {
  /// Bounds of a result over a range of the fact.
  struct RangeResult {
    let range: Interval
    /// True if all questions on the way have the same answer over the whole range, and in each minimum or maximum the
    /// same operand counts without rounding.
    let isDecided: Bool
    /// True if all questions have the same answer over the whole range, so that the result jumps by rounding only.
    let hasOneAnswer: Bool
    /// The range of the slope, without rounding.
    let slope: Interval
    /// The directions that are excluded: it never falls, or never rises, rounding included.
    let trend: Trend
    /// A bound of the distance by which rounding may move it; nil if unknown.
    let noise: Exact?
  }

  /// Returns bounds of a result over a range of the fact; nil if the rules may fail there.
  func range(_ slot: Slot, over x: Interval) -> RangeResult? {
    ranges.begin(over: x)
    return ranges.fact(Atom(slot)).map {
      RangeResult(
        range: $0.value, isDecided: ranges.isDecided, hasOneAnswer: ranges.hasOneAnswer, slope: $0.slope,
        trend: $0.trend, noise: $0.noise)
    }
  }
}

/// The monotonicity of an expression as the fact rises.
struct Trend: OptionSet {
  let rawValue: Int
  /// The expression never falls.
  static let rising = Trend(rawValue: 1)
  /// The expression never rises.
  static let falling = Trend(rawValue: 2)
  static let constant: Trend = [.rising, .falling]

  /// The trend of the negated expression.
  var negated: Trend {
    self == .constant || isEmpty ? self : contains(.rising) ? .falling : .rising
  }

  /// The trend of a product with a constant within a range.
  fileprivate func multiplied(by range: Interval) -> Trend { range.low >= 0 ? self : range.high <= 0 ? negated : [] }
}

/// Bounds of an expression over a range of the fact.
struct Bounds {
  let value: Interval
  /// The range of the value without rounding, if it differs.
  let unrounded: Interval?
  /// The range of the slope without rounding.
  let slope: Interval
  let trend: Trend
  /// A bound of the distance between the values with and without rounding; nil if unknown, such as where the value may
  /// jump.
  let noise: Exact?

  init(
    _ value: Interval, unrounded: Interval? = nil, slope: Interval = Interval(0), trend: Trend = .constant,
    noise: Exact? = 0
  ) {
    (self.value, self.unrounded, self.slope) = (value, unrounded, slope)
    (self.trend, self.noise) = (trend, noise)
  }

  /// The bounds of a value that may jump.
  init(jumping value: Interval) {
    let isOne = value.low == value.high
    self.init(value, trend: isOne ? .constant : [], noise: isOne ? 0 : nil)
  }

  /// The range of the value without rounding.
  var line: Interval { unrounded ?? value }

  func united(with other: Bounds) -> Bounds {
    let isRounded = unrounded != nil || other.unrounded != nil
    return Bounds(
      value.united(with: other.value), unrounded: isRounded ? line.united(with: other.line) : nil,
      slope: slope.united(with: other.slope), trend: [], noise: nil)
  }
}

/// Computes bounds of expressions over a range of the fact. An instance is reused for one range after the other.
final class RangeEvaluation {
  private unowned let function: CaseFunction
  private var x = Interval(0)
  private var facts: [Atom: Bounds?] = [:]
  /// The known bounds, by the index of the node in the graph.
  private var expressions: [Bounds?] = []
  /// The nodes with known bounds, in the order in which these were computed.
  private var nodes: [Node] = []
  private(set) var isDecided = true
  /// True if all questions have one answer; operands of a minimum or maximum do not count.
  private(set) var hasOneAnswer = true

  init(_ function: CaseFunction) { self.function = function }

  func begin(over x: Interval) {
    (self.x, isDecided, hasOneAnswer) = (x, true, true)
    facts.removeAll(keepingCapacity: true)
    while let node = nodes.popLast() { expressions[node.index] = nil }
  }

  private struct Failed: Error {}

  func fact(_ atom: Atom) -> Bounds? {
    if let known = facts[atom] { return known }
    let found = try? compute(atom)
    facts[atom] = .some(found)
    return found
  }

  private func compute(_ atom: Atom) throws -> Bounds {
    if atom == Atom(function.over) { return Bounds(x, slope: Interval(1), trend: .rising) }
    if let part = atom.part {
      guard let dates = fact(Atom(part.date))?.value, dates.low == dates.high, let date = dates.low.exactInt else {
        return Bounds(jumping: Interval(Exact(part.numbers.lowerBound), Exact(part.numbers.upperBound)))
      }
      return Bounds(Interval(Exact([date / 10000, date / 100 % 100, date % 100][part.kind.rawValue])))
    }
    switch function.resolver.resolve(atom.variable) {
    case .constant(let value):
      let type = function.rulebook.type(of: atom)
      guard let number = value.exact ?? type.plainNumber(value).map({ Exact($0) }) else { throw Failed() }
      return Bounds(Interval(number))
    case .rule(let tree): return try follow(tree)
    case .column, .interpreted: throw Failed()
    }
  }

  private func follow(_ tree: DecisionTree) throws -> Bounds {
    switch tree {
    case .leaf(.interpreted): throw Failed()
    case .leaf(.expression(let node, let checks)):
      for atom in function.atoms(of: checks) where fact(atom) == nil { throw Failed() }
      let result = try range(node)
      // Checks are not part of the result.
      let before = (isDecided, hasOneAnswer, nodes.count)
      defer {
        (isDecided, hasOneAnswer) = (before.0, before.1)
        while nodes.count > before.2 { expressions[nodes.removeLast().index] = nil }
      }
      for check in checks { _ = try range(check) }
      return result
    case .question(let question, let answers):
      let possible = try self.answers(question)
      if possible.count > 1 { (isDecided, hasOneAnswer) = (false, false) }
      var united: Bounds?
      for answer in possible where answers.indices.contains(answer) {
        let range = try follow(answers[answer])
        united = united?.united(with: range) ?? range
      }
      guard let united else { throw Failed() }
      return united
    }
  }

  /// The possible answers to a question.
  private func answers(_ question: Question) throws -> ClosedRange<Int> {
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
    case .switch(let atom):
      guard let numbers = fact(atom)?.value, let domain = FiniteDomain(of: atom, in: function.rulebook.variables),
        let low = numbers.low.exactInt, let high = numbers.high.exactInt, low <= high
      else { throw Failed() }
      return low - domain.first...high - domain.first
    }
  }

  private func range(_ node: Node) throws -> Bounds {
    if expressions.indices.contains(node.index), let known = expressions[node.index] { return known }
    let found = try compute(expression: node)
    while expressions.count <= node.index { expressions.append(nil) }
    expressions[node.index] = found
    nodes.append(node)
    return found
  }

  private func compute(expression node: Node) throws -> Bounds {
    let expression = function.resolver.tracer.graph[node]
    switch expression {
    case .constant(let value): return Bounds(Interval(value))
    case .fact(let atom):
      guard let range = fact(atom) else { throw Failed() }
      return range
    case .chosen(let atom, let values):
      let possible = try answers(.switch(atom))
      if possible.count > 1 { (isDecided, hasOneAnswer) = (false, false) }
      let chosen = values.indices.filter(possible.contains).map { values[$0] }
      guard let low = chosen.min(), let high = chosen.max() else { throw Failed() }
      return Bounds(jumping: Interval(low, high))
    case .calendar:
      guard let range = try expression.evaluated({ try range($0).value }) else { throw Failed() }
      if range.low != range.high { (isDecided, hasOneAnswer) = (false, false) }
      return Bounds(jumping: range)
    case .rounded(_, let a, let step):
      let p = try range(a)
      guard let value = try expression.evaluated({ _ in p.value }) else { throw Failed() }
      return Bounds(
        value, unrounded: p.line, slope: p.slope, trend: p.trend, noise: p.noise.flatMap { try? $0.adding(step) })
    case .minimum(let a, let b) where a == b, .maximum(let a, let b) where a == b: return try range(a)
    default:
      let operands = expression.operands
      guard let first = operands.first, let last = operands.last else { throw Failed() }
      let (p, q) = (try range(first), try range(last))
      guard let value = try expression.evaluated({ $0 == first ? p.value : q.value }) else { throw Failed() }
      let isRounded = p.unrounded != nil || q.unrounded != nil
      let unrounded = isRounded ? try expression.evaluated { $0 == first ? p.line : q.line } : nil
      return Bounds(
        value, unrounded: unrounded, slope: try slope(expression, p, q), trend: trend(expression, p, q),
        noise: noise(expression, p, q))
    }
  }

  /// The range of the slope of an operation, without rounding.
  private func slope(_ expression: Expression, _ p: Bounds, _ q: Bounds) throws -> Interval {
    switch expression {
    case .sum: return try p.slope.adding(q.slope)
    case .difference: return try p.slope.subtracting(q.slope)
    case .product: return try p.slope.multiplied(by: q.line).adding(q.slope.multiplied(by: p.line))
    case .quotient:
      let top = try p.slope.subtracting(p.line.divided(by: q.line).multiplied(by: q.slope))
      return try top.divided(by: q.line)
    case .minimum: return winner(p, q) { $0 < $1 }
    case .maximum: return winner(p, q) { $0 > $1 }
    case .magnitude:
      let turned = Bounds(p.value.negated, unrounded: p.unrounded?.negated, slope: p.slope.negated)
      return winner(p, turned) { $0 > $1 }
    default: return Interval(0)
    }
  }

  /// The trend of an operation, with its rounding.
  private func trend(_ expression: Expression, _ p: Bounds, _ q: Bounds) -> Trend {
    switch expression {
    case .sum, .minimum, .maximum: return p.trend.intersection(q.trend)
    case .difference: return p.trend.intersection(q.trend.negated)
    case .product: return p.trend.multiplied(by: q.value).intersection(q.trend.multiplied(by: p.value))
    case .quotient:
      if q.value.containsZero { return [] }
      return p.trend.multiplied(by: q.value).intersection(q.trend.negated.multiplied(by: p.value))
    case .magnitude: return p.trend.multiplied(by: p.value)
    default: return []
    }
  }

  /// A bound of the distance by which roundings may move an operation.
  private func noise(_ expression: Expression, _ p: Bounds, _ q: Bounds) -> Exact? {
    guard let one = p.noise, let other = q.noise else { return nil }
    if one == 0, other == 0 { return 0 }
    switch expression {
    case .sum, .difference: return try? one.adding(other)
    case .minimum, .maximum: return max(one, other)
    case .magnitude: return one
    case .product:
      // a·b - a'·b' = a·(b - b') + b'·(a - a')
      guard let left = try? p.value.largestMagnitude.multiplied(by: other) else { return nil }
      return try? q.line.largestMagnitude.multiplied(by: one).adding(left)
    case .quotient:
      // a/b - a'/b' = (a·(b' - b) + b·(a - a')) / (b·b')
      let least = try? min(q.value.low.magnitude, q.value.high.magnitude).multiplied(
        by: min(q.line.low.magnitude, q.line.high.magnitude))
      guard !q.value.containsZero, !q.line.containsZero, let least,
        let left = try? p.value.largestMagnitude.multiplied(by: other)
      else { return nil }
      return try? q.value.largestMagnitude.multiplied(by: one).adding(left).divided(by: least)
    default: return nil
    }
  }

  /// Returns the slope of the operand that wins, or the range of both slopes. Sets `isDecided` to false if the winner
  /// may change and the slopes may differ: where the operands meet, the other one may win behind, but operands of equal
  /// slope stay apart.
  private func winner(_ p: Bounds, _ q: Bounds, wins: (Exact, Exact) -> Bool) -> Interval {
    if wins(p.line.low, q.line.high), wins(p.line.high, q.line.low) { return p.slope }
    if wins(q.line.low, p.line.high), wins(q.line.high, p.line.low) { return q.slope }
    let slope = p.slope.united(with: q.slope)
    if slope.low != slope.high { isDecided = false }
    return slope
  }
}
