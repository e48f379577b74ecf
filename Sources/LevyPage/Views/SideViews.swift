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
    let money = rulebook.namedVariables.filter { $0.type == .money }
    let find = scenario.setting("find") ?? money.first { $0.isInput && facts.gives($0.name) }?.name ?? ""
    let result = scenario.setting("result") ?? money.first { !$0.isInput && $0.name.contains("net_") }?.name ?? ""
    let wanted = scenario.setting("value") ?? ""
    var answer: HTML = ""
    if !wanted.isEmpty {
      do throws(Diagnostic) {
        answer = try solved(find, result, wanted, facts)
      } catch {
        answer = "<p class=\"fault\" role=\"alert\">\(error.message)</p>"
      }
    }
    func options(_ list: [Variable], _ selected: String) -> HTML {
      HTML(
        list.map {
          "<option value=\"\($0.name)\"\($0.name == selected ? " selected" as HTML : "")>\($0.label) (\($0.name))</option>"
        })
    }
    return """
      <h1>\(say("What must be for a result", "Was für ein Ergebnis sein muss"))</h1>
      <form class="bar" method="get" action="solve">\(hidden())
      <label for="result">\(say("So that", "Damit"))</label> <select id="result" name="_result">\(options(money.filter { !$0.isInput }, result))</select>
      <label for="value">\(say("is", "gleich ist"))</label> <input id="value" name="_value" value="\(wanted)" inputmode="decimal">
      <label for="find">\(say("how much is", "wie hoch ist"))</label> <select id="find" name="_find">\(options(money, find))</select>
      <button type="submit">\(say("Find", "Finden"))</button></form>
      \(answer)
      \(commandLine(scenario.command("solve", ["\(result)=\(wanted)", "--for", find])))
      """
  }

  private func solved(
    _ find: String, _ result: String, _ wanted: String, _ facts: Case
  ) throws(Diagnostic) -> HTML {
    var without = facts
    if without.gives(find) { try without.remove(find) }
    let outcome = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try Query.solve(result: result, value: wanted, fact: find).run(calculator, without)
    }
    let remark: HTML = outcome.remark.map { "<p class=\"help\">\($0)</p>" } ?? ""
    return "<pre class=\"answer\" role=\"status\">\(outcome.markup.html)</pre>\(remark)"
  }

  func timelineView() throws(Diagnostic) -> HTML {
    let journal = page.journal
    let met = try journal?.metDeadlines(rulebook.jurisdiction.code, year: scenario.facts.year)
    let counts = scenario.setting("journal") != nil
    let timeline = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try Timeline(
        calculator, facts: scenario.facts, book: counts ? journal : nil, met: met, today: page.today ?? .today)
    }
    let rows = timeline.items.map { item -> HTML in
      let state: HTML = "<span class=\"state \(item.state == .overdue ? "overdue" : "")\">\(item.state.words)</span>"
      return """
        <tr><td>\(Value.date(item.day).text(in: .current))</td><td>\(item.action == .other ? "" : item.action.rawValue)</td>
        <th scope="row">\(item.label)</th><td class="number">\(item.amount.map { text(of: .number($0.value), .money) } ?? "")</td>
        <td>\(state)</td><td class="m-citation">\(item.source)</td></tr>
        """
    }
    let failures = timeline.failures.map { failure -> HTML in "<li>\(failure.message)</li>" }
    return """
      <h1>\(say("Dates of the year", "Termine des Jahres"))</h1>
      <div class="wide"><table><thead><tr><th scope="col">\(say("day", "Tag"))</th><th scope="col">\(say("what", "was"))</th>
      <th scope="col">\(say("deadline", "Frist"))</th><th scope="col">\(say("amount", "Betrag"))</th>
      <th scope="col">\(say("state", "Stand"))</th><th scope="col">\(say("statute", "Vorschrift"))</th></tr></thead><tbody>\(rows)</tbody></table></div>
      <ul class="notes">\(failures)</ul>
      \(commandLine(scenario.command("timeline", journalWords)))
      """
  }

  func overviewView() throws(Diagnostic) -> HTML {
    guard let journal = page.journal else {
      throw Diagnostic(
        .nothingFound(message: "the page was started without a journal", help: "levy serve --journal own"))
    }
    var met: [Int: Set<String>] = [:]
    for year in (scenario.facts.year - 2)...scenario.facts.year {
      met[year] = try journal.metDeadlines(rulebook.jurisdiction.code, year: year)
    }
    let overview = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try Overview(calculator, facts: scenario.facts, book: journal, met: met, today: page.today ?? .today)
    }
    return """
      <h1>\(say("Overview", "Überblick"))</h1>
      \(CashFlowBars(months: overview.months).html)
      <pre class="answer">\(overview.markup.html)</pre>
      \(commandLine(scenario.command("overview", ["--journal", journal.path])))
      """
  }
}

/// Income and expenses, month by month, as bars.
struct CashFlowBars {
  let months: [MonthlyCashFlow]

  var html: HTML {
    let most = max(1, months.flatMap { [$0.incoming, $0.outgoing] }.max() ?? 1)
    var parts: HTML = ""
    for (index, month) in months.enumerated() {
      let x = 10 + index * 59
      for (shift, cents, style) in [(0, month.incoming, "incoming"), (24, month.outgoing, "outgoing")] {
        let height = max(0, Int(Double(cents) / Double(most) * 140))
        parts +=
          "<rect class=\"\(style)\" x=\"\(x + shift)\" y=\"\(150 - height)\" width=\"22\" height=\"\(height)\"><title>\(month.month.description.prefix(7)): \(Answer.text(of: .number(Exact(numerator: Int128(cents), scale: 2)), type: .money))</title></rect>"
      }
      parts +=
        "<text x=\"\(x + 23)\" y=\"168\" text-anchor=\"middle\">\(month.month.description.dropFirst(2).prefix(5))</text>"
    }
    let title = say("Money in and out by month", "Geld ein und aus nach Monaten")
    return """
      <figure><svg viewBox="0 0 720 180" role="img" aria-label="\(title)"><title>\(title)</title>\(parts)</svg>
      <figcaption><ul class="legend"><li><span class="key incoming"></span>\(say("in", "ein"))</li>
      <li><span class="key outgoing"></span>\(say("out", "aus"))</li></ul></figcaption></figure>
      """
  }
}
