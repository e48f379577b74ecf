import LevyModel

/// A plot as SVG of a given width, without scripts and styles; `ChartStyle` defines the style of its classes.
package struct PlotDrawing {
  private let plot: Plot
  private let width: Double
  private let panelHeight: Double
  private var y = 0.0
  private var parts: HTML = ""
  private let left: Double
  private let scales: [AxisScale]
  private let across: AxisScale

  /// The width of a character of the charts' font, and the height of a line, in pixels.
  static let (characterWidth, lineHeight) = (6.7, 18.0)
  private static let right = 14.0

  package init(_ plot: Plot, width: Double) {
    self.plot = plot
    self.width = width
    panelHeight = (width < 500 ? 190 : 250) - (plot.panels.count > 1 ? 40 : 0)
    scales = plot.panels.map { panel in
      AxisScale(of: panel.lines.flatMap { $0.pieces.flatMap { $0.map(\.y) } }, unit: panel.unit, ticks: 5)
    }
    let longest = scales.flatMap { scale in scale.ticks.map { scale.text($0).count } }.max() ?? 0
    left = Double(longest) * Self.characterWidth + 12
    let room = width - left - Self.right
    let label = AxisScale(of: plot.range, unit: .number, ticks: 4).text(plot.range.upperBound).count
    across = AxisScale(
      of: plot.range, unit: .number, ticks: max(1, Int(room / (Double(label + 4) * Self.characterWidth))))
  }

  /// Returns the SVG.
  ///
  /// - Parameter name: additional classes.
  package func svg(class name: String = "") -> HTML {
    var drawing = self
    drawing.draw()
    let said = ([plot.title] + plot.legend.map(\.text)).joined(separator: ". ")
    return """
      <svg class="chart\(name.isEmpty ? "" : " " + name)" viewBox="0 0 \(Self.short(width)) \(Self.short(drawing.y))" \
      width="\(Self.short(width))" height="\(Self.short(drawing.y))" role="img" aria-label="\(said)">\(drawing.parts)</svg>
      """
  }

  /// The height in pixels.
  var height: Double {
    var drawing = self
    drawing.draw()
    return drawing.y
  }

  private mutating func draw() {
    for (number, panel) in plot.panels.enumerated() {
      for line in panel.lines {
        legend("<line class=\"line \(line.style.rawValue)\" x1=\"0\" x2=\"22\" y1=\"-4\" y2=\"-4\"/>", line.label)
      }
      y += 10
      draw(panel, scales[number])
      y += 10
    }
    y += 10
    var free = 0.0
    for tick in across.ticks {
      let label = across.text(tick)
      let half = Double(label.count) * Self.characterWidth / 2
      // The first and the last number must stay inside the image.
      let center = min(width - half, max(half, x(tick)))
      guard center - half >= free else { continue }
      parts += "<text x=\"\(Self.short(center))\" y=\"\(Self.short(y))\" text-anchor=\"middle\">\(label)</text>"
      free = center + half + Self.characterWidth
    }
    y += Self.lineHeight
    parts += """
      <text x=\"\(Self.short((left + width) / 2))\" y=\"\(Self.short(y))\" text-anchor=\"middle\">\(fitted(plot.xLabel, width - left))</text>
      """
    y += 8
    for (sign, text) in plot.legend { legend(Self.key(sign), text) }
    y += 6
  }

  private mutating func legend(_ key: HTML, _ text: String) {
    let lines = Markup(text).wrapped(to: Int((width - 40) / Self.characterWidth)).plain.split(separator: "\n")
    for (number, line) in lines.enumerated() {
      y += Self.lineHeight
      parts += """
        <g transform="translate(4 \(Self.short(y)))">\(number == 0 ? key : "")<text x="30" y="0">\(line)</text></g>
        """
    }
  }

  private static func key(_ sign: Plot.Sign) -> HTML {
    switch sign {
    case .own: "<line class=\"own\" x1=\"11\" x2=\"11\" y1=\"-12\" y2=\"2\"/>"
    case .jump, .bend, .gap: "<rect class=\"\(sign.rawValue)\" x=\"8\" y=\"-12\" width=\"6\" height=\"14\"/>"
    }
  }

  private mutating func draw(_ panel: Plot.Panel, _ scale: AxisScale) {
    let top = y
    func place(_ value: Double) -> Double { top + (1 - scale.share(value)) * panelHeight }
    for tick in scale.ticks {
      let height = Self.short(place(tick))
      parts += """
        <line class="\(tick == 0 ? "zero" : "grid")" x1="\(Self.short(left))" x2="\(Self.short(width - Self.right))" y1="\(height)" y2="\(height)"/>\
        <text x="\(Self.short(left - 6))" y="\(Self.short(place(tick) + 4))" text-anchor="end">\(scale.text(tick))</text>
        """
    }
    for gap in plot.gaps {
      let start = x(gap.range.lowerBound)
      parts += """
        <rect class="gap" x="\(Self.short(start))" y="\(Self.short(top))" \
        width="\(Self.short(max(2, x(gap.range.upperBound) - start)))" height="\(Self.short(panelHeight))"><title>\(gap.reason)</title></rect>
        """
    }
    for mark in plot.marksInside {
      let half = mark.isJump ? 3 : 0.5
      parts += """
        <rect class="\((mark.isJump ? Plot.Sign.jump : .bend).rawValue)" x="\(Self.short(x(mark.x) - half))" y="\(Self.short(top))" \
        width="\(Self.short(2 * half))" height="\(Self.short(panelHeight))"><title>\(mark.text)</title></rect>
        """
    }
    for line in panel.lines {
      for piece in line.pieces {
        if piece.count == 1 {
          parts += """
            <circle class="line \(line.style.rawValue)" cx="\(Self.short(x(piece[0].x)))" cy="\(Self.short(place(piece[0].y)))" r="3"/>
            """
          continue
        }
        let path = piece.map { "\(Self.short(x($0.x))),\(Self.short(place($0.y)))" }.joined(separator: " ")
        parts += "<polyline class=\"line \(line.style.rawValue)\" points=\"\(path)\"/>"
      }
    }
    if let own = plot.ownInside {
      let place = Self.short(x(own.x))
      parts += """
        <line class="own" x1="\(place)" x2="\(place)" y1="\(Self.short(top))" y2="\(Self.short(top + panelHeight))"/>
        """
    }
    y += panelHeight
  }

  private func x(_ value: Double) -> Double { left + across.share(value) * (width - left - Self.right) }

  private func fitted(_ text: String, _ width: Double) -> String { text.fitted(to: Int(width / Self.characterWidth)) }

  /// Formats a coordinate to a tenth of a pixel, which is as fine as anyone can see.
  static func short(_ value: Double) -> String {
    let text = String((value * 10).rounded() / 10)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
