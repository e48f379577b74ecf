import LevyCalculator
import LevyCharts
import LevyModel
import LevyReport
import LevyRules

/// The steps from a gross amount to a net one, as the rules declare them.
extension ScenarioView {
  func waterfallView() throws(Diagnostic) -> HTML {
    let facts = try present()
    var drawn: HTML
    do throws(Diagnostic) {
      let (waterfall, isEstimated) = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
        try calculator.estimatedWaterfall(for: facts)
      }
      let note: HTML =
        isEstimated
        ? "<p class=\"help\">\(say("Some of it is estimated, since it is not given.", "Einiges ist geschätzt, da es nicht angegeben ist."))</p>"
        : ""
      drawn = "\(note)\(show(waterfall))"
    } catch {
      drawn = "<p class=\"fault\" role=\"status\">\(nothingGiven(error))</p>"
    }
    return """
      <h1>\(say("From gross to net", "Vom Brutto zum Netto"))</h1>
      \(drawn)
      \(commandLine(scenario.command("waterfall")))
      """
  }

  /// The reason why there are no steps to draw; missing facts are named by their labels.
  private func nothingGiven(_ error: Diagnostic) -> String {
    guard case .nothingFound = error.problem else { return plain(error) }
    return say(
      "Nothing is given with which the way from gross to net begins.",
      "Nichts ist angegeben, womit der Weg vom Brutto zum Netto beginnt.")
  }

  /// Each step with its amount and its bar; the widest bar is the gross amount.
  func show(_ waterfall: Waterfall) -> HTML {
    let jurisdiction = rulebook.jurisdiction
    let drawing = waterfall.drawing(jurisdiction)
    let rows = waterfall.steps.map { step in
      Row(
        label: step.name.map { name in "<a href=\"\(why(name))\">\(step.label)</a>" } ?? "\(step.label)",
        value: "\(waterfall.text(step, jurisdiction))")
    }
    return """
      \(Figure.responsive { drawing.svg(width: $0, class: $1) })
      \(Row.list(rows))
      """
  }
}
