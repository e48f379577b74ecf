import LevyCalculator
import LevyModel
import LevyRules

extension Rulebook {
  /// Questions of interviews to which no answer can move the result in some years, whatever else is answered: rules read
  /// them on the way to it, but their formulas leave nothing of them over.
  ///
  /// - Throws: `Diagnostic` if the rules cannot be loaded.
  public func idleQuestions() throws(Diagnostic) -> [Diagnostic] {
    let calculator = try Calculator(self)
    var found: [Diagnostic] = []
    for plan in interviews {
      guard let result = slot(of: plan.result) else { continue }
      let steps = Set(plan.steps.flatMap(\.names).compactMap(slot))
      var years: [Int: [Int]] = [:]
      for year in jurisdiction.years {
        let day = jurisdiction.taxYear.lastDay(of: year)
        guard isInForce(plan.result, on: day) else { continue }
        let relevance = Relevance(calculator, of: [result], on: day, known: nil)
        let open = steps.filter { !variables[$0].isInput }
        guard let moving = relevance.facts(knowing: [:], open: open) else { continue }
        // What does not concern the year is not asked in any case.
        let facts = try calculator.caseFacts(
          [plan.result], rules: Set(open.map { variables[$0].name }), for: try Case(self, year: year))
        let concerns = Set(facts.filter(\.isOfConcern).compactMap { slot(of: $0.variable.name) })
        for question in relevance.read.intersection(concerns).subtracting(moving) {
          years[question, default: []].append(year)
        }
      }
      for (question, years) in years.sorted(by: { $0.key < $1.key }) {
        let names = years.runs.map { run in
          let ends = [run.lowerBound, run.upperBound].map(jurisdiction.taxYear.name)
          return run.count == 1 ? ends[0] : "\(ends[0]) to \(ends[1])"
        }
        found.append(
          Diagnostic(
            .idleQuestion(
              name: variables[question].name, interview: plan.name, years: names.joined(separator: ", ")),
            at: plan.place))
      }
    }
    return found
  }
}
