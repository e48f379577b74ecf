import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

/// Finds what results may be in a case of which some is known, and which facts that depends on.
///
/// A formula that the ranges leave one value depends on nothing, whatever occurs in it. So what a maximum, a product with
/// zero or a question that is decided leaves out does not count.
struct RelevanceSearch {
  private let relevance: Relevance
  private let values: [Int: Value]
  private let open: Set<Int>
  private var graph: ExpressionGraph { relevance.graph }
  private var reaches: [Reach?]
  private var facts: [Slot: Reach] = [:]
  private var grains: Granularity
  private var depth = 0
  private var steps = 0

  /// Formulas are gone through by recursion, and somebody waits.
  private static let deepest = 2_000
  private static let mostSteps = 400_000

  /// Nothing can be said.
  struct Unknown: Error {}

  init(_ relevance: Relevance, _ values: [Int: Value], _ open: Set<Int>) {
    (self.relevance, self.values, self.open) = (relevance, values, open)
    reaches = Array(repeating: nil, count: relevance.graph.count)
    let rulebook = relevance.rulebook
    grains = Granularity(of: { $0 }, type: { rulebook.type(of: Slot(number: $0)) })
  }

  /// The facts that a result depends on.
  ///
  /// - Throws: `Unknown`.
  mutating func facts(moving slot: Int) throws -> Set<Int> {
    let reach = try fact(Slot(slot))
    return reach.moves.union(reach.fails).slots
  }

  // MARK: Facts

  private mutating func fact(_ slot: Slot) throws -> Reach {
    if let known = facts[slot] { return known }
    let found = try deeper { search in try search.compute(slot) }
    facts[slot] = found
    return found
  }

  /// What one more level of recursion comes to.
  private mutating func deeper(_ work: (inout Self) throws -> Reach) throws -> Reach {
    (depth, steps) = (depth + 1, steps + 1)
    defer { depth -= 1 }
    if depth > Self.deepest || steps > Self.mostSteps { throw Unknown() }
    return try work(&self)
  }

  private mutating func compute(_ slot: Slot) throws -> Reach {
    if let part = slot.part { return try compute(part) }
    let (place, type) = (slot.variable, relevance.rulebook.type(of: slot))
    if let value = values[place] { return try Reach(number(value, type)) }
    let computed: Reach
    switch relevance.bindings[place] {
    case .column?: return Reach(relevance.range(of: place), moves: FactSet(place))
    case .constant(let value)?: computed = try Reach(number(value, type))
    case .rule(let tree)?: computed = accepted(try follow(tree, of: place), as: type)
    case .interpreted? where !relevance.lost.contains(place): computed = .failure
    case .interpreted?, nil: throw Unknown()
    }
    guard open.contains(place) else { return computed }
    let given = Reach(relevance.range(of: place), moves: FactSet(place))
    return computed.united(with: given, by: FactSet(place))
  }

  private mutating func compute(_ part: DatePart) throws -> Reach {
    let dates = try fact(Slot(part.date))
    guard let range = dates.range, let low = range.low.exactInt, let high = range.high.exactInt else {
      return dates.with(nil)
    }
    func number(_ digits: Int) -> Int { [digits / 10000, digits / 100 % 100, digits % 100][part.kind.rawValue] }
    if part.kind == .year || low == high { return dates.with(Interval(Exact(number(low)), Exact(number(high)))) }
    return dates.with(Interval(1, part.kind == .month ? 12 : 31))
  }

  private func number(_ value: Value, _ type: ValueType) throws -> Interval {
    guard let number = value.exact ?? type.plainNumber(value).map({ Exact($0) }) else { throw Unknown() }
    return Interval(number)
  }

  /// What a rule of a type returns, which fails where it is of another: finer than a cent, no whole number, too large.
  private func accepted(_ reach: Reach, as type: ValueType) -> Reach {
    guard case .count(let most) = type, let range = reach.range, range.low < 0 || range.high > Exact(most) else {
      return reach
    }
    let fitting = range.cut(to: Interval(0, Exact(most)))
    return fitting.isEmpty ? .failure : reach.failing(by: reach.moves).with(fitting)
  }

  private mutating func isFine(_ node: Node, _ type: ValueType) -> Bool {
    switch type {
    case .money: grains.isMultiple(node, of: ValueType.cent, in: graph)
    case .count: grains.isMultiple(node, of: 1, in: graph)
    case .rate, .number, .choice, .boolean, .date: true
    }
  }

  // MARK: Rules

  private mutating func follow(_ tree: DecisionTree, of rule: Int) throws -> Reach {
    try deeper { search in try search.compute(tree, of: rule) }
  }

