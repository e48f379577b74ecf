import ExactNumbers
import LevyModel
import LevyPlan

extension CaseFunction {
  /// A result at a value of the fact; nil where the rules fail.
  ///
  /// - Parameters:
  ///   - answers: answers to give whatever the numbers say, to see where the rules would lead then.
  ///   - kept: places of roundings that stay in the law without rounding.
  func look(_ slot: Int, at x: Exact, answers: [Turn.Kind: Int] = [:], keeping kept: Set<Int> = []) -> Look? {
    var evaluation = PointEvaluation(self, x, answers, kept)
    guard let point = evaluation.fact(slot) else { return nil }
    return Look(
      point: point, turns: evaluation.turns, places: evaluation.places, points: evaluation.expressions,
      leaves: evaluation.leaves)
  }
}

/// Finds the values of expressions at one value of the fact.
private struct PointEvaluation {
  typealias Point = CaseFunction.Point
  typealias Line = CaseFunction.Line
  typealias Turn = CaseFunction.Turn

  private let function: CaseFunction
  private let x: Exact
  private let answers: [Turn.Kind: Int]
  private let kept: Set<Int>
  private var facts: [Int: Point?] = [:]
  private(set) var expressions: [Int: Point] = [:]
  private(set) var places: [Int] = []
  private(set) var leaves: [Int: Int] = [:]
  private var rules: [Int] = []
  private(set) var turns: [Turn] = []

  init(_ function: CaseFunction, _ x: Exact, _ answers: [Turn.Kind: Int], _ kept: Set<Int>) {
    (self.function, self.x, self.answers, self.kept) = (function, x, answers, kept)
  }

  mutating func fact(_ slot: Int) -> Point? {
    if let known = facts[slot] { return known }
    let found = try? compute(slot)
    facts[slot] = .some(found)
    return found
  }

  private struct Failed: Error {}

  private mutating func compute(_ slot: Int) throws -> Point {
    if slot == function.over { return Point(value: x, line: Line(value: x, slope: 1)) }
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

  private func constant(_ value: Exact) -> Point { Point(value: value, line: Line(value: value, slope: 0)) }

  private mutating func follow(_ tree: DecisionTree) throws -> Point {
    switch tree {
    case .leaf(.interpreted): throw Failed()
    case .leaf(.expression(let place, let checks)):
      for slot in function.slots(of: checks) where fact(slot) == nil { throw Failed() }
      if let rule = rules.last { leaves[rule] = place }
      let result = try point(place)
      // What is checked is no part of the result, and its turns are none of it.
      let before = (turns, expressions, places)
      defer { (turns, expressions, places) = before }
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
    if let wanted = answers[.question(question)] { return wanted }
    switch question {
    case .less(let a, let b): return try point(a).value < point(b).value ? 1 : 0
    case .lessOrEqual(let a, let b): return try point(a).value <= point(b).value ? 1 : 0
    case .equal(let a, let b): return try point(a).value == point(b).value ? 1 : 0
    case .which(let slot):
      guard let number = fact(slot)?.value.exactInt, let options = Options(of: slot, in: function.rulebook.variables)
      else {
        throw Failed()
      }
      return number - options.first
    }
  }

  private mutating func point(_ place: Int) throws -> Point {
    if let known = expressions[place] { return known }
    let found = try compute(expression: place)
    let line = found.line.map { Line(value: $0.value.shortened, slope: $0.slope.shortened) }
    let point = Point(value: found.value, line: line)
    expressions[place] = point
    places.append(place)
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
      return Point(value: try p.value.adding(q.value), line: Line(p.line, q.line) { try $0.adding($1) })
    case .difference(let a, let b):
      let (p, q) = (try point(a), try point(b))
      return Point(value: try p.value.subtracting(q.value), line: Line(p.line, q.line) { try $0.subtracting($1) })
    case .product(let a, let b):
      let (p, q) = (try point(a), try point(b))
      return Point(value: try p.value.multiplied(by: q.value), line: Line(product: p.line, q.line))
    case .quotient(let a, let b):
      let (p, q) = (try point(a), try point(b))
      return Point(value: try p.value.divided(by: q.value), line: Line(quotient: p.line, q.line))
    case .minimum(let a, let b):
      let (p, q) = (try point(a), try point(b))
      return Point(value: min(p.value, q.value), line: side(place, p.line, q.line) { $0 < $1 })
    case .maximum(let a, let b):
      let (p, q) = (try point(a), try point(b))
      return Point(value: max(p.value, q.value), line: side(place, p.line, q.line) { $0 > $1 })
    case .magnitude(let a):
      let p = try point(a)
      let turned = p.line.map { Line(value: $0.value.negated, slope: $0.slope.negated) }
      return Point(value: p.value.magnitude, line: side(place, turned, p.line) { $0 > $1 })
    case .calendar(let operation, let a):
      guard let number = try point(a).value.exactInt.flatMap(operation.applied) else { throw Failed() }
      return constant(Exact(number))
    case .rounded(let rule, let a, let step):
      let p = try point(a)
      let value = try p.value.rounded(rule, step: step)
      if kept.contains(place), let line = p.line {
        return Point(value: value, line: Line(value: value, slope: line.slope))
      }
      return Point(value: value, line: p.line)
    }
  }

  /// The one of two lines that wins; of two that meet, the one that wins from there on.
  private mutating func side(_ place: Int, _ a: Line?, _ b: Line?, wins: (Exact, Exact) -> Bool) -> Line? {
    guard let a, let b else { return nil }
    let isFirst = a.value == b.value ? wins(a.slope, b.slope) : wins(a.value, b.value)
    let answer = answers[.side(of: place)] ?? (isFirst ? 1 : 0)
    note(.side(of: place), answer)
    return answer == 1 ? a : b
  }
}

extension CaseFunction.Line {
  fileprivate init?(_ a: Self?, _ b: Self?, _ operation: (Exact, Exact) throws -> Exact) {
    guard let a, let b, let value = try? operation(a.value, b.value), let slope = try? operation(a.slope, b.slope)
    else { return nil }
    self.init(value: value, slope: slope)
  }

  fileprivate init?(product a: Self?, _ b: Self?) {
    guard let a, let b, let value = try? a.value.multiplied(by: b.value),
      let slope = try? a.slope.multiplied(by: b.value).adding(b.slope.multiplied(by: a.value))
    else { return nil }
    self.init(value: value, slope: slope)
  }

  fileprivate init?(quotient a: Self?, _ b: Self?) {
    guard let a, let b, let value = try? a.value.divided(by: b.value),
      let top = try? a.slope.subtracting(b.slope.multiplied(by: value)), let slope = try? top.divided(by: b.value)
    else { return nil }
    self.init(value: value, slope: slope)
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
