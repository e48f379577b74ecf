import Testing

@testable import LevyCharts
@testable import LevyModel

/// Drawings as texts, and what is at the edges of what can be drawn.
@Suite("Charts") struct ChartTests {
  private static func plot(
    _ ys: [Double?], style: Plot.Style = .result, range: ClosedRange<Double>? = nil, unit: Plot.Unit = .number
  ) -> Plot {
    let points = ys.enumerated().map { (x: Double($0.offset), y: $0.element) }
    let line = Plot.Line(label: "tax", style: style, points: points)
    return Plot(
      title: "tax over income", range: range ?? 0...Double(max(0, ys.count - 1)), xLabel: "income",
      panels: [.init(lines: [line], unit: unit)])
  }

  private static func drawn(_ plot: Plot, columns: Int = 40, lines: Int = 9) -> [String] {
    BraillePlot(plot, columns: columns, lines: lines).markup.plain.split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast().map(String.init)
  }

  @Test func aRisingLine() {
    #expect(
      Self.drawn(Self.plot([0, 1, 2, 3, 4])) == [
        "tax over income",
        "4 ┤                              ⢀⣀⠤⠤⠒⠒⠉",
        "  │                       ⣀⣀⠤⠤⠒⠊⠉⠁",
        "2 ┤               ⣀⣀⡠⠤⠔⠒⠊⠉",
        "  │      ⢀⣀⡠⠤⠔⠒⠒⠉⠉",
        "0 ┤⣀⠤⠤⠒⠊⠉⠁",
        "  └┬─────────────────┬─────────────────┬",
        "   0                 2                 4",
        "   income",
      ])
  }

  @Test func marksAndGapsAreSaid() {
    var plot = Self.plot([0, 1, nil, nil, 4])
    plot.own = .init(x: 1, text: "income = 1")
    plot.marks = [.init(x: 3, text: "3 rule (+1)", isJump: true), .init(x: 9, text: "beyond", isJump: true)]
    plot.gaps = [.init(range: 1...4, reason: "no law")]
    let lines = Self.drawn(plot, lines: 12)
    #expect(lines.count == 12)
    #expect(lines.suffix(3) == ["▲ own point: income = 1", "✕ jumps: 3 rule (+1)", "╌ no result: no law"])
    #expect(lines[6].filter { $0 == "▲" }.count == 1 && lines[6].contains("✕"))
    #expect(lines[1].contains("┊"))
  }

  @Test(arguments: [[], [nil, nil]] as [[Double?]]) func nothing(ys: [Double?]) {
    #expect(Self.drawn(Self.plot(ys)) == ["tax over income", "nothing to draw"])
    #expect(!PlotDrawing(Self.plot(ys), width: 300).svg().text.contains("polyline"))
  }

  @Test func longWordsAreWrappedOnAPhone() {
    let words = (1...12).map { "word\($0)" }
    var plot = Self.plot([0, 1, 4])
    plot.own = .init(x: 1, text: words.joined(separator: " "))
    let narrow = PlotDrawing(plot, width: 340)
    let lines = narrow.svg().text.split(separator: "</text>").filter { line in words.contains { line.contains($0) } }
    #expect(lines.count > 1 && !lines.contains { $0.contains("…") })
    #expect(words.allSatisfy { word in lines.contains { $0.contains(word) } })
    #expect(narrow.height > PlotDrawing(Self.plot([0, 1, 4]), width: 340).height)
  }

  /// One point, a line that never rises, one below zero, and amounts beyond what a double tells apart.
  @Test(
    arguments: [[5], [7, 7, 7], [0, 0], [-3, -1, -2], [1e30, 3e30], [1e-9, 2e-9], [-1e17, 1e17]] as [[Double?]])
  func edges(ys: [Double?]) {
    let lines = Self.drawn(Self.plot(ys), lines: 20)
    #expect(lines.count == 20)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines.contains { $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } })
    let svg = PlotDrawing(Self.plot(ys), width: 340).svg().text
    #expect(svg.contains(ys.count == 1 ? "<circle" : "<polyline"))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test(arguments: [(40, 12), (60, 20), (80, 20), (120, 30)]) func itFits(columns: Int, height: Int) {
    var plot = Self.plot((0...500).map { Double($0 * $0) })
    plot.panels.append(Self.plot((0...500).map { Double($0) / 500 }, style: .effective, unit: .percent).panels[0])
    plot.own = .init(x: 250, text: String(repeating: "long ", count: 40))
    plot.marks = (0..<40).map { .init(x: Double($0 * 12), text: "mark \($0)", isJump: $0 % 2 == 0) }
    plot.title = String(repeating: "title ", count: 40)
    let lines = Self.drawn(plot, columns: columns, lines: height)
    #expect(lines.count <= max(height, 17))
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect(lines.contains { $0.hasPrefix("✕ jumps: mark 0; mark 2") })
  }

  @Test func axesAreRound() {
    let scale = AxisScale(of: [0, 41_234.56], unit: .number, ticks: 5)
    #expect(scale.ticks == [0, 10_000, 20_000, 30_000, 40_000, 50_000])
    #expect(scale.ticks.map(scale.text) == ["0", "10000", "20000", "30000", "40000", "50000"])
    Language.$current.withValue(.german) { #expect(scale.text(10_000) == "10.000") }
    let rates = AxisScale(of: [0.1, 0.47], unit: .percent, ticks: 5)
    #expect(rates.ticks.map(rates.text) == ["0 %", "10 %", "20 %", "30 %", "40 %", "50 %"])
    #expect(AxisScale(of: [0.001, 0.002], unit: .number, ticks: 4).text(0.0005) == "0.0005")
  }

  @Test func linesAreToldApartWithoutColour() {
    let solid = Self.drawn(Self.plot([1, 1, 1])).joined()
    let dashed = Self.drawn(Self.plot([1, 1, 1], style: .marginal)).joined()
    #expect(solid != dashed && dashed.contains("⠁"))
    #expect(ChartStyle.rules.text.contains(".line.marginal { stroke: var(--warm); stroke-dasharray"))
  }

  @Test func aPictureIsAFileOfItsOwn() {
    var plot = Self.plot([0, 1, 2])
    plot.title = "<script>&\"'"
    plot.own = .init(x: 1, text: "<b>")
    let file = Figure.file(title: "a & b", [plot, plot])
    #expect(file.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(!file.contains("<script>") && !file.contains("<b>"))
    #expect(file.contains("<title>a &amp; b</title>") && file.contains("prefers-color-scheme: dark"))
  }

  @Test func barsHangWhereTheLastEnded() {
    let drawing = WaterfallDrawing(
      title: "way",
      [
        .init(label: "gross", text: "100", amount: 100, kind: .total),
        .init(label: "tax", text: "-40", amount: -40, kind: .less),
        .init(label: "benefit", text: "+20", amount: 20, kind: .plus),
        .init(label: "net", text: "80", amount: 80, kind: .total),
      ])
    #expect(
      drawing.markup(columns: 40).plain == """
        gross    100  ██████████████████████████
        tax      -40                  ▒▒▒▒▒▒▒▒▒▒
        benefit  +20                  ▓▓▓▓▓
        net       80  █████████████████████

        """)
    let svg = drawing.svg(width: 340).text
    #expect(svg.contains("aria-label=\"way. gross: 100. tax: -40. benefit: +20. net: 80\""))
  }

  @Test func barsBelowZeroAndNone() {
    let loss = WaterfallDrawing(
      title: "",
      [
        .init(label: "gross", text: "10", amount: 10, kind: .total),
        .init(label: "tax", text: "-30", amount: -30, kind: .less),
        .init(label: "net", text: "-20", amount: -20, kind: .total),
      ])
    #expect(loss.markup(columns: 30).plain.split(separator: "\n").allSatisfy { $0.count <= 30 })
    #expect(WaterfallDrawing(title: "", []).markup().plain.isEmpty)
    #expect(!WaterfallDrawing(title: "", []).svg(width: 100).text.contains("nan"))
    let zero = WaterfallDrawing(title: "", [.init(label: "a", text: "0", amount: 0, kind: .total)])
    #expect(zero.markup().plain == "a  0\n")
  }
}
