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
      let asked = rulebook.namedVariables.filter { $0.isFact && !$0.isInput }.map(\.name)
      return try calculator.caseFacts(wanted, rules: Set(asked), for: facts)
    }
    let answer = try answer()
    let inputs = listed.filter { $0.variable.isFact }
    let (near, far) = (inputs.filter(isNear), inputs.filter { !isNear($0) })
    let pinned = scenario.typed.filter { rulebook[$0.name]?.isFact == false }.map {
      fact -> HTML in
      "<input type=\"hidden\" name=\"\(fact.name)\" value=\"\(fact.text)\">"
    }
    let more: HTML =
      far.isEmpty
      ? ""
      : "<details class=\"more\"><summary>\(say("Further facts", "Weitere Angaben")) (\(far.count))</summary>\(sections(far, answer.unused))</details>"
    return """
      <div class="case">
      <form id="facts" method="get" action="case" data-live="results">
      <h1>\(say("Facts", "Angaben"))</h1>
      \(faultsWithoutField)\(pinned)\(settingsFields)
      \(sections(near, answer.unused))\(more)
      <p class="actions"><button type="submit">\(say("Compute", "Rechnen"))</button>
      \(resetLink)</p>
      </form>
      <section id="results" class="results" aria-live="polite" aria-label="\(say("Results", "Ergebnisse"))">\(try results(answer))</section>
      </div>
      """
  }

  /// The facts that are given, and those that the results read, that concern the case, and that no rule computes.
  private func isNear(_ fact: CaseFact) -> Bool {
    if scenario.text(of: fact.variable) != nil { return true }
    switch fact.standing {
    case .given, .pinned: return true
    case .assumed, .missing: return fact.isRead && fact.isOfConcern
    case .computed: return false
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

  private func sections(_ inputs: [CaseFact], _ unused: [UnusedFact]) -> HTML {
    // Sections with an entry come first.
    var headings: [String] = []
    let begun = inputs.filter { scenario.text(of: $0.variable) != nil }
    for fact in begun + inputs where !headings.contains(fact.variable.heading) {
      headings.append(fact.variable.heading)
    }
    return HTML(
      headings.map { heading in
        let fields = inputs.filter { $0.variable.heading == heading }.map { field($0, unused) }
        return """
          <fieldset><legend>\(heading.isEmpty ? say("Facts", "Angaben") : heading)</legend>\(fields)</fieldset>
          """
      })
  }

  private func field(_ fact: CaseFact, _ unused: [UnusedFact]) -> HTML {
    let variable = fact.variable
    let assumed: Value? =
      switch fact.standing {
      // Values that were not typed, such as those from a journal, are shown like defaults.
      case .assumed(let value), .given(let value), .pinned(let value): value
      case .computed, .missing: nil
      }
    return FactField(
      view: self, variable: variable, label: variable.label, assumed: assumed,
      notes: sum(of: variable).map { [$0] } ?? [], unused: unused
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
    let estimated = answer.estimateNote(all: true, lister: nil).map { "<li>\($0.html)</li>" as HTML } ?? ""
    return "\(estimated)\(defaults(answer))"
  }

  private func defaults(_ answer: Answer) -> HTML {
    guard let note = answer.assumptionNote(lister: nil), let all = answer.allAssumptions else { return "" }
    if note.plain == all.plain { return "<li>\(note.html)</li>" }
    return "<li><details><summary>\(note.html)</summary>\(all.html)</details></li>"
  }

  /// What the calculator answers, with the assumptions that could move it most.
  func answer() throws(Diagnostic) -> Answer {
    let facts = try facts().facts
    return try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      calculator.answer(wanted, for: facts, estimating: true, weighed: true)
    }
  }

  /// The results, which a script fetches alone as facts change.
  func results(_ answer: Answer) throws(Diagnostic) -> HTML {
    let count = try facts().count
    let rows = answer.lines.map { line -> HTML in
      let why = "why?" + scenario.query([("name", line.name)] + kept)
      switch line.outcome {
      case .success(let value):
        return """
          <tr data-name="\(line.name)" data-value="\(value)"><th scope="row"><a href="\(why)">\(line.label)</a></th>
          <td class="number">\(line.about)\(text(of: value, line.type))</td><td class="change"></td></tr>
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
      + answer.caveatNotes.map { note -> HTML in "<li>\(note.html)</li>" }
      + answer.unused.map { fact in said(of: fact.name, fact.reason.words(), kind: "idle") }
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

  /// What is said of a fact, with a link to its field, below which a script repeats it while the user types.
  private func said(of name: String, _ text: String, kind: String) -> HTML {
    let words: HTML = "<span class=\"says\">\(text)</span>"
    guard let variable = rulebook[name], variable.isFact else { return "<li>\(words)</li>" }
    return """
      <li data-\(kind)="\(variable.name)"><a href="\(addressOfField(variable.name))">\(variable.label)</a>: \(words)</li>
      """
  }

  /// The facts that could not be understood. A script uses it to mark the fields while the user types.
  private var misread: HTML {
    let items = scenario.facts.misread.sorted { $0.key < $1.key }.map(\.value).map { wrong -> HTML in
      said(of: wrong.name, wrong.diagnostic.problem.words, kind: "fault")
    }
    if items.isEmpty { return "" }
    let heading = say(
      "Not understood; what depends on it is not computed", "Nicht verstanden; was davon abhängt, wird nicht gerechnet")
    return "<div class=\"fault\" role=\"status\"><p>\(heading):</p><ul>\(items)</ul></div>"
  }
}
