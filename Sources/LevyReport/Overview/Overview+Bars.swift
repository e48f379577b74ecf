import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules

extension Overview {
  /// Income and expenses by month as a bar chart, once for wide screens and once for narrow ones.
  ///
  /// - Parameter text: formats an amount.
  package func bars(_ text: (Int64) -> String) -> HTML {
    """
    <figure>\(bars(text, width: Int(Figure.wide), "for-wide"))\(bars(text, width: Int(Figure.narrow), "for-narrow"))
    <figcaption><ul class="legend"><li><span class="key incoming"></span>\(say("in", "ein"))</li>
    <li><span class="key outgoing"></span>\(say("out", "aus"))</li></ul></figcaption></figure>
    """
  }

  private func bars(_ text: (Int64) -> String, width: Int, _ style: String) -> HTML {
    let most = max(1, months.flatMap { [$0.incoming, $0.outgoing] }.max() ?? 1)
    let room = (width - 10) / max(1, months.count)
    // Letters keep their size, so that on narrow charts only every third month has a label.
    let every = room < 50 ? 3 : 1
    var parts: HTML = ""
    for (index, month) in months.enumerated() {
      let x = 10 + index * room
      for (shift, cents, kind) in [(0, month.incoming, "incoming"), (room * 2 / 5, month.outgoing, "outgoing")] {
        let height = max(0, Int(Double(cents) / Double(most) * 140))
        parts +=
          "<rect class=\"\(kind)\" x=\"\(x + shift)\" y=\"\(150 - height)\" width=\"\(room * 3 / 8)\" height=\"\(height)\"><title>\(month.month.monthInWords): \(text(cents))</title></rect>"
      }
      if index % every == 0 {
        parts +=
          "<text x=\"\(x + room * 2 / 5)\" y=\"168\" text-anchor=\"middle\">\(month.month.monthInWords.prefix(3))</text>"
      }
    }
    let title = say("Money in and out by month", "Geld ein und aus nach Monaten")
    return """
      <svg class="\(style)" viewBox="0 0 \(width) 180" role="img" aria-label="\(title)"><title>\(title)</title>\(parts)</svg>
      """
  }
}
