import LevyCalculator
import LevyModel
import LevyRules

extension Calculator {
  /// What an interview says at the end of a case, with its values in words and no name that only rules have. Of a case with estimates those sentences alone
  /// are said that tell an estimated value, each such value with "about" before it: what else follows from estimates would
  /// sound certain.
  ///
  /// - Parameter facts: the case, with what was estimated of it.
  /// - Throws: `Diagnostic` if the rules fail at it, or lack a fact.
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
        // A sentence may begin with "about".
        let whole = filled.prefix(1).uppercased() + filled.dropFirst()
        return facts.estimated.isEmpty || isAbout ? rulebook.plain(whole) : nil
      }
    }
  }
}
