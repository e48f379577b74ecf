import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyReport
import LevyRules
import LevySession
import LevyWhatIf

/// The views of `solve`, of the dates of the year, and of the year to date.
extension ScenarioView {
  func solveView() throws(Diagnostic) -> HTML {
    let facts = scenario.facts
    let money = rulebook.shownVariables.filter { $0.type == .money }
    let find = scenario.setting("find") ?? money.first { $0.isInput && facts.gives($0.name) }?.name ?? ""
    let left = rulebook.jurisdiction.waterfalls.first { rulebook.isInForce($0.leaves, on: facts.date) }?.leaves
    let result = scenario.setting("result") ?? left ?? ""
    let wanted = scenario.setting("value") ?? ""
    var answer: HTML = ""
    if !wanted.isEmpty {
      do throws(Diagnostic) {
        answer = try solved(find, result, wanted, facts)
      } catch {
        answer = "<p class=\"fault\" role=\"alert\">\(plain(error))</p>"
      }
    }
    // Possible targets: the main results, and the ends of the ways from gross to net. Possible unknowns: facts that are
    // given, and amounts for which interviews ask.
    let results = rulebook.mainResults(on: facts.date).compactMap { rulebook[$0] }.filter { $0.type == .money }
    let ends = rulebook.jurisdiction.waterfalls.map(\.leaves).filter { rulebook.isInForce($0, on: facts.date) }
    let wished = unique(ends.compactMap { rulebook[$0] } + results + [rulebook[result]].compactMap(\.self))
    let typed = scenario.typed.compactMap { rulebook[$0.name] }.filter { $0.type == .money && $0.isFact }
    let asked = interviews.flatMap { $0.steps.flatMap(\.names) }.compactMap { rulebook[$0] }.filter {
      $0.type == .money && $0.isInput
    }
    let open = unique(typed + [rulebook[find]].compactMap(\.self) + asked)
    func options(_ list: [Variable], _ selected: String) -> HTML {
      HTML(list.map { option($0.name, $0.label, $0.name == selected) })
    }
    return """
      <h1>\(say("How much it takes", "Wie viel es sein muss"))</h1>
      <form class="bar" method="get" action="solve">\(hidden())
      <label for="result">\(say("So that", "Damit"))</label> <select id="result" name="_result">\(options(wished, result))</select>
      <label for="value">\(say("is", "gleich ist"))</label> <span class="unit"><input id="value" name="_value" value="\(wanted)" inputmode="decimal"><span aria-hidden="true">\(rulebook.jurisdiction.sign)</span></span>
      <label for="find">\(say("how much is", "wie hoch ist"))</label> <select id="find" name="_find">\(options(open, find))</select>
      <button type="submit">\(say("Find", "Finden"))</button></form>
      \(answer)
      \(commandLine(scenario.command("solve", ["\(result)=\(wanted)", "--for", find])))
      """
  }

  private func unique(_ variables: [Variable]) -> [Variable] {
    variables.reduce(into: []) { list, next in if !list.contains(next) { list.append(next) } }
  }

