import LevyCalculator
import LevyModel
import LevyRules

/// The results of a case with parameters of another law.
extension Calculator {
  /// The result of a name for a case by its law, but with the parameters of another side, where that has them.
  ///
  /// - Parameter own: the parameters that are as the case's law has them.
  /// - Throws: `Diagnostic`, as `evaluate`.
  func evaluate(
    _ name: String, for facts: Case, parametersOf other: Attribution.Side, except own: Set<String>
  ) throws(Diagnostic) -> Value {
    forgetLaw()
    lawOverride = { [unowned self] slot, day throws(Diagnostic) in
      let name = rulebook.parameters[slot].name
      // The other side's law of its own day, or of the same day of its year.
      let then = day == facts.date ? other.facts.date : day.moved(years: other.facts.year - facts.year)
      return own.contains(name) ? false : try pushLaw(name, of: other, on: then)
    }
    defer {
      lawOverride = nil
      forgetLaw()
    }
    return try evaluate(name, for: facts)
  }

  private func pushLaw(_ name: String, of other: Attribution.Side, on day: CalendarDate) throws(Diagnostic) -> Bool {
    let giver = other.calculator
    guard let slot = giver.rulebook.parameters.firstIndex(where: { $0.name == name }),
      try giver.pushLaw(slot, on: day, known: other.facts.known)
    else { return false }
    if giver === self { return true }
    // A value of another state is copied.
    let value = giver.state.declaredValue()
    giver.state.lua.pop()
    state.push(value)
    return true
  }
}
