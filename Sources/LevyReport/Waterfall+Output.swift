import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules

extension Waterfall {
  /// The steps as a bar chart.
  package func drawing(_ jurisdiction: Jurisdiction) -> WaterfallDrawing {
    WaterfallDrawing(
      title: say("From gross to net", "Vom Brutto zum Netto"),
      steps.enumerated().map { place, step in
        // If the way begins with several amounts, the later ones are stacked on the first.
        let kind: WaterfallDrawing.Bar.Kind =
          switch step.kind {
          case .from: place == 0 ? .total : .plus
          case .leaves: .total
          case .other: .other
          case .less, .plus: step.change < 0 ? .less : .plus
          }
        return .init(label: step.label, text: text(step, jurisdiction), amount: step.change.doubleValue, kind: kind)
      })
  }

  /// The amount of a step, with its sign unless it is the first or the last.
  package func text(_ step: Step, _ jurisdiction: Jurisdiction) -> String {
    let isTotal = step.kind == .from || step.kind == .leaves
    let text =
      isTotal ? Answer.text(of: .number(step.change), type: .money) : Answer.difference(step.change, type: .money)
    return jurisdiction.written(text, .money)
  }

  /// The steps for people, on a terminal of a width.
  package func markup(_ jurisdiction: Jurisdiction, columns: Int = 80) -> Markup {
    drawing(jurisdiction).markup(columns: columns)
  }

  /// The steps as JSON.
  package var json: JSON {
    .object([
      ("gross", Value.number(gross).json(as: .money)), ("net", Value.number(net).json(as: .money)),
      (
        "steps",
        .array(
          steps.map { step in
            .object([
              ("name", .optional(step.name)), ("label", .string(step.label)), ("kind", .string(step.kind.rawValue)),
              ("change", Value.number(step.change).json(as: .money)),
            ])
          })
      ),
    ])
  }

  /// The steps as a table.
  func table(_ jurisdiction: Jurisdiction) -> Document.Table {
    .init(
      caption: say("Each step to the cent", "Jeder Schritt auf den Cent"),
      columns: [.init(title: say("Step", "Schritt")), .number(say("Amount", "Betrag")), .name(say("Name", "Name"))],
      rows: steps.map { [$0.label, text($0, jurisdiction), $0.name ?? ""] })
  }
}
