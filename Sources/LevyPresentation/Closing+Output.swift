import LevyCalculator
import LevyModel
import LevyRules

extension Calculator {
  /// What an interview says at the end of a case, with its values in words and no name that only rules have. Of a case with estimates those sentences alone
  /// are said that tell an estimated value, each such value with "about" before it: what else follows from estimates would
  /// sound certain.
  ///
  /// - Parameters:
  ///   - facts: the case, with what was estimated of it.
  ///   - text: a value as it is shown where the sentences stand.
  /// - Throws: `Diagnostic` if the rules fail at it, or lack a fact.
  package func sentences(
    closing plan: InterviewPlan, of facts: Case, text: (Value, ValueType) -> String = { $0.shown(as: $1) }
  ) throws(Diagnostic) -> [String] {
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
          return (isEstimated ? say("about ", "etwa ") : "") + text(value, variable.type)
        }
        return facts.estimated.isEmpty || isAbout ? rulebook.plain(filled) : nil
      }
    }
  }
}
