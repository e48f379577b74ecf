import LevyCalculator
import LevyModel
import LevyRules

extension Calculator {
  /// The closing sentences of an interview, with values in words and labels in place of names. If the case has
  /// estimates, only sentences with an estimated value are returned, with "about" before each such value, since all
  /// others would sound certain.
  ///
  /// - Parameter facts: the case with its estimates.
  /// - Throws: `Diagnostic` if the rules fail, or lack a fact.
  package func sentences(closing plan: InterviewPlan, of facts: Case) throws(Diagnostic) -> [String] {
    let sentences = try closing(of: plan, for: facts)
    return Language.speaking(rulebook.language) {
      sentences.compactMap { sentence in
        var isAbout = false
        let filled = rulebook.filled(sentence) { slot in
          if slot == Rulebook.yearSlot { return facts.yearName }
          let variable = rulebook.variables[slot]
          guard let value = try? evaluate(variable.name, for: facts) else { return nil }
          let isEstimated = !slotsRead.isDisjoint(with: facts.estimated)
          isAbout = isAbout || isEstimated
          let about = isEstimated ? say("about ", "etwa ") : ""
          if case .date(let day) = value, !value.isNone { return about + day.inWords }
          return about + rulebook.jurisdiction.words(value, variable.type)
        }
        // A sentence may begin with "about", so its first letter is capitalised.
        let whole = filled.prefix(1).uppercased() + filled.dropFirst()
        return facts.estimated.isEmpty || isAbout ? rulebook.plain(whole) : nil
      }
    }
  }
}
