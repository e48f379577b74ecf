import LevyModel

/// The data of a chart: lines over a range of one fact, in panels one above the other. `BraillePlot` draws it on a
/// terminal, `PlotDrawing` as SVG.
package struct Plot: Sendable {
  /// The style of a line: each kind has its own colour and dashes, the same in all charts.
  package enum Style: String, Sendable { case result, effective, marginal }

  /// A point of a line.
  package struct Point: Sendable, Hashable {
    package let x, y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// A line.
  package struct Line: Sendable {
    package let label: String
    package let style: Style
    /// The connected pieces of the line.
    package let pieces: [[Point]]

    /// - Parameter points: in ascending order; `y` is nil where the line is interrupted.
    package init(label: String, style: Style, points: [(x: Double, y: Double?)]) {
      (self.label, self.style) = (label, style)
      var pieces: [[Point]] = [[]]
      for (x, y) in points {
        if let y, y.isFinite, x.isFinite {
          pieces[pieces.count - 1].append(Point(x: x, y: y))
        } else if pieces.last?.isEmpty == false {
          pieces.append([])
        }
      }
      self.pieces = pieces.filter { !$0.isEmpty }
    }

    private init(label: String, style: Style, pieces: [[Point]]) {
      (self.label, self.style, self.pieces) = (label, style, pieces)
    }

    /// Returns the same line under another label.
    package func labelled(_ label: String) -> Line { Line(label: label, style: style, pieces: pieces) }
  }

  /// The unit of numbers along an axis.
  package enum Unit: Sendable { case number, percent }

  /// Lines that share a vertical axis.
  package struct Panel: Sendable {
    package let lines: [Line]
    package let unit: Unit

    package init(lines: [Line], unit: Unit) { (self.lines, self.unit) = (lines, unit) }
  }

  /// A marked position, with its meaning.
  package struct Mark: Sendable {
    package let x: Double
    package let text: String
    /// True if the result jumps there; false if its slope changes.
    package let isJump: Bool

    package init(x: Double, text: String, isJump: Bool) { (self.x, self.text, self.isJump) = (x, text, isJump) }
  }

  /// A range without results, with the reason.
  package struct Gap: Sendable {
    package let range: ClosedRange<Double>
    package let reason: String

    package init(range: ClosedRange<Double>, reason: String) { (self.range, self.reason) = (range, reason) }
  }

  /// The value of the fact in the case, with its text.
  package struct Own: Sendable {
    package let x: Double
    package let text: String

    package init(x: Double, text: String) { (self.x, self.text) = (x, text) }
  }

  package var title: String
  package var range: ClosedRange<Double>
  /// The label of the horizontal axis.
  package var xLabel: String
  package var panels: [Panel]
  package var marks: [Mark] = []
  package var gaps: [Gap] = []
  package var own: Own?

  package init(title: String, range: ClosedRange<Double>, xLabel: String, panels: [Panel]) {
    (self.title, self.range, self.xLabel, self.panels) = (title, range, xLabel, panels)
  }

  /// True if there is nothing to draw.
  package var isEmpty: Bool { panels.allSatisfy { $0.lines.allSatisfy(\.pieces.isEmpty) } }

  /// The marks within the range.
  var marksInside: [Mark] { marks.filter { range.contains($0.x) } }

  /// The value of the fact in the case, if it is within the range.
  var ownInside: Own? { own.flatMap { range.contains($0.x) ? $0 : nil } }

  /// The legend of the marks, with a line for each kind that occurs: the sign and its meaning.
  var legend: [(sign: Sign, text: String)] {
    var lines: [(sign: Sign, text: String)] = []
    if let own = ownInside { lines.append((.own, say("own point: ", "eigener Punkt: ") + own.text)) }
    let (jumps, bends) = (marksInside.filter(\.isJump), marksInside.filter { !$0.isJump })
    if !jumps.isEmpty { lines.append((.jump, say("jumps: ", "Sprünge: ") + Self.listed(jumps))) }
    if !bends.isEmpty { lines.append((.bend, say("bends: ", "Knicke: ") + Self.listed(bends))) }
    if let gap = gaps.first { lines.append((.gap, say("no result: ", "kein Ergebnis: ") + gap.reason)) }
    return lines
  }

  /// The kinds of marks.
  enum Sign: String { case own, jump = "cliff", bend = "kink", gap }

  private static func listed(_ marks: [Mark]) -> String {
    let shown = marks.prefix(6).map(\.text).joined(separator: "; ")
    return marks.count > 6 ? shown + say(" and \(marks.count - 6) more", " und \(marks.count - 6) weitere") : shown
  }
}
