import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// The shares of parameters in the effect of a rule.
extension CauseSearch {
  /// Splits the effect of a rule among its parameters, by changing them one after the other. Returns the remaining
  /// effect of the rule itself, or nil if nothing can be split.
  func split(
    _ changes: inout [Attribution.ParameterChange], of name: String, _ facts: Case, before: Value, after: Value
  ) -> Exact? {
    let isAnother = old[name].map { !isSameVersion($0, new[name]) } ?? true
    guard changes.count > (isAnother ? 0 : 1), let start = effect(of: before, for: name) else { return nil }
    var parts: [Exact] = []
    var (placed, reached) = (Set<String>(), Exact?.none)
    for change in [nil] + changes.map(Optional.some) {
      if let change { placed.insert(change.name) }
      guard
        let value = try? second.calculator.evaluate(name, for: facts, parametersOf: first, except: placed),
        let now = effect(of: value, for: name), let part = try? now.subtracting(reached ?? start)
      else { return nil }
      parts.append(part)
      reached = now
    }
    guard let end = effect(of: after, for: name), let reached, let rest = try? end.subtracting(reached),
      let own = try? parts[0].adding(rest)
    else { return nil }
    for index in changes.indices { changes[index].effect = parts[index + 1] }
    return own
  }

  /// The result of the first side if the rule of this name had a given value there.
  private func effect(of value: Value, for name: String) -> Exact? {
    name == result ? value.exact : resultOf(first, with: value, for: name)?.exact
  }

  private func isSameVersion(_ old: Explanation, _ new: Explanation?) -> Bool {
    guard case .rule(_, let before) = old.origin, case .rule(_, let after)? = new?.origin else { return false }
    return before == after && first.calculator.rulebook.digest == second.calculator.rulebook.digest
  }
}
