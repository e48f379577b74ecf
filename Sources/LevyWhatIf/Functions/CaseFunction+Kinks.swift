import ExactNumbers
import LevyModel
import LevyPlan
import LevyTrace

extension CaseFunction {
  /// Finds all kinks and cliffs of a result by bisection.
  ///
  /// Ranges over which bounds show that every condition has one outcome have none; others are halved down to the
  /// smallest step of the fact.
  ///
  /// - Parameters:
  /// - name: the result.
  /// - range: the values of the fact to examine.
  /// - jumpsOnly: true to leave out bends, so that fewer ranges have to be examined.
  /// - Throws: `Diagnostic` if the result cannot be followed.
  package func kinks(
    _ name: String, in range: ClosedRange<Exact>, jumpsOnly: Bool = false
  ) throws(Diagnostic) -> Kinks {
    let slot = try result(name)
    let variables = rulebook.variables
    var found = Kinks(
      fact: variables[over].name, result: variables[slot].name, factType: variables[over].type,
      resultType: variables[slot].type, language: rulebook.language)
    var changes: [Change] = []
    var open = [steps(range)]
    var looks = 0
    while let part = open.popLast() {
      try calculator.checkInterruption()
      if part.count == 1 { continue }
      looks += 1
      if jumpsOnly, looks > mostLooks {
        // A staircase has a step every few cents, so that the search is limited.
        found.isComplete = false
        break
      }
      if looks <= mostLooks / 4 {
        let bounds = self.range(slot, over: Interval(at(part.lowerBound), at(part.upperBound)))
        if let bounds, jumpsOnly ? bounds.hasOneAnswer : bounds.isDecided { continue }
      } else {
        found.isComplete = false
        let ends = [part.lowerBound, part.upperBound].map { look(slot, at: at($0))?.turns }
        if ends[0] == ends[1] { continue }
      }
      if part.count == 2 {
        let (x, next) = (at(part.lowerBound), at(part.upperBound))
        guard let old = look(slot, at: x), let new = look(slot, at: next), old.turns != new.turns else { continue }
        if old.point.line == nil || new.point.line == nil { found.isComplete = false }
        if let change = change(slot, from: x, old, to: next, new), !jumpsOnly || change.jump != 0 {
          changes.append(change)
        }
        continue
      }
      let middle = part.lowerBound + part.count / 2
      open.append(middle...part.upperBound)
      open.append(part.lowerBound...middle)
    }
    found.all = joined(changes).map(kink)
    return found
  }

  /// A place at which outcomes of conditions change, and the result bends or jumps.
  private struct Change {
    let at: Exact
    let before: Exact
    var after: Exact
    let jump: Exact
    let turn: Turn
    /// The distance within which rounding may repeat the change.
    let blur: Exact
    /// The place of the last change that was joined to this one.
    var last: Exact
  }

  private func change(_ slot: Slot, from x: Exact, _ old: Look, to next: Exact, _ new: Look) -> Change? {
    guard let before = old.point.line?.slope, let after = new.point.line?.slope else { return nil }
    let jump = jump(slot, from: x, old, to: next, new)
    // The slope with the old outcomes at the new place, which may differ from the slope before if the law is curved.
    let continued = look(slot, at: next, answers: old.answers())?.point.line?.slope ?? before
    let bends = isBend(from: continued, to: after)
    guard jump != 0 || bends, let turn = cause(slot, at: next, old, new, jumps: jump != 0) else { return nil }
    return Change(
      at: next, before: before, after: bends ? after : before, jump: jump, turn: turn,
      blur: jump == 0 ? blur(turn.kind, new) : 0, last: next)
  }

  /// True if two slopes differ by more than a ten-thousandth. Otherwise the two formulas of the law meet almost
  /// smoothly, and there is no bend.
  private func isBend(from before: Exact, to after: Exact) -> Bool {
    guard let bend = try? after.subtracting(before).magnitude,
      let least = try? max(before.magnitude, after.magnitude).multiplied(by: Exact(numerator: 1, scale: 4))
    else { return before != after }
    return bend > least
  }

