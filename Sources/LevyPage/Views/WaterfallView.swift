import LevyCalculator
import LevyCharts
import LevyModel
import LevyReport
import LevyRules

/// The way from a gross amount to a net one, as the rules declare it.
extension ScenarioView {
  func waterfallView() throws(Diagnostic) -> HTML {
    let (facts, _) = try facts()
    var drawn: HTML
    do throws(Diagnostic) {
      let waterfall = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
        try calculator.waterfall(for: facts)
      }
      drawn = show(waterfall)
    } catch {
      drawn = "<p class=\"fault\" role=\"status\">\(error.message)</p>"
    }
    return """
      <h1>\(say("From gross to net", "Vom Brutto zum Netto"))</h1>
      \(drawn)
      \(commandLine(scenario.command("waterfall")))
      """
  }

  private func show(_ waterfall: Waterfall) -> HTML {
    let jurisdiction = rulebook.jurisdiction
    let drawing = waterfall.drawing(jurisdiction)
    let rows = waterfall.steps.map { step -> HTML in
      let label: HTML =
        step.name.map { name in
          "<a href=\"why?\(scenario.query([("name", name)] + kept))\">\(step.label)</a>"
        } ?? "\(step.label)"
      return """
        <tr><th scope="row">\(label)</th><td class="number">\(waterfall.text(step, jurisdiction))</td></tr>
        """
    }
    return """
      \(Figure.responsive { drawing.svg(width: $0, class: $1) })
      <div class="wide"><table><thead><tr><th scope="col">\(say("step", "Schritt"))</th>
      <th scope="col" class="number">\(say("amount", "Betrag"))</th></tr></thead><tbody>\(rows)</tbody></table></div>
      """
  }
}
