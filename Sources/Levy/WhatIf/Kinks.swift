import ExactNumbers

/// The places at which a result begins to change at another rate, or jumps, as a fact rises.
public struct Kinks: Sendable {
  /// One such place.
  public struct Kink: Sendable {
    /// The first value of the fact behind it.
    public let at: Exact
    /// The marginal rate before it: how much of a further unit of the fact goes into the result, without rounding.
    public let before: Exact
    /// The marginal rate behind it.
    public let after: Exact
    /// How far the result jumps, zero if it does not. Jumps smaller than the rounding of the rules are none.
    public let jump: Exact
    /// The rule that decides otherwise from here on.
    public let rule: String
    /// The statute of the rule.
    public let source: String
    /// Where the condition stands.
    public let place: Place
    /// The condition whose answer changes.
    public let condition: String

    /// Whether the result falls while the fact rises: at once, or from here on.
    public var falls: Bool { jump < 0 || (after < 0 && before >= 0) }
  }

  /// In ascending order.
  public internal(set) var all: [Kink] = []
  /// Whether every step of the range was looked at or ruled out; if not, a stretch smaller than those looked at may
  /// have been missed.
  public internal(set) var isComplete = true
}

extension CaseFunction {
  /// Finds all kinks and cliffs of a result.
  ///
  /// Stretches over which bounds show that every rule goes one way have none; others are halved down to the smallest
  /// step of the fact.
  ///
  /// - Parameters:
  ///   - name: the result.
  ///   - range: the values of the fact to look at.
  /// - Throws: `Diagnostic` if the result cannot be followed.
  public func kinks(_ name: String, in range: ClosedRange<Exact>) throws(Diagnostic) -> Kinks {
    let slot = try result(name)
    var found = Kinks()
    var raw: [(kink: Kinks.Kink, turn: Turn)] = []
    var open = [steps(range)]
    var looks = 0
    while let part = open.popLast() {
      if part.count == 1 { continue }
      looks += 1
      if looks <= Self.mostLooks / 4 {
        if self.range(slot, over: Interval(at(part.lowerBound), at(part.upperBound)))?.isDecided == true { continue }
      } else {
        found.isComplete = false
        let ends = [part.lowerBound, part.upperBound].map { point(slot, at: at($0))?.turns }
        if ends[0] == ends[1] { continue }
      }
      if part.count == 2 {
        if let kink = kink(slot, after: part.lowerBound) { raw.append(kink) }
        continue
      }
      let middle = part.lowerBound + part.count / 2
      open.append(middle...part.upperBound)
      open.append(part.lowerBound...middle)
    }
    found.all = joined(raw)
    return found
  }

  private func kink(_ slot: Int, after number: Int) -> (kink: Kinks.Kink, turn: Turn)? {
    guard let before = point(slot, at: at(number)), let after = point(slot, at: at(number + 1)),
      let turn = zip(before.turns, after.turns).first(where: { $0 != $1 })?.1,
      let rise = try? after.point.smooth.subtracting(before.point.smooth),
      let expected = try? before.point.slope.multiplied(by: step), let jump = try? rise.subtracting(expected),
      let bend = try? after.point.slope.subtracting(before.point.slope)
    else { return nil }
    let isJump = jump.magnitude > roundingStep
    if !isJump, bend.magnitude < Self.leastBend { return nil }
    let variable = rulebook.variables[turn.rule]
    let version = variable.versions.first { $0.holds(on: resolver.date) }
    let printer = ExpressionPrinter(resolver)
    let kink = Kinks.Kink(
      at: at(number + 1), before: before.point.slope, after: after.point.slope, jump: isJump ? jump : 0,
      rule: variable.name, source: version?.source ?? "", place: version?.place ?? variable.place,
      condition: printer.text(turn.kind))
    return (kink, turn)
  }

  /// A hundredth of a percentage point: where a formula of the law meets the next one almost smoothly.
  private static let leastBend = Exact(numerator: 1, scale: 4)

  /// Rounded amounts may cross a threshold to and fro; that is one kink, from the first crossing to the last.
  private func joined(_ kinks: [(kink: Kinks.Kink, turn: Turn)]) -> [Kinks.Kink] {
    var result: [(kink: Kinks.Kink, turn: Turn, last: Exact)] = []
    for (kink, turn) in kinks {
      if let last = result.last, last.turn.rule == turn.rule, last.turn.kind == turn.kind,
        let distance = try? kink.at.subtracting(last.last), let near = try? roundingStep.multiplied(by: 40),
        distance <= near
      {
        result[result.count - 1] = (last.kink.continued(by: kink), turn, kink.at)
      } else {
        result.append((kink, turn, kink.at))
      }
    }
    return result.map(\.kink).filter { $0.jump != 0 || $0.before != $0.after }
  }

  /// The coarsest step to which the rules that were followed round.
  private var roundingStep: Exact {
    resolver.tracer.graph.nodes.reduce(Exact(0)) { most, node in
      if case .rounded(_, _, let step) = node { max(most, step) } else { most }
    }
  }
}

extension Kinks.Kink {
  fileprivate func continued(by other: Kinks.Kink) -> Kinks.Kink {
    Kinks.Kink(
      at: at, before: before, after: other.after, jump: (try? jump.adding(other.jump)) ?? jump, rule: rule,
      source: source, place: place, condition: condition)
  }
}
