import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

/// Rules that cannot fail, and have the same result whatever the answers to their questions: whether a spouse's fifth pension is
/// there is asked of each spouse, and is so of none if no row says how many there are.
extension RuleResolver {
  /// The result that a rule has on all its paths, if nothing can fail on them; else the questions have to be asked.
  func onlyResult(_ tree: DecisionTree, of slot: Int) -> Exact? {
    var (open, result, isSame) = ([tree], Exact?.none, true)
    while let next = open.popLast() {
      switch next {
      case .question(let question, let answers):
        if !isCertain(question) { return nil }
        open += answers
      case .leaf(.expression(let node, let checks)):
        if !isCertain(node) || !checks.allSatisfy(isCertain) { return nil }
        let found = tracer.graph.constant(node)
        isSame = isSame && found != nil && (result ?? found) == found
        result = found
      case .leaf: return nil
      }
    }
    certain.insert(slot)
    return isSame ? result : nil
  }

  private func isCertain(_ question: Question) -> Bool {
    switch question {
    case .switch(let slot): isCertain(slot)
    case .less(let one, let other), .lessOrEqual(let one, let other), .equal(let one, let other):
      isCertain(one) && isCertain(other)
    }
  }

  private func isCertain(_ node: Node) -> Bool {
    switch tracer.graph[node] {
    case .constant: true
    case .fact(let slot), .chosen(let slot, _): isCertain(slot)
    default: false
    }
  }

  /// Whether a fact has a value in every row.
  private func isCertain(_ slot: Slot) -> Bool {
    if slot.part != nil { return false }
    return switch bindings[slot.variable] {
    case .constant: true
    case .column: rulebook.variables[slot.variable].isInput && hasDefault(slot.variable)
    case .rule: certain.contains(slot.variable)
    case .interpreted, nil: false
    }
  }

  private func hasDefault(_ slot: Int) -> Bool {
    calculator.defaultValue(of: slot, givers: { _ in false }) != nil
  }

  /// Whether comparing a fact of this name with a numeral by `==` gives the same result whether or not counts of many
  /// values are symbols: because it is no such count, or because it has one value in all rows.
  func comparesAlike(_ name: String) -> Bool {
    // A part of a date may be a symbol too.
    if DatePart.Kind.allCases.contains(where: { "\($0)" == name }) { return false }
    // The field of a person may be that of any.
    let slots = rulebook.household.isUsed ? rulebook.slots(ofField: name) : rulebook.slot(of: name).map { [$0] } ?? []
    return slots.allSatisfy { slot in
      if rulebook.variables[slot].isInput, !given.contains(slot) { return true }
      guard case .count = rulebook.variables[slot].type else { return true }
      return FiniteDomain(of: Slot(slot), in: rulebook.variables)?.count ?? .max <= FiniteDomain.few
    }
  }
}
