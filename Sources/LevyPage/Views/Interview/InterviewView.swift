import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

/// The interview of a result: one step at a time, all steps reachable, with the result beside them.
extension ScenarioView {
  func interviewView(_ interview: InterviewPage) throws(Diagnostic) -> HTML {
    let answer = try answer()
    guard let current = interview.current else { return try resultView(interview, answer) }
    let steps = interview.steps
    let name = steps[current].fields[0].name
    let next = current + 1 < steps.count ? named(steps[current + 1].title) : say("Result", "Ergebnis")
    let back: HTML =
      current > 0
      ? "<button class=\"quiet\" type=\"submit\" name=\"_to\" value=\"\(steps[current - 1].fields[0].name)\">\(say("Back", "Zurück"))</button>"
      : ""
    // The Return key presses the first button of a form.
    return """
      <div class="case">
      <form id="facts" method="\(method)" autocomplete="off" action="interview" data-live="results" data-live-address="results?_view=interview&amp;">
      <button class="hidden" type="submit" name="_next" value="\(name)" tabindex="-1" aria-hidden="true"></button>
      \(hiddenFields(except: Set(steps[current].fields.map(\.name)), gates: steps[current].fields))
      \(had(steps[current].fields.compactMap(\.variable)))\(progress(interview, current))
      \(closedNote(interview))\(faultsElsewhere(interview))
      \(try step(steps[current], interview, answer.unused))
      <p class="actions"><button type="submit" name="_next" value="\(name)">\(say("Next step", "Nächster Schritt")): \(next)</button>
      \(back) \(saveButton) \(resetLink)</p>
      </form>
      <div class="aside">\(try resultsSection(answer))
      \(stepList(interview))\(otherInterviews(interview))</div>
      </div>
      """
  }

