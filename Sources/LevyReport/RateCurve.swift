import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

/// The average and the marginal rate of a result over a range of a fact, with the case's own value.
package struct RateCurve {
  /// One's own place.
  package struct Own {
    package let value: Exact
    package let result: Exact
    /// The result for each unit of the fact; nil if the fact is zero.
    package let effective: Exact?
    /// How much of a further unit goes into the result; nil if the rules cannot be followed there.
    package let marginal: Exact?
  }

  package let fact: Variable
  package let result: Variable
  package let sweep: Sweep
  /// The bends and jumps of the result; nil if the rules cannot be followed.
  package let kinks: Kinks?
  package let own: Own?
  /// Whether what is drawn stands on estimates, which change with the fact.
  package let isEstimated: Bool
  private let around: Sweep.Surroundings

  /// Both rates as lines, with texts in the language in force.
  package var plot: Plot {
    sweep.plots(around).first ?? Plot(title: "", range: 0...0, xLabel: "", panels: [])
  }

  /// The same with rates in percent, named in plain words, as for people.
  package var inPercent: Plot {
    var plot = plot
    let labels = [
      say("of all of it", "vom Ganzen"), say("of each further one", "von jedem weiteren"),
    ]
    plot.panels = plot.panels.map { panel in
      Plot.Panel(lines: zip(panel.lines, labels).map { $0.labelled($1) }, unit: .percent)
    }
    // The place alone: the rule is told below the drawing, by its label.
    plot.marks = plot.marks.map { Plot.Mark(x: $0.x, text: String($0.text.prefix { $0 != " " }), isJump: $0.isJump) }
    // Why is told in the words of the rules, with names that only they have.
    plot.gaps = plot.gaps.map { gap in
      Plot.Gap(
        range: gap.range, reason: say("it cannot be computed there", "dort nicht zu berechnen"))
    }
    return plot
  }

  /// - Parameter estimating: whether what the case does not give is estimated.
  /// - Throws: `Diagnostic` if the names are unknown or no numbers, or if there is no result anywhere.
  package init(
    _ calculator: Calculator, _ facts: Case, over stretch: Stretch, of result: String, estimating: Bool = false
  ) throws(Diagnostic) {
    let rulebook = calculator.rulebook
    fact = try rulebook.variable(named: stretch.name)
    self.result = try rulebook.variable(named: result)
    guard self.result.isShare(of: fact) else {
      throw Diagnostic(
        nothing: "one is of another period than the other", "das eine gilt für einen anderen Zeitraum als das andere")
    }
    try facts.checkIsOne(stretch.name)
    var probe = facts
    if !facts.gives(stretch.name) { try probe.set(stretch.name, fact.type.value(stretch.range.upperBound)) }
    isEstimated =
      estimating
      && (try? calculator.estimates(for: probe, names: [result]))?.facts.estimated.isEmpty == false
    let sweep =
      try isEstimated
      ? Sweep(estimating: calculator, facts, over: stretch, outputs: [result])
      : Sweep(rulebook, facts, over: stretch, mostSteps: 240, outputs: [result], rates: [.effective, .marginal])
    guard let column = sweep.columns.first, column.type.isNumeric else {
      throw Diagnostic(.badValue(name: "result", value: result, expected: .ofNumbers))
    }
    if let fault = sweep.faults.first, sweep.faults.count == sweep.points.count { throw fault.diagnostic }
    // Where the law changes is known of a formula alone, and estimates are none.
    var around = Sweep.Surroundings(of: sweep, calculator, facts, findsKinks: !isEstimated)
    around.showsResults = false
    around.label = { rulebook[$0]?.label ?? $0 }
    kinks = around.kinks[column.name]
    var own: Own?
    if let value = around.own {
      let point = try sweep.column(at: value, calculator, facts, estimating: isEstimated)
      if let reached = point?.values.first??.exact {
        own = Own(
          value: value, result: reached, effective: point?.effective.first ?? nil,
          marginal: point?.marginal.first ?? nil)
      }
    }
    self.own = own
    (self.sweep, self.around) = (sweep, around)
  }
}

extension Sweep {
  /// The first result with its rates at a value of its own.
  fileprivate func column(
    at value: Exact, _ calculator: Calculator, _ facts: Case, estimating: Bool
  ) throws(Diagnostic) -> Column? {
    guard let column = columns.first else { return nil }
    if estimating {
      // A hundred more, so that no rounding looks like a rate.
      let next = (try? value.adding(100)) ?? value
      let points = try Stretch(value...next, of: name, calculator.rulebook)
      return try Sweep(estimating: calculator, facts, over: points, step: 100, outputs: [column.name]).columns.first
    }
    let point = try Stretch(value...value, of: name, calculator.rulebook)
    return try Sweep(
      calculator.rulebook, facts, over: point, outputs: [column.name], rates: [.effective, .marginal]
    ).columns.first
  }
}
