import ExactNumbers
import LevyPlan

/// How far rounding may take a result from what it would be without.
extension CaseFunction {
  /// How far a result goes when the rules begin to answer otherwise, at one value of the fact: the difference of its two
  /// values there. Zero if the roundings that differ between the two may make all of it.
  func move(_ slot: Int, at x: Exact, from old: Look, to new: Look) -> Exact? {
    guard let difference = try? new.point.value.subtracting(old.point.value) else { return nil }
    let (before, after) = (roundings(old), roundings(new))
    // What both round alike, from the same number, makes no difference between them.
    let common = Set(before.filter { after[$0.key] == $0.value }.keys)
    if difference == 0 || before.count == common.count && after.count == common.count { return difference }
    let looks = [old, new].map { look(slot, at: x, answers: $0.answers(questionsOnly: true), keeping: common) }
    guard let one = looks[0], let other = looks[1], let first = noise(one, slot, keeping: common),
      let second = noise(other, slot, keeping: common), let noise = try? second.adding(first.negated).largestMagnitude,
      let start = one.point.line?.value, let end = other.point.line?.value, let smooth = try? end.subtracting(start)
    else { return difference }
    return smooth.magnitude > noise ? difference : 0
  }

  /// What each rounding on the way was of.
  private func roundings(_ look: Look) -> [Int: Exact] {
    var inputs: [Int: Exact] = [:]
    for place in look.places {
      if case .rounded(_, let a, _) = resolver.tracer.graph.nodes[place] { inputs[place] = look.points[a]?.value }
    }
    return inputs
  }

  /// Where the result may lie, from what it would be without rounding.
  private func noise(_ look: Look, _ slot: Int, keeping kept: Set<Int>) -> Interval? {
    guard let place = look.leaves[slot] else { return Interval(0) }
    return try? noises(look, keeping: kept)[place]
  }

  /// The same for all that was evaluated on the way.
  func noises(_ look: Look, keeping kept: Set<Int> = []) throws -> [Int: Interval] {
    var noises: [Int: Interval] = [:]
    func noise(_ place: Int) -> Interval { noises[place] ?? Interval(0) }
    /// Where an operand may lie.
    func range(_ place: Int) throws -> Interval {
      guard let line = look.points[place]?.line else { throw ExactError.overflow }
      return try Interval(line.value).adding(noise(place))
    }
    func error(_ place: Int, _ range: Interval) throws -> Interval {
      guard let line = look.points[place]?.line else { throw ExactError.overflow }
      return try range.adding(Interval(line.value.negated))
    }
    for place in look.places {
      switch resolver.tracer.graph.nodes[place] {
      case .constant, .chosen, .calendar: continue
      case .fact(let slot): noises[place] = look.leaves[slot].flatMap { noises[$0] }
      case .sum(let a, let b): noises[place] = try noise(a).adding(noise(b))
      case .difference(let a, let b): noises[place] = try noise(a).adding(noise(b).negated)
      case .product(let a, let b): noises[place] = try error(place, range(a).multiplied(by: range(b)))
      case .quotient(let a, let b):
        guard let quotient = try range(a).divided(by: range(b)) else { throw ExactError.divisionByZero }
        noises[place] = try error(place, quotient)
      case .minimum(let a, let b):
        let (p, q) = (try range(a), try range(b))
        noises[place] = try error(place, Interval(min(p.low, q.low), min(p.high, q.high)))
      case .maximum(let a, let b):
        let (p, q) = (try range(a), try range(b))
        noises[place] = try error(place, Interval(max(p.low, q.low), max(p.high, q.high)))
      case .magnitude(let a): noises[place] = try error(place, range(a).magnitude)
      case .rounded(let rule, let a, let step):
        if kept.contains(place) { continue }
        let isNegative = look.points[a].map { $0.value < 0 } ?? false
        noises[place] = try noise(a).adding(rule.error(step, isNegative: isNegative))
      }
    }
    return noises
  }
}

extension RoundingRule {
  /// What rounding may add to a number.
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
