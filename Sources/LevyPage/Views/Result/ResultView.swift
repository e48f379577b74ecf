import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyReport
import LevyRules
import LevySheet

/// The end of an interview: the result in a sentence, its derivation, its assumptions, and the next actions.
extension ScenarioView {
  func resultView(_ interview: InterviewPage, _ answer: Answer) throws(Diagnostic) -> HTML {
    let facts = try facts().facts
    let asked = interview.plan.map { [$0.result] } ?? wanted
    let outcome = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try Outcome(calculator, facts, interview.plan, answer, asked, today: page.day, book: countedJournal)
    }
    return """
      <div class="case">
      <div class="result">
      <form id="facts" method="\(method)" action="interview">\(hiddenFields(except: [], gates: []))\(faultsElsewhere(interview))
      \(head(outcome, interview, answer))
      <p class="actions">\(saveButton)
      <a class="button quiet" href="forms?\(scenario.query(kept))">\(say("Where to write it", "Was wohin gehört"))</a>
      <a class="button quiet" href="report?\(scenario.query(kept))">\(say("The report as a file", "Der Bericht als Datei"))</a>
      <a class="button quiet" href="calendar?\(scenario.query(kept))">\(say("The dates for a calendar", "Die Termine für den Kalender"))</a>
      <a class="button quiet" href="file?\(scenario.query(kept))">\(say("The case as a file", "Der Fall als Datei"))</a></p></form>
      \(moved(outcome))
      \(way(outcome))
      \(section(say("What could still move it", "Was es noch bewegen kann"), outlook(answer, inSection: true)))
      \(try supposition(answer))
      \(section(say("What this stands on", "Worauf das beruht"), grounds(answer, inSection: true)))
      \(notCovered(answer))
      \(next(outcome))
      \(commandLine(scenario.command("ask", (interview.plan.map { [$0.name] } ?? wanted) + journalWords)))
      </div>
      <div class="aside">\(stepList(interview))\(otherInterviews(interview))</div>
      </div>
      """
  }

  private func section(_ title: String, _ body: HTML) -> HTML {
    body.text.isEmpty ? "" : "<section><h2>\(title)</h2>\(body)</section>"
  }

  // MARK: The result

  /// The sentences of the rules, and the amount. A claim whose deadline is over is not promised.
  private func head(_ outcome: Outcome, _ interview: InterviewPage, _ answer: Answer) -> HTML {
    let title = interview.plan?.label ?? say("Result", "Ergebnis")
    guard let line = outcome.line, let value = line.value else {
      let open = interview.steps.filter { $0.fields.contains(where: \.isOpen) }
      return """
        <h1 tabindex="-1" autofocus>\(title)</h1>
        <p class="sentence">\(say("There is no result yet.", "Es gibt noch kein Ergebnis."))</p>
        \(reasons(outcome.failures))\(stillOpen(open))
        """
    }
    var sentences = outcome.sentences.map { sentence -> HTML in "<p class=\"sentence\">\(self.sentence(sentence))</p>" }
    if let closed = outcome.closed, (value.exact ?? 0) > 0 {
      let day = closed.inWords
      sentences = [
        """
        <p class="sentence closed">\(say("This can no longer be claimed: the last day was \(day). It would have been this much.", "Das lässt sich nicht mehr beantragen: Der letzte Tag war der \(day). Es wären gewesen:"))</p>
        """
      ]
    } else if line.isEstimated {
      if sentences.isEmpty { sentences.append("<p class=\"sentence\">\(say("About this much.", "Etwa so viel."))</p>") }
      let names = answer.estimates.prefix(3).map(\.label).joined(separator: ", ")
      let rest = answer.estimates.count - 3
      let more = rest > 0 ? say(", and \(rest) more", " und \(rest) weitere") : ""
      sentences.append("<p class=\"help\">\(say("Still estimated", "Noch geschätzt")): \(names)\(more).</p>")
    }
    let open = interview.steps.filter { $0.fields.contains(where: \.isOpen) }
    return """
      <div class="outcome"><h1 tabindex="-1" autofocus>\(title), \(scenario.facts.yearName)</h1>
      \(sentences.first ?? "")
      <p class="amount" data-name="\(line.name)" data-value="\(value)"><a href="\(why(line.name))"><span class="unseen">\(line.label): </span><small>\(line.about)</small><span class="number">\(text(of: value, line.type))</span></a></p>
      \(HTML(Array(sentences.dropFirst())))</div>\(stillOpen(open))
      """
  }

  private func reasons(_ failures: [Diagnostic]) -> HTML {
    if Diagnostic.mergingMissing(failures) != nil { return "" }
    return HTML(
      failures.prefix(2).map { failure in
        let wrong = scenario.facts.misread.values.first { $0.diagnostic.problem == failure.problem }
        guard let wrong else { return "<p class=\"fault\" role=\"status\">\(plain(failure))</p>" }
        let label = rulebook[wrong.name]?.label ?? wrong.name
        return """
          <p class="fault" role="status"><a href="\(question(rulebook[wrong.name]?.name ?? wrong.name))">\(label)</a>: \(words(wrong.diagnostic))</p>
          """
      })
  }

  private func stillOpen(_ steps: [(title: String, fields: [Questionnaire.Question])]) -> HTML {
    if steps.isEmpty { return "" }
    let buttons = steps.map { step -> HTML in
      "<li><button class=\"quiet small\" type=\"submit\" name=\"_to\" value=\"\(step.fields[0].name)\">\(named(step.title))</button></li>"
    }
    return """
      <p>\(say("Questions are still open in", "Noch offene Fragen gibt es in")):</p><ul class="missing open">\(buttons)</ul>
      """
  }

  // MARK: The derivation

  private func moved(_ outcome: Outcome) -> HTML {
    let rows = outcome.moved.map { mover in
      let fact = rulebook.variables[mover.slot]
      return Row(
        label:
          "<a href=\"\(question(fact.name))\">\(sentence("\(fact.label), \(text(of: mover.value, fact.type))"))</a>",
        value: "\(rulebook.jurisdiction.written(Answer.difference(mover.difference, type: .money), .money))")
    }
    return section(
      say("What you said that moved it most", "Welche Angaben am meisten bewegen"), Row.list(rows))
  }

  private func way(_ outcome: Outcome) -> HTML {
    let parts = outcome.parts.compactMap { line -> Row? in
      guard let value = line.value, value.exact != 0 else { return nil }
      return Row(
        label: "<a href=\"\(why(line.name))\">\(line.label)</a>", value: "\(line.about)\(text(of: value, line.type))")
    }
    let estimated: HTML =
      outcome.line?.isEstimated == true
      ? "<p class=\"help\">\(say("Some of it is estimated, since it is not given.", "Einiges ist geschätzt, da es nicht angegeben ist."))</p>"
      : ""
    let drawn: HTML = outcome.waterfall.map { "\(estimated)\(show($0))" } ?? ""
    return """
      \(section(say("The amounts behind it", "Die Beträge dahinter"), Row.list(parts)))
      \(section(say("From gross to what is left", "Vom Brutto zu dem, was bleibt"), drawn))
      """
  }

  // MARK: The basis

  private func notCovered(_ answer: Answer) -> HTML {
    let notes = caveats(answer).map { note -> HTML in "<p class=\"caution\">\(note)</p>" }
    let unused = answer.unused.compactMap { fact in
      rulebook[fact.name].map { Row(label: "\($0.label)", note: "\(words(fact.reason))") }
    }
    return """
      \(section(say("What to look at", "Was zu beachten ist"), HTML(notes)))
      \(section(say("What you gave that does not count", "Was nicht zählt"), Row.list(unused)))
      """
  }

  // MARK: Next actions

  private func next(_ outcome: Outcome) -> HTML {
    let rows = outcome.dates.map { dateRow($0) }
    let years = outcome.otherYears.map { year in
      let name = rulebook.jurisdiction.taxYear.name(of: year.year)
      let path = "/\(rulebook.jurisdiction.code)/\(name.replacing("/", with: "-"))"
      let address = "\(path)/interview?\(lasting(toYear: year.year))"
      return Row(
        label: "<a href=\"\(address)\">\(name)</a>", value: "\(year.day.inWords)",
        note: "\(year.label)")
    }
    return """
      \(section(say("What to do next", "Was als Nächstes zu tun ist"), Row.list(rows)))
      \(section(say("Other years that are still open", "Andere Jahre, die noch offen sind"), Row.list(years)))
      """
  }

  /// A row for a day that the law sets, with the action that is due then, and its amount.
  ///
  /// - Parameter form: the button that marks the action as done, if there is one.
  func dateRow(_ item: Timeline.Item, form: HTML = "") -> Row {
    let amount = item.amount.map { text(of: .number($0.value), .money) } ?? ""
    let basis: HTML =
      item.amount.map { amount in
        let label = rulebook[amount.name]?.label ?? amount.name
        let origin =
          amount.isCounted
          ? say("from the journal and what you gave", "aus dem Journal und Ihren Angaben")
          : say("from what you gave", "aus Ihren Angaben")
        return " · \(label), \(amount.year), \(origin)"
      } ?? ""
    let lack: HTML =
      !item.help.isEmpty
      ? " · \(plain(item.help))"
      : item.lacks.first.map { input in
        " · \(say("for the amount it lacks:", "für den Betrag fehlt:")) <a href=\"\(question(input.name))\">\(rulebook[input.name]?.label ?? input.name)</a>"
      } ?? ""
    let state: HTML = "<span class=\"state\(item.state == .overdue ? " overdue" : "")\">\(item.state.words)</span>"
    let todo = item.action.words.isEmpty ? "" : " · \(item.action.words)"
    return Row(
      label: "<b class=\"day\">\(item.day.inWords)</b> \(item.label)", value: "\(amount)",
      note: "\(state)\(todo)\(basis)\(lack) · <span class=\"m-citation\">\(item.source)</span>\(form)")
  }
}
