import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

/// The facts by section, with the results next to them.
extension ScenarioView {
  func caseView() throws(Diagnostic) -> HTML {
    let (facts, _) = try facts()
    let listed = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      let asked = rulebook.shownVariables.filter { $0.isFact && !$0.isInput }.map(\.name)
      return try calculator.caseFacts(wanted, rules: Set(asked), for: facts)
    }
    let answer = try answer()
    let repetitions = try repetitions()
    // Of persons and things that can repeat, only the fields of those that are present are shown.
    let absent = repetitions.flatMap { $0.members.dropFirst($0.count).map { $0.name + "." } }
    let inputs = listed.filter { fact in
      fact.variable.isFact
        && (scenario.text(of: fact.variable) != nil || !absent.contains { fact.variable.name.hasPrefix($0) })
    }
    let present = repetitions.flatMap { $0.members.prefix($0.count).map { $0.name + "." } }
    // The fields that count persons and things are shown, since the button that adds one stands beside them.
    let asked = interviews.flatMap(\.steps).flatMap(\.names)
    let common: Set<String> = asked.isEmpty ? [] : Set(asked + repetitions.map(\.counter.name))
    let isNear = { (fact: CaseFact) in
      self.isNear(fact, common) || present.contains { fact.variable.name.hasPrefix($0) }
    }
    let (near, far) = (inputs.filter(isNear), inputs.filter { !isNear($0) })
    func place(_ fact: CaseFact) -> Int? { asked.firstIndex(of: fact.variable.name) }
    // The facts that interviews ask of everybody come first, in the order of the interviews.
    let foremost = near.filter { place($0) != nil }.sorted { place($0) ?? 0 < place($1) ?? 0 }
    let pinned =
      scenario.document == nil
      ? scenario.typed.filter { rulebook[$0.name]?.isFact == false }.map { hiddenField($0.name, $0.text) } : []
    let more: HTML =
      far.isEmpty
      ? ""
      : "<details class=\"more\"><summary>\(say("Further facts", "Weitere Angaben")) (\(far.count))</summary>\(sections(far, answer.unused, repetitions))</details>"
    return """
      <div class="case">
      <form id="facts" method="\(method)" autocomplete="off" action="case" data-live="results">
      <button class="hidden" type="submit" tabindex="-1" aria-hidden="true"></button>
      <h1>\(say("All facts", "Alle Angaben"))</h1>
      \(faultsWithoutField)\(pinned)\(settingsFields)\(had(inputs.map(\.variable)))
      \(sections(foremost + near.filter { place($0) == nil }, answer.unused, repetitions))\(more)
      <p class="actions"><button type="submit">\(say("Compute", "Rechnen"))</button>
      \(saveButton) \(resetLink)</p>
      </form>
      <div class="aside">\(try resultsSection(answer))</div>
      </div>
      """
  }

  /// The section of the results, which a script fetches alone when facts change, and the status that a screen reader
  /// announces when typing stops.
  func resultsSection(_ answer: Answer) throws(Diagnostic) -> HTML {
    """
    <section id="results" class="results" aria-label="\(say("Results", "Ergebnisse"))">\(try results(answer))</section>
    <p id="said" class="unseen" role="status"></p>
    """
  }

  /// Returns true for a fact that is given or lacking, and for one that the results read and interviews ask of
  /// everybody.
  private func isNear(_ fact: CaseFact, _ common: Set<String>) -> Bool {
    if scenario.text(of: fact.variable) != nil { return true }
    switch fact.standing {
    case .given, .pinned: return true
    case .missing: return fact.isRead && fact.isOfConcern
    case .assumed:
      return fact.isRead && fact.isOfConcern && (common.isEmpty || common.contains(fact.variable.name))
    case .computed: return false
    }
  }

  private var settingsFields: HTML {
    var fields = HTML(kept.filter { !["journal", "of"].contains($0.0) }.map { hiddenField("_" + $0.0, $0.1) })
    // A single result is one that the address asks for, or one of the main ones.
    let main = rulebook.mainResults(on: scenario.facts.date)
    let names = main + wanted.filter { !main.contains($0) }
    let options = names.compactMap { rulebook[$0] }.map { option($0.name, $0.label, wanted == [$0.name]) }
    fields += """
      <details class="more"><summary>\(say("What is shown", "Was gezeigt wird"))</summary>
      <p class="field"><label for="of">\(say("Result", "Ergebnis"))</label>
      <select id="of" name="_of"><option value="">\(say("the main results", "die wichtigsten Ergebnisse"))</option>\(options)</select></p>
      """
    if page.journal(for: rulebook) != nil {
      let checked: HTML = scenario.setting("journal") == nil ? "" : " checked"
      fields += """
        <p class="field"><label class="box"><input type="checkbox" name="_journal" value="1"\(checked)>
        \(say("Take facts from the journal", "Angaben aus dem Journal nehmen"))</label>\(boxes(["journal"]))</p>
        """
    }
    fields += "</details>"
    return fields
  }

  /// A hidden field with the names of the checkboxes of a saved case's form, since browsers send only checked ones.
  func boxes(_ names: [String]) -> HTML {
    scenario.document == nil || names.isEmpty
      ? "" : hiddenField("_boxes", names.map { "_" + $0 }.joined(separator: ","))
  }

  /// A hidden field with the values that the fields of a saved case's form had when it was shown.
  func had(_ variables: [Variable]) -> HTML {
    if scenario.document == nil { return "" }
    let pairs = variables.map { variable in
      let typed = scenario.text(of: variable) ?? ""
      if case .choice(let choice) = variable.type { return (name: variable.name, value: choice.shown(typed)) }
      return (name: variable.name, value: typed)
    }
    return hiddenField("_had", PageRequest.text(pairs))
  }

  private func sections(_ inputs: [CaseFact], _ unused: [UnusedFact], _ repetitions: [Repetition]) -> HTML {
    // Sections in which something was entered come first.
    var headings: [String] = []
    let begun = inputs.filter { scenario.text(of: $0.variable) != nil }
    for fact in begun + inputs where !headings.contains(fact.heading) {
      headings.append(fact.heading)
    }
    return HTML(
      headings.map { heading in
        let fields = inputs.filter { $0.heading == heading }.map { fact -> (fact: Variable?, html: HTML) in
          (fact.variable, field(fact, unused))
        }
        return """
          <fieldset><legend>\(heading.isEmpty ? say("Facts", "Angaben") : heading)</legend>\(together(fields, repetitions))</fieldset>
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
      "\(text(of: .number(item.sum.amount), .money)): \(item.sum.words)"
    }
  }

  /// The basis of the results besides the facts: estimates, and assumptions, of which the few that matter most come
  /// first.
  func grounds(_ answer: Answer, inSection: Bool = false) -> HTML {
    func heading(_ title: String) -> HTML { inSection ? "<h3>\(title)</h3>" : "<h2>\(title)</h2>" }
    var parts: HTML = ""
    if !answer.estimates.isEmpty {
      parts += """
        \(heading(say("Estimated, until you say", "Geschätzt, bis Sie es angeben")))\(Row.list(answer.estimates.map { row($0) }, class: "rows estimates"))
        """
    }
    if answer.assumptions.isEmpty { return parts }
    let all = answer.assumptions.map { row($0) }
    let title = say("Taken for granted", "Angenommen")
    if all.count <= 4 { return "\(parts)\(heading(title))\(Row.list(all))" }
    let more: HTML =
      "<details class=\"more\"><summary>\(say("All \(all.count)", "Alle \(all.count) Annahmen"))</summary>\(Row.list(all))</details>"
    return "\(parts)\(heading(title))\(more)"
  }

  /// The range within which the first result lies as long as open facts are not given, the facts that move it most with
  /// links to their questions, and what the range was computed over.
  func outlook(_ answer: Answer, inSection: Bool = false) -> HTML {
    // If no fact is given, there is no range.
    guard let outlook = answer.outlook, !answer.facts.values.isEmpty else { return "" }
    let result = rulebook.variables[outlook.result]
    let over = "<p class=\"help\">\(outlook.sentence)</p>" as HTML
    let title = say("What could still move it", "Was es noch bewegen kann")
    let heading: HTML = inSection ? "" : "<h2>\(title)</h2>"
    if outlook.movers.isEmpty {
      let words = say("Nothing that is usual moves it any more.", "Nichts Übliches bewegt es noch.")
      return "\(heading)<p class=\"range\">\(words)</p>\(over)"
    }
    let (least, greatest) = (amount(outlook.least, of: result), amount(outlook.greatest, of: result))
    let rows = outlook.movers.map { mover in
      let fact = rulebook.variables[mover.slot]
      let difference = Answer.difference(mover.difference, type: result.type)
      let value = text(of: mover.value, fact.type)
      let shown = mover.value.exact != nil ? value : say("“\(value)”", "„\(value)“")
      return Row(
        label: "<a href=\"\(addressOfField(fact.name))\">\(fact.label)</a>",
        value: "\(rulebook.jurisdiction.written(difference, result.type))",
        note: "\(say("if it is \(shown)", "bei \(shown)"))")
    }
    let rest: HTML =
      outlook.others.first.map { mover in
        let most = amount(mover.difference.magnitude, of: result)
        let words = say(
          "No other likely answer moves it by more than \(most).",
          "Keine andere übliche Antwort bewegt es um mehr als \(most).")
        return "<p>\(words)</p>"
      } ?? ""
    return """
      \(heading)<p class="range"><span class="what">\(result.label)</span> \(say("from", "von")) <b class="number">\(least)</b> \(say("to", "bis")) <b class="number">\(greatest)</b></p>
      \(Row.list(rows, class: "rows movers"))\(rest)\(over)
      """
  }

  private func amount(_ number: Exact, of result: Variable) -> String { text(of: .number(number), result.type) }

  /// The calculator's answer, with the outlook.
  func answer() throws(Diagnostic) -> Answer {
    let facts = try facts().facts
    let settled = isInterview ? names(of: "passed") : []
    return try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      calculator.answer(wanted, asked: facts, weighed: true, settled: settled, isUnderWay: isInterview)
    }
  }

  /// The results: the first on a line that stays in view, the others and all remarks below it.
  func results(_ answer: Answer) throws(Diagnostic) -> HTML {
    let count = try facts().count
    let rows = answer.lines.dropFirst().map { line -> HTML in
      switch line.outcome {
      case .success(let value):
        return """
          <li data-name="\(line.name)" data-value="\(value)"><span class="what"><a href="\(why(line.name))">\(line.label)</a></span>
          <b class="number">\(line.about)\(text(of: value, line.type))</b><span class="change"></span></li>
          """
      case .failure(let diagnostic):
        return """
          <li data-name="\(line.name)" class="failed"><span class="what">\(line.label)</span> <span class="note">\(whyMissing(diagnostic))</span></li>
          """
      }
    }
    let missing: HTML =
      answer.missing.map { diagnostic in
        guard case .missing(let inputs, _) = diagnostic.problem, !inputs.isEmpty else { return "" }
        let links = inputs.map { input -> HTML in
          "<li><a href=\"\(addressOfField(input.name))\">\(plain(input.label))</a></li>"
        }
        return "<p>\(say("Still needed", "Noch gebraucht")):</p><ul class=\"missing\">\(links)</ul>"
      } ?? ""
    let notes =
      words(count).map { note -> HTML in "<li>\(note)</li>" }
      + caveats(answer).map { note -> HTML in "<li>\(note)</li>" }
      + answer.unused.map { fact in said(of: fact.name, words(fact.reason), kind: "idle") }
    return """
      \(answer.lines.first.map { line($0) } ?? "")
      <div class="rest">\(misread)
      \(rows.isEmpty ? "" : "<ul class=\"rows\">\(rows)</ul>" as HTML)\(missing)
      \(notes.isEmpty ? "" : "<ul class=\"notes\">\(notes)</ul>" as HTML)
      \(outlook(answer))\(grounds(answer))
      \(commandLine(scenario.command("eval", (scenario.setting("of") == nil && wanted.count > 1 ? [] : wanted) + journalWords)))</div>
      """
  }

  func why(_ name: String) -> String { "why?" + scenario.query(kept + [("name", name)]) }

  /// The line that stays in view: the amount and its change, or the reason why there is none yet.
  private func line(_ line: Answer.Line) -> HTML {
    switch line.outcome {
    case .success(let value):
      return """
        <p class="line" data-name="\(line.name)" data-value="\(value)"><span class="what"><a href="\(why(line.name))">\(line.label)</a></span>
        <b class="number">\(line.about)\(text(of: value, line.type))</b><span class="change"></span></p>
        """
    case .failure(let diagnostic):
      let waits: HTML
      if let wrong = scenario.facts.misread.values.first(where: { $0.diagnostic.problem == diagnostic.problem }) {
        let label = rulebook[wrong.name]?.label ?? wrong.name
        waits =
          "<a href=\"\(addressOfField(rulebook[wrong.name]?.name ?? wrong.name))\">\(say("waits for “\(label)”", "wartet auf „\(label)“"))</a>"
      } else if case .missing(let inputs, _) = diagnostic.problem, let first = inputs.first {
        waits =
          "<a href=\"\(addressOfField(first.name))\">\(say("needs “\(first.label)”", "braucht „\(first.label)“"))</a>"
      } else {
        waits = "\(plain(diagnostic))"
      }
      return """
        <p class="line held" data-name="\(line.name)"><span class="what">\(line.label)</span> <span class="note">\(waits)</span></p>
        """
    }
  }

  private func addressOfField(_ name: String) -> String {
    isInterview ? question(name) : "#f-\(name)"
  }

  /// The reason why a result failed; a few words if details are shown below or beside it.
  private func whyMissing(_ diagnostic: Diagnostic) -> String {
    if Diagnostic.mergingMissing([diagnostic]) != nil { return say("needs more facts", "braucht weitere Angaben") }
    guard let wrong = scenario.facts.misread.values.first(where: { $0.diagnostic.problem == diagnostic.problem }) else {
      return plain(diagnostic)
    }
    let label = rulebook[wrong.name]?.label ?? wrong.name
    return say("depends on: \(label)", "hängt ab von: \(label)")
  }

  /// A remark on a fact, with a link to its field. A script repeats the remark below the field while the user types.
  private func said(of name: String, _ text: String, kind: String) -> HTML {
    let words: HTML = "<span class=\"says\">\(text)</span>"
    guard let variable = rulebook[name], variable.isFact else { return "<li>\(words)</li>" }
    return """
      <li data-\(kind)="\(variable.name)"><a href="\(addressOfField(variable.name))">\(variable.label)</a>: \(words)</li>
      """
  }

  /// The facts that could not be parsed. A script uses the list to mark their fields while the user types.
  private var misread: HTML {
    let items = scenario.facts.misread.sorted { $0.key < $1.key }.map(\.value).map { wrong -> HTML in
      said(of: wrong.name, words(wrong.diagnostic), kind: "fault")
    }
    if items.isEmpty { return "" }
    let heading = say(
      "Not understood; what depends on it is not computed", "Nicht verstanden; was davon abhängt, wird nicht gerechnet")
    return "<div class=\"fault\" role=\"status\"><p>\(heading):</p><ul>\(items)</ul></div>"
  }
}
