import LevyModel

/// Charts as parts of a page, and as files of their own.
package enum Figure {
  /// The widths in pixels of charts on wide screens and on phones.
  package static let (wide, narrow) = (720.0, 340.0)

  /// A chart in both widths, of which a page shows the one that fits.
  package static func responsive(_ drawing: (_ width: Double, _ class: String) -> HTML) -> HTML {
    """
    <figure>\(drawing(wide, "for-wide"))\(drawing(narrow, "for-narrow"))</figure>
    """
  }

  /// An SVG file with charts one below the other.
  package static func file(title: String, _ plots: [Plot]) -> String {
    let drawings = plots.map { PlotDrawing($0, width: wide) }
    var height = 0.0
    var parts: [HTML] = []
    for (plot, drawing) in zip(plots, drawings) {
      parts.append("<text class=\"title\" x=\"4\" y=\"\(PlotDrawing.short(height + 20))\">\(plot.title)</text>")
      parts.append("<g transform=\"translate(0 \(PlotDrawing.short(height + 26)))\">\(drawing.svg())</g>")
      height += drawing.height + 40
    }
    let text: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(PlotDrawing.short(wide)) \(PlotDrawing.short(height))" \
      width="\(PlotDrawing.short(wide))" height="\(PlotDrawing.short(height))" style="max-width:100%;height:auto" \
      font-family="system-ui, sans-serif">
      <title>\(title)</title>
      <style>\(ChartStyle.palette)\(ChartStyle.rules)</style>
      <rect class="paper" width="100%" height="100%"/>
      \(parts)
      </svg>

      """
    return text.text
  }
}
