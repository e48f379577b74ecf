import LevyCalculator
import LevyModel
import LevyRules

extension Rulebook {
  /// Returns the questions of interviews to which no answer can move the result in some years, whatever else is
  /// answered: rules read the fact on the way to the result, but it drops out of their formulas.
  ///
  /// - Throws: `Diagnostic` if the rules cannot be loaded.
  package func idleQuestions() throws(Diagnostic) -> [Diagnostic] {
    let calculator = try Calculator(self)
    var found: [Diagnostic] = []
    for plan in interviews {
      guard let result = slot(of: plan.result) else { continue }
      let steps = Set(plan.steps.flatMap(\.names).compactMap(slot))
      var years: [Slot: [Int]] = [:]
      for year in jurisdiction.years {
        let day = jurisdiction.taxYear.lastDay(of: year)
        guard isInForce(plan.result, on: day) else { continue }
        let relevance = Relevance(calculator, of: [result], on: day, known: nil)
        let open = steps.filter { !variables[$0].isInput }
        guard let moving = relevance.facts(moving: [result], knowing: [:], open: open) else { continue }
        let facts = try Case(self, year: year)
        for question in relevance.read.subtracting(moving) where variables[question].isInput {
          // A question that applies to no case of the year is never asked.
          guard try calculator.mayConcern(question, in: facts) else { continue }
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
