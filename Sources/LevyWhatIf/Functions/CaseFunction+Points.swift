import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

extension CaseFunction {
  /// Evaluates a result at a value of the fact; nil if the rules fail, or if the case would be impossible.
  ///
  /// - Parameters:
  /// - answers: forced answers to questions, regardless of the numbers, to follow another path.
  /// - kept: the roundings that stay in the value without rounding.
  func look(_ slot: Slot, at x: Exact, answers: [Turn.Kind: Int] = [:], keeping kept: Set<Node> = []) -> Look? {
    if !impossibilities.isEmpty {
      var checks = PointEvaluation(self, x, [:], [])
      for tree in impossibilities where !checks.leadsSomewhere(tree) { return nil }
    }
    var evaluation = PointEvaluation(self, x, answers, kept)
    guard let point = evaluation.fact(Atom(slot)) else { return nil }
    return Look(
      point: point, turns: evaluation.turns, nodes: evaluation.nodes, points: evaluation.expressions,
      leaves: evaluation.leaves)
  }
}

/// Evaluates expressions at one value of the fact.
private struct PointEvaluation {
  typealias Point = CaseFunction.Point
  typealias Line = CaseFunction.Line
  typealias Turn = CaseFunction.Turn

  private let function: CaseFunction
  private let x: Exact
  private let answers: [Turn.Kind: Int]
  private let kept: Set<Node>
  private var facts: [Atom: Point?] = [:]
  private(set) var expressions: [Node: Point] = [:]
  private(set) var nodes: [Node] = []
  private(set) var leaves: [Atom: Node] = [:]
  private var rules: [Atom] = []
  private(set) var turns: [Turn] = []

  init(_ function: CaseFunction, _ x: Exact, _ answers: [Turn.Kind: Int], _ kept: Set<Node>) {
    (self.function, self.x, self.answers, self.kept) = (function, x, answers, kept)
  }

  mutating func fact(_ atom: Atom) -> Point? {
    if let known = facts[atom] { return known }
    let found = try? compute(atom)
    facts[atom] = .some(found)
    return found
  }

  private struct Failed: Error {}

  mutating func leadsSomewhere(_ tree: DecisionTree) -> Bool { (try? follow(tree)) != nil }

  private mutating func compute(_ atom: Atom) throws -> Point {
    if atom == Atom(function.over) { return Point(value: x, line: Line(value: x, slope: 1)) }
    if let part = atom.part {
      guard let date = fact(Atom(part.date))?.value.exactInt else { throw Failed() }
      return constant(Exact([date / 10000, date / 100 % 100, date % 100][part.kind.rawValue]))
    }
    let type = function.rulebook.type(of: atom)
    switch function.resolver.resolve(atom.variable) {
    case .constant(let value):
      guard let number = value.exact ?? type.plainNumber(value).map({ Exact($0) }) else { throw Failed() }
      return constant(number)
    case .rule(let tree):
      rules.append(atom)
      defer { rules.removeLast() }
      let point = try follow(tree)
      // The value of a month may be a twelfth of an amount, and so have fractions of a cent.
      let isOfMonth = function.rulebook.months.facts[atom.variable] != nil
      if !isOfMonth, !type.isPlain || type.step != nil, type.accepted(.number(point.value)) == nil { throw Failed() }
      return point
    case .column, .interpreted: throw Failed()
    }
  }

  private func constant(_ value: Exact) -> Point { Point(value: value, line: Line(value: value, slope: 0)) }

