import ExactNumbers
import LevyPlan

extension CaseFunction {
  /// An expression at one value of the fact.
  struct Point {
    /// The exact value of the result.
    let value: Exact
    /// The value without rounding, as a line; nil where it is undefined, as where it would divide by zero.
    let line: Line?
  }

  /// The rules without their rounding, but with the answers that they give with it.
  struct Line {
    let value: Exact
    /// How fast it changes as the fact begins to rise.
    let slope: Exact
  }

  /// An answered question on the way, with the rule that asked it. The operands of a minimum or maximum are one too.
  struct Turn: Hashable {
    enum Kind: Hashable {
      case question(Question)
      /// Which operand of a minimum or maximum counts without rounding, or whether a magnitude is of a negative number.
      case side(of: Node)

      var isQuestion: Bool { if case .question = self { true } else { false } }
    }

    let rule: Int
    let kind: Kind
    let answer: Int
  }

  /// A result at one value of the fact, and how it came about.
  struct Look {
    let point: Point
    let turns: [Turn]
    /// The nodes that were evaluated on the way, operands before the expressions that use them.
    let nodes: [Node]
    let points: [Node: Point]
    /// The result expression of each rule.
    let leaves: [Slot: Node]

    /// The answers to all questions, or to the questions of the rules alone.
    func answers(questionsOnly: Bool = false) -> [Turn.Kind: Int] {
      var answers: [Turn.Kind: Int] = [:]
      for turn in turns where turn.kind.isQuestion || !questionsOnly { answers[turn.kind] = turn.answer }
      return answers
    }
  }

  /// How much a result changes for one more unit of the fact from a value on, without rounding; for a count, the
  /// difference of the result at the next one. Nil if it cannot be determined.
  func marginal(_ slot: Int, at x: Exact) -> Exact? {
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
  /// Whether two amounts are equal, with and without rounding.
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
