import LevyCalculator
import LevyModel
import LevyRules

extension Rulebook {
  /// What is found out by following all rules in all years, for every case at once: lines that no case reaches, because
  /// conditions before them leave nothing over (of lines that follow each other the first); rules that fail in every case
  /// of a year; and paths on which a rule fails or returns what its type does not hold, with the cases that come there.
  /// Only rules that can be followed on every path are looked into.
  ///
  /// - Throws: `Diagnostic` if the rules cannot be loaded.
  public func findings() throws(Diagnostic) -> [Diagnostic] {
    let survey = RuleSurvey(self, try Calculator(self))
    survey.run()
    return survey.findings
  }
}