  private mutating func follow(_ tree: DecisionTree) throws -> Point {
    switch tree {
    case .leaf(.interpreted): throw Failed()
    case .leaf(.expression(let node, let checks)):
      for atom in function.atoms(of: checks) where fact(atom) == nil { throw Failed() }
      if let rule = rules.last { leaves[rule] = node }
      let result = try point(node)
      // Checks are not part of the result, and neither are their turns.
      let before = (turns: turns.count, nodes: nodes.count)
      defer {
        turns.removeSubrange(before.turns...)
        while nodes.count > before.nodes { expressions[nodes.removeLast()] = nil }
      }
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
    turns.append(Turn(rule: rules.last?.variable ?? Rulebook.yearSlot, kind: kind, answer: answer))
  }

  private mutating func answer(_ question: Question) throws -> Int {
    if let wanted = answers[.question(question)] { return wanted }
    switch question {
    case .less(let a, let b): return try point(a).value < point(b).value ? 1 : 0
    case .lessOrEqual(let a, let b): return try point(a).value <= point(b).value ? 1 : 0
    case .equal(let a, let b): return try point(a).value == point(b).value ? 1 : 0
    case .switch(let atom):
      guard let number = fact(atom)?.value.exactInt,
        let domain = FiniteDomain(of: atom, in: function.rulebook.variables)
      else {
        throw Failed()
      }
      return number - domain.first
    }
  }

  private mutating func point(_ node: Node) throws -> Point {
    if let known = expressions[node] { return known }
    let found = try compute(expression: node)
    let line = found.line.map { Line(value: $0.value.shortened, slope: $0.slope.shortened) }
    let point = Point(value: found.value, line: line)
    expressions[node] = point
    nodes.append(node)
    return point
  }

  private mutating func compute(expression node: Node) throws -> Point {
    let expression = function.resolver.tracer.graph[node]
    switch expression {
    case .constant(let value): return constant(value)
    case .fact(let atom):
      guard let point = fact(atom) else { throw Failed() }
      return point
    case .chosen(let atom, let values):
      let index = try answer(.switch(atom))
      guard values.indices.contains(index) else { throw Failed() }
      note(.question(.switch(atom)), index)
      return constant(values[index])
    default:
      guard let value = try expression.evaluated({ try point($0).value }) else { throw Failed() }
      return Point(value: value, line: try line(expression, node, value))
    }
  }

  /// The value and slope of an operation without rounding; its exact value is known.
  private mutating func line(_ expression: Expression, _ node: Node, _ value: Exact) throws -> Line? {
    let lines = try expression.operands.map { try point($0).line }
    guard let p = lines.first, let q = lines.last else { return nil }
    switch expression {
    case .sum: return Line(p, q) { try $0.adding($1) }
    case .difference: return Line(p, q) { try $0.subtracting($1) }
    case .product: return Line(product: p, q)
    case .quotient: return Line(quotient: p, q)
    case .minimum: return side(node, p, q) { $0 < $1 }
    case .maximum: return side(node, p, q) { $0 > $1 }
    case .magnitude:
      let turned = p.map { Line(value: $0.value.negated, slope: $0.slope.negated) }
      return side(node, turned, p) { $0 > $1 }
    case .rounded where kept.contains(node): return p.map { Line(value: value, slope: $0.slope) }
    case .rounded: return p
    case .calendar: return Line(value: value, slope: 0)
    case .constant, .fact, .chosen: return nil
    }
  }

  /// The line that wins at this value; of two that meet here, the one that wins to the right.
  private mutating func side(_ node: Node, _ a: Line?, _ b: Line?, wins: (Exact, Exact) -> Bool) -> Line? {
    guard let a, let b else { return nil }
    let isFirst = a.value == b.value ? wins(a.slope, b.slope) : wins(a.value, b.value)
    let answer = answers[.side(of: node)] ?? (isFirst ? 1 : 0)
    note(.side(of: node), answer)
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
  /// The number, or if its denominator has become too large, a neighbouring number with 12 decimals, so that numbers
  /// that are never rounded stay within the range of exact numbers.
  fileprivate var shortened: Exact {
    let parts = numeratorAndDenominator
    if parts.denominator.magnitude < 1_000_000_000_000_000 { return self }
    return (try? rounded(.halfEven, step: Exact(numerator: 1, scale: 12))) ?? self
  }
}
