/// A canvas of dots for a terminal, two by four per character.
struct BrailleCanvas {
  let columns: Int
  let rows: Int
  /// The dots of each character, as bits in the order of Unicode's Braille patterns.
  private var dots: [UInt8]
  /// The style of the line that last set a dot in each character.
  private var styles: [Plot.Style?]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    dots = Array(repeating: 0, count: columns * rows)
    styles = Array(repeating: nil, count: columns * rows)
  }

  /// The size in dots.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// The bits of a character's dots by column and row: columns of three, and the fourth row, which was added later.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  mutating func set(_ x: Int, _ y: Int, _ style: Plot.Style) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let cell = y / 4 * columns + x / 2
    dots[cell] |= Self.bits[y % 4][x % 2]
    styles[cell] = style
  }

  /// Draws a straight line of dots; of a dashed one every fourth dot is left out.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), _ style: Plot.Style) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...max(1, steps) {
      let share = steps == 0 ? 0 : Double(step) / Double(steps)
      let x = start.x + Int((Double(end.x - start.x) * share).rounded())
      let y = start.y + Int((Double(end.y - start.y) * share).rounded())
      if style == .marginal, (start.x == end.x && steps > 0 ? y : x) % 4 == 3 { continue }
      set(x, y, style)
    }
  }

  /// Returns a character and the style of its line; nil if it has no dot.
  func character(column: Int, row: Int) -> (text: String, style: Plot.Style)? {
    let cell = row * columns + column
    guard dots[cell] != 0, let style = styles[cell], let scalar = Unicode.Scalar(0x2800 + UInt32(dots[cell])) else {
      return nil
    }
    return (String(scalar), style)
  }
}
