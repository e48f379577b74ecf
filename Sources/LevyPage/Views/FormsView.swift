import LevyCharts
import LevyForms
import LevyModel
import LevyPresentation
import LevyRules

/// The lines of the year's tax forms with the facts and results that belong there. Estimates are on no line.
extension ScenarioView {
  func formsView() throws(Diagnostic) -> HTML {
    let facts = try present()
    let filled = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      // Faults in the declarations of forms concern their author, not the user.
      calculator.filled((try? Forms(rulebook).checked())?.written(year: facts.year) ?? [], for: facts)
    }
    let papers = filled.forms.flatMap { form in
      form.papers.filter { !$0.isEmpty }.map { paper -> HTML in
        let title = form.title(rulebook) + (paper.title.map { ": \($0)" } ?? "")
        return "<section><h2>\(title)</h2>\(Row.list(rows(paper), class: "rows forms"))</section>"
      }
    }
    return """
      <h1>\(say("Where to write what", "Was wohin gehört"))</h1>
      <p>\(words(on: filled, isEmpty: papers.isEmpty))</p>\(facts.misread.isEmpty ? "" : missed)
      \(papers)\(sums(filled))\(leftOver(filled))\(remarks(filled))
      \(commandLine(scenario.command("form", journalWords)))
      """
  }

  private func words(on filled: FilledForms, isEmpty: Bool) -> String {
    if filled.forms.isEmpty {
      return say("The rules have no forms of this year.", "Für dieses Jahr haben die Regeln keine Formulare.")
    }
    if isEmpty && filled.sums.isEmpty {
      return say(
        "Nothing that was said so far belongs on a form.", "Nichts von dem bisher Gesagten gehört auf ein Formular.")
    }
    return say(
      "What you said and what follows from it, by the lines of the forms. Lines that are not here stay empty; what is estimated is on none.",
      "Was Sie angegeben haben und was daraus folgt, nach den Zeilen der Formulare. Andere Zeilen bleiben leer; Geschätztes steht auf keiner."
    )
  }

  /// The remark that a fact is missing from the lines because it could not be parsed.
  private var missed: HTML {
    let words = say(
      "What could not be understood is on no line.", "Was nicht verstanden wurde, steht auf keiner Zeile.")
    return "<p class=\"caution\">\(words)</p>"
  }

  private func rows(_ paper: FilledForm.Paper) -> [Row] {
    zip(paper.entries.filter { !$0.isPart }, paper.rows(rulebook)).map { entry, row in
      let place: HTML = "<span class=\"place\">\(say("Line", "Zeile")) \(row.place)</span> "
      guard let variable = entry.names.first.flatMap({ rulebook[$0] }) else {
        return Row(label: "\(place)\(row.label)", value: "\(row.text)")
      }
      let address = variable.isFact ? question(variable.name) : why(variable.name)
      return Row(label: "<a href=\"\(address)\">\(place)\(row.label)</a>", value: "\(row.text)")
    }
  }

  private func sums(_ filled: FilledForms) -> HTML {
    let rows = filled.sums.map { sum in
      Row(
        label: "<a href=\"\(question(sum.variable.name))\">\(sum.variable.label)</a>", value: "\(sum.text)",
        note: "\(sum.places)")
    }
    return rows.isEmpty ? "" : "<section><h2>\(FilledForms.sumsTitle)</h2>\(Row.list(rows))</section>"
  }

  private func leftOver(_ filled: FilledForms) -> HTML {
    if filled.forms.isEmpty || filled.left.isEmpty { return "" }
    let rows = filled.left.map { Row(label: "<a href=\"\(question($0.name))\">\($0.label)</a>") }
    let title = say("What you said and no line asks for", "Was Sie angegeben haben und keine Zeile verlangt")
    return "<section><h2>\(title)</h2>\(Row.list(rows))</section>"
  }

  /// The caveats of the results on the lines, and the reasons why others could not be computed.
  private func remarks(_ filled: FilledForms) -> HTML {
    let notes = filled.answer.map { caveats($0) } ?? []
    let errors = filled.errors.prefix(3).map { error -> HTML in "\(plain(error))" }
    return HTML((notes + errors).map { "<p class=\"caution\">\($0)</p>" })
  }
}
