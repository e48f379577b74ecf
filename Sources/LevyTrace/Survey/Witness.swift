import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

/// Searches for a counterexample: made-up facts that take a given path of a rule and give a result with a given
/// property.
struct Witness {
  let graph: ExpressionGraph
  private let variables: [Variable]
  /// The state of a pseudo-random generator with a fixed seed, so that each run has the same findings.
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ graph: ExpressionGraph, _ variables: [Variable]) { (self.graph, self.variables) = (graph, variables) }

  /// Returns true if made-up facts were found that take the path and give a result for which `holds` is true.
  mutating func exists(_ place: Node, on steps: [DecisionTree.Step], holds: (Exact) -> Bool) -> Bool {
    let order = parts(of: [place] + steps.flatMap(\.question.operands))
    for _ in 0..<Self.attempts {
      guard let values = try? values(of: order, on: steps), let result = values[place] else { continue }
      if steps.allSatisfy({ isAnswered($0, values) }), holds(result) { return true }
    }
    return false
  }

  private static let attempts = 64

  /// The expressions and all their operands, operands first.
  private func parts(of places: [Node]) -> [Node] {
    var seen: Set<Node> = []
    var waiting = places
    while let place = waiting.popLast() {
      if seen.insert(place).inserted { waiting += graph[place].operands }
    }
    return seen.sorted()
  }

  private func isAnswered(_ step: DecisionTree.Step, _ values: [Node: Exact]) -> Bool {
    let answer: Bool
    switch step.question {
    case .switch: return true
    case .less(let a, let b): answer = values[a, default: 0] < values[b, default: 0]
    case .lessOrEqual(let a, let b): answer = values[a, default: 0] <= values[b, default: 0]
    case .equal(let a, let b): answer = values[a, default: 0] == values[b, default: 0]
    }
    return answer == (step.answer == 1)
  }

  private mutating func values(of order: [Node], on steps: [DecisionTree.Step]) throws -> [Node: Exact] {
    var chosen: [Atom: Int] = [:]
    for step in steps { if case .switch(let atom) = step.question { chosen[atom] = step.answer } }
    var facts: [Atom: Exact] = [:]
    var values: [Node: Exact] = [:]
    for place in order {
      let expression = graph[place]
      switch expression {
      case .constant(let constant): values[place] = constant
      case .fact(let atom): values[place] = fact(atom, &facts, chosen)
      case .chosen(let atom, let figures):
        let option = Int(fact(atom, &facts, chosen).doubleValue) - (FiniteDomain(of: atom, in: variables)?.first ?? 0)
        guard figures.indices.contains(option) else { throw ExactError.overflow }
        values[place] = figures[option]
      default:
        guard let result = try expression.evaluated({ values[$0, default: 0] }) else { throw ExactError.overflow }
        values[place] = result
      }
    }
    return values
  }

  private mutating func fact(_ atom: Atom, _ facts: inout [Atom: Exact], _ chosen: [Atom: Int]) -> Exact {
    if let known = facts[atom] { return known }
    let value: Exact
    if let domain = FiniteDomain(of: atom, in: variables) {
      value = Exact(domain.first + (chosen[atom] ?? below(domain.count)))
    } else {
      switch atom.part == nil ? variables[atom.variable].type : nil {
      case .quantity(let unit)? where unit.terms.isShare: value = Exact(numerator: Int128(below(10_000)), scale: 4)
      case .count(let maximum)?: value = Exact(below(min(maximum, 1000) + 1))
      default: value = Exact(numerator: Int128(below([100, 10_000, 1_000_000, 100_000_000][below(4)])), scale: 2)
      }
    }
    facts[atom] = value
    return value
  }

  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(1, limit)
  }
}
