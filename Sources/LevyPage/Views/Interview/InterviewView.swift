import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules
import LevySession
import LevySheet

/// The interview of a result: a step at a time, all of them accessible, with the result next to it.
extension ScenarioView {
  func interviewView(_ interview: InterviewPage) throws(Diagnostic) -> HTML {
    let answer = try answer()
    let current = interview.current
    let steps = interview.steps
    let body: HTML
    let carried: HTML
    if let current {
      body = step(steps[current], interview, answer.unused)
      carried = hiddenFields(except: Set(steps[current].fields.map(\.name)), gates: steps[current].fields)
    } else {
      body = try outcome(interview)
      carried = hiddenFields(except: [], gates: [])
    }
    let next = current.map { $0 + 1 < steps.count ? steps[$0 + 1].title : say("Result", "Ergebnis") }
    // The first button of a form is the one that Return presses.
    let advance: HTML =
      current.map { index in
        "<button class=\"hidden\" type=\"submit\" name=\"_next\" value=\"\(steps[index].fields[0].name)\" tabindex=\"-1\" aria-hidden=\"true\"></button>"
      } ?? ""
    let buttons: HTML =
      current.map { index in
        let back: HTML =
          index > 0
          ? "<button class=\"quiet\" type=\"submit\" name=\"_to\" value=\"\(steps[index - 1].fields[0].name)\">\(say("Back", "Zurück"))</button>"
          : ""
        return """
          <button type="submit" name="_next" value="\(steps[index].fields[0].name)">\(say("Next step", "Nächster Schritt")): \(named(next ?? ""))</button>
          \(back)
          """
      } ?? ""
    return """
      \(interviewChoice(interview))
      <div class="case">
      <form id="facts" method="get" action="interview" data-live="results" data-live-address="results?_view=interview&amp;">
      \(advance)\(carried)
      \(progress(interview))
      \(stepList(interview))
      \(faultsElsewhere(interview))
      \(body)
      <p class="actions">\(buttons) \(resetLink)</p>
      </form>
      <section id="results" class="results" aria-live="polite" aria-label="\(say("Results", "Ergebnisse"))">\(try results(answer))</section>
      </div>
      """
  }

  private func named(_ title: String) -> String { title.isEmpty ? say("Facts", "Angaben") : title }

  /// Which interview it is, where the rules have several.
  private func interviewChoice(_ interview: InterviewPage) -> HTML {
    if interviews.count < 2 {
      return "<h1>\(interview.plan?.label ?? say("Interview", "Interview"))</h1>"
    }
    let options = interviews.map { plan -> HTML in
      "<option value=\"\(plan.name)\"\(plan.name == interview.plan?.name ? " selected" as HTML : "")>\(plan.label)</option>"
    }
    return """
      <h1>\(interview.plan?.label ?? say("Interview", "Interview"))</h1>
      <form class="bar" method="get" action="interview">\(hidden(["interview", "of", "at"]))
      <label for="interview">\(say("What for", "Wozu"))</label>
      <select id="interview" name="_interview">\(options)</select>
      <button class="quiet" type="submit">\(say("Ask that", "Das fragen"))</button></form>
      """
  }

  private func progress(_ interview: InterviewPage) -> HTML {
    let (done, all) = (interview.form.answered, interview.form.fields.count)
    return """
      <p class="progress"><label for="progress">\(say("\(done) of \(all) questions done", "\(done) von \(all) Fragen erledigt"))</label>
      <progress id="progress" max="\(max(all, 1))" value="\(done)"></progress></p>
      """
  }

  /// All steps, each a button, so that typed values are submitted with it.
  private func stepList(_ interview: InterviewPage) -> HTML {
    let items = interview.steps.enumerated().map { index, step -> HTML in
      let current: HTML = index == interview.current ? " aria-current=\"step\"" : ""
      let open = step.fields.count(where: \.isOpen)
      let state = open == 0 ? say("done", "erledigt") : say("\(open) open", "\(open) offen")
      let wrong: HTML = step.fields.contains { $0.variable.flatMap(fault) != nil } ? " <b class=\"fault\">!</b>" : ""
      return """
        <li><button class="quiet" type="submit" name="_to" value="\(step.fields[0].name)"\(current)>\(named(step.title))\(wrong) <span class="m-hint">\(state)</span></button></li>
        """
    }
    let current: HTML = interview.current == nil ? " aria-current=\"step\"" : ""
    return """
      <nav aria-label="\(say("Steps", "Schritte"))"><ol class="steps">\(items)
      <li><button class="quiet" type="submit" name="_to" value="\(InterviewPage.result)"\(current)>\(say("Result", "Ergebnis"))</button></li></ol></nav>
      """
  }

