import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

/// The facts that can change results. The rules of a day are followed once for all cases, and the formulas are then
/// evaluated with the known facts of one case.
///
/// Its statements are proven from the formulas of the rules and the limits of the facts. If a rule cannot be followed,
/// or if the proof would take too long, every fact may change the results.
package struct Relevance: Sendable {
  let rulebook: Rulebook
  let graph: ExpressionGraph
  package let bindings: [Slot: Binding]
  /// The rules of which every path was followed to its end, or to a place where the interpreter fails too.
  let settled: Set<Slot>
  /// For each rule, the dates whose year it asked for; in a year that plans do not know it may behave differently.
  let datesByYears: [Slot: Set<Slot>]

  /// Follows the rules on which results may depend.
  ///
  /// - Parameters:
  ///   - calculator: follows the rules; it must not be evaluating a case.
  ///   - wanted: the slots of the results.
  ///   - pinned: the slots of results that cases give; their rules are not followed.
  ///   - byMonths: the slots of facts of which cases give months. All others count as the same in all months, since
  ///     rules would otherwise have a path for each way in which months can differ.
  package init(
    _ calculator: Calculator, of wanted: [Slot], pinned: Set<Slot> = [], byMonths: Set<Slot> = [],
    on date: CalendarDate,
    known: CalendarDate?
  ) {
    rulebook = calculator.rulebook
    let (variables, months) = (calculator.rulebook.variables, calculator.rulebook.months)
    let inputs = Set(
      variables.slots.filter { slot in
        if byMonths.contains(slot) || !variables[slot].isInput { return false }
        return months.facts[slot].map(byMonths.contains) ?? true
      })
    let before = calculator.state.followInstructionsLeft
    let most = min(before, Self.mostInstructions)
    calculator.state.followInstructionsLeft = most
    let resolver = RuleResolver(calculator, date: date, known: known, given: inputs.union(pinned), constants: [:])
    for slot in wanted { _ = resolver.resolve(slot) }
    calculator.state.followInstructionsLeft = before - (most - calculator.state.followInstructionsLeft)
    (graph, bindings, settled) = (resolver.tracer.graph, resolver.bindings, resolver.settled)
    datesByYears = resolver.datesByYears
  }

  /// The instruction limit for following rules, while a user waits for a question.
  private static let mostInstructions = 20_000_000

  /// The facts that some rule reads on the way to the results.
  package var read: Set<Slot> {
    (0..<graph.count).reduce(into: []) { slots, index in
      if case .fact(let atom) = graph[Node(index)] { slots.insert(atom.variable) }
    }
  }

  /// Returns the facts that may move results or decide whether there are any; nil if all facts may, or if the known ones
  /// leave no result.
  ///
  /// Any two cases that agree in these and in the known facts have the same results, or fail both.
  ///
  /// - Parameters:
  ///   - results: the slots of results that were wanted, or on which these depend.
  ///   - values: the known facts and results of the case, by slot.
  ///   - open: the rules whose results the case may still give.
  package func facts(moving results: [Slot], knowing values: [Slot: Value], open: Set<Slot> = []) -> Set<Slot>? {
    let search = RelevanceSearch(self, knowing(values), open)
    let moving = try? results.reduce(into: Set<Slot>()) { $0.formUnion(try search.facts(moving: $1)) }
    // Questions are about the fact, not about each month.
    return moving.map { Set($0.map { rulebook.months.facts[$0] ?? $0 }) }
  }
}

extension Relevance {
  /// Extends known facts to their months.
  private func knowing(_ values: [Slot: Value]) -> [Slot: Value] {
    var known = rulebook.expanded(values)
    for (month, fact) in rulebook.months.facts where known[month] == nil {
      known[month] = known[fact].map { rulebook.inMonth($0, of: fact) }
    }
    for (fact, value) in values where known[fact] == nil { known[fact] = value.exact.map { .number($0) } }
    return known
  }

  /// The possible values of a fact, or of a rule whose result is given.
  func range(of slot: Slot) -> Interval {
    let variable = rulebook.variables[slot]
    let (least, most): (Exact, Exact)
    switch variable.type {
    case .quantity:
      (least, most) = (
        variable.minimum ?? ValueType.largestAmount.negated, variable.maximum ?? ValueType.largestAmount
      )
    case .count(let maximum):
      (least, most) = (variable.minimum ?? 0, min(variable.maximum ?? Exact(maximum), Exact(maximum)))
    case .boolean: (least, most) = (0, 1)
    case .choice(let choice): (least, most) = (0, Exact(choice.options.count - 1))
    case .date: (least, most) = (1_01_01, 9999_12_31)
    }
    // The default, and the value "nothing" of an absent person, are possible even outside the limits of given values.
    var values: [Value] = variable.absentee == nil ? [] : [variable.nothing]
    if case .input(let input) = variable.origin, let value = input.defaultValue { values.append(value) }
    let numbers = values.compactMap { $0.exact ?? variable.type.plainNumber($0).map { Exact($0) } }
    return numbers.reduce(Interval(least, max(least, most))) { $0.united(with: Interval($1)) }
  }
}
