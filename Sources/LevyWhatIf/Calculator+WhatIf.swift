import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// What-if questions about a case.
extension Calculator {
  /// Results at many values of one fact of a case.
  ///
  /// - Parameters:
  ///   - names: the results; without names, the jurisdiction's main results.
  ///   - fact: the fact that changes: an amount, rate, number or count. What the case gives for it is left aside.
  ///   - range: its first and last value, in its own unit; by default all that it may have, amounts up to ten million.
  ///   - step: from one value to the next; by default 1, 2 or 5 times a power of ten, so that there are at most 100.
  ///   - rates: what to add to each result.
  /// - Throws: `Diagnostic` for an unknown name, a step that is no step or makes more than a million points, or an
  ///   interruption. Points at which the rules fail are among the sweep's `faults`.
  public func sweep(
    _ names: [String] = [], over fact: String, in range: ClosedRange<Exact>? = nil, step: Exact? = nil,
    rates: Set<Sweep.Rate> = [], for facts: Case
  ) throws(Diagnostic) -> Sweep {
    try Sweep(self, facts, over: stretch(fact, range), step: step, outputs: names, rates: rates)
  }

  /// The places at which a result begins to change at another rate, or jumps, as one fact of a case rises.
  ///
  /// - Parameters:
  ///   - name: the result: an amount, rate, number or count.
  ///   - fact: the fact that rises.
  ///   - range: its values to look at; by default all that it may have, amounts up to ten million.
  /// - Throws: `Diagnostic` for an unknown name, rules that cannot be followed as one formula, or an interruption.
  public func kinks(
    of name: String, over fact: String, in range: ClosedRange<Exact>? = nil, for facts: Case
  ) throws(Diagnostic) -> Kinks {
    try CaseFunction(self, facts, over: fact).kinks(name, in: stretch(fact, range).range)
  }

  /// The values of one fact of a case for which a result has a given value, to the fact's smallest step.
  ///
  /// - Parameters:
  ///   - name: the result: an amount, rate, number or count.
  ///   - wanted: its value.
  ///   - fact: the fact to find.
  ///   - range: its values to look at; by default all that it may have, amounts up to ten million.
  /// - Throws: `Diagnostic` for an unknown name, rules that cannot be followed as one formula, or an interruption.
  public func solutions(
    of name: String, being wanted: Exact, over fact: String, in range: ClosedRange<Exact>? = nil, for facts: Case
  ) throws(Diagnostic) -> Solutions {
    try CaseFunction(self, facts, over: fact).solutions(name, is: wanted, in: stretch(fact, range).range)
  }

  /// The results of several cases side by side.
  ///
  /// - Parameters:
  ///   - names: the results; without names, the jurisdiction's main results.
  ///   - cases: the cases, each with a title, such as a year or the name of a scenario.
  public func comparison(_ names: [String] = [], of cases: [(title: String, facts: Case)]) -> Comparison {
    Comparison(cases.map { ($0.title, answer(names, for: $0.facts)) })
  }

  /// The causes of the difference of a result between two cases.
  ///
  /// - Parameters:
  ///   - name: the result.
  ///   - other: what computes the second case, if that is of other rules.
  /// - Throws: `Diagnostic` if either case has no such result.
  public func attribution(
    of name: String, from first: Case, to second: Case, by other: Calculator? = nil
  ) throws(Diagnostic) -> Attribution {
    try Attribution(name, from: .init(self, first), to: .init(other ?? self, second))
  }

  private func stretch(_ fact: String, _ range: ClosedRange<Exact>?) throws(Diagnostic) -> Stretch {
    if let range { try Stretch(range, of: fact, rulebook) } else { try Stretch(of: fact, rulebook) }
  }
}
