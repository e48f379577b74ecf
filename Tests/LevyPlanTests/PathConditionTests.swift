import ExactNumbers
import LevyModel
import Testing

@testable import LevyPlan

/// Consequences of answers on a path for later questions: all that must follow, and nothing that need not.
@Suite struct PathConditionTests {
  private static let places = [-3, 0, 2, 5, 9]

  /// The questions about one fact and a constant, from either side, with their answers for a number.
  private static func questions(_ graph: inout ExpressionGraph) -> [(question: Question, answer: (Exact) -> Bool)] {
    let fact = graph.node(.fact(Atom(number: 7)))
    // The same fact as part of a form: 3 - 2 * fact.
    let form = graph.node(
      .difference(graph.node(.constant(3)), graph.node(.product(graph.node(.constant(2)), fact))))
    func value(_ number: Exact) -> Exact { (try? Exact(3).subtracting(number.multiplied(by: 2))) ?? 0 }
    return places.flatMap { place -> [(question: Question, answer: (Exact) -> Bool)] in
      let bound = Exact(place)
      let constant = graph.node(.constant(bound))
      return [
        (.less(fact, constant), { $0 < bound }), (.less(constant, fact), { bound < $0 }),
        (.lessOrEqual(fact, constant), { $0 <= bound }), (.lessOrEqual(constant, fact), { bound <= $0 }),
        (.equal(fact, constant), { $0 == bound }), (.less(form, constant), { value($0) < bound }),
        (.lessOrEqual(constant, form), { bound <= value($0) }), (.equal(constant, form), { bound == value($0) }),
      ]
    }
  }

  @Test func answersThatFollow() {
    var graph = ExpressionGraph()
    let questions = Self.questions(&graph)
    let halves = (-30...30).compactMap { try? Exact($0).divided(by: 2) }
    for first in questions {
      for said in [0, 1] {
        for second in questions {
          for saidNext in [0, 1] {
            var condition = PathCondition()
            condition.note(first.question, said, graph)
            if let answer = condition.answer(second.question, graph), answer != saidNext { continue }
            condition.note(second.question, saidNext, graph)
            // The numbers for which the path is taken.
            let there = halves.filter { first.answer($0) == (said == 1) && second.answer($0) == (saidNext == 1) }
            for third in questions {
              let possible = Set(there.map { third.answer($0) ? 1 : 0 })
              guard let answer = condition.answer(third.question, graph), !there.isEmpty else { continue }
              if possible != [answer] {
                Issue.record(
                  "\(first.question) \(said), \(second.question) \(saidNext): \(third.question) is \(answer)")
              }
            }
          }
        }
      }
    }
  }

  /// A sum, a difference, a product and a quotient with a constant on either side say of their fact what they are said to be,
  /// and nothing of another fact.
  @Test func formsSayWhatTheirFactIs() {
    var graph = ExpressionGraph()
    let (x, y) = (graph.node(.fact(Atom(number: 1))), graph.node(.fact(Atom(number: 2))))
    let (two, ten) = (graph.node(.constant(2)), graph.node(.constant(10)))
    func node(_ expression: Expression) -> Node { graph.node(expression) }
    // Each with the fact's bound where the form is below ten, and whether the fact is below it then.
    let forms: [(of: (Node) -> Expression, bound: Exact, isBelow: Bool)] = [
      ({ .sum($0, two) }, 8, true), ({ .sum(two, $0) }, 8, true), ({ .difference($0, two) }, 12, true),
      ({ .difference(two, $0) }, -8, false), ({ .product($0, two) }, 5, true), ({ .product(two, $0) }, 5, true),
      ({ .quotient($0, two) }, 20, true),
    ]
    for form in forms {
      let (ofX, ofY, bound) = (node(form.of(x)), node(form.of(y)), node(.constant(form.bound)))
      var condition = PathCondition()
      condition.note(.less(ofX, ten), 1, graph)
      let question: (Node) -> Question = { form.isBelow ? .less($0, bound) : .less(bound, $0) }
      #expect(condition.answer(question(x), graph) == 1, "\(graph[ofX])")
      #expect(condition.answer(.less(ofX, ten), graph) == 1)
      #expect(condition.answer(question(y), graph) == nil && condition.answer(.less(ofY, ten), graph) == nil)
      for other in forms { #expect(condition.answer(.less(node(other.of(y)), ten), graph) == nil) }
    }
  }

  /// Consequences of one bound are known.
  @Test func boundsDecide() {
    var graph = ExpressionGraph()
    let fact = graph.node(.fact(Atom(number: 1)))
    let (five, six) = (graph.node(.constant(5)), graph.node(.constant(6)))
    var condition = PathCondition()
    #expect(condition.answer(.less(fact, five), graph) == nil)
    condition.note(.less(fact, five), 1, graph)
    #expect(condition.answer(.less(fact, six), graph) == 1 && condition.answer(.less(fact, five), graph) == 1)
    #expect(condition.answer(.equal(fact, five), graph) == 0 && condition.answer(.lessOrEqual(five, fact), graph) == 0)
    condition.removeAll()
    condition.note(.equal(fact, five), 1, graph)
    #expect(condition.answer(.less(fact, six), graph) == 1 && condition.answer(.lessOrEqual(fact, five), graph) == 1)
    condition.removeAll()
    condition.note(.equal(fact, five), 0, graph)
    #expect(
      condition.answer(.less(fact, six), graph) == nil && condition.answer(.lessOrEqual(fact, five), graph) == nil)
  }
}
