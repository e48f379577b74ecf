import ExactNumbers

extension CaseFunction {
  /// An expression at one value of the fact.
  struct Point {
    let value: Exact
    /// What it would be without rounding.
    let smooth: Exact
    /// How fast that changes as the fact does.
    let slope: Exact
  }

  /// A question that was answered on the way, by the rule that asked it. The sides of a minimum or maximum are one too.
  struct Turn: Hashable {
    enum Kind: Hashable {
      case question(Question)
      /// Which operand of a minimum or maximum counts, or whether a magnitude is of a negative number.
      case side(of: Int)
    }

    let rule: Int
    let kind: Kind
    let answer: Int
  }

  /// A result at a value of the fact, and the turns that led to it; nil where the rules fail.
  func point(_ slot: Int, at x: Exact) -> (point: Point, turns: [Turn])? {
    var evaluation = PointEvaluation(self, x)
    guard let point = evaluation.fact(slot) else { return nil }
    return (point, evaluation.turns)
  }
}

/// Finds the values of expressions at one value of the fact.
private struct PointEvaluation {
  typealias Point = CaseFunction.Point
  typealias Turn = CaseFunction.Turn

  private let function: CaseFunction
  private let x: Exact
  private var facts: [Int: Point?] = [:]
  private var expressions: [Int: Point] = [:]
  private var rules: [Int] = []
  private(set) var turns: [Turn] = []

  init(_ function: CaseFunction, _ x: Exact) { (self.function, self.x) = (function, x) }

  mutating func fact(_ slot: Int) -> Point? {
    if let known = facts[slot] { return known }
    let found = try? compute(slot)
    facts[slot] = .some(found)
    return found
  }

  private struct Failed: Error {}

  private mutating func compute(_ slot: Int) throws -> Point {
    if slot == function.over { return Point(value: x, smooth: x, slope: 1) }
    if let part = DatePart(slot) {
      guard let date = fact(part.date)?.value.exactInt else { throw Failed() }
      return constant(Exact([date / 10000, date / 100 % 100, date % 100][part.kind.rawValue]))
    }
    let type = function.rulebook.variables[slot].type
    switch function.resolver.resolve(slot) {
    case .constant(let value):
      guard let number = value.exact ?? type.plainNumber(value).map({ Exact($0) }) else { throw Failed() }
      return constant(number)
    case .rule(let tree):
      rules.append(slot)
      defer { rules.removeLast() }
      let point = try follow(tree)
      if !type.isPlain || type.step != nil, type.accepted(.number(point.value)) == nil { throw Failed() }
      return point
    case .column, .interpreted: throw Failed()
    }
  }

  private func constant(_ value: Exact) -> Point { Point(value: value, smooth: value, slope: 0) }

  private mutating func follow(_ tree: DecisionTree) throws -> Point {
    switch tree {
    case .leaf(.interpreted): throw Failed()
    case .leaf(.expression(let place, let checks)):
      for slot in function.slots(of: checks) where fact(slot) == nil { throw Failed() }
      let result = try point(place)
      // What is checked is no part of the result, and its turns are none of it.
      let before = (turns, expressions)
      defer { (turns, expressions) = before }
      for check in checks { _ = try point(check) }
      return result
    case .question(let question, let answers):
      let answer = try answer(question)
      note(.question(question), answer)
      guard answers.indices.contains(answer) else { throw Failed() }
      return try follow(answers[answer])
    }
  }

  private mutating func note(_ kind: Turn.Kind, _ answer: Int) {
    turns.append(Turn(rule: rules.last ?? 0, kind: kind, answer: answer))
  }

  private mutating func answer(_ question: Question) throws -> Int {
    switch question {
    case .less(let a, let b): return try point(a).value < point(b).value ? 1 : 0
    case .lessOrEqual(let a, let b): return try point(a).value <= point(b).value ? 1 : 0
    case .equal(let a, let b): return try point(a).value == point(b).value ? 1 : 0
    case .which(let slot):
      guard let number = fact(slot)?.value.exactInt, let options = Options(of: slot, in: function.rulebook) else {
        throw Failed()
      }
      return number - options.first
    }
  }

  private mutating func point(_ place: Int) throws -> Point {
    if let known = expressions[place] { return known }
    let found = try compute(expression: place)
    let point = Point(value: found.value, smooth: found.smooth.shortened, slope: found.slope.shortened)
    expressions[place] = point
    return point
  }

  private mutating func compute(expression place: Int) throws -> Point {
    switch function.resolver.tracer.graph.nodes[place] {
    case .constant(let value): return constant(value)
    case .fact(let slot):
      guard let point = fact(slot) else { throw Failed() }
      return point
    case .chosen(let slot, let values):
      let index = try answer(.which(slot: slot))
      guard values.indices.contains(index) else { throw Failed() }
      note(.question(.which(slot: slot)), index)
      return constant(values[index])
    case .sum(let a, let b):
      let (p, q) = (try point(a), try point(b))
      return Point(
        value: try p.value.adding(q.value), smooth: try p.smooth.adding(q.smooth), slope: try p.slope.adding(q.slope))
    case .difference(let a, let b):
      let (p, q) = (try point(a), try point(b))
      return Point(
        value: try p.value.subtracting(q.value), smooth: try p.smooth.subtracting(q.smooth),
        slope: try p.slope.subtracting(q.slope))
    case .product(let a, let b):
      let (p, q) = (try point(a), try point(b))
      let slope = try p.slope.multiplied(by: q.smooth).adding(q.slope.multiplied(by: p.smooth))
      return Point(
        value: try p.value.multiplied(by: q.value), smooth: try p.smooth.multiplied(by: q.smooth), slope: slope)
    case .quotient(let a, let b):
      let (p, q) = (try point(a), try point(b))
      let top = try p.slope.multiplied(by: q.smooth).subtracting(q.slope.multiplied(by: p.smooth))
      return Point(
        value: try p.value.divided(by: q.value), smooth: try p.smooth.divided(by: q.smooth),
        slope: try top.divided(by: q.smooth.multiplied(by: q.smooth)))
    case .minimum(let a, let b), .maximum(let a, let b):
      let (p, q) = (try point(a), try point(b))
      var isFirst = p.value < q.value
      if case .maximum = function.resolver.tracer.graph.nodes[place] { isFirst = p.value > q.value }
      note(.side(of: place), isFirst ? 1 : 0)
      return isFirst ? p : q
    case .magnitude(let a):
      let p = try point(a)
      note(.side(of: place), p.value < 0 ? 1 : 0)
      return p.value < 0 ? Point(value: p.value.negated, smooth: p.smooth.negated, slope: p.slope.negated) : p
    case .rounded(let rule, let a, let step):
      let p = try point(a)
      return Point(value: try p.value.rounded(rule, step: step), smooth: p.smooth, slope: p.slope)
    }
  }
}

extension Exact {
  /// The number, or one of 12 decimals next to it if it has become an unwieldy fraction: what no rounding keeps short
  /// must not leave the range of exact numbers.
  fileprivate var shortened: Exact {
    let parts = numeratorAndDenominator
    if parts.denominator.magnitude < 1_000_000_000_000_000 { return self }
    return (try? rounded(.halfEven, step: Exact(numerator: 1, scale: 12))) ?? self
  }
}
