import LevyModel
import LevyRules

/// What a year takes over from the year before.
extension Calculator {
  /// Gives what a case takes over from that of the year before, unless it is given: the facts that stay the same, and
  /// what is left of the year before, such as losses. Facts of persons who are there no more are left out. A fact whose
  /// result lacks facts of the year before is noted in the case as not carried.
  ///
  /// - Throws: `Diagnostic` for any other error of such a result.
  func carry(from before: Case, to facts: inout Case) throws(Diagnostic) {
    for (name, value) in try before.carried(toYear: facts.year).values where !facts.gives(name) {
      try carry(value, as: name, to: &facts)
    }
    for variable in rulebook.declaredVariables where !facts.gives(variable.name) {
      do throws(Diagnostic) {
        guard let left = try left(of: before, for: variable) else { continue }
        try carry(left, as: variable.name, to: &facts)
      } catch {
        guard error.problem.kind == .missing, let slot = rulebook.slot(of: variable.name) else { throw error }
        facts.notCarried[slot] = error
      }
    }
    let present = withoutTheAbsent(facts).facts
    for slot in facts.carried where present.given[slot] == nil { try facts.remove(rulebook.variables[slot].name) }
  }

  private func carry(_ value: Value, as name: String, to facts: inout Case) throws(Diagnostic) {
    guard let slot = rulebook.slot(of: name), !facts.toldByMonths.contains(slot) else { return }
    try facts.give(name, value)
    facts.carried.insert(slot)
  }

  /// What is left of a case for the facts of the next year, by their names, as far as it can be computed.
  package func left(of case: Case) -> [String: Value] {
    var found: [String: Value] = [:]
    for variable in rulebook.declaredVariables where variable.carriedResult != nil {
      found[variable.name] = (try? left(of: `case`, for: variable)) ?? nil
    }
    return found
  }

  /// What is left of a case for a fact of the next year. Nil if the fact carries no result, or if nothing is left, which
  /// is its default.
  ///
  /// - Throws: `Diagnostic` if the result cannot be computed.
  private func left(of case: Case, for variable: Variable) throws(Diagnostic) -> Value? {
    guard let result = variable.carriedResult.map({ variable.person?.name(of: $0) ?? $0 }), rulebook[result] != nil
    else { return nil }
    let left = try evaluate(result, for: `case`)
    guard let fitting = variable.type.accepted(left) else {
      throw Diagnostic(
        .badValue(name: variable.name, value: left.description, expected: variable.type.expected(.inForce)))
    }
    return fitting == variable.defaultValue ? nil : fitting
  }
}
