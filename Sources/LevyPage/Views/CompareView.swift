import LevyCharts
import LevyJournal
import LevyModel
import LevyPresentation
import LevyRules
import LevySession
import LevyWhatIf

/// Comparisons with other years, with saved cases, and with changed facts; differences come first.
extension ScenarioView {
  func compareView() throws(Diagnostic) -> HTML {
    """
    <h1>\(say("Compare", "Vergleich"))</h1>
    \(try saved())
    \(try years())
    \(try cases())
    """
  }

  // MARK: Saved cases

  /// Compares this case with a saved one, which may be of another year.
  private func saved() throws(Diagnostic) -> HTML {
    let others = try (page.cases?.list() ?? []).filter {
      $0.jurisdiction == rulebook.jurisdiction.code && $0.id != scenario.document?.id
    }
    if others.isEmpty { return "" }
    let chosen = scenario.setting("with").flatMap { Int64($0) }.flatMap { id in others.first { $0.id == id } }
    let options = others.map { option("\($0.id)", "\($0.name) (\($0.year))", $0 == chosen) }
    var drawn: HTML = ""
    if let chosen {
      let other = try Scenario(rulebook, year: chosen.year, query: [], document: chosen)
      let own = (scenario.document?.name ?? say("this case", "dieser Fall"), try facts().facts)
      drawn = try sideBySide([own, (chosen.name, other.facts)])
    }
    return """
      <section><h2>\(say("With a saved case", "Mit einem gespeicherten Fall"))</h2>
      <form class="bar" method="get" action="years">\(hidden(["with"]))
      <label for="with">\(say("Case", "Fall"))</label> <select id="with" name="_with">\(options)</select>
      <button type="submit">\(say("Compare", "Vergleichen"))</button></form>
      \(drawn)</section>
      """
  }

