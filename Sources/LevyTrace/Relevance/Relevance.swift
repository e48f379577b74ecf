import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

/// Which facts can move results: the rules of a day, followed once for all cases, in the light of what is known of one.
///
/// What it says is proven from the formulas of the rules and the limits of the facts. Where a rule cannot be followed, or
/// the proof would take too long, every fact may move the results.
package struct Relevance: Sendable {
  let rulebook: Rulebook
  let graph: ExpressionGraph
  let bindings: [Int: Binding]
  /// Rules of which some path was not followed to its end, nor to where the rule fails.
  let lost: Set<Int>
  private let wanted: [Int]

  /// Follows the rules that results may stand on.
  ///
  /// - Parameters:
  ///   - calculator: follows the rules; it must not be evaluating a case.
  ///   - wanted: the slots of the results.
  package init(_ calculator: Calculator, of wanted: [Int], on date: CalendarDate, known: CalendarDate?) {
    rulebook = calculator.rulebook
    self.wanted = wanted
    let given = Set(rulebook.variables.indices.filter { calculator.rulebook.variables[$0].isInput })
    let before = calculator.state.followInstructionsLeft
    let most = min(before, Self.mostInstructions)
    calculator.state.followInstructionsLeft = most
    let resolver = RuleResolver(calculator, date: date, known: known, given: given, constants: [:])
    for slot in wanted { _ = resolver.resolve(slot) }
    calculator.state.followInstructionsLeft = before - (most - calculator.state.followInstructionsLeft)
    (graph, bindings, lost) = (resolver.tracer.graph, resolver.bindings, resolver.lost)
  }

  /// The instructions for following rules, which somebody waits for who is asked a question.
  private static let mostInstructions = 40_000_000

  /// The facts that some rule on the way to the results reads.
  package var read: Set<Int> {
    (0..<graph.count).reduce(into: []) { slots, index in
      if case .fact(let slot) = graph[Node(index)] { slots.insert(slot.variable) }
    }
  }

  /// The facts that may move the results, or decide whether there are any; nil for all of them.
  ///
  /// - Parameters:
  ///   - values: what holds of the case, by slot.
  ///   - open: the rules whose results may be given.
  package func facts(knowing values: [Int: Value], open: Set<Int> = []) -> Set<Int>? {
    var search = RelevanceSearch(self, values, open)
    return try? wanted.reduce(into: Set()) { $0.formUnion(try search.facts(moving: $1)) }
  }
}

extension Relevance {
  /// The values that a fact may have, or a rule whose result is given.
  func range(of slot: Int) -> Interval {
    let variable = rulebook.variables[slot]
    let (least, most): (Exact, Exact)
    switch variable.type {
    case .money, .rate, .number:
      (least, most) = (
        variable.minimum ?? ValueType.largestAmount.negated, variable.maximum ?? ValueType.largestAmount
      )
    case .count(let maximum):
      (least, most) = (variable.minimum ?? 0, min(variable.maximum ?? Exact(maximum), Exact(maximum)))
    case .boolean: (least, most) = (0, 1)
    case .choice(let choice): (least, most) = (0, Exact(choice.options.count - 1))
    case .date: (least, most) = (1_01_01, 9999_12_31)
    }
    // Nobody need give what may not be given: the default, and nothing of a person who is not there.
    var values: [Value] = variable.absentee == nil ? [] : [variable.nothing]
    if case .input(let input) = variable.origin, let value = input.defaultValue { values.append(value) }
    let numbers = values.compactMap { $0.exact ?? variable.type.plainNumber($0).map { Exact($0) } }
    return numbers.reduce(Interval(least, max(least, most))) { $0.united(with: Interval($1)) }
  }
}

extension Calculator {
  /// Which facts can move results by the law of a case. The rules are followed once.
  ///
  /// - Throws: `Diagnostic` if the work was stopped.
  package func relevance(of wanted: [Int], for facts: Case) throws(Diagnostic) -> Relevance {
    let key = RelevanceKey(wanted: wanted, date: facts.date, known: facts.known)
    if let made = keepsakes[key] as? Relevance { return made }
    let relevance = Relevance(self, of: wanted, on: facts.date, known: facts.known)
    try checkInterruption()
    // An interview is about few years.
    if keepsakes.count >= 16 { keepsakes = [:] }
    keepsakes[key] = relevance
    return relevance
  }
}

private struct RelevanceKey: Hashable {
  let wanted: [Int]
  let date: CalendarDate
  let known: CalendarDate?
}
