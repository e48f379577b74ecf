import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules
import LevySession
import LevyWhatIf

/// Years side by side, and cases.
extension ScenarioView {
  func compareView() throws(Diagnostic) -> HTML {
    """
    <h1>\(say("Side by side", "Vergleich"))</h1>
    \(try years())
    \(try cases())
    """
  }

  // MARK: Years

  private func years() throws(Diagnostic) -> HTML {
    let covered = rulebook.jurisdiction.years
    let year = scenario.facts.year
    let (first, last) = (max(covered.lowerBound, year - 3), min(covered.upperBound, year + 1))
    let span = scenario.setting("years") ?? "\(first)..\(last)"
    let drawn: HTML
    do throws(Diagnostic) {
      guard let years: ClosedRange<Int> = rulebook.jurisdiction.years(span), years.count <= 12 else {
        throw Diagnostic(.badValue(name: "years", value: span, expected: "up to twelve years, such as 2020..2026"))
      }
      var context = QueryContext()
      context.journal = countedJournal
      drawn = try compared(years.map { Variation(year: $0) }, scenario.facts, context)
    } catch {
      drawn = "<p class=\"fault\" role=\"alert\">\(error.message)</p>"
    }
    // The command takes years, and so not one of its own.
    let command = scenario.command("compare", wanted + journalWords + ["--years", span])
      .replacing(" --year \(scenario.facts.yearName)", with: "")
    return """
      <h2>\(say("Years", "Jahre"))</h2>
      <form class="bar" method="get" action="years">\(hidden())
      <label for="years">\(say("Years", "Jahre"))</label> <input id="years" name="_years" value="\(span)">
      <button type="submit">\(say("Compare", "Vergleichen"))</button></form>
      \(drawn)
      \(commandLine(command))
      """
  }

  // MARK: Cases

  private func cases() throws(Diagnostic) -> HTML {
    let others = scenario.others
    let base = try facts().facts
    var columns = [Variation(title: say("this case", "dieser Fall"))]
    var wrong: HTML = ""
    for (number, facts) in others {
      let title = say("case \(number)", "Fall \(number)")
      do throws(Diagnostic) {
        _ = try scenario.beside(facts, in: base)
        columns.append(Variation(title: title, facts: facts.map { Variation.Fact(name: $0.name, text: $0.text) }))
      } catch {
        wrong += "<p class=\"fault\" role=\"alert\">\(title): \(error.message)</p>"
      }
    }
    let variants = others.flatMap { _, facts in
      ["--with", facts.map { "\($0.name)=\($0.text)" }.joined(separator: " ")]
    }
    let command = scenario.command("compare", wanted + journalWords + variants)
    let results: HTML =
      columns.count < 2 ? "" : "\(try compared(columns, base))\(commandLine(command))"
    return """
      <h2>\(say("Cases", "Fälle"))</h2>
      <p class="help">\(say("Change facts in another column; what is left empty is as in this case.", "In einer anderen Spalte Angaben ändern; was leer bleibt, ist wie in diesem Fall."))</p>
      <form method="get" action="years">\(factTable(others))
      <p class="bar"><label for="more">\(say("Another fact", "Weitere Angabe"))</label>
      <select id="more" name="_more"><option value="">–</option>\(moreFacts)</select>
      <button type="submit">\(say("Compare", "Vergleichen"))</button></p></form>
      \(wrong)\(results)
      """
  }

  /// Facts in rows and cases in columns, one of which is still empty.
  private func factTable(_ others: [(number: Int, facts: [(name: String, text: String)])]) -> HTML {
    let rows = rowNames(others)
    let last = min(CaseColumn.most, max(2, (others.last?.number ?? 1) + 1))
    let heads = (2...last).map { number -> HTML in
      "<th scope=\"col\">\(say("case \(number)", "Fall \(number)"))</th>"
    }
    let lines = rows.map { variable -> HTML in
      let cells = (1...last).map { number -> HTML in
        let title = number == 1 ? say("this case", "dieser Fall") : say("case \(number)", "Fall \(number)")
        let setting = "c\(number).\(variable.name)"
        let given = scenario.facts.values.first { $0.name == variable.name }?.value
        let control = FactControl(
          view: self, variable: variable,
          typed: number == 1 ? scenario.text(of: variable) : scenario.setting(setting),
          assumed: number == 1 ? nil : given,
          attributes: """
            name="\(number == 1 ? variable.name : "_" + setting)" aria-label="\(title): \(variable.label)"
            """)
        return "<td>\(control.html)</td>"
      }
      return "<tr><th scope=\"row\">\(variable.label)</th>\(cells)</tr>"
    }
    let shown = Set(rows.map(\.name))
    let rest = scenario.typed.filter { fact in
      rulebook[fact.name].map { !shown.contains($0.name) } ?? true
    }
    let settings = kept.filter { setting in CaseColumn(setting: setting.0).map { !shown.contains($0.name) } ?? true }
    let carried = (rest.map { ($0.name, $0.text) } + settings.map { ("_" + $0.0, $0.1) }).map { name, text -> HTML in
      "<input type=\"hidden\" name=\"\(name)\" value=\"\(text)\">"
    }
    return """
      \(carried)<div class="wide"><table class="facts"><thead><tr><th scope="col">\(say("fact", "Angabe"))</th>
      <th scope="col">\(say("this case", "dieser Fall"))</th>\(heads)</tr></thead><tbody>\(lines)</tbody></table></div>
      """
  }

  /// The facts that some case has, and one that is to be added.
  private func rowNames(_ others: [(number: Int, facts: [(name: String, text: String)])]) -> [Variable] {
    let names =
      scenario.typed.map(\.name) + others.flatMap { $0.facts.map(\.name) }
      + [scenario.setting("more")].compactMap(\.self)
    var rows: [Variable] = []
    for name in names {
      guard let variable = rulebook[name], !rows.contains(where: { $0.name == variable.name })
      else { continue }
      rows.append(variable)
    }
    return rows
  }

  private var moreFacts: HTML {
    HTML(
      rulebook.namedVariables.filter(\.isInput).map { variable in
        "<option value=\"\(variable.name)\">\(variable.label) (\(variable.name))</option>"
      })
  }

  // MARK: Parts

  private func compared(
    _ cases: [Variation], _ facts: Case, _ context: QueryContext = QueryContext()
  ) throws(Diagnostic) -> HTML {
    let outcome = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try Query.compare(results: wanted, cases: cases).run(calculator, facts, in: context)
    }
    guard case .comparison(let comparison) = outcome else { return "" }
    let heads = comparison.titles.map { title -> HTML in "<th scope=\"col\" class=\"number\">\(title)</th>" }
    let rows = comparison.rows.map { row -> HTML in
      let cells = comparison.titles.indices.map { column -> HTML in
        let value = row.value(column).map { text(of: $0, row.type) } ?? "–"
        return "<td class=\"number\">\(value)</td>"
      }
      return "<tr><th scope=\"row\">\(row.label)</th>\(cells)</tr>"
    }
    return """
      <div class="wide"><table><thead><tr><td></td>\(heads)</tr></thead><tbody>\(rows)</tbody></table></div>
      """
  }
}
