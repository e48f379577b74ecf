import ExactNumbers
import LevyModel
import LevyPlan

/// The noise of a result: the distance by which rounding may move it.
extension CaseFunction {
  /// Returns the distance by which a result moves at one value of the fact when answers change: the difference of its
  /// two values there, or zero if the roundings that differ between the two can cause all of it.
  func move(_ slot: Slot, at x: Exact, from old: Look, to new: Look) -> Exact? {
    guard let difference = try? new.point.value.subtracting(old.point.value) else { return nil }
    let (before, after) = (roundings(old), roundings(new))
    // A rounding of the same number on both sides causes no difference.
    let common = Set(before.filter { after[$0.key] == $0.value }.keys)
    if difference == 0 || before.count == common.count && after.count == common.count { return difference }
    let looks = [old, new].map { look(slot, at: x, answers: $0.answers(questionsOnly: true), keeping: common) }
    guard let one = looks[0], let other = looks[1], let first = noise(one, slot, keeping: common),
      let second = noise(other, slot, keeping: common), let noise = try? second.adding(first.negated).largestMagnitude,
      let start = one.point.line?.value, let end = other.point.line?.value, let smooth = try? end.subtracting(start)
    else { return difference }
    return smooth.magnitude > noise ? difference : 0
  }

  /// The operand of each rounding on the way.
  private func roundings(_ look: Look) -> [Node: Exact] {
    var inputs: [Node: Exact] = [:]
    for node in look.nodes {
      if case .rounded(_, let a, _) = resolver.tracer.graph[node] { inputs[node] = look.points[a]?.value }
    }
    return inputs
  }

  /// The range of the result relative to its value without rounding.
  private func noise(_ look: Look, _ slot: Slot, keeping kept: Set<Node>) -> Interval? {
    guard let node = look.leaves[Atom(slot)] else { return Interval(0) }
    return try? noises(look, keeping: kept)[node]
  }

  /// Returns the ranges of all evaluated expressions relative to their values without rounding.
  func noises(_ look: Look, keeping kept: Set<Node> = []) throws -> [Node: Interval] {
    var noises: [Node: Interval] = [:]
    func noise(_ node: Node) -> Interval { noises[node] ?? Interval(0) }
    /// The range of an operand, with rounding.
    func range(_ node: Node) throws -> Interval {
      guard let line = look.points[node]?.line else { throw ExactError.overflow }
      return try Interval(line.value).adding(noise(node))
    }
    func error(_ node: Node, _ range: Interval) throws -> Interval {
      guard let line = look.points[node]?.line else { throw ExactError.overflow }
      return try range.adding(Interval(line.value.negated))
    }
    for node in look.nodes {
      let expression = resolver.tracer.graph[node]
      switch expression {
      case .constant, .chosen, .calendar: continue
      case .fact(let atom): noises[node] = look.leaves[atom].flatMap { noises[$0] }
      // The noise of a sum does not depend on the values of its terms.
      case .sum(let a, let b): noises[node] = try noise(a).adding(noise(b))
      case .difference(let a, let b): noises[node] = try noise(a).subtracting(noise(b))
      case .rounded(let rule, let a, let step):
        if kept.contains(node) { continue }
        let isNegative = look.points[a].map { $0.value < 0 } ?? false
        noises[node] = try noise(a).adding(rule.error(step, isNegative: isNegative))
      default: noises[node] = try expression.evaluated(range).map { try error(node, $0) }
      }
    }
    return noises
  }
}

extension RoundingRule {
  /// The range of the error of a rounding.
  fileprivate func error(_ step: Exact, isNegative: Bool) throws -> Interval {
    switch self {
    case .down: return Interval(step.negated, 0)
    case .up: return Interval(0, step)
    case .towardZero: return isNegative ? Interval(0, step) : Interval(step.negated, 0)
    case .halfAwayFromZero, .halfEven, .halfTowardZero:
      let half = try step.divided(by: 2)
      return Interval(half.negated, half)
    }
  }
}
