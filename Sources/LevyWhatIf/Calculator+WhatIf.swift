import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// What-if questions about a case.
extension Calculator {
  /// Computes results at many values of one fact of a case.
  ///
  /// - Parameters:
  /// - names: the results; if empty, the jurisdiction's main results.
  /// - fact: the fact that varies: an amount, rate, number or count. Its value in the case is ignored.
  /// - range: its first and last value, in its own unit; by default all values that it may have, amounts up to ten
  ///   million.
  /// - step: the distance of two values; by default 1, 2 or 5 times a power of ten that gives at most 100 steps.
  /// - rates: the rates that are added to each result.
  /// - Throws: `Diagnostic` for an unknown name, an invalid step, more than a million points, or an interrupt. Points
  ///   at which the rules fail are among the sweep's `faults`.
  public func sweep(
    _ names: [String] = [], over fact: String, in range: ClosedRange<Exact>? = nil, step: Exact? = nil,
    rates: Set<Sweep.Rate> = [], for facts: Case
  ) throws(Diagnostic) -> Sweep {
    try Sweep(self, facts, over: stretch(fact, range), step: step, outputs: names, rates: rates)
  }

  /// Finds the places at which the slope of a result changes, or the result jumps, as one fact of a case rises.
  ///
  /// - Parameters:
  /// - name: the result: an amount, rate, number or count.
  /// - fact: the fact that rises.
  /// - range: the values to examine; by default all values that it may have, amounts up to ten million.
  /// - Throws: `Diagnostic` for an unknown name, rules that cannot be followed as one formula, or an interrupt.
  public func kinks(
    of name: String, over fact: String, in range: ClosedRange<Exact>? = nil, for facts: Case
  ) throws(Diagnostic) -> Kinks {
    try CaseFunction(self, facts, over: fact).kinks(name, in: stretch(fact, range).range)
  }

  /// Finds the values of one fact of a case for which a result has a given value, to the fact's smallest step.
  ///
  /// - Parameters:
  /// - name: the result: an amount, rate, number or count.
  /// - wanted: the value of the result.
  /// - fact: the fact to find.
  /// - range: the values to examine; by default all values that it may have, amounts up to ten million.
  /// - Throws: `Diagnostic` for an unknown name, rules that cannot be followed as one formula, or an interrupt.
  public func solutions(
    of name: String, being wanted: Exact, over fact: String, in range: ClosedRange<Exact>? = nil, for facts: Case
  ) throws(Diagnostic) -> Solutions {
    try CaseFunction(self, facts, over: fact).solutions(name, is: wanted, in: stretch(fact, range).range)
  }

  /// Returns the results of several cases side by side.
  ///
  /// - Parameters:
  /// - names: the results; if empty, the jurisdiction's main results.
  /// - cases: the cases, each with a title, such as a year or the name of a scenario.
  public func comparison(_ names: [String] = [], of cases: [(title: String, facts: Case)]) -> Comparison {
    Comparison(cases.map { ($0.title, answer(names, for: $0.facts)) })
  }

  /// Finds the causes of the difference of a result between two cases.
  ///
  /// - Parameters:
  /// - name: the result.
  /// - other: the calculator for the second case, if that uses other rules.
  /// - Throws: `Diagnostic` if the result cannot be computed for one of the cases.
  public func attribution(
    of name: String, from first: Case, to second: Case, by other: Calculator? = nil
  ) throws(Diagnostic) -> Attribution {
    try Attribution(name, from: .init(self, first), to: .init(other ?? self, second))
  }

  private func stretch(_ fact: String, _ range: ClosedRange<Exact>?) throws(Diagnostic) -> Stretch {
    if let range { try Stretch(range, of: fact, rulebook) } else { try Stretch(of: fact, rulebook) }
  }
}