  /// The facts that could not be understood and are not in the interview.
  private func faultsElsewhere(_ interview: InterviewPage) -> HTML {
    let asked = Set(interview.form.fields.map(\.name))
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
    _ step: (title: String, fields: [Form.Field]), _ interview: InterviewPage, _ unused: [UnusedFact]
  ) -> HTML {
    let shown = step.fields.map(\.name).joined(separator: ",")
    let fields = step.fields.map { field -> HTML in
      switch field.subject {
      case .gate(let members): gate(field, among: members)
      case .fact(let variable): self.field(field, variable, unused)
      }
    }
    return """
      <input type="hidden" name="_shown" value="\(shown)">
      <fieldset><legend>\(named(step.title))</legend>\(fields)</fieldset>
      \(doubts(interview))
      """
  }

  private func field(_ field: Form.Field, _ variable: Variable, _ unused: [UnusedFact]) -> HTML {
    var notes = sum(of: variable).map { [$0] } ?? []
    if let lack = field.lack { notes.append(lack) }
    let typed = scenario.text(of: variable)
    return FactField(
      view: self, variable: variable, label: field.question,
      assumed: typed == nil ? field.entry?.value ?? field.proposal?.value : field.proposal?.value, notes: notes,
      unused: unused
    ).html
  }

  /// Boxes for facts that may apply; the questions of those that are ticked follow.
  private func gate(_ field: Form.Field, among members: [Variable]) -> HTML {
    let boxes = members.filter { scenario.text(of: $0) == nil }.map { member -> HTML in
      let checked: HTML = scenario.setting("apply.\(member.name)") == nil ? "" : " checked"
      return """
        <label><input type="checkbox" name="_apply.\(member.name)" value="1"\(checked)> \(member.label)</label>
        """
    }
    if boxes.isEmpty { return "" }
    return """
      <fieldset class="gate"><legend>\(field.question)</legend>\(boxes)
      <p class="help">\(say("What you tick is asked here next.", "Was angekreuzt ist, wird hier als Nächstes gefragt."))</p></fieldset>
      """
  }

  private func doubts(_ interview: InterviewPage) -> HTML {
    HTML(interview.form.doubts.map { "<p class=\"fault\" role=\"status\">\($0.message)</p>" })
  }

  /// Hidden fields for facts of the address that have no field in the step.
  private func hiddenFields(except shown: Set<String>, gates: [Form.Field]) -> HTML {
    let facts = scenario.typed.filter { fact in
      !shown.contains(rulebook[fact.name]?.name ?? fact.name)
    }
    var ticked: Set<String> = []
    for case .gate(let members) in gates.map(\.subject) {
      ticked.formUnion(members.filter { scenario.text(of: $0) == nil }.map { "apply.\($0.name)" })
    }
    let settings = kept.filter { !ticked.contains($0.0) }.map { ("_" + $0.0, $0.1) }
    return HTML(
      (facts.map { ($0.name, $0.text) } + settings).map { name, value in
        "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
      })
  }

  // MARK: The result

  private func outcome(_ interview: InterviewPage) throws(Diagnostic) -> HTML {
    let told = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      let told = try Interview(calculator, interview.form.sheet)
      told.today = page.today ?? .today
      return told.outcome
    }
    let open = interview.steps.filter { $0.fields.contains(where: \.isOpen) }.map { step -> HTML in
      "<li><button class=\"quiet small\" type=\"submit\" name=\"_to\" value=\"\(step.fields[0].name)\">\(named(step.title))</button></li>"
    }
    let rest: HTML =
      open.isEmpty
      ? ""
      : "<p>\(say("Not asked to the end", "Noch nicht zu Ende gefragt")):</p><ul class=\"missing\">\(open)</ul>"
    let asked = interview.plan.map { [$0.name] } ?? wanted
    return """
      <fieldset class="outcome"><legend>\(say("Result", "Ergebnis"))</legend>
      <pre class="answer">\(told.html)</pre>\(rest)
      \(commandLine(scenario.command("ask", asked + journalWords)))
      </fieldset>
      """
  }
}