  /// The remark that the deadline of a claim is over, shown before the user answers questions in vain.
  private func closedNote(_ interview: InterviewPage) -> HTML {
    let closed = try? page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      interview.plan.flatMap { Outcome.closed(calculator, $0, scenario.facts, today: page.day) }
    }
    guard let closed = closed.flatMap(\.self) else { return "" }
    let words = say(
      "The last day to claim this was \(closed.inWords).",
      "Der letzte Tag, das zu beantragen, war der \(closed.inWords).")
    return "<p class=\"caution\">\(words)</p>"
  }

  func named(_ title: String) -> String { title.isEmpty ? say("Facts", "Angaben") : title }

  /// Links to the other interviews, with the same facts.
  func otherInterviews(_ interview: InterviewPage) -> HTML {
    let others = interviews.filter { $0.name != interview.plan?.name }
    if others.isEmpty { return "" }
    let kept = kept.filter { !["interview", "of", "at", "passed"].contains($0.0) }
    let links = others.map { plan in
      Row(label: "<a href=\"interview?\(scenario.query(kept + [("interview", plan.name)]))\">\(plan.label)</a>")
    }
    return """
      <details class="more"><summary>\(say("Other questions with the same facts", "Andere Fragen mit denselben Angaben"))</summary>\(Row.list(links))</details>
      """
  }

  private func progress(_ interview: InterviewPage, _ current: Int) -> HTML {
    let (done, all) = (interview.questionnaire.answered, interview.questionnaire.fields.count)
    let place = say(
      "Step \(current + 1) of \(interview.steps.count)", "Schritt \(current + 1) von \(interview.steps.count)")
    return """
      <p class="progress"><label for="progress"><b>\(interview.plan?.label ?? say("Questions", "Fragen"))</b> · \(place) · \(say("\(done) of \(all) questions done", "\(done) von \(all) Fragen erledigt"))</label>
      <progress id="progress" max="\(max(all, 1))" value="\(done)"></progress></p>
      """
  }

  /// All steps, each a button of the form, so that typed values are submitted with it.
  func stepList(_ interview: InterviewPage) -> HTML {
    let items = interview.steps.enumerated().map { index, step -> HTML in
      let current: HTML = index == interview.current ? " aria-current=\"step\"" : ""
      let open = step.fields.count(where: \.isOpen)
      let state = open == 0 ? say("done", "erledigt") : say("\(open) open", "\(open) offen")
      let wrong: HTML = step.fields.contains { $0.variable.flatMap(fault) != nil } ? " <b class=\"fault\">!</b>" : ""
      return """
        <li><button class="quiet" type="submit" form="facts" name="_to" value="\(step.fields[0].name)"\(current)>\(named(step.title))\(wrong) <span class="m-hint">\(state)</span></button></li>
        """
    }
    let current: HTML = interview.current == nil ? " aria-current=\"step\"" : ""
    return """
      <nav class="way" aria-label="\(say("Steps", "Schritte"))"><h2>\(say("All steps", "Alle Schritte"))</h2><ol class="steps">\(items)
      <li><button class="quiet" type="submit" form="facts" name="_to" value="\(InterviewPage.result)"\(current)>\(say("Result", "Ergebnis"))</button></li></ol></nav>
      """
  }

  /// The facts that could not be parsed and are not asked for in the interview.
  func faultsElsewhere(_ interview: InterviewPage) -> HTML {
    let asked = Set(interview.questionnaire.fields.map(\.name))
    let others = scenario.typed.compactMap { fact -> HTML? in
      guard let fault = scenario.faults[fact.name],
        rulebook[fact.name].map({ !asked.contains($0.name) }) ?? true
      else { return nil }
      return faultElsewhere(fact.name, fault)
    }
    return HTML(others)
  }

  // MARK: A step

  private func step(
    _ step: (title: String, fields: [Questionnaire.Question]), _ interview: InterviewPage, _ unused: [UnusedFact]
  ) throws(Diagnostic) -> HTML {
    let shown = step.fields.map(\.name).joined(separator: ",")
    let fields = try together(
      step.fields.map { field -> (fact: Variable?, html: HTML) in
        switch field.subject {
        case .gate(let members): (members.first, gate(field, among: members))
        case .fact(let variable): (variable, self.field(field, variable, unused))
        }
      }, repetitions())
    return """
      <input type="hidden" name="_shown" value="\(shown)">\(again(interview))
      <fieldset><legend><h1 tabindex="-1"\(scenario.setting("at") == nil ? "" : " autofocus" as HTML)>\(named(step.title))</h1></legend>\(fields)</fieldset>
      \(doubts(interview))
      """
  }

  /// The reason why the same step is shown again.
  private func again(_ interview: InterviewPage) -> HTML {
    guard scenario.setting("again") != nil, scenario.faults.isEmpty else { return "" }
    let words = say(
      "Your answers brought up more questions in this step.",
      "Ihre Antworten haben in diesem Schritt weitere Fragen aufgeworfen.")
    return "<p class=\"help\" role=\"status\">\(words)</p>"
  }

  private func field(_ field: Questionnaire.Question, _ variable: Variable, _ unused: [UnusedFact]) -> HTML {
    var notes = sum(of: variable).map { [$0] } ?? []
    if let lack = field.lack { notes.append(lack) }
    let typed = scenario.text(of: variable)
    return FactField(
      view: self, variable: variable, label: field.question,
      assumed: typed == nil ? field.entry?.value ?? field.proposal?.value : field.proposal?.value, notes: notes,
      unused: unused
    ).html
  }

  /// Checkboxes for facts that may apply; the questions of those that are checked follow.
  private func gate(_ field: Questionnaire.Question, among members: [Variable]) -> HTML {
    let open = members.filter { scenario.text(of: $0) == nil }
    let boxes = open.map { member -> HTML in
      let checked: HTML = scenario.setting("apply.\(member.name)") == nil ? "" : " checked"
      return """
        <label class="box"><input type="checkbox" name="_apply.\(member.name)" value="1"\(checked)> \(member.label)</label>
        """
    }
    if boxes.isEmpty { return "" }
    return """
      <fieldset class="gate"><legend>\(field.question)</legend>\(boxes)\(self.boxes(open.map { "apply.\($0.name)" }))
      <p class="help">\(say("What you tick is asked here next.", "Was angekreuzt ist, wird hier als Nächstes gefragt."))</p></fieldset>
      """
  }

  private func doubts(_ interview: InterviewPage) -> HTML {
    HTML(interview.questionnaire.doubts.map { "<p class=\"fault\" role=\"status\">\(plain($0.message))</p>" })
  }

  /// Hidden fields for the facts of the address that have no field in the step.
  func hiddenFields(except shown: Set<String>, gates: [Questionnaire.Question]) -> HTML {
    let facts = scenario.typed.filter { fact in
      scenario.document == nil && !shown.contains(rulebook[fact.name]?.name ?? fact.name)
    }
    var ticked: Set<String> = []
    for case .gate(let members) in gates.map(\.subject) {
      ticked.formUnion(members.filter { scenario.text(of: $0) == nil }.map { "apply.\($0.name)" })
    }
    let settings = kept.filter { !ticked.contains($0.0) }
    return HTML(facts.map { hiddenField($0.name, $0.text) } + settings.map { hiddenField("_" + $0.0, $0.1) })
  }
}
