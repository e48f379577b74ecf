import LevyModel

/// A plot for a terminal in Braille characters, with a maximum number of columns and lines.
package struct BraillePlot {
  private let plot: Plot
  private let columns: Int
  private let scales: [AxisScale]
  private let heights: [Int]
  private let across: AxisScale
  private let labelWidth: Int
  private let room: Int

  package init(_ plot: Plot, columns: Int = 80, lines: Int = 20) {
    self.plot = plot
    self.columns = max(40, columns)
    let panels = max(1, plot.panels.count)
    // The rest of the lines: the title, names above panels, and below the last panel the axis, its numbers, the fact
    // and the legend.
    let others = 1 + plot.panels.indices.count(where: { Self.hasNames(plot, $0) }) + 3 + plot.legend.count
    let free = max(4 * panels, lines - others)
    heights = (0..<panels).map { free / panels + ($0 < free % panels ? 1 : 0) }
    scales = zip(plot.panels, heights).map { panel, height in
      AxisScale(
        of: panel.lines.flatMap { $0.pieces.flatMap { $0.map(\.y) } }, unit: panel.unit, ticks: max(2, height / 3))
    }
    labelWidth = scales.flatMap { scale in scale.ticks.map { scale.text($0).count } }.max() ?? 0
    room = max(16, self.columns - labelWidth - 2)
    across = AxisScale(of: plot.range, unit: .number, ticks: max(2, room / 16))
  }

  package var markup: Markup {
    var text = Markup(plot.title.fitted(to: columns), .heading)
    text.endLine()
    if plot.isEmpty {
      text.add(say("nothing to draw", "nichts zu zeichnen"), .hint)
      text.endLine()
    }
    for (number, panel) in plot.panels.enumerated() where !plot.isEmpty {
      if Self.hasNames(plot, number) { names(of: panel, &text) }
      draw(panel, scales[number], height: heights[number], &text)
    }
    if !plot.isEmpty { axis(&text) }
    for (sign, words) in plot.legend {
      text.add(Self.signs[sign] ?? " ", sign == .jump ? .error : .plain)
      text.add(" " + words.fitted(to: columns - 2), .hint)
      text.endLine()
    }
    return text
  }

  /// True if a panel has names above it. A single line in the first panel is named by the title.
  private static func hasNames(_ plot: Plot, _ number: Int) -> Bool {
    number > 0 || plot.panels[number].lines.count > 1
  }

  private func names(of panel: Plot.Panel, _ text: inout Markup) {
    var left = columns
    for (place, line) in panel.lines.enumerated() {
      let sign = (place == 0 ? "" : "  ") + (line.style == .marginal ? "⠢⠔ " : "⠤⠤ ")
      let name = sign + line.label.fitted(to: max(8, left - sign.count))
      text.add(name, Self.kind(line.style))
      left -= name.count
    }
    text.endLine()
  }

  private func draw(_ panel: Plot.Panel, _ scale: AxisScale, height: Int, _ text: inout Markup) {
    var canvas = BrailleCanvas(columns: room, rows: height)
    func place(_ point: Plot.Point) -> (x: Int, y: Int) {
      (
        Int((across.share(point.x) * Double(canvas.width - 1)).rounded()),
        Int(((1 - scale.share(point.y)) * Double(canvas.height - 1)).rounded())
      )
    }
    for line in panel.lines {
      for piece in line.pieces {
        var last = place(piece[0])
        for point in piece {
          let next = place(point)
          canvas.line(from: last, to: next, line.style)
          last = next
        }
      }
    }
    let ticks = Dictionary(
      scale.ticks.map { (Int(((1 - scale.share($0)) * Double(height - 1)).rounded()), $0) },
      uniquingKeysWith: { a, _ in a })
    let own = plot.ownInside.map { column(of: $0.x) }
    for row in 0..<height {
      let tick = ticks[row]
      text.add(tick.map(scale.text) ?? "", .plain, width: labelWidth, rightAligned: true)
      text.add(tick == nil ? " │" : " ┤")
      let isZero = tick == 0 && row != height - 1
      var blanks = ""
      for column in 0..<room {
        let empty = column == own ? "┊" : isZero ? "┄" : " "
        let (character, kind) =
          canvas.character(column: column, row: row).map { ($0.text, Self.kind($0.style)) } ?? (empty, .plain)
        if character == " " {
          blanks += " "
        } else {
          text.add(blanks)
          text.add(character, kind)
          blanks = ""
        }
      }
      text.endLine()
    }
  }

  private func column(of x: Double) -> Int { Int((across.share(x) * Double(room - 1)).rounded()) }

  /// The horizontal axis with its marks, and the numbers below it.
  private func axis(_ text: inout Markup) {
    var line = Array(repeating: "─", count: room)
    var numbers = Array(repeating: Character(" "), count: labelWidth + 2 + room)
    var free = 0
    for tick in across.ticks {
      line[column(of: tick)] = "┬"
      let label = Array(across.text(tick))
      let start = min(numbers.count - label.count, max(0, labelWidth + 2 + column(of: tick) - label.count / 2))
      guard start >= free else { continue }
      numbers.replaceSubrange(start..<start + label.count, with: label)
      free = start + label.count + 2
    }
    for gap in plot.gaps {
      for place in column(of: gap.range.lowerBound)...column(of: gap.range.upperBound) {
        line[place] = Self.signs[.gap] ?? " "
      }
    }
    for mark in plot.marksInside where !mark.isJump { line[column(of: mark.x)] = Self.signs[.bend] ?? "" }
    for mark in plot.marksInside where mark.isJump { line[column(of: mark.x)] = Self.signs[.jump] ?? "" }
    if let own = plot.ownInside { line[column(of: own.x)] = Self.signs[.own] ?? "" }
    text.add(String(repeating: " ", count: labelWidth) + " └" + line.joined())
    text.endLine()
    text.add(String(numbers).trimmingEnd)
    text.endLine()
    text.add(String(repeating: " ", count: labelWidth + 2) + plot.xLabel.fitted(to: room), .name)
    text.endLine()
  }

  private static let signs: [Plot.Sign: String] = [.own: "▲", .jump: "✕", .bend: "┴", .gap: "╌"]

  private static func kind(_ style: Plot.Style) -> Markup.Kind {
    switch style {
    case .result: .value
    case .effective: .name
    case .marginal: .hint
    }
  }
}

extension String {
  /// The text, shortened to a width if it is longer.
  func fitted(to width: Int) -> String { count <= width ? self : prefix(max(0, width - 1)) + "…" }

  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
