import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

/// Computes the possible results of a case of which some facts are known, and the facts on which they depend.
///
/// A formula whose range is a single value depends on nothing. So operands that a maximum, a product with zero or a
/// decided condition excludes do not count.
final class RelevanceSearch {
  private let relevance: Relevance
  private let values: [Slot: Value]
  private let open: Set<Slot>
  private let graph: ExpressionGraph
  private var reaches: [Reach?]
  private var facts: [Atom: Reach] = [:]
  private var depth = 0
  private var steps = 0

  /// Formulas are traversed by recursion, and a user waits for the answer.
  private static let deepest = 1_000
  private static let mostSteps = 100_000

  /// Thrown when nothing can be proven about the result.
  struct Unknown: Error {}

  init(_ relevance: Relevance, _ values: [Slot: Value], _ open: Set<Slot>) {
    (self.relevance, self.values, self.open, graph) = (relevance, values, open, relevance.graph)
    reaches = Array(repeating: nil, count: relevance.graph.count)
  }

  /// Returns the facts on which a result depends.
  ///
  /// - Throws: `Unknown`.
  func facts(moving slot: Slot) throws -> Set<Slot> {
    let reach = try fact(Atom(slot))
    // Where there is no result whatever is told, one of the known facts is wrong or not covered: nothing is ruled out.
    if !reach.succeeds { throw Unknown() }
    return reach.moves.union(reach.fails).slots
  }

  // MARK: Facts

  private func fact(_ atom: Atom) throws -> Reach {
    if let known = facts[atom] { return known }
    let found = try deeper { try compute(atom) }
    facts[atom] = found
    return found
  }

  /// Performs work one level deeper in the recursion, within the limits of depth and steps.
  private func deeper(_ work: () throws -> Reach) throws -> Reach {
    (depth, steps) = (depth + 1, steps + 1)
    defer { depth -= 1 }
    if depth > Self.deepest || steps > Self.mostSteps { throw Unknown() }
    return try work()
  }

  private func compute(_ atom: Atom) throws -> Reach {
    if let part = atom.part { return try compute(part) }
    let (place, type) = (atom.variable, relevance.rulebook.variables[atom.variable].type)
    if let value = values[place] { return Reach(try number(value, type)) }
    for date in relevance.datesByYears[place] ?? [] where !isInYearsOfPlans(try fact(Atom(date))) { throw Unknown() }
    let computed: Reach
    switch relevance.bindings[place] {
    case .column?: return given(place)
    case .constant(let value)?: computed = Reach(try number(value, type))
    case .rule(let tree)?:
      let found = try follow(tree, of: place)
      // A month may be a twelfth of an amount, and so finer than a cent.
      computed = relevance.rulebook.months.facts[place] == nil ? accepted(found, as: type) : found
    case .interpreted? where relevance.settled.contains(place): computed = .failure
    case .interpreted?, nil: throw Unknown()
    }
    return open.contains(place) ? computed.united(with: given(place), by: FactSet(place)) : computed
  }

  /// True if all values of a date are in years that plans know.
  private func isInYearsOfPlans(_ date: Reach) -> Bool {
    let years = DatePart.years
    guard let low = date.range?.low.exactInt, let high = date.range?.high.exactInt else { return false }
    return low / 10000 >= years.lowerBound && high / 10000 <= years.upperBound
  }

  /// The reach of a fact or result that may be given with any allowed value.
  private func given(_ place: Slot) -> Reach {
    let rulebook = relevance.rulebook
    let grain = rulebook.months.facts[place] == nil ? rulebook.variables[place].type.grain : nil
    return Reach(relevance.range(of: place), grain: grain, moves: FactSet(place))
  }

  private func compute(_ part: DatePart) throws -> Reach {
    let dates = try fact(Atom(part.date))
    guard let range = dates.range, let low = range.low.exactInt, let high = range.high.exactInt else { throw Unknown() }
    func number(_ digits: Int) -> Int { [digits / 10000, digits / 100 % 100, digits % 100][part.kind.rawValue] }
    let isCertain = part.kind == .year || low == high
    let (least, most) = isCertain ? (number(low), number(high)) : (1, part.kind == .month ? 12 : 31)
    return dates.with(Interval(Exact(least), Exact(most)), grain: 1)
  }

  private func number(_ value: Value, _ type: ValueType) throws -> Exact {
    guard let number = value.exact ?? type.plainNumber(value).map({ Exact($0) }) else { throw Unknown() }
    return number
  }

  /// The reach of a rule's result, which fails if it does not fit the type: finer than the type's step, or too large.
  private func accepted(_ reach: Reach, as type: ValueType) -> Reach {
    guard type.isNumeric, let step = type.grain else { return reach }
    let most: Exact? = if case .count(let maximum) = type { Exact(maximum) } else { nil }
    let isFine = reach.grain.map { $0 == 0 || $0.isMultiple(of: step) } ?? false
    var result = isFine ? reach : reach.failing(by: reach.moves).with(reach.range, grain: step)
    guard let most else { return result }
    guard let range = reach.range else { return result.failing(by: reach.moves) }
    if range.low < 0 || range.high > most {
      let fitting = range.cut(to: Interval(0, most))
      if fitting.isEmpty { return .failure }
      result = result.failing(by: reach.moves).with(fitting, grain: result.grain)
    }
    return result
  }

