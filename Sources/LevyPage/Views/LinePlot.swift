import LevyModel

/// Lines over a range, as SVG without script or style within, so that it prints and needs nothing else.
struct LinePlot {
  struct Line {
    let label: String
    /// The class that gives it its colour and its dashes.
    let style: String
    /// Pieces of one line, with nothing between them.
    let pieces: [[(x: Double, y: Double)]]
  }

  /// A place that is marked, with what it is.
  struct Mark {
    let x: Double
    let text: String
    let isFall: Bool
  }

  var title: String
  var lines: [Line]
  var marks: [Mark] = []
  /// One's own point.
  var own: Double?
  var xLabel: String
  var xText: (Double) -> String
  var yText: (Double) -> String

  private static let (width, height) = (720.0, 360.0)
  private static let (left, right, top, bottom) = (64.0, 16.0, 16.0, 48.0)

  var html: HTML {
    let points = lines.flatMap { $0.pieces.flatMap(\.self) }
    guard let low = points.map(\.x).min(), let high = points.map(\.x).max(), high > low else { return "" }
    let ys = points.map(\.y)
    let (least, most) = (min(0, ys.min() ?? 0), max(ys.max() ?? 0, 0.01))
    let step = Self.step((most - least) / 5)
    let top = (most / step).rounded(.up) * step
    let bottom = (least / step).rounded(.down) * step
    func x(_ value: Double) -> Double {
      Self.left + (value - low) / (high - low) * (Self.width - Self.left - Self.right)
    }
    func y(_ value: Double) -> Double {
      Self.top + (top - value) / (top - bottom) * (Self.height - Self.top - Self.bottom)
    }
    var parts: HTML = ""
    var value = bottom
    while value <= top + step / 2 {
      parts +=
        "<line class=\"grid\" x1=\"\(Self.left)\" x2=\"\(Self.width - Self.right)\" y1=\"\(Self.short(y(value)))\" y2=\"\(Self.short(y(value)))\"/>"
      parts +=
        "<text x=\"\(Self.left - 6)\" y=\"\(Self.short(y(value) + 4))\" text-anchor=\"end\">\(yText(value))</text>"
      value += step
    }
    let across = Self.step((high - low) / 5)
    value = (low / across).rounded(.up) * across
    while value <= high {
      parts +=
        "<text x=\"\(Self.short(x(value)))\" y=\"\(Self.height - Self.bottom + 18)\" text-anchor=\"middle\">\(xText(value))</text>"
      value += across
    }
    parts += "<text x=\"\(Self.width / 2)\" y=\"\(Self.height - 8)\" text-anchor=\"middle\">\(xLabel)</text>"
    for mark in marks where mark.x >= low && mark.x <= high {
      parts += """
        <rect class="\(mark.isFall ? "cliff" : "kink")" x="\(Self.short(x(mark.x) - (mark.isFall ? 3 : 0.5)))" y="\(Self.top)" \
        width="\(mark.isFall ? 6 : 1)" height="\(Self.height - Self.top - Self.bottom)"><title>\(mark.text)</title></rect>
        """
    }
    for line in lines {
      for piece in line.pieces where !piece.isEmpty {
        let path = piece.map { "\(Self.short(x($0.x))),\(Self.short(y($0.y)))" }.joined(separator: " ")
        parts += "<polyline class=\"line \(line.style)\" points=\"\(path)\"/>"
      }
    }
    if let own, own >= low, own <= high {
      parts +=
        "<line class=\"own\" x1=\"\(Self.short(x(own)))\" x2=\"\(Self.short(x(own)))\" y1=\"\(Self.top)\" y2=\"\(Self.height - Self.bottom)\"/>"
    }
    let legend = lines.map { line -> HTML in "<li><span class=\"key \(line.style)\"></span>\(line.label)</li>" }
    return """
      <figure><svg viewBox="0 0 720 360" role="img" aria-label="\(title)"><title>\(title)</title>\(parts)</svg>
      <figcaption><ul class="legend">\(legend)</ul></figcaption></figure>
      """
  }

  /// 1, 2 or 5 times a power of ten, at least a size.
  private static func step(_ size: Double) -> Double {
    guard size > 0, size.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= size { power *= 10 }
    while power > size { power /= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= size } ?? power * 10
  }

  private static func short(_ value: Double) -> String { String((value * 10).rounded() / 10) }
}
