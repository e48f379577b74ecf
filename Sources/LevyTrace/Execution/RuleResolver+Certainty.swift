import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules

/// Finds rules that cannot fail and return the same result on all paths. For example, a rule asks of each spouse
/// whether they have a fifth pension; if rows do not say how many pensions there are, the answer is no for all.
extension RuleResolver {
  /// Returns the result that a rule has on all its paths, if it is one number and nothing on the paths can fail;
  /// otherwise nil.
  func onlyResult(_ tree: DecisionTree, of slot: Slot) -> Exact? {
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
    case .switch(let atom): isCertain(atom)
    case .less(let one, let other), .lessOrEqual(let one, let other), .equal(let one, let other):
      isCertain(one) && isCertain(other)
    }
  }

  private func isCertain(_ node: Node) -> Bool {
    switch tracer.graph[node] {
    case .constant: true
    case .fact(let atom), .chosen(let atom, _): isCertain(atom)
    default: false
    }
  }

  /// True if a fact has a value in every row.
  private func isCertain(_ atom: Atom) -> Bool {
    if atom.part != nil { return false }
    return switch bindings[atom.variable] {
    case .constant: true
    case .column: rulebook.variables[atom.variable].isInput && hasDefault(atom.variable)
    case .rule: certain.contains(atom.variable)
    case .interpreted, nil: false
    }
  }

  private func hasDefault(_ slot: Slot) -> Bool {
    calculator.defaultValue(of: slot, givers: { _ in false }) != nil
  }

  /// True if comparing a fact of this name with a numeral by `==` gives the same result whether or not counts of many
  /// values are symbols: the fact is no such count, or it has one value in all rows.
  func comparesAlike(_ name: String) -> Bool {
    // A part of a date may be a symbol too.
    if DatePart.Kind.allCases.contains(where: { "\($0)" == name }) { return false }
    // A field of a person may be read of any person.
    let slots = rulebook.household.isUsed ? rulebook.slots(ofField: name) : rulebook.slot(of: name).map { [$0] } ?? []
    return slots.allSatisfy { slot in
      if rulebook.variables[slot].isInput, !given.contains(slot) { return true }
      guard case .count = rulebook.variables[slot].type else { return true }
      return FiniteDomain(of: Atom(slot), in: rulebook.variables)?.count ?? .max <= FiniteDomain.few
    }
  }
}