  /// Shows two cases: first the facts and results that differ, then those that are the same.
  private func sideBySide(_ cases: [(title: String, facts: Case)]) throws(Diagnostic) -> HTML {
    let comparison = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      Comparison(cases.map { ($0.title, calculator.answer(wanted, asked: $0.facts)) })
    }
    var names: [String] = []
    for (_, facts) in cases { for (name, _) in facts.values where !names.contains(name) { names.append(name) } }
    let lines = names.compactMap { name -> (variable: Variable, values: [Value?])? in
      guard let variable = rulebook[name] else { return nil }
      return (variable, cases.map { item in item.facts.values.first { $0.name == name }?.value })
    }
    let differing = lines.filter { line in line.values.contains { $0 != line.values[0] } }.map { line in
      compareRow(
        line.variable.label, cases.map(\.title),
        line.values.map { value in
          value.map { text(of: $0, line.variable.type) } ?? say("not given", "nicht angegeben")
        })
    }
    let facts: HTML =
      differing.isEmpty
      ? "<p>\(say("The same was given.", "Angegeben wurde dasselbe."))</p>"
      : "<h3>\(say("What was given otherwise", "Was anders angegeben wurde"))</h3><ul class=\"rows compared\">\(differing)</ul>"
    return "\(shown(comparison))\(facts)"
  }

  // MARK: Years

  private func years() throws(Diagnostic) -> HTML {
    let covered = rulebook.jurisdiction.years
    let year = scenario.facts.year
    let (first, last) = (max(covered.lowerBound, year - 2), min(covered.upperBound, year + 1))
    let names = (first...last).map { rulebook.jurisdiction.taxYear.name(of: $0) }
    let span = scenario.setting("years") ?? "\(names.first ?? "")..\(names.last ?? "")"
    let drawn: HTML
    do throws(Diagnostic) {
      guard let years: ClosedRange<Int> = rulebook.jurisdiction.years(span), years.count <= 12 else {
        throw Diagnostic(
          .badValue(
            name: "years", value: span,
            expected: Wording("up to twelve years, such as 2020..2026", "bis zu zwölf Jahre, etwa 2020..2026")))
      }
      drawn = try compared(years.map { Variation(year: $0) }, scenario.facts, countedJournal)
    } catch {
      drawn = "<p class=\"fault\" role=\"alert\">\(error.message)</p>"
    }
    // The command takes `--years` in place of `--year`.
    let command = scenario.command("compare", wanted + journalWords + ["--years", span])
      .replacing(" --year \(scenario.facts.yearName)", with: "")
    return """
      <section><h2>\(say("The same in other years", "Dasselbe in anderen Jahren"))</h2>
      <form class="bar" method="get" action="years">\(hidden())
      <label for="years">\(say("Years", "Jahre"))</label> <input id="years" name="_years" value="\(span)">
      <button type="submit">\(say("Compare", "Vergleichen"))</button></form>
      \(drawn)
      \(commandLine(command))</section>
      """
  }

  // MARK: Cases

  private func cases() throws(Diagnostic) -> HTML {
    let others = scenario.others
    let base = try present()
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
      <section><h2>\(say("What if", "Was wäre, wenn"))</h2>
      <p class="help">\(say("Change facts in another column; what is left empty is as in this case.", "In einer anderen Spalte Angaben ändern; was leer bleibt, ist wie in diesem Fall."))</p>
      <form method="get" action="years">\(factTable(others))
      <p class="bar"><label for="more">\(say("Another fact", "Weitere Angabe"))</label>
      <select id="more" name="_more"><option value="">–</option>\(moreFacts)</select>
      <button type="submit">\(say("Compare", "Vergleichen"))</button></p></form>
      \(wrong)\(results)</section>
      """
  }

  /// A table with facts in rows and cases in columns, of which the last is empty.
  private func factTable(_ others: [(number: Int, facts: [(name: String, text: String)])]) -> HTML {
    let rows = rowNames(others)
    let last = min(CaseColumn.most, max(2, (others.last?.number ?? 1) + 1))
    let heads = (2...last).map { number -> HTML in
      "<th scope=\"col\">\(say("case \(number)", "Fall \(number)"))</th>"
    }
    let lines = rows.map { variable -> HTML in
      let cells = (2...last).map { number -> HTML in
        let title = say("case \(number)", "Fall \(number)")
        let setting = "c\(number).\(variable.name)"
        let given = scenario.facts.values.first { $0.name == variable.name }?.value
        let control = FactControl(
          view: self, variable: variable,
          typed: scenario.setting(setting), assumed: given,
          attributes: """
            name="_\(setting)" aria-label="\(title): \(variable.label)"
            """, list: "l-\(setting)")
        return "<td><span class=\"column\" aria-hidden=\"true\">\(title)</span>\(control.html)</td>"
      }
      let own = scenario.facts.values.first { $0.name == variable.name }.map { text(of: $0.value, variable.type) }
      let shown: HTML =
        "<a href=\"\(question(variable.name))\">\(own ?? scenario.text(of: variable) ?? say("not given", "nicht angegeben"))<span class=\"unseen\"> (\(say("change", "ändern")): \(variable.label))</span></a>"
      return """
        <tr><th scope="row">\(variable.label)</th><td><span class="column" aria-hidden="true">\(say("this case", "dieser Fall"))</span>\(shown)</td>\(cells)</tr>
        """
    }
    let shown = Set(rows.map(\.name))
    let facts = scenario.document == nil ? scenario.typed.map { hiddenField($0.name, $0.text) } : []
    let settings = kept.filter { setting in CaseColumn(setting: setting.0).map { !shown.contains($0.name) } ?? true }
    let carried = facts + settings.map { hiddenField("_" + $0.0, $0.1) }
    return """
      \(carried)<div class="wide"><table class="facts"><thead><tr><th scope="col">\(say("fact", "Angabe"))</th>
      <th scope="col">\(say("this case", "dieser Fall"))</th>\(heads)</tr></thead><tbody>\(lines)</tbody></table></div>
      """
  }

  /// The facts of all cases, and the one that is to be added.
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

  /// A menu of the facts that are not given, grouped by their headings.
  private var moreFacts: HTML {
    let given = Set(scenario.typed.compactMap { rulebook[$0.name]?.name })
    let facts = rulebook.shownVariables.filter { $0.isInput && !given.contains($0.name) }
    let headings = facts.reduce(into: [String]()) { if !$0.contains($1.heading) { $0.append($1.heading) } }
    return HTML(
      headings.map { heading in
        let options = facts.filter { $0.heading == heading }.map { variable -> HTML in
          "<option value=\"\(variable.name)\">\(variable.label)</option>"
        }
        return "<optgroup label=\"\(heading.isEmpty ? say("Facts", "Angaben") : heading)\">\(options)</optgroup>"
      })
  }

  // MARK: Parts

  private func compared(
    _ cases: [Variation], _ facts: Case, _ journal: Journal? = nil
  ) throws(Diagnostic) -> HTML {
    let outcome = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try Query.compare(results: wanted, cases: cases).run(
        calculator, facts, in: QueryContext(journal: journal, estimates: true))
    }
    guard case .comparison(let comparison) = outcome else { return "" }
    return shown(comparison)
  }

  /// A comparison in rows: results that differ, with the difference, and a folded list of those that are the same.
  private func shown(_ comparison: Comparison) -> HTML {
    func row(_ row: Comparison.Row) -> HTML {
      let values = comparison.titles.indices.map { column -> String in
        let line = comparison.answers[column].line(named: row.name)
        return row.value(column).map { (line?.about ?? "") + text(of: $0, row.type) } ?? "–"
      }
      let difference = comparison.titles.count == 2 ? row.difference.flatMap { $0 == 0 ? nil : $0 } : nil
      let change = difference.map {
        rulebook.jurisdiction.written(Answer.difference($0, type: row.type), row.type)
      }
      return compareRow(row.label, comparison.titles, values, change, name: row.name)
    }
    let shown = comparison.rows.filter { row in comparison.titles.indices.contains { row.value($0) != nil } }
    let (moving, same) = (shown.filter(\.moves), shown.filter { !$0.moves })
    let sentence = summary(comparison)
    let first: HTML =
      moving.isEmpty
      ? "<p>\(shown.isEmpty ? say("There is no result yet.", "Es gibt noch kein Ergebnis.") : say("No result differs.", "Kein Ergebnis ist anders."))</p>"
      : "<ul class=\"rows compared\">\(moving.map(row))</ul>"
    let rest: HTML =
      same.isEmpty
      ? ""
      : "<details class=\"more\"><summary>\(say("The same in all (\(same.count))", "In allen gleich (\(same.count))"))</summary><ul class=\"rows compared\">\(same.map(row))</ul></details>"
    let failures = comparison.failures.filter { Diagnostic.mergingMissing([$0]) == nil }.map(plain)
    let failed = Set(failures).sorted().prefix(3).map { failure -> HTML in "<li>\(failure)</li>" }
    return "\(sentence)\(first)\(rest)\(failed.isEmpty ? "" : "<ul class=\"notes\">\(failed)</ul>" as HTML)"
  }

  /// A sentence on the difference of the main result, if two cases are compared.
  private func summary(_ comparison: Comparison) -> HTML {
    guard comparison.titles.count == 2, let name = comparison.bottomLine,
      let row = comparison.rows.first(where: { $0.name == name }), let difference = row.difference, difference != 0
    else { return "" }
    let amount = rulebook.jurisdiction.written(
      Answer.text(of: .number(difference.magnitude), type: row.type), row.type)
    let words =
      difference > 0
      ? say(
        "\(row.label): \(amount) more with “\(comparison.titles[1])”.",
        "\(row.label): \(amount) mehr bei „\(comparison.titles[1])“.")
      : say(
        "\(row.label): \(amount) less with “\(comparison.titles[1])”.",
        "\(row.label): \(amount) weniger bei „\(comparison.titles[1])“.")
    return "<p class=\"sentence\">\(words)</p>"
  }

  /// A line with a value of each case, each under its title.
  private func compareRow(
    _ label: String, _ titles: [String], _ values: [String], _ change: String? = nil, name: String? = nil
  ) -> HTML {
    let cells = zip(titles, values).map { title, value -> HTML in
      "<span class=\"cell\"><span class=\"column\">\(title)</span> <b class=\"number\">\(value)</b></span>"
    }
    let last: HTML =
      change.map {
        "<span class=\"cell\"><span class=\"column\">\(say("difference", "Unterschied"))</span> <b class=\"number change\">\($0)</b></span>"
      } ?? ""
    let mark: HTML = name.map { " data-name=\"\($0)\"" } ?? ""
    return "<li\(mark)><span class=\"what\">\(label)</span><span class=\"cells\">\(cells)\(last)</span></li>"
  }
}