  private mutating func compute(_ tree: DecisionTree, of rule: Int) throws -> Reach {
    switch tree {
    case .leaf(.interpreted):
      if relevance.lost.contains(rule) { throw Unknown() }
      return .failure
    case .leaf(.expression(let node, let checks)):
      var result = try reach(node)
      if !isFine(node, relevance.rulebook.variables[rule].type) { result = result.failing(by: result.moves) }
      for check in checks { result = result.checked(by: try reach(check)) }
      return result
    case .question(let question, let answers):
      let (possible, asked) = try self.answers(question)
      var united: Reach?
      for answer in possible {
        guard answers.indices.contains(answer) else { throw Unknown() }
        let reach = try follow(answers[answer], of: rule)
        united = united?.united(with: reach, by: asked.moves) ?? reach
      }
      return (united ?? .failure).checked(by: asked)
    }
  }

  /// The answers that a question may have, none where it always fails; and what that depends on.
  private mutating func answers(_ question: Question) throws -> (possible: Range<Int>, asked: Reach) {
    if case .switch(let slot) = question {
      let asked = try fact(slot)
      if !asked.succeeds { return (0..<0, asked) }
      guard let range = asked.range, let domain = FiniteDomain(of: slot, in: relevance.rulebook.variables),
        let low = range.low.exactInt, let high = range.high.exactInt, low >= domain.first, low <= high
      else { throw Unknown() }
      return (low - domain.first..<high - domain.first + 1, asked)
    }
    let operands = question.operands
    guard operands.count == 2 else { throw Unknown() }
    let (a, b) = (try reach(operands[0]), try reach(operands[1]))
    let asked = a.joined(with: b, range: nil)
    if !asked.succeeds { return (0..<0, asked) }
    guard let p = a.range, let q = b.range else { return (0..<2, asked) }
    func certain(_ answer: Int) -> (possible: Range<Int>, asked: Reach) { (answer..<answer + 1, asked) }
    switch question {
    case .less where p.high < q.low: return certain(1)
    case .less where p.low >= q.high: return certain(0)
    case .lessOrEqual where p.high <= q.low: return certain(1)
    case .lessOrEqual where p.low > q.high: return certain(0)
    case .equal where p.low == p.high && p == q: return certain(1)
    case .equal where p.cut(to: q).isEmpty: return certain(0)
    default: return (0..<2, asked)
    }
  }

  // MARK: Expressions

  private mutating func reach(_ node: Node) throws -> Reach {
    if let known = reaches[node.index] { return known }
    let found = try deeper { search in try search.compute(node) }
    reaches[node.index] = found
    return found
  }

  private mutating func compute(_ node: Node) throws -> Reach {
    let expression = graph[node]
    switch expression {
    case .constant(let value): return Reach(Interval(value))
    case .fact(let slot): return try fact(slot)
    case .chosen(let slot, let values):
      let (possible, asked) = try answers(.switch(slot))
      guard let first = possible.first, let last = possible.last else { return .failure }
      guard values.indices.contains(first), values.indices.contains(last) else { throw Unknown() }
      let chosen = values[first...last]
      return asked.with(Interval(chosen.min() ?? 0, chosen.max() ?? 0))
    default:
      let operands = try expression.operands.map { try reach($0) }
      guard let a = operands.first, let b = operands.last else { throw Unknown() }
      return combined(expression, a, b)
    }
  }

  private func combined(_ expression: Expression, _ a: Reach, _ b: Reach) -> Reach {
    let (p, q) = (a.range, b.range)
    switch expression {
    // What is on the losing side whatever it is does not count.
    case .minimum:
      if let p, let q, p.high <= q.low { return a.checked(by: b) }
      if let p, let q, q.high <= p.low { return b.checked(by: a) }
    case .maximum:
      if let p, let q, p.low >= q.high { return a.checked(by: b) }
      if let p, let q, q.low >= p.high { return b.checked(by: a) }
    case .product where p == Interval(0): return a.checked(by: b)
    case .product where q == Interval(0): return b.checked(by: a)
    case .quotient where q?.containsZero ?? true:
      return a.joined(with: b, range: nil).failing(by: a.moves.union(b.moves))
    default: break
    }
    var range: Interval?
    if let p, let q {
      let first = expression.operands[0]
      range = (try? expression.evaluated { $0 == first ? p : q })?.flatMap(\.widened)
    }
    let joined = a.joined(with: b, range: range)
    // Beyond the calendar, or beyond exact numbers, it fails. What is made of a day may fail for what is no day too.
    if case .calendar = expression { return joined.failing(by: a.moves) }
    return range == nil ? joined.failing(by: joined.moves) : joined
  }
}
