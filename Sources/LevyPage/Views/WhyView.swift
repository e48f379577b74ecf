import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules

/// The explanation of a result, down to the statutes and the given answers, and the texts of the rules on it.
extension ScenarioView {
  func whyView() throws(Diagnostic) -> HTML {
    let facts = try present()
    let asked = scenario.setting("name")
    let name =
      asked ?? (isInterviewChosen ? interviewPlan?.result : nil) ?? rulebook.mainResults(on: facts.date).first ?? ""
    let explanation: HTML
    if let parameter = rulebook.parameter(named: name) {
      explanation = "<h1>\(parameter.label)</h1>"
    } else {
      do throws(Diagnostic) {
        let (made, estimated) = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
          let completed = (try? calculator.estimates(for: facts, names: [name]).facts) ?? facts
          return (
            try calculator.explain(name, for: completed), Set(completed.estimated.map { rulebook.variables[$0].name })
          )
        }
        let about: HTML =
          estimated.isEmpty
          ? ""
          : "<p class=\"help\">\(say("It stands on estimates, which are marked, until you say what they were.", "Das beruht auf Schätzungen, die markiert sind, bis Sie angeben, was es war."))</p>"
        explanation = """
          <h1>\(made.label): <span class="number">\(estimated.isEmpty ? "" : say("about ", "etwa "))\(text(of: made.value, made.type))</span></h1>\(about)
          <ul class="tree">\(node(made, estimated, depth: 0))</ul>
          """
      } catch {
        explanation = """
          <h1>\(rulebook[name]?.label ?? name)</h1><p class="fault" role="alert">\(plain(error))</p>
          """
      }
    }
    let results = rulebook.mainResults(on: facts.date)
    let options = (results.contains(name) ? results : [name] + results).map { result in
      option(result, rulebook[result]?.label ?? rulebook.parameter(named: result)?.label ?? result, result == name)
    }
    return """
      \(explanation)
      \(declared(name, on: facts.date))
      <form class="bar" method="get" action="why">\(hidden())
      <label for="why-name">\(say("Another result", "Ein anderes Ergebnis"))</label> <select id="why-name" name="_name">\(options)</select>
      <button class="quiet" type="submit">\(say("Show", "Zeigen"))</button></form>
      \(commandLine(scenario.command("eval", [name, "--explain"])))
      """
  }

  private var isInterviewChosen: Bool { scenario.setting("interview") != nil }

  /// A value with its inputs. Lua limits the depth of calls between rules, and thereby the depth of this recursion.
  private func node(_ made: Explanation, _ estimated: Set<String>, depth: Int) -> HTML {
    let head: HTML = """
      <span class="what">\(made.label)</span> <b class="number">\(text(of: made.value, made.type))</b>\(mark(made, estimated))
      """
    if made.isRepeated {
      return "<li>\(head) <span class=\"m-hint\">\(say("as above", "wie oben"))</span></li>"
    }
    var words: HTML = ""
    if let arithmetic = made.arithmetic {
      words += "<p class=\"sum\">\(arithmetic.text(type: made.type))</p>"
    }
    if case .rule(let source, _) = made.origin {
      words += """
        <p class="law"><span class="m-citation">\(source)</span> · <a href="\(why(made.name))">\(say("More on", "Mehr zu:")) \(made.label)</a></p>
        """
    }
    var parts = made.parameters.map { law($0) }
    parts += (made.entries?.entries.suffix(50) ?? []).map { entry -> HTML in
      """
      <li class="entry"><a href="/journal?_edit=\(entry.number)">\(entry.day.inWords)</a>
      <b class="number">\(text(of: .number(made.entries?.amount(of: entry) ?? 0), .money))</b> \(entry.payee)</li>
      """
    }
    parts += made.inputs.map { node($0, estimated, depth: depth + 1) }
    if parts.isEmpty, words.text.isEmpty {
      let (address, words) =
        rulebook[made.name]?.isFact == true
        ? (question(made.name), say("Change", "Ändern")) : (why(made.name), say("More", "Mehr"))
      let change: HTML = " <a href=\"\(address)\">\(words)<span class=\"unseen\">: \(made.label)</span></a>"
      return "<li>\(head)\(change)</li>"
    }
    let inner: HTML = parts.isEmpty ? "" : "<ul>\(parts)</ul>"
    return "<li><details\(depth < 1 ? " open" as HTML : "")><summary>\(head)</summary>\(words)\(inner)</details></li>"
  }

  private func mark(_ made: Explanation, _ estimated: Set<String>) -> HTML {
    switch made.origin {
    case .given where estimated.contains(made.name):
      return " <mark class=\"estimated\">\(say("estimated", "geschätzt"))</mark>"
    case .given where made.entries != nil:
      return " <span class=\"m-hint\">\(made.entries?.words ?? "")</span>"
    case .given(let pinned):
      let words =
        pinned
        ? say("as you gave it, not worked out", "wie angegeben, nicht berechnet") : say("your answer", "Ihre Angabe")
      return " <span class=\"m-hint\">\(words)</span>"
    case .assumed: return " <span class=\"m-hint\">\(say("taken for granted", "angenommen"))</span>"
    case .calendar, .rule: return ""
    }
  }

  /// A figure of the law, with its source and the day since which it holds.
  private func law(_ use: Explanation.ParameterUse) -> HTML {
    // A table has a page of its own.
    let parameter = rulebook.parameter(named: use.name)
    let revision = parameter?.history.last { $0.since == use.since }?.revisions.last { $0.known == use.enacted }
    let words = revision.flatMap { parameter?.words($0, in: rulebook.jurisdiction) } ?? use.value
    let value: HTML = words.hasPrefix("{") ? "" : "<b class=\"number\">\(words)</b>"
    return """
      <li class="law"><span class="what"><a href="\(why(use.name))">\(use.label)</a></span> \(value)
      <span class="m-hint">\(say("since", "seit")) \(use.since.inWords)</span> <span class="m-citation">\(use.source)</span></li>
      """
  }

  // MARK: Texts of the rules

  private func declared(_ name: String, on day: CalendarDate) -> HTML {
    if let parameter = rulebook.parameter(named: name) { return history(parameter, on: day) }
    guard let variable = rulebook[name] else { return "" }
    let help: HTML = variable.help.map { "<p>\(plain($0))</p>" } ?? ""
    let versions = variable.versions.map { version in
      Row(label: "<span class=\"m-citation\">\(version.source)</span>", note: "\(period(version.from, version.to))")
    }
    if help.text.isEmpty, versions.isEmpty { return "" }
    return """
      <section><h2>\(say("What the rules say", "Was die Regeln sagen"))</h2>\(help)\(Row.list(versions))</section>
      \(statutes(variable.versions.filter { $0.holds(on: day) }.map(\.source), on: day))
      """
  }

  /// The wording of the statutes that sources cite.
  private func statutes(_ sources: [String], on day: CalendarDate) -> HTML {
    let sections = (try? Statutes(of: rulebook))?.cited(by: sources, on: day) ?? []
    if sections.isEmpty { return "" }
    let parts = sections.map { section -> HTML in
      let head: HTML =
        section.link.map { "<a href=\"\($0)\" rel=\"noreferrer\">\(section.citation)</a>" } ?? "\(section.citation)"
      return "<h3>\(head)</h3>\(section.paragraphs.map { "<p>\($0)</p>" as HTML })"
    }
    return "<section><h2>\(say("The statute", "Das Gesetz"))</h2>\(parts)</section>"
  }

  private func history(_ parameter: Parameter, on day: CalendarDate) -> HTML {
    let rows = parameter.history.reversed().map { entry in
      let value =
        entry.revisions.last.map {
          $0.isRepealed ? say("repealed", "aufgehoben") : parameter.words($0, in: rulebook.jurisdiction)
        } ?? ""
      let known = entry.revisions.last?.known.map { $0.inWords }
      return Row(
        label: "\(say("since", "seit")) \(entry.since.inWords)", value: "<span class=\"wrap\">\(value)</span>",
        note: "\(known.map { say("enacted on \($0)", "in Kraft gesetzt am \($0)") } ?? "")")
    }
    let note: HTML = parameter.note.map { "<p>\($0)</p>" } ?? ""
    return """
      <p class="m-citation">\(parameter.source)</p>\(note)
      <section><h2>\(say("Its values", "Seine Werte"))</h2>\(Row.list(rows))</section>
      \(statutes([parameter.source], on: day))
      """
  }

  /// The days between which something holds, in words.
  private func period(_ from: CalendarDate, _ to: CalendarDate) -> String {
    let (first, last) = (from.inWords, to.inWords)
    switch (from == .distantPast, to == .distantFuture) {
    case (true, true): return ""
    case (false, true): return say("from \(first) on", "ab \(first)")
    case (true, false): return say("until \(last)", "bis \(last)")
    case (false, false): return say("from \(first) to \(last)", "von \(first) bis \(last)")
    }
  }
}