  private func solved(
    _ find: String, _ result: String, _ wanted: String, _ facts: Case
  ) throws(Diagnostic) -> HTML {
    var without = facts
    if without.gives(find) { try without.remove(find) }
    let outcome = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try Query.solve(result: result, value: wanted, fact: find).run(calculator, without)
    }
    guard case .solutions(let found, let fact, _, let result, _, _) = outcome else { return "" }
    func value(_ number: Exact, _ variable: Variable) -> String {
      text(of: variable.type.value(number), variable.type)
    }
    var rows = found.stretches.map { stretch in
      let from = value(stretch.from, fact)
      let to = say("\(from) to \(value(stretch.to, fact))", "\(from) bis \(value(stretch.to, fact))")
      return Row(label: "\(fact.label)", value: "\(stretch.from == stretch.to ? from : to)")
    }
    var nothing: HTML = ""
    if rows.isEmpty {
      nothing =
        "<p class=\"sentence\">\(say("No amount gives exactly that. The nearest:", "Kein Betrag ergibt genau das. Am nächsten:"))</p>"
      rows = [found.below, found.above].compactMap(\.self).map { near in
        Row(
          label: "\(fact.label)", value: "\(value(near.at, fact))",
          note: "\(result.label): \(value(near.result, result))")
      }
    }
    let remark: HTML =
      found.isComplete
      ? ""
      : "<p class=\"help\">\(say("Not every step could be looked at: there may be more.", "Nicht jeder Schritt ließ sich ansehen: Es kann mehr geben."))</p>"
    return "<div role=\"status\">\(nothing)\(Row.list(rows))</div>\(remark)"
  }

  func timelineView() throws(Diagnostic) -> HTML {
    let journal = page.journal
    let met = try journal?.metDeadlines(rulebook.jurisdiction.code, year: scenario.facts.year)
    let counts = scenario.setting("journal") != nil
    let timeline = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try Timeline(
        calculator, facts: scenario.facts, book: counts ? journal : nil, met: met, today: page.today ?? .today)
    }
    let next = timeline.items.filter(\.isDue)
    let over = timeline.items.filter { $0.state == .past || $0.state == .done }
    let late = timeline.items.filter { $0.state == .overdue }
    let failures = timeline.failures.map { failure -> HTML in "<li>\(plain(failure))</li>" }
    let projection: HTML =
      timeline.projectedFrom.map { year in
        let words = say(
          "There is no law for \(timeline.year) yet: these days and amounts are a projection by that of \(year).",
          "Für \(timeline.year) gibt es noch kein Recht: Tage und Beträge sind nach dem von \(year) hochgerechnet.")
        return "<p class=\"caution\">\(words)</p>"
      } ?? ""
    func section(_ title: String, _ items: [Timeline.Item]) -> HTML {
      items.isEmpty
        ? "" : "<section><h2>\(title)</h2>\(Row.list(items.map { dateRow($0, form: markDone($0)) }))</section>"
    }
    let none: HTML =
      timeline.items.isEmpty ? "<p>\(say("The rules set no days.", "Die Regeln setzen keine Tage."))</p>" : ""
    return """
      <h1>\(say("Dates of \(timeline.year)", "Termine für \(timeline.year)"))</h1>\(projection)\(none)
      \(section(say("Overdue", "Überfällig"), late))
      \(section(say("Still to come", "Was kommt"), next))
      \(section(say("Over", "Was vorbei ist"), over))
      \(failures.isEmpty ? "" : "<ul class=\"notes\">\(failures)</ul>" as HTML)
      <p class="actions"><a class="button quiet" href="calendar?\(scenario.query(kept))">\(say("For a calendar", "Für den Kalender"))</a></p>
      \(commandLine(scenario.command("timeline", journalWords)))
      """
  }

  /// The form that notes in the journal that something was done by its day.
  private func markDone(_ item: Timeline.Item) -> HTML {
    guard page.journal != nil, item.action == .file || item.action == .pay, item.state != .done else { return "" }
    let place = [("in", rulebook.jurisdiction.code), ("year", scenario.facts.yearName.replacing("/", with: "-"))]
    let back = [("case", scenario.document.map { "\($0.id)" } ?? ""), ("query", scenario.query(kept))]
    let fields = (place + back).map { hiddenField("_" + $0.0, $0.1) } + [hiddenField("name", item.name)]
    return """
      <span class="buttons"><form method="post" action="/journal">\(fields)<button class="small" name="do" value="met">\(say("Done", "Erledigt"))<span class="unseen">: \(item.label)</span></button></form></span>
      """
  }

  func overviewView() throws(Diagnostic) -> HTML {
    guard let journal = page.journal else {
      throw Diagnostic(
        nothing: "the page was started without a journal", "die Seite ist ohne Journal gestartet",
        help: Wording(inEnglish: "levy serve --journal own"))
    }
    var met: [Int: Set<String>] = [:]
    for year in (scenario.facts.year - 2)...scenario.facts.year {
      met[year] = try journal.metDeadlines(rulebook.jurisdiction.code, year: year)
    }
    let overview = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try Overview(
        calculator, facts: scenario.facts, book: journal, met: met, today: page.day,
        rate: scenario.setting("rate").map { (text) throws(Diagnostic) in
          try Interest.rate(text.hasSuffix("%") ? text : text + "%")
        })
    }
    return """
      <h1>\(say("My year \(scenario.facts.yearName)", "Mein Jahr \(scenario.facts.yearName)"))</h1>
      \(reserve(overview.year))
      \(overview.next.isEmpty ? "" : "<section><h2>\(say("Next", "Demnächst"))</h2>\(Row.list(overview.next.map { dateRow($0) }))</section>" as HTML)
      \(yearSection(overview.year))
      \(cashFlow(overview))
      \(notes(overview.year))
      \(commandLine(scenario.command("overview", ["--journal", journal.path])))
      """
  }

  // MARK: The year to date

  /// A sentence on whether enough is set aside.
  private func reserve(_ year: YearToDate) -> HTML {
    guard let aside = year.aside else { return "" }
    let day = year.day.inWords
    let should = text(of: .number(aside), .money)
    guard let put = year.setAside else {
      return """
        <p class="sentence">\(say("By \(day) this much should be set aside:", "Bis \(day) sollte so viel zurückgelegt sein:"))</p><p class="amount">\(should)</p>
        """
    }
    let rest = (try? aside.subtracting(put)) ?? 0
    let lies = text(of: .number(put), .money)
    let words =
      rest > 0
      ? say(
        "\(lies) is set aside, \(should) should be by \(day). It is short by:",
        "\(lies) sind zurückgelegt, \(should) sollten es bis \(day) sein. Es fehlen:")
      : say(
        "Enough is set aside: \(lies); \(should) is needed by \(day).",
        "Es ist genug zurückgelegt: \(lies), nötig sind \(should) bis \(day).")
    let short: HTML = rest > 0 ? "<p class=\"amount owed\">\(text(of: .number(rest), .money))</p>" : ""
    return "<p class=\"sentence\">\(words)</p>\(short)"
  }

  private func yearSection(_ year: YearToDate) -> HTML {
    let rows = year.lines(day: \.inWords).map { label, value, hint in
      Row(
        label: "\(label.prefix(1).uppercased() + label.dropFirst())", value: "\(text(of: .number(value), .money))",
        note: "\(hint)")
    }
    let day = year.day.inWords
    let counted = words(year.soFar.count).map { Row(label: $0) }
    let entries: HTML =
      counted.isEmpty
      ? ""
      : "<details class=\"more\"><summary>\(say("What the journal gave", "Was das Journal ergab"))</summary>\(Row.list(counted))</details>"
    return "<section><h2>\(say("To \(day)", "Bis \(day)"))</h2>\(Row.list(rows))\(entries)\(interest(year))</section>"
  }

  /// The form that asks for the interest on the money set aside.
  private func interest(_ year: YearToDate) -> HTML {
    if year.setAside == nil { return "" }
    return """
      <form class="bar" method="get" action="overview">\(hidden())
      <label for="rate">\(say("Interest a year on what is set aside", "Zinsen im Jahr auf das Zurückgelegte"))</label>
      <span class="unit"><input id="rate" name="_rate" value="\(scenario.setting("rate") ?? "")" inputmode="decimal" size="4" placeholder="2"><span aria-hidden="true">%</span></span>
      <button class="quiet" type="submit">\(say("Add", "Hinzurechnen"))</button></form>
      """
  }

  private func cashFlow(_ overview: Overview) -> HTML {
    if overview.cashFlow(ofLast: 12) == (0, 0) { return "" }
    let rows = [12, 6, 3].map { count in
      let (incoming, outgoing) = overview.cashFlow(ofLast: count)
      return Row(
        label: "\(say("Last \(count) months", "Letzte \(count) Monate"))", value: "\(money(incoming - outgoing))",
        note: "\(say("in", "ein")) \(money(incoming)) · \(say("out", "aus")) \(money(outgoing))")
    }
    return """
      <section><h2>\(say("Money that came in and went out", "Einnahmen und Ausgaben"))</h2>
      \(overview.bars(money))\(Row.list(rows))</section>
      """
  }

  private func money(_ cents: Int64) -> String {
    text(of: .number(Exact(numerator: Int128(cents), scale: 2)), .money)
  }

  private func notes(_ year: YearToDate) -> HTML {
    let answer = year.soFar.answer
    let failures = (Diagnostic.mergingMissing(answer.failures).map { [$0] } ?? answer.failures).map { failure -> HTML in
      guard case .missing(let inputs, _) = failure.problem else { return "<li>\(plain(failure))</li>" }
      let links = inputs.map { input -> HTML in "<a href=\"\(question(input.name))\">\(input.label)</a> " }
      return "<li>\(say("Still needed", "Noch gebraucht")): \(links)</li>"
    }
    let notes = failures + caveats(answer).map { note -> HTML in "<li>\(note)</li>" }
    return """
      \(notes.isEmpty ? "" : "<ul class=\"notes\">\(notes)</ul>" as HTML)
      <section><h2>\(say("What this stands on", "Worauf das beruht"))</h2>\(grounds(answer, inSection: true))</section>
      """
  }
}
