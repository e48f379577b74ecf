import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

/// How much of a fact goes into a result, on the whole and of the next unit, with the places at which the law changes.
extension ScenarioView {
  func chartView() throws(Diagnostic) -> HTML {
    let (facts, _) = try facts()
    let rates = rulebook.namedVariables.filter { $0.type == .money && $0.isInput }
    let over = scenario.setting("over") ?? defaultFact ?? ""
    let result = scenario.setting("result") ?? defaultResult ?? ""
    let own = facts.facts.first { $0.name == over }.flatMap { $0.value.exact }
    let most = scenario.setting("to") ?? own.flatMap { try? $0.multiplied(by: 2).description } ?? "150000"
    var drawn: HTML
    do throws(Diagnostic) {
      drawn = try chart(over: over, to: most, of: result, facts, own)
    } catch {
      drawn = "<p class=\"fault\" role=\"alert\">\(error.message)</p>"
    }
    let amounts = rulebook.namedVariables.filter { $0.type == .money && !$0.isInput }
    let factNames = (rates + amounts).map { option($0, $0.name == over) }
    let resultNames = amounts.map { option($0, $0.name == result) }
    return """
      <h1>\(say("Effective and marginal rate", "Durchschnitts- und Grenzbelastung"))</h1>
      <form class="bar" method="get" action="chart">\(hidden())
      <label for="over">\(say("Over", "Über"))</label> <select id="over" name="_over">\(factNames)</select>
      <label for="to">\(say("up to", "bis"))</label> <input id="to" name="_to" value="\(most)" inputmode="decimal">
      <label for="of">\(say("the result", "das Ergebnis"))</label> <select id="of" name="_result">\(resultNames)</select>
      <button type="submit">\(say("Draw", "Zeichnen"))</button></form>
      \(drawn)
      \(commandLine(scenario.command("sweep", ["--over", "\(over)=0..\(most)", result, "--effective", "--marginal"])))
      """
  }

  private func option(_ variable: Variable, _ isSelected: Bool) -> HTML {
    "<option value=\"\(variable.name)\"\(isSelected ? " selected" as HTML : "")>\(variable.label) (\(variable.name))</option>"
  }

  /// A fact of money that is typed, else the first that the main results are of.
  private var defaultFact: String? {
    let typed = scenario.typed.compactMap { fact in try? rulebook.variable(named: fact.name) }
    return typed.first { $0.type == .money }?.name
      ?? rulebook.mainResults(on: scenario.facts.date).first { (try? rulebook.variable(named: $0))?.type == .money }
  }

  private var defaultResult: String? {
    let results = rulebook.mainResults(on: scenario.facts.date).filter {
      (try? rulebook.variable(named: $0))?.type == .money
    }
    return results.first { $0.contains("total") } ?? results.dropFirst().first ?? results.first
  }

  private func chart(
    over: String, to: String, of result: String, _ facts: Case, _ own: Exact?
  ) throws(Diagnostic) -> HTML {
    let stretch = try Stretch("\(over)=0..\(to)", rulebook)
    var without = facts
    if without.gives(over) { try without.take(over) }
    let sweep = try Sweep(
      rulebook, without, over: stretch, mostSteps: 240, outputs: [result], rates: [.effective, .marginal])
    guard let column = sweep.columns.first else { throw Diagnostic(.nothingFound(message: "there is nothing to draw")) }
    if let fault = sweep.faults.first, sweep.faults.count == sweep.points.count { throw fault.diagnostic }
    let (kinks, isComplete) = kinks(stretch, result, without)
    let plot = LinePlot(
      title: "\(result) / \(over)",
      lines: [
        .init(
          label: say("effective rate", "Durchschnittsbelastung"), style: "effective",
          pieces: Self.pieces(sweep, column.effective)),
        .init(
          label: say("marginal rate", "Grenzbelastung"), style: "marginal", pieces: Self.pieces(sweep, column.marginal)),
      ],
      marks: kinks.map { kink in
        LinePlot.Mark(
          x: Self.double(kink.at), text: "\(kink.at): \(kink.rule), \(kink.condition) (\(kink.source))",
          isFall: kink.jump != 0)
      }, own: own.map(Self.double), xLabel: (try? rulebook.variable(named: over))?.label ?? over,
      xText: { Answer.text(of: .number(Exact(Int($0))), type: .number) }, yText: { "\(Int(($0 * 100).rounded())) %" })
    let rows = kinks.prefix(40).map { kink -> HTML in
      """
      <tr><td class="number">\(text(of: .number(kink.at), .money))</td>
      <td class="number">\(Answer.text(of: .number(kink.before), type: .rate)) → \(Answer.text(of: .number(kink.after), type: .rate))</td>
      <td class="number">\(kink.jump == 0 ? "" : text(of: .number(kink.jump), .money))</td>
      <td><a href="why?\(scenario.query([("name", kink.rule)] + kept))">\(kink.rule)</a> <span class="m-citation">\(kink.source)</span></td></tr>
      """
    }
    let note: HTML =
      isComplete
      ? ""
      : "<p class=\"help\">\(say("Not every step could be looked at: a smaller place may be missing.", "Nicht jeder Schritt ließ sich ansehen: Eine kleine Stelle kann fehlen."))</p>"
    return """
      \(plot.html)
      <h2>\(say("Where the law changes", "Wo das Recht wechselt"))</h2>\(note)
      <div class="wide"><table><thead><tr><th scope="col">\(say("from", "ab"))</th><th scope="col">\(say("marginal rate", "Grenzbelastung"))</th>
      <th scope="col">\(say("jump", "Sprung"))</th><th scope="col">\(say("rule", "Regel"))</th></tr></thead><tbody>\(rows)</tbody></table></div>
      """
  }

  private func kinks(_ stretch: Stretch, _ result: String, _ facts: Case) -> ([Kinks.Kink], Bool) {
    let found = try? page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try CaseFunction(calculator, facts, over: stretch.name).kinks(result, in: stretch.range)
    }
    return (found?.all ?? [], found?.isComplete ?? false)
  }

  /// The points of a line, in pieces where some have no value.
  private static func pieces(_ sweep: Sweep, _ values: [Exact?]) -> [[(x: Double, y: Double)]] {
    var pieces: [[(x: Double, y: Double)]] = [[]]
    for (point, value) in zip(sweep.points, values) {
      if let value { pieces[pieces.count - 1].append((double(point), double(value))) } else { pieces.append([]) }
    }
    return pieces.filter { !$0.isEmpty }
  }

  /// For a place on a screen only.
  static func double(_ number: Exact) -> Double {
    Double(number.formatted(fractionDigits: 6, style: .plain)) ?? 0
  }
}
