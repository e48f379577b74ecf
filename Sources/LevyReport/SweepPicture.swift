import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

/// A chart of a sweep, with the position of the case and the places at which the law changes.
package struct SweepPicture {
  private let sweep: Sweep
  private let rulebook: Rulebook
  private let facts: Case
  private let around: Sweep.Surroundings

  /// Draws a sweep of a case.
  package init(_ sweep: Sweep, _ calculator: Calculator, _ facts: Case) {
    (self.sweep, rulebook, self.facts) = (sweep, calculator.rulebook, facts)
    around = Sweep.Surroundings(of: sweep, calculator, facts)
  }

  /// True if no result is a number that can be drawn.
  package var isEmpty: Bool { plots(named: false).isEmpty }

  /// The charts for a terminal: at most 20 lines of the given width for each result, and remarks on parts that may be
  /// missing.
  package func markup(columns: Int) -> Markup { sweep.drawing(around, columns: columns) ?? Markup() }

  /// The charts as an SVG file.
  package var svg: String { inLanguage { Figure.file(title: title, plots(named: true)) } }

  /// The charts as a self-contained HTML file, with the points as a table.
  ///
  /// - Parameter command: the words of the command line besides the case.
  package func html(command: [String]) -> String {
    inLanguage {
      let columns = zip(sweep.columns.filter { $0.type.isNumeric }, plots(named: true))
      var sections = columns.map { column, plot in
        var blocks: [Document.Block] = [.plot(plot)]
        if let kinks = around.kinks[column.name], !kinks.all.isEmpty, let fact {
          blocks.append(.table(kinks.table(fact, rulebook)))
        }
        if let remark = around.kinks[column.name]?.remark { blocks.append(.text(Markup("Note: \(remark)."))) }
        blocks.append(.table(table(column)))
        return Document.Section(id: column.name, title: label(column.name), blocks: blocks)
      }
      let lines = CommandText("sweep", facts, command + ["--lang", (Language.current ?? .english).rawValue]).text
      sections.append(
        .init(
          id: "stamp", title: say("To compute it again", "Zum Nachrechnen"),
          blocks: [
            .text(Markup("levy \(levyVersion), \(rulebook.jurisdiction.code) \(rulebook.digest)\(rulebook.changed)")),
            .code(lines, in: "sh"),
          ]))
      return Document(
        title: title, subtitle: "\(rulebook.jurisdiction.label) \(facts.yearName)", sections: sections,
        footer: say(
          "Levy computes what rule files say; it gives no advice.",
          "Levy rechnet, was Regeldateien sagen; es berät nicht.")
      ).html
    }
  }

  private var title: String {
    let results = sweep.columns.map { label($0.name) }.joined(separator: ", ")
    return say("\(results) over \(label(sweep.name))", "\(results) über \(label(sweep.name))")
  }

  private var fact: Variable? { rulebook[sweep.name] }

  private func label(_ name: String) -> String { rulebook[name]?.label ?? name }

  private func plots(named: Bool) -> [Plot] {
    var around = around
    if named { around.label = label }
    return sweep.plots(around)
  }

  private func table(_ column: Sweep.Column) -> Document.Table {
    var columns: [Document.Table.Column] = [.number(label(sweep.name)), .number(label(column.name))]
    if let fact, !column.effective.isEmpty { columns.append(.number(RateCurve.forEach(fact, rulebook))) }
    if let fact, !column.marginal.isEmpty { columns.append(.number(RateCurve.ofNext(fact, rulebook))) }
    // At most about 200 rows, as nobody reads a thousand.
    let every = max(1, sweep.points.count / 200)
    let rows = stride(from: 0, to: sweep.points.count, by: every).map { place in
      var row = [
        rulebook.jurisdiction.text(of: sweep.type.value(sweep.points[place]), sweep.type),
        column.values[place].map { rulebook.jurisdiction.text(of: $0, column.type) } ?? "–",
      ]
      for rates in [column.effective, column.marginal] where !rates.isEmpty {
        row.append(rates[place].map(RateCurve.number) ?? "–")
      }
      return row
    }
    return .init(
      caption: every == 1 ? say("The points", "Die Punkte") : say("Some of the points", "Einige der Punkte"),
      columns: columns, rows: rows)
  }

  private func inLanguage(_ work: () -> String) -> String {
    Language.$current.withValue(Language.current ?? .english, operation: work)
  }
}