  // MARK: Rules

  private func follow(_ tree: DecisionTree, of rule: Slot) throws -> Reach {
    try deeper { try compute(tree, of: rule) }
  }

  private func compute(_ tree: DecisionTree, of rule: Slot) throws -> Reach {
    switch tree {
    case .leaf(.interpreted):
      if !relevance.settled.contains(rule) { throw Unknown() }
      return .failure
    case .leaf(.expression(let node, let checks)):
      var result = try reach(node)
      guard isPlausible(node, as: relevance.rulebook.variables[rule].type) else { throw Unknown() }
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

  /// True if an expression may be the result of a rule of a type: choices and booleans are not computed.
  private func isPlausible(_ node: Node, as type: ValueType) -> Bool {
    switch (type, graph[node]) {
    case (.boolean, .constant), (.boolean, .chosen), (.choice, .constant), (.choice, .chosen): true
    case (.boolean, _), (.choice, _): false
    default: true
    }
  }

  /// The possible answers to a question, none if it always fails, and the reach of what it asks.
  private func answers(_ question: Question) throws -> (possible: Range<Int>, asked: Reach) {
    if case .switch(let atom) = question {
      let asked = try fact(atom)
      if !asked.succeeds { return (0..<0, asked) }
      guard let range = asked.range, let domain = FiniteDomain(of: atom, in: relevance.rulebook.variables),
        let low = range.low.exactInt, let high = range.high.exactInt, low >= domain.first, low <= high
      else { throw Unknown() }
      return (low - domain.first..<high - domain.first + 1, asked)
    }
    let operands = question.operands
    guard operands.count == 2 else { throw Unknown() }
    let (a, b) = (try reach(operands[0]), try reach(operands[1]))
    let asked = a.joined(with: b, range: nil, grain: nil)
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

  private func reach(_ node: Node) throws -> Reach {
    if let known = reaches[node.index] { return known }
    let found = try deeper { try compute(node) }
    reaches[node.index] = found
    return found
  }

  private func compute(_ node: Node) throws -> Reach {
    let expression = graph[node]
    switch expression {
    case .constant(let value): return Reach(value)
    case .fact(let atom): return try fact(atom)
    case .chosen(let atom, let values):
      let (possible, asked) = try answers(.switch(atom))
      if possible.isEmpty { return .failure }
      guard possible.lowerBound >= 0, possible.upperBound <= values.count else { throw Unknown() }
      let chosen = values[possible]
      return asked.with(
        Interval(chosen.min() ?? 0, chosen.max() ?? 0),
        grain: chosen.reduce(0) { Granularity.common($0, $1.magnitude) })
    default:
      let operands = try expression.operands.map { try reach($0) }
      guard let a = operands.first, let b = operands.last else { throw Unknown() }
      return combined(expression, a, b)
    }
  }

  private func combined(_ expression: Expression, _ a: Reach, _ b: Reach) -> Reach {
    let (p, q) = (a.range, b.range)
    switch expression {
    // An operand that never wins does not count.
    case .minimum:
      if let p, let q, p.high <= q.low { return a.checked(by: b) }
      if let p, let q, q.high <= p.low { return b.checked(by: a) }
    case .maximum:
      if let p, let q, p.low >= q.high { return a.checked(by: b) }
      if let p, let q, q.low >= p.high { return b.checked(by: a) }
    case .product where p == Interval(0): return a.checked(by: b).with(p, grain: 0)
    case .product where q == Interval(0): return b.checked(by: a).with(q, grain: 0)
    default: break
    }
    var range: Interval?
    if let p, let q {
      let first = expression.operands[0]
      range = (try? expression.evaluated { $0 == first ? p : q })?.flatMap(\.widened)
    }
    let grain = Self.grain(of: expression, a.grain, b.grain, divisor: q)
    let joined = a.joined(with: b, range: range, grain: grain)
    switch (expression, range, grain) {
    // A calendar operation also fails if its result is no day.
    case (.calendar, _, _): return joined.failing(by: joined.moves)
    // The results of these have no more digits than their operands.
    case (.minimum, _, _), (.maximum, _, _), (.magnitude, _, _): return joined
    case (_, let range?, let grain?) where range.isExact(inMultiplesOf: grain): return joined
    // The divisor may be zero, or the result may have more digits than an exact number holds.
    default: return joined.failing(by: joined.moves)
    }
  }

  /// The common divisor of an operation's results, from those of its operands.
  private static func grain(of expression: Expression, _ a: Exact?, _ b: Exact?, divisor: Interval?) -> Exact? {
    switch expression {
    case .sum, .difference, .minimum, .maximum: return Granularity.common(a, b)
    case .product: return a.flatMap { a in b.flatMap { try? a.multiplied(by: $0) } }
    case .quotient:
      guard let a, let divisor, divisor.low == divisor.high else { return nil }
      return try? a.divided(by: divisor.low.magnitude)
    case .magnitude: return a
    case .rounded(_, _, let step): return a == 0 ? 0 : step
    case .calendar: return 1
    case .constant, .fact, .chosen: return nil
    }
  }
}
