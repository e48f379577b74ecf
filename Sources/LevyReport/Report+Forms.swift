import LevyForms
import LevyModel
import LevyPresentation

extension Report {
  /// A table for each paper on which something is to be written, and one of the sums; empty if the rules have no form
  /// of the year.
  var formBlocks: [Document.Block] {
    let papers = forms.forms.flatMap { filled in
      filled.papers.filter { !$0.isEmpty }.map { paper in
        table(
          filled.title(rulebook) + (paper.title.map { ": \($0)" } ?? ""), say("What it asks for", "Wonach gefragt ist"),
          paper.rows(rulebook).map { [$0.place, $0.label, $0.text, $0.remark] })
      }
    }
    let sums = forms.sums
    if sums.isEmpty { return papers }
    return papers + [
      table(
        FilledForms.sumsTitle, say("Fact", "Angabe"),
        sums.map { [$0.places, $0.variable.label, $0.text, $0.variable.name] })
    ]
  }

  private func table(_ caption: String, _ title: String, _ rows: [[String]]) -> Document.Block {
    .table(
      .init(
        caption: caption,
        columns: [
          .init(title: say("Line", "Zeile")), .init(title: title), .number(say("Value", "Wert")),
          .name(say("Name in the rules", "Name in den Regeln")),
        ], rows: rows))
  }
}
