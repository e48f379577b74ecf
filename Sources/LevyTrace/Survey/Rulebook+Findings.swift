import LevyCalculator
import LevyModel
import LevyRules
import LevyScript

/// The findings of following all rules for every case at once.
package struct RuleFindings: Sendable {
  /// Lines that no case reaches, because the conditions before them exclude all cases (the first of consecutive lines);
  /// rules that fail in every case of a year; paths on which a rule fails or returns a value that does not fit its
  /// type, with the cases that take them; and inputs that no rule reads. Only rules that can be followed on every path
  /// are examined.
  package let warnings: [Diagnostic]
  /// The rules that batches must interpret by the latest law, for some rows at least, because they cannot be followed
  /// as formulas, with the reason and a remedy. Rules that only depend on such a rule are not named. Besides, functions
  /// for which the rules cannot be cached.
  package let notes: [Diagnostic]
  /// Figures in the code of rules.
  package let bareNumbers: [Diagnostic]
}

extension Rulebook {
  /// The instruction limit for following all rules in a check, for which a user waits.
  static let mostCheckedInstructions = 100_000_000

  /// Figures in the code of rules.
  package var bareNumbers: [Diagnostic] {
    sources.all.flatMap { (try? SourceChecks($0))?.bareNumbers ?? [] }
  }

  /// Places where rules divide amounts so that the remainder is dropped.
  private var floorsOfMoney: [Diagnostic] {
    sources.all.flatMap { file in
      ((try? SourceChecks(file, persons: household.kindsByName, hypotheses: hypotheses.names))?.floorsOfMoney(isMoney)
        ?? []).map {
          Diagnostic(.floorsMoney(name: $0.name), at: $0.place)
        }
    }
  }

  /// True if a name that rules read is an amount of money.
  private func isMoney(_ read: NameRead) -> Bool {
    switch read.record {
    case .fact: (slot(of: read.name) ?? slots(ofField: read.name).first).map { variables[$0].type == .money } ?? false
    case .parameter: if case .plain(.money)? = parameter(named: read.name)?.shape { true } else { false }
    }
  }

  /// Follows all rules in all years.
  ///
  /// - Throws: `Diagnostic` if the rules cannot be loaded.
  package func findings() throws(Diagnostic) -> RuleFindings {
    let survey = RuleSurvey(self, try Calculator(self))
    survey.run()
    return RuleFindings(
      warnings: try sources.pinpointed(historyFindings + floorsOfMoney) + survey.warnings + idleFailures(),
      notes: survey.notes + sources.all.flatMap { (try? SourceChecks($0))?.changesOfOuterLocals ?? [] },
      bareNumbers: bareNumbers)
  }

  /// Checks that fail if nothing is given, and so would be shown for every case.
  private func idleFailures() throws(Diagnostic) -> [Diagnostic] {
    if !caveats.contains(where: \.isCheck) { return [] }
    let calculator = try Calculator(self)
    var failing: Set<Diagnostic> = []
    for year in jurisdiction.years {
      for check in try calculator.doubts(of: Case(self, year: year)) {
        failing.insert(
          Diagnostic(
            .fails(rule: check.name, cases: "where nothing is given", cause: "a check should hold then"),
            at: check.place))
      }
    }
    return failing.sorted { ($0.place?.description ?? "") < ($1.place?.description ?? "") }
  }
}
