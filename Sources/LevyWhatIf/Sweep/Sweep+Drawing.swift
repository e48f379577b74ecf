import LevyCharts
import LevyModel
import LevyPresentation

extension Sweep {
  /// The chart for a terminal, at most 20 lines for each result, and remarks on parts that may be missing; nil if no
  /// result is a number.
  package func drawing(_ around: Surroundings, columns: Int) -> Markup? {
    let plots = plots(around)
    if plots.isEmpty { return nil }
    var text = Markup()
    for plot in plots {
      if !text.pieces.isEmpty { text.endLine() }
      text.add(BraillePlot(plot, columns: min(columns, 120)).markup)
    }
    if let remark = around.remark { text.add("note: \(remark)\n", .hint) }
    return text
  }
}