  // MARK: Jumps

  /// The difference by which the result jumps between two neighbouring values of the fact, or zero.
  ///
  /// There is a jump if the rules with the new answers give more than with the old ones at both values, or less at
  /// both.
  func jump(_ slot: Slot, from x: Exact, _ old: Look, to next: Exact, _ new: Look) -> Exact {
    let (oldAnswers, newAnswers) = (old.answers(questionsOnly: true), new.answers(questionsOnly: true))
    guard oldAnswers != newAnswers, let whole = try? new.point.value.subtracting(old.point.value) else { return 0 }
    let moves = [
      look(slot, at: x, answers: newAnswers).flatMap { move(slot, at: x, from: old, to: $0) },
      look(slot, at: next, answers: oldAnswers).flatMap { move(slot, at: next, from: $0, to: new) },
    ].compactMap { $0 }
    // If neither formula is defined on the other's side, nothing shows that they meet.
    if moves.isEmpty { return whole }
    return moves.allSatisfy { $0 > 0 } || moves.allSatisfy { $0 < 0 } ? whole : 0
  }

  /// The turn that causes the difference: the first one without which the result would differ.
  private func cause(_ slot: Slot, at x: Exact, _ old: Look, _ new: Look, jumps: Bool) -> Turn? {
    let (before, after) = (old.answers(), new.answers())
    let turned = new.turns.filter { before[$0.kind] != $0.answer }
    let candidates = jumps ? turned.filter(\.kind.isQuestion) : turned
    let cause = candidates.first { turn in
      guard let answer = before[turn.kind] else { return false }
      guard let other = look(slot, at: x, answers: [turn.kind: answer]) else { return true }
      if jumps { return other.point.value != new.point.value }
      return other.point.line?.slope != new.point.line?.slope
    }
    return cause ?? candidates.first ?? turned.first ?? old.turns.first { after[$0.kind] != $0.answer }
  }

  // MARK: Repeated crossings

  /// The distance by which rounding may shift the crossing of the operands of a question: the width of the noise of
  /// both, divided by the difference of their slopes.
  private func blur(_ kind: Turn.Kind, _ look: Look) -> Exact {
    guard case .question(let question) = kind, let (a, b) = question.compared,
      let first = look.points[a]?.line, let second = look.points[b]?.line, let noises = try? noises(look),
      let speed = try? first.slope.subtracting(second.slope).magnitude, speed != 0
    else { return 0 }
    let parts = [a, b].map { noises[$0] ?? Interval(0) }
    guard let noise = try? parts[0].adding(parts[1].negated) else { return 0 }
    return (try? noise.high.subtracting(noise.low).divided(by: speed)) ?? 0
  }

  /// Joins changes: rounded amounts may cross a threshold several times without a jump, which is one bend from the
  /// first crossing to the last.
  private func joined(_ changes: [Change]) -> [Change] {
    var result: [Change] = []
    for change in changes {
      if let last = result.last, last.jump == 0, change.jump == 0, last.turn.rule == change.turn.rule,
        last.turn.kind == change.turn.kind, let distance = try? change.at.subtracting(last.at), distance <= last.blur
      {
        result[result.count - 1].after = change.after
        result[result.count - 1].last = change.at
      } else {
        result.append(change)
      }
    }
    return result.filter { $0.jump != 0 || isBend(from: $0.before, to: $0.after) }
  }

  private func kink(_ change: Change) -> Kinks.Kink {
    let variable = rulebook.variables[change.turn.rule]
    let version = variable.versions.first { $0.holds(on: resolver.date) }
    return Kinks.Kink(
      at: change.at, before: change.before, after: change.after, jump: change.jump, rule: variable.name,
      source: version?.source ?? "", place: version?.place ?? variable.place,
      condition: ExpressionPrinter(resolver).text(change.turn.kind))
  }
}

extension ExpressionPrinter {
  /// The text of the condition or operand that changes at a turn.
  fileprivate func text(_ kind: CaseFunction.Turn.Kind) -> String {
    switch kind {
    case .question(let question): text(question)
    case .side(let node): text(node)
    }
  }
}
