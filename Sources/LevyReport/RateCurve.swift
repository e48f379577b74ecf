import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

/// The average and the marginal rate of a result over a range of a fact, with the position of the case on the curve.
package struct RateCurve {
  /// The position of the case on the curve.
  package struct Own {
    package let value: Exact
    package let result: Exact
    /// The result per unit of the fact; nil if the fact is zero.
    package let effective: Exact?
    /// The share of a further unit that goes into the result; nil if the rules cannot be followed there.
    package let marginal: Exact?
  }

  package let fact: Variable
  package let result: Variable
  package let sweep: Sweep
  /// The bends and jumps of the result; nil if the rules cannot be followed.
  package let kinks: Kinks?
  package let own: Own?
  /// True if the curve depends on estimates, which change with the fact.
  package let isEstimated: Bool
  private let around: Sweep.Surroundings

  /// Both rates as lines, with texts in the current language.
  package var plot: Plot {
    sweep.plots(around).first ?? Plot(title: "", range: 0...0, xLabel: "", panels: [])
  }

  /// The same plot for people: rates in percent, with plain names.
  package var inPercent: Plot {
    var plot = plot
    let labels = [
      say("of all of it", "vom Ganzen"), say("of each further one", "von jedem weiteren"),
    ]
    plot.panels = plot.panels.map { panel in
      Plot.Panel(lines: zip(panel.lines, labels).map { $0.labelled($1) }, unit: .percent)
    }
    // The mark shows the place only, since the text below the chart names the rule by its label.
    plot.marks = plot.marks.map { Plot.Mark(x: $0.x, text: String($0.text.prefix { $0 != " " }), isJump: $0.isJump) }
    // The full reason would name the rules' identifiers.
    plot.gaps = plot.gaps.map { gap in
      Plot.Gap(
        range: gap.range, reason: say("it cannot be computed there", "dort nicht zu berechnen"))
    }
    return plot
  }

  /// - Parameter estimating: true to estimate facts that the case does not give.
  /// - Throws: `Diagnostic` if the names are unknown or not numbers, or if there is no result anywhere.
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
    // Kinks are found in formulas only, and estimates are not formulas.
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
  /// Returns the first result of the sweep with its rates at a single value.
  fileprivate func column(
    at value: Exact, _ calculator: Calculator, _ facts: Case, estimating: Bool
  ) throws(Diagnostic) -> Column? {
    guard let column = columns.first else { return nil }
    if estimating {
      // The step is 100, so that rounding does not look like a rate.
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
