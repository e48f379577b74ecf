import LevyModel

/// A waterfall chart: steps from one amount to another as bars that begin where the last one ended; or independent
/// amounts, whose bars all begin at zero.
package struct WaterfallDrawing {
  /// A step.
  package struct Bar: Sendable {
    /// The kind of a step, which determines its style.
    package enum Kind: String, Sendable { case total, less, plus, other }

    package let label: String
    /// The text of the amount.
    package let text: String
    package let amount: Double
    package let kind: Kind

    package init(label: String, text: String, amount: Double, kind: Kind) {
      (self.label, self.text, self.amount, self.kind) = (label, text, amount, kind)
    }
  }

  private let title: String
  private let isStacked: Bool
  /// Each bar with the amounts at its beginning and end.
  private let bars: [(bar: Bar, from: Double, to: Double)]
  private let least: Double
  private let span: Double

  package init(title: String, _ bars: [Bar], isStacked: Bool = true) {
    (self.title, self.isStacked) = (title, isStacked)
    var height = 0.0
    var placed: [(bar: Bar, from: Double, to: Double)] = []
    for bar in bars {
      let from = bar.kind == .total || !isStacked ? 0 : height
      height = from + bar.amount
      placed.append((bar, from, height))
    }
    self.bars = placed
    let ends: [Double] = placed.map(\.from) + placed.map(\.to) + [0]
    least = ends.min() ?? 0
    span = max((ends.max() ?? 0) - least, .leastNormalMagnitude)
  }

  /// Returns an SVG of a given width; below 500 pixels labels stand above their bars.
  package func svg(width: Double, class name: String = "") -> HTML {
    let isNarrow = width < 500
    let labels = isNarrow ? 0 : width * 0.42
    let values = Double(bars.map(\.bar.text.count).max() ?? 0) * PlotDrawing.characterWidth + 10
    let room = max(40, width - labels - values)
    let height = isNarrow ? 44.0 : 28.0
    var parts: HTML = ""
    for (index, item) in bars.enumerated() {
      let top = Double(index) * height
      let (low, high) = (min(item.from, item.to), max(item.from, item.to))
      let (x, wide) = (labels + (low - least) / span * room, max(1, (high - low) / span * room))
      let middle = top + (isNarrow ? 32 : 14)
      let most = Int((isNarrow ? width : labels - 10) / PlotDrawing.characterWidth)
      parts += """
        <text class="label" x="0" y="\(PlotDrawing.short(isNarrow ? top + 16 : middle + 4))">\(item.bar.label.fitted(to: most))</text>\
        <rect class="\(item.bar.kind.rawValue)" x="\(PlotDrawing.short(x))" y="\(PlotDrawing.short(middle - 8))" \
        width="\(PlotDrawing.short(wide))" height="16"><title>\(item.bar.label): \(item.bar.text)</title></rect>\
        <text x="\(PlotDrawing.short(width))" y="\(PlotDrawing.short(middle + 4))" text-anchor="end">\(item.bar.text)</text>
        """
      guard isStacked, index + 1 < bars.count else { continue }
      let edge = PlotDrawing.short(labels + (item.to - least) / span * room)
      parts += """
        <line class="grid" x1="\(edge)" x2="\(edge)" y1="\(PlotDrawing.short(middle + 8))" y2="\(PlotDrawing.short(middle + height - 8))"/>
        """
    }
    let all = PlotDrawing.short(Double(bars.count) * height + 4)
    let said = ([title] + bars.map { "\($0.bar.label): \($0.bar.text)" }).joined(separator: ". ")
    return """
      <svg class="chart\(name.isEmpty ? "" : " " + name)" viewBox="0 0 \(PlotDrawing.short(width)) \(all)" \
      width="\(PlotDrawing.short(width))" height="\(all)" role="img" aria-label="\(said)">\(parts)</svg>
      """
  }

  /// Returns the chart as lines for a terminal.
  package func markup(columns: Int = 80) -> Markup {
    let values = bars.map(\.bar.text.count).max() ?? 0
    let labels = min(bars.map(\.bar.label.count).max() ?? 0, max(16, columns * 2 / 5))
    let room = max(8, columns - labels - values - 4)
    var text = Markup()
    for item in bars {
      text.add(item.bar.label.fitted(to: labels), .name, width: labels)
      text.add(item.bar.text, .value, width: values + 2, rightAligned: true)
      let (low, high) = (min(item.from, item.to), max(item.from, item.to))
      let start = Int(((low - least) / span * Double(room)).rounded())
      let end = max(start + (high > low ? 1 : 0), Int(((high - least) / span * Double(room)).rounded()))
      let sign = item.bar.kind == .total ? "█" : item.bar.kind == .plus ? "▓" : "▒"
      if end > start {
        text.add("  " + String(repeating: " ", count: start))
        text.add(
          String(repeating: sign, count: min(room, end) - min(start, room)), item.bar.kind == .other ? .error : .plain)
      }
      text.endLine()
    }
    return text
  }
}
