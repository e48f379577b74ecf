import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyReport
import LevyRules
import LevyWhatIf

/// How much of a fact goes into a result, on the whole and of the next unit, with the places at which the law changes.
extension ScenarioView {
  func chartView() throws(Diagnostic) -> HTML {
    let (facts, _) = try facts()
    let inputs = rulebook.namedVariables.filter { $0.type == .money && $0.isInput }
    let amounts = rulebook.namedVariables.filter { $0.type == .money && !$0.isInput }
    let over = scenario.setting("over") ?? defaultFact ?? ""
    let result = scenario.setting("result") ?? defaultResult ?? ""
    let own = facts.values.first { $0.name == over }.flatMap { $0.value.exact }
    let most = scenario.setting("to") ?? own.flatMap { try? $0.multiplied(by: 2).description } ?? "150000"
    var drawn: HTML
    do throws(Diagnostic) {
      drawn = try chart(over: over, to: most, of: result, facts)
    } catch {
      drawn = "<p class=\"fault\" role=\"alert\">\(error.message)</p>"
    }
    let factNames = (inputs + amounts).map { option($0, $0.name == over) }
    let resultNames = amounts.map { option($0, $0.name == result) }
    return """
      <h1>\(say("Effective and marginal rate", "Durchschnitts- und Grenzbelastung"))</h1>
      <form class="bar" method="get" action="chart">\(hidden())
      <label for="over">\(say("Over", "Über"))</label> <select id="over" name="_over">\(factNames)</select>
      <label for="to">\(say("up to", "bis"))</label> <input id="to" name="_to" value="\(most)" inputmode="decimal">
      <label for="of">\(say("the result", "das Ergebnis"))</label> <select id="of" name="_result">\(resultNames)</select>
      <button type="submit">\(say("Draw", "Zeichnen"))</button></form>
      \(drawn)
      \(commandLine(scenario.command("sweep", ["--over", "\(over)=0..\(most)", result, "--effective", "--marginal", "--chart"])))
      """
  }

  private func option(_ variable: Variable, _ isSelected: Bool) -> HTML {
    "<option value=\"\(variable.name)\"\(isSelected ? " selected" as HTML : "")>\(variable.label) (\(variable.name))</option>"
  }

  /// A fact of money that is typed, else the first that the main results are of.
  private var defaultFact: String? {
    let typed = scenario.typed.compactMap { fact in rulebook[fact.name] }
    return typed.first { $0.type == .money }?.name ?? mainAmounts.first
  }

  /// The burden that the rules declare, or else a main result.
  private var defaultResult: String? {
    let burden = rulebook.jurisdiction.waterfalls.lazy.compactMap(\.burden).first
    return burden ?? mainAmounts.dropFirst().first ?? mainAmounts.first
  }

  private var mainAmounts: [String] {
    rulebook.mainResults(on: scenario.facts.date).filter { rulebook[$0]?.type == .money }
  }

  private func chart(over: String, to: String, of result: String, _ facts: Case) throws(Diagnostic) -> HTML {
    let stretch = try Stretch("\(over)=0..\(to)", rulebook)
    let curve = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try RateCurve(calculator, facts, over: stretch, of: result)
    }
    let rows = (curve.kinks?.all ?? []).prefix(40).map { kink -> HTML in
      """
      <tr><td class="number">\(text(of: .number(kink.at), curve.fact.type))</td>
      <td class="number">\(RateCurve.number(kink.before)) → \(RateCurve.number(kink.after))</td>
      <td class="number">\(kink.jump == 0 ? "" : text(of: .number(kink.jump), .money))</td>
      <td class="rule"><a href="why?\(scenario.query([("name", kink.rule)] + kept))">\(kink.rule)</a> <span class="m-citation">\(kink.source)</span></td></tr>
      """
    }
    let note: HTML =
      curve.kinks?.isComplete == true
      ? ""
      : "<p class=\"help\">\(say("Not every step could be looked at: a smaller place may be missing.", "Nicht jeder Schritt ließ sich ansehen: Eine kleine Stelle kann fehlen."))</p>"
    return """
      \(Figure.responsive { PlotDrawing(curve.plot, width: $0).svg(class: $1) })
      <h2>\(say("Where the law changes", "Wo das Recht wechselt"))</h2>\(note)
      <div class="wide"><table><thead><tr><th scope="col" class="number">\(say("from", "ab"))</th><th scope="col" class="number">\(say("of 1 more", "von 1 mehr"))</th>
      <th scope="col" class="number">\(say("jump", "Sprung"))</th><th scope="col">\(say("rule", "Regel"))</th></tr></thead><tbody>\(rows)</tbody></table></div>
      """
  }
}
