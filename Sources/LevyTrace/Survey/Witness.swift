import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

/// Tries a path of a rule with made-up facts: whether some of them come to it and give a result that has a property.
struct Witness {
  let graph: ExpressionGraph
  private let variables: [Variable]
  /// A simple generator, so that a finding is the same in each run.
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ graph: ExpressionGraph, _ variables: [Variable]) { (self.graph, self.variables) = (graph, variables) }

  /// Whether made-up facts that answer all questions of a path as it does give a result of which `holds` is true.
  mutating func exists(_ place: Int, on steps: [DecisionTree.Step], holds: (Exact) -> Bool) -> Bool {
    let order = parts(of: [place] + steps.flatMap { operands(of: $0.question) })
    for _ in 0..<Self.attempts {
      guard let values = try? values(of: order, on: steps), let result = values[place] else { continue }
      if steps.allSatisfy({ isAnswered($0, values) }), holds(result) { return true }
    }
    return false
  }

  private static let attempts = 64

  private func operands(of question: Question) -> [Int] {
    switch question {
    case .less(let a, let b), .lessOrEqual(let a, let b), .equal(let a, let b): [a, b]
    case .which: []
    }
  }

  /// The places that expressions are made of, each after its own parts.
  private func parts(of places: [Int]) -> [Int] {
    var seen: Set<Int> = []
    var waiting = places
    while let place = waiting.popLast() {
      if seen.insert(place).inserted { waiting += graph.nodes[place].operands }
    }
    return seen.sorted()
  }

  private func isAnswered(_ step: DecisionTree.Step, _ values: [Int: Exact]) -> Bool {
    let answer: Bool
    switch step.question {
    case .which: return true
    case .less(let a, let b): answer = values[a, default: 0] < values[b, default: 0]
    case .lessOrEqual(let a, let b): answer = values[a, default: 0] <= values[b, default: 0]
    case .equal(let a, let b): answer = values[a, default: 0] == values[b, default: 0]
    }
    return answer == (step.answer == 1)
  }

  private mutating func values(of order: [Int], on steps: [DecisionTree.Step]) throws -> [Int: Exact] {
    var chosen: [Int: Int] = [:]
    for step in steps { if case .which(let slot) = step.question { chosen[slot] = step.answer } }
    var facts: [Int: Exact] = [:]
    var values: [Int: Exact] = [:]
    for place in order {
      func value(_ operand: Int) -> Exact { values[operand, default: 0] }
      let result: Exact
      switch graph.nodes[place] {
      case .constant(let constant): result = constant
      case .fact(let slot): result = fact(slot, &facts, chosen)
      case .sum(let a, let b): result = try value(a).adding(value(b))
      case .difference(let a, let b): result = try value(a).subtracting(value(b))
      case .product(let a, let b): result = try value(a).multiplied(by: value(b))
      case .quotient(let a, let b): result = try value(a).divided(by: value(b))
      case .minimum(let a, let b): result = min(value(a), value(b))
      case .maximum(let a, let b): result = max(value(a), value(b))
      case .magnitude(let a): result = value(a).magnitude
      case .rounded(let rule, let a, let step): result = try value(a).rounded(rule, step: step)
      case .calendar(let operation, let a):
        guard let number = value(a).exactInt, let made = operation.applied(to: number) else {
          throw ExactError.overflow
        }
        result = Exact(made)
      case .chosen(let slot, let figures):
        let option = Int(fact(slot, &facts, chosen).doubleValue) - (Options(of: slot, in: variables)?.first ?? 0)
        guard figures.indices.contains(option) else { throw ExactError.overflow }
        result = figures[option]
      }
      values[place] = result
    }
    return values
  }

  private mutating func fact(_ slot: Int, _ facts: inout [Int: Exact], _ chosen: [Int: Int]) -> Exact {
    if let known = facts[slot] { return known }
    let value: Exact
    if let options = Options(of: slot, in: variables) {
      value = Exact(options.first + (chosen[slot] ?? below(options.count)))
    } else {
      switch variables.indices.contains(slot) ? variables[slot].type : nil {
      case .rate?: value = Exact(numerator: Int128(below(10_000)), scale: 4)
      case .number?: value = Exact(numerator: Int128(below(1_000_000)), scale: 2)
      case .count(let maximum)?: value = Exact(below(min(maximum, 1000) + 1))
      default: value = Exact(numerator: Int128(below([100, 10_000, 1_000_000, 100_000_000][below(4)])), scale: 2)
      }
    }
    facts[slot] = value
    return value
  }

  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(1, limit)
  }
}
