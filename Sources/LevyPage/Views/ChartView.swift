import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyReport
import LevyRules
import LevyWhatIf

/// The share of a fact that goes into a result, on average and of the next unit, with the places at which the law
/// changes.
extension ScenarioView {
  func chartView() throws(Diagnostic) -> HTML {
    let facts = try present()
    let choices = try rateChoices(facts)
    let over = scenario.setting("over") ?? choices.base ?? ""
    let result = choices.burden(over: over, wished: scenario.setting("result")) ?? ""
    let shares = choices.burdens.filter { choices.burden(over: over, wished: $0) == $0 }
    let own = try? page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try calculator.evaluate(over, for: facts).exact
    }
    // The chart extends to twice the person's own amount, so that this is in the middle.
    let most =
      scenario.setting("to") ?? own.flatMap { $0 > 0 ? try? $0.multiplied(by: 2).ceil(step: 1000).description : nil }
      ?? "150000"
    var drawn: HTML
    do throws(Diagnostic) {
      drawn = try chart(over: over, to: most, of: result, facts)
    } catch {
      drawn = undrawn(error)
    }
    return """
      <h1>\(say("What of each \(unitWord.0) is taken", "Was von jedem \(unitWord.1) abgeht"))</h1>
      <form class="bar" method="get" action="chart">\(hidden())
      <label for="over">\(say("Over", "Über"))</label> <select id="over" name="_over">\(options(choices.bases, over))</select>
      <label for="to">\(say("up to", "bis"))</label> <span class="unit"><input id="to" name="_to" value="\(most)" inputmode="decimal"><span aria-hidden="true">\(rulebook.jurisdiction.sign)</span></span>
      <label for="of">\(say("of", "von"))</label> <select id="of" name="_result">\(options(shares, result))</select>
      <button type="submit">\(say("Draw", "Zeichnen"))</button></form>
      \(drawn)
      \(commandLine(scenario.command("sweep", ["--over", "\(over)=0..\(most)", result, "--effective", "--marginal", "--chart"])))
      """
  }

  /// The reason why there is no chart, with links to the questions that it needs.
  private func undrawn(_ error: Diagnostic) -> HTML {
    guard case .missing(let inputs, _) = error.problem, !inputs.isEmpty else {
      return "<p class=\"fault\" role=\"alert\">\(plain(error))</p>"
    }
    let rows = inputs.map { Row(label: "<a href=\"\(question($0.name))\">\(plain($0.label))</a>") }
    let words = say("To draw this, it is still needed:", "Um das zu zeichnen, wird noch gebraucht:")
    return "<p role=\"alert\">\(words)</p>\(Row.list(rows))"
  }

  private var unitWord: (String, String) {
    let code = rulebook.jurisdiction.currency
    return ["EUR": ("euro", "Euro"), "GBP": ("pound", "Pfund")][code] ?? (code, code)
  }

  private func options(_ names: [String], _ chosen: String) -> HTML {
    HTML(
      (names.contains(chosen) || rulebook[chosen] == nil ? names : [chosen] + names).compactMap { rulebook[$0] }.map {
        option($0.name, $0.label, $0.name == chosen)
      })
  }

  // MARK: Choices of the chart

  /// Returns the facts over which rates can be drawn, and the results whose rates they are.
  func rateChoices(_ facts: Case) throws(Diagnostic) -> RateChoices {
    try page.shelf.withCalculator(rulebook) { RateChoices($0, facts) }
  }

  private func chart(over: String, to: String, of result: String, _ facts: Case) throws(Diagnostic) -> HTML {
    let stretch = try Stretch("\(over)=0..\(to)", rulebook)
    let curve = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try RateCurve(calculator, facts, over: stretch, of: result, estimating: true)
    }
    let rows = (curve.kinks?.all ?? []).prefix(40).map { kink in
      let jump = kink.jump == 0 ? "" : say("jumps by ", "springt um ") + text(of: .number(kink.jump), .money) + " · "
      return Row(
        label: "\(say("from", "ab")) \(text(of: .number(kink.at), curve.fact.type))",
        value: "\(percent(kink.before)) → \(percent(kink.after))",
        note:
          "\(jump)<a href=\"\(why(kink.rule))\">\(rulebook[kink.rule]?.label ?? kink.rule)</a> · <span class=\"m-citation\">\(kink.source)</span>"
      )
    }
    if curve.isEstimated {
      return """
        \(owns(curve))<p class="help">\(say("It stands on estimates, made anew for each amount: of contributions, for instance.", "Das beruht auf Schätzungen, neu für jeden Betrag: etwa der Beiträge."))</p>
        \(Figure.responsive { PlotDrawing(curve.inPercent, width: $0).svg(class: $1) })
        """
    }
    let note: HTML =
      curve.kinks?.isComplete == true
      ? ""
      : "<p class=\"help\">\(say("Not every step could be looked at: a smaller place may be missing.", "Nicht jeder Schritt ließ sich ansehen: Eine kleine Stelle kann fehlen."))</p>"
    return """
      \(owns(curve))\(Figure.responsive { PlotDrawing(curve.inPercent, width: $0).svg(class: $1) })
      <section><h2>\(say("Where the law changes", "Wo das Recht wechselt"))</h2>
      <p class="help">\(say("How much of the next \(unitWord.0) is taken, before and after.", "Wie viel vom nächsten \(unitWord.1) abgeht, davor und danach."))</p>\(note)
      \(Row.list(rows))</section>
      """
  }

  /// A sentence on the person's own position on the curve.
  private func owns(_ curve: RateCurve) -> HTML {
    guard let own = curve.own, let effective = own.effective else { return "" }
    let (value, result) = (
      text(of: .number(own.value), curve.fact.type), text(of: .number(own.result), curve.result.type)
    )
    let about = curve.isEstimated ? say("about ", "etwa ") : ""
    let next = own.marginal.map { percent($0) }
    let first = say(
      "\(curve.result.label) at \(value): \(about)\(result), which is \(percent(effective)).",
      "\(curve.result.label) bei \(value): \(about)\(result), das sind \(percent(effective)).")
    let second =
      next.map { say(" Of what is earned on top it is \($0).", " Von dem, was hinzukommt, sind es \($0).") } ?? ""
    return "<p class=\"sentence\">\(sentence(first + second))</p>"
  }

  private func percent(_ number: Exact) -> String {
    guard let tenth = try? number.multiplied(by: 1000).rounded(.halfAwayFromZero, step: 1),
      let percent = try? tenth.divided(by: 10)
    else { return "–" }
    return Answer.text(of: .number(percent), type: .number) + " %"
  }
}
