import LevyCalculator
import LevyModel
import LevyRules

extension RuleResolver {
  /// The rules among some that batches must interpret, with the reason. Rules that only need such a rule are not named.
  func interpretedRules(of rules: [Int]) -> [Diagnostic] {
    let rules = rules.filter { calculator.version(of: $0) != nil }
    // Small amounts fit most formulas, and no rows are computed by this plan.
    let plan = Plan(self, outputs: rules, largestAmounts: [6])
    var found: [Int: String] = [:]
    for output in plan.outputs {
      guard let reason = output.reason ?? partly[output.slot] else { continue }
      let (slot, cause) = rulebook.origin(of: reason, in: output.slot)
      // A rule that fails whatever is given fails for the interpreter too.
      if !cause.hasPrefix(Plan.failure) { found[slot] = cause }
    }
    return found.sorted { $0.key < $1.key }.map { slot, reason in
      let place = calculator.version(of: slot)?.place ?? rulebook.variables[slot].place
      return Diagnostic(.notFollowed(name: rulebook.variables[slot].name, reason: reason), at: place)
    }
  }
}

extension Rulebook {
  /// The rule at the end of "it needs 'a': it needs 'b': …", and what is the matter with it.
  func origin(of reason: String, in slot: Int) -> (slot: Int, cause: String) {
    guard reason.hasPrefix(Plan.dependence) else { return (slot, reason) }
    let parts = reason.dropFirst(Plan.dependence.count).split(separator: "'", maxSplits: 1)
    guard parts.count == 2, let needed = self.slot(of: String(parts[0])), parts[1].hasPrefix(": ") else {
      return (slot, reason)
    }
    return origin(of: String(parts[1].dropFirst(2)), in: needed)
  }
}
