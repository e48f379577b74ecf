import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules

/// The facts by section, with the results next to them.
extension ScenarioView {
  func caseView() throws(Diagnostic) -> HTML {
    let (facts, _) = try facts()
    let listed = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try calculator.caseFacts(wanted, for: facts)
    }
    let inputs = listed.filter { $0.variable.isInput }
    let (near, far) = (inputs.filter(isNear), inputs.filter { !isNear($0) })
    let pinned = scenario.typed.filter { rulebook[$0.name]?.isInput == false }.map {
      fact -> HTML in
      "<input type=\"hidden\" name=\"\(fact.name)\" value=\"\(fact.text)\">"
    }
    let more: HTML =
      far.isEmpty
      ? ""
      : "<details class=\"more\"><summary>\(say("Further facts", "Weitere Angaben")) (\(far.count))</summary>\(sections(far))</details>"
    return """
      <div class="case">
      <form id="facts" method="get" action="case" data-live="results">
      <h1>\(say("Facts", "Angaben"))</h1>
      \(faultsWithoutField)\(pinned)\(settingsFields)
      \(sections(near))\(more)
      <p class="actions"><button type="submit">\(say("Compute", "Rechnen"))</button>
      \(resetLink)</p>
      </form>
      <section id="results" class="results" aria-live="polite" aria-label="\(say("Results", "Ergebnisse"))">\(try results())</section>
      </div>
      """
  }

  /// The facts that are given, and those that the results read and that concern the case.
  private func isNear(_ fact: CaseFact) -> Bool {
    if scenario.text(of: fact.variable) != nil { return true }
    switch fact.standing {
    case .given, .pinned: return true
    case .assumed, .computed, .missing: return fact.isRead && fact.isOfConcern
    }
  }

  private var settingsFields: HTML {
    var fields = HTML(
      kept.filter { !["journal", "of"].contains($0.0) }.map {
        "<input type=\"hidden\" name=\"_\($0.0)\" value=\"\($0.1)\">"
      })
    let rules = rulebook.namedVariables.filter { !$0.isInput && !$0.versions.isEmpty }
    let options = rules.map { rule -> HTML in
      "<option value=\"\(rule.name)\"\(wanted == [rule.name] ? " selected" as HTML : "")>\(rule.label) (\(rule.name))</option>"
    }
    fields += """
      <p class="field"><label for="of">\(say("Wanted", "Gesucht"))</label>
      <select id="of" name="_of"><option value="">\(say("the main results", "die wichtigsten Ergebnisse"))</option>\(options)</select></p>
      """
    if page.journal != nil {
      let checked: HTML = scenario.setting("journal") == nil ? "" : " checked"
      fields += """
        <p class="field"><label><input type="checkbox" name="_journal" value="1"\(checked)>
        \(say("Take facts from the journal", "Angaben aus dem Journal nehmen"))</label></p>
        """
    }
    return fields
  }

  private func sections(_ inputs: [CaseFact]) -> HTML {
    // Sections with an entry come first.
    var headings: [String] = []
    let begun = inputs.filter { scenario.text(of: $0.variable) != nil }
    for fact in begun + inputs where !headings.contains(fact.variable.heading) {
      headings.append(fact.variable.heading)
    }
    return HTML(
      headings.map { heading in
        let fields = inputs.filter { $0.variable.heading == heading }.map(field)
        return """
          <fieldset><legend>\(heading.isEmpty ? say("Facts", "Angaben") : heading)</legend>\(fields)</fieldset>
          """
      })
  }

  private func field(_ fact: CaseFact) -> HTML {
    let variable = fact.variable
    let assumed: Value? =
      switch fact.standing {
      // Values that were not typed, such as those from a journal, are shown like defaults.
      case .assumed(let value), .given(let value), .pinned(let value): value
      case .computed, .missing: nil
      }
    return FactField(
      view: self, variable: variable, label: variable.label, assumed: assumed,
      notes: sum(of: variable).map { [$0] } ?? []
    ).html
  }

  func sum(of variable: Variable) -> String? {
    guard let (_, count) = try? facts() else { return nil }
    return (count.counted + count.typed).first { $0.variable.name == variable.name }.map { item in
      "\(text(of: .number(item.sum.amount), .money)): \(item.sum.summary)"
    }
  }

  /// The assumptions: the few facts that matter most, and the whole list behind them.
  private func assumptions(_ answer: Answer) -> HTML {
    guard let note = answer.assumptionNote(lister: nil), let all = answer.allAssumptions else { return "" }
    if note.plain == all.plain { return "<li>\(note.html)</li>" }
    return "<li><details><summary>\(note.html)</summary>\(all.html)</details></li>"
  }

  /// The results, which a script fetches alone as facts change.
  func results() throws(Diagnostic) -> HTML {
    let (facts, count) = try facts()
    let answer = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      calculator.answer(wanted, for: facts, weighed: true)
    }
    let rows = answer.lines.map { line -> HTML in
      let why = "why?" + scenario.query([("name", line.name)] + kept)
      switch line.outcome {
      case .success(let value):
        return """
          <tr data-name="\(line.name)" data-value="\(value)"><th scope="row"><a href="\(why)">\(line.label)</a></th>
          <td class="number">\(text(of: value, line.type))</td><td class="change"></td></tr>
          """
      case .failure(let diagnostic):
        return """
          <tr data-name="\(line.name)" class="failed"><th scope="row">\(line.label)</th>
          <td colspan="2">\(whyMissing(diagnostic))</td></tr>
          """
      }
    }
    let missing: HTML =
      Diagnostic.mergingMissing(answer.failures).map { diagnostic in
        guard case .missing(let inputs, _) = diagnostic.problem, !inputs.isEmpty else { return "" }
        let links = inputs.map { input -> HTML in
          "<li><a href=\"\(addressOfField(input.name))\">\(input.label)</a></li>"
        }
        return "<p>\(say("Still needed", "Noch gebraucht")):</p><ul class=\"missing\">\(links)</ul>"
      } ?? ""
    let notes =
      count.notes.map { note -> HTML in "<li>\(note)</li>" }
      + (answer.caveatNotes + answer.unusedNotes).map { note -> HTML in "<li>\(note.html)</li>" }
      + [assumptions(answer)]
    return """
      <h2>\(say("Results", "Ergebnisse"))</h2>\(misread)
      <table><tbody>\(rows)</tbody></table>\(missing)
      \(notes.isEmpty ? "" : "<ul class=\"notes\">\(notes)</ul>" as HTML)
      \(commandLine(scenario.command("eval", wanted + journalWords)))
      """
  }

  private func addressOfField(_ name: String) -> String {
    isInterview ? "interview?" + scenario.query(kept.filter { $0.0 != "at" } + [("at", name)]) : "#f-\(name)"
  }

  /// The reason why a result failed, in few words if more is shown below or next to it.
  private func whyMissing(_ diagnostic: Diagnostic) -> String {
    if Diagnostic.mergingMissing([diagnostic]) != nil { return say("needs more facts", "braucht weitere Angaben") }
    guard let wrong = scenario.facts.misread.values.first(where: { $0.diagnostic.problem == diagnostic.problem }) else {
      return diagnostic.message
    }
    let label = rulebook[wrong.name]?.label ?? wrong.name
    return say("depends on: \(label)", "hängt ab von: \(label)")
  }

  /// The facts that could not be understood. A script uses it to mark the fields while the user types.
  private var misread: HTML {
    let items = scenario.facts.misread.sorted { $0.key < $1.key }.map(\.value).map { wrong -> HTML in
      let words: HTML = "<span class=\"says\">\(wrong.diagnostic.problem.words)</span>"
      guard let variable = rulebook[wrong.name], variable.isInput else { return "<li>\(words)</li>" }
      return """
        <li data-field="\(variable.name)"><a href="\(addressOfField(variable.name))">\(variable.label)</a>: \(words)</li>
        """
    }
    if items.isEmpty { return "" }
    let heading = say(
      "Not understood; what depends on it is not computed", "Nicht verstanden; was davon abhängt, wird nicht gerechnet")
    return "<div class=\"fault\" role=\"status\"><p>\(heading):</p><ul>\(items)</ul></div>"
  }
}
