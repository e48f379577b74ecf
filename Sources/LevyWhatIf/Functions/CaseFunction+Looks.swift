import ExactNumbers
import LevyModel
import LevyPlan

extension CaseFunction {
  /// The value of an expression at one value of the fact.
  struct Point {
    /// The exact value.
    let value: Exact
    /// The value and slope without rounding; nil where they are undefined, such as at a division by zero.
    let line: Line?
  }

  /// The value and slope of the rules without their rounding, with the outcomes of conditions that they have with it.
  struct Line {
    let value: Exact
    /// The slope to the right, as the fact rises.
    let slope: Exact
  }

  /// A question on the way with its answer and the rule that asked it. The choice among the operands of a minimum or
  /// maximum counts as a question too.
  struct Turn: Hashable {
    enum Kind: Hashable {
      case question(Question)
      /// The operand of a minimum or maximum that counts without rounding, or the sign of a magnitude's operand.
      case side(of: Node)

      var isQuestion: Bool { if case .question = self { true } else { false } }
    }

    let rule: Slot
    let kind: Kind
    let answer: Int
  }

  /// A result at one value of the fact, with its derivation.
  struct Look {
    let point: Point
    let turns: [Turn]
    /// The nodes that were evaluated, operands before the expressions that use them.
    let nodes: [Node]
    let points: [Node: Point]
    /// The result expression of each rule.
    let leaves: [Atom: Node]

    /// Returns the answers to all questions, or only to those of the rules.
    func answers(questionsOnly: Bool = false) -> [Turn.Kind: Int] {
      var answers: [Turn.Kind: Int] = [:]
      for turn in turns where turn.kind.isQuestion || !questionsOnly { answers[turn.kind] = turn.answer }
      return answers
    }
  }

  /// Returns the change of a result by one more unit of the fact from a value on, without rounding; for a count, the
  /// difference to the result at the next one. Nil if it cannot be determined.
  func marginal(_ slot: Slot, at x: Exact) -> Exact? {
    guard let here = look(slot, at: x) else { return nil }
    let next = (try? x.adding(step)).flatMap { look(slot, at: $0) }
    if case .count = rulebook.variables[over].type {
      return next.flatMap { try? $0.point.value.subtracting(here.point.value) }
    }
    // The operands of a comparison may be equal here and differ to the right: then the answer to the right counts.
    guard let next, let turn = here.turns.first(where: { $0.kind.isQuestion && !next.turns.contains($0) }),
      case .question(let question) = turn.kind, let (a, b) = question.compared, here.areTied(a, b)
    else { return here.point.line?.slope }
    let ahead = look(slot, at: x, answers: next.answers(questionsOnly: true))
    return (ahead ?? next).point.line?.slope
  }
}

extension CaseFunction.Look {
  /// True if two amounts are equal, both with and without rounding.
  fileprivate func areTied(_ a: Node, _ b: Node) -> Bool {
    guard let p = points[a], let q = points[b], let line = p.line, let other = q.line else { return false }
    return p.value == q.value && line.value == other.value
  }
}

extension Question {
  /// The operands of a comparison; nil for the values of a choice.
  var compared: (Node, Node)? {
    switch self {
    case .less(let a, let b), .lessOrEqual(let a, let b), .equal(let a, let b): (a, b)
    case .switch: nil
    }
  }
}
