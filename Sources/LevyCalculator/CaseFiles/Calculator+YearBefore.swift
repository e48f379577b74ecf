import LevyModel
import LevyRules

/// What a year takes over from the year before.
extension Calculator {
  /// Gives what a case takes over from that of the year before, unless it is given: the facts that stay the same, and
  /// what is left of the year before, such as losses. A fact whose result lacks facts of the year before is noted in
  /// the case as not carried.
  ///
  /// - Throws: `Diagnostic` for any other error of such a result.
  func carry(from before: Case, to facts: inout Case) throws(Diagnostic) {
    for slot in rulebook.declaredVariables.slots {
      let variable = rulebook.variables[slot]
      guard case .input(let input) = variable.origin, !facts.gives(variable.name) else { continue }
      if input.carries, let same = before.given[slot]?.value {
        try facts.give(variable.name, same)
        facts.carried.insert(slot)
      }
      guard let result = input.carriedResult.flatMap({ rulebook.slot(of: variable.person?.name(of: $0) ?? $0) }) else {
        continue
      }
      do throws(Diagnostic) {
        let left = try evaluate(rulebook.variables[result].name, for: before)
        guard let fitting = variable.type.accepted(left) else {
          throw Diagnostic(
            .badValue(name: variable.name, value: left.description, expected: variable.type.expected(.inForce)))
        }
        // Nothing that is left is what the results assume.
        if fitting == variable.defaultValue { continue }
        try facts.give(variable.name, fitting)
        facts.carried.insert(slot)
      } catch {
        if error.problem.kind != .missing { throw error }
        facts.notCarried[slot] = error
      }
    }
  }
}
