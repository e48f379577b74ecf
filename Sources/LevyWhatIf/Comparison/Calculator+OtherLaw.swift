import LevyCalculator
import LevyModel
import LevyRules

/// Results of a case with parameters of another law.
extension Calculator {
  /// Computes a result for a case by its law, but with the parameters of another side, if that has them.
  ///
  /// - Parameter own: the names of the parameters that keep the values of the case's law.
  /// - Throws: `Diagnostic`, as `evaluate` does.
  func evaluate(
    _ name: String, for facts: Case, parametersOf other: Attribution.Side, except own: Set<String>
  ) throws(Diagnostic) -> Value {
    forgetLaw()
    lawOverride = { [unowned self] id, day throws(Diagnostic) in
      let name = rulebook.parameters[id].name
      // The other side's law on its own day, or for another day read, on the same day in its year.
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
    guard let id = giver.rulebook.parameters.firstID(where: { $0.name == name }),
      try giver.pushLaw(id, on: day, known: other.facts.known)
    else { return false }
    if giver === self { return true }
    // A value from another Lua state is copied.
    let value = giver.state.declaredValue()
    giver.state.lua.pop()
    state.push(value)
    return true
  }
}
