import ExactNumbers
import LevyModel

/// The scale of an axis: its range, and its ticks.
struct AxisScale {
  let range: ClosedRange<Double>
  let ticks: [Double]
  private let unit: Plot.Unit
  private let fractionDigits: Int

  /// Creates a scale that contains these numbers and zero, and begins and ends with a tick.
  init(of values: [Double], unit: Plot.Unit, ticks count: Int) {
    let (least, most) = (min(0, values.min() ?? 0), max(0, values.max() ?? 0))
    let step = Self.step((most > least ? most - least : 1) / Double(max(1, count)))
    let low = (least / step).rounded(.down)
    let high = max(low + 1, (most / step).rounded(.up))
    self.init(range: low * step...high * step, step: step, first: low, last: high, unit: unit)
  }

  /// Creates a scale of an unchanged range, with ticks inside it.
  init(of range: ClosedRange<Double>, unit: Plot.Unit, ticks count: Int) {
    let width = range.upperBound - range.lowerBound
    guard width > 0 else {
      self.init(range: range, ticks: [range.lowerBound], fractionDigits: 2, unit: unit)
      return
    }
    let step = Self.step(width / Double(max(1, count)))
    let (first, last) = ((range.lowerBound / step).rounded(.up), (range.upperBound / step).rounded(.down))
    self.init(range: range, step: step, first: first, last: last, unit: unit)
  }

  private init(range: ClosedRange<Double>, step: Double, first: Double, last: Double, unit: Plot.Unit) {
    var ticks: [Double] = []
    var number = first
    // For very large numbers a step may not change a double, so the number of steps is limited.
    while number <= last, ticks.count < 50 {
      ticks.append(number * step)
      number += 1
    }
    var (digits, size) = (0, unit == .percent ? step * 100 : step)
    while digits < 6, size > 0, size < 0.999_999 { (digits, size) = (digits + 1, size * 10) }
    self.init(range: range, ticks: ticks, fractionDigits: digits, unit: unit)
  }

  private init(range: ClosedRange<Double>, ticks: [Double], fractionDigits: Int, unit: Plot.Unit) {
    (self.range, self.ticks, self.fractionDigits, self.unit) = (range, ticks, fractionDigits, unit)
  }

  /// Returns the position of a number along the axis, from 0 to 1; 0.5 if the range is a single number.
  func share(_ value: Double) -> Double {
    let width = range.upperBound - range.lowerBound
    return width > 0 ? min(1, max(0, (value - range.lowerBound) / width)) : 0.5
  }

  /// The text of a tick.
  func text(_ value: Double) -> String {
    let scaled = (unit == .percent ? value * 100 : value) * Self.powers[fractionDigits]
    guard scaled.magnitude < 1e18 else { return value.description }
    let style = Language.current?.numberStyle ?? .plain
    let number = Exact(numerator: Int128(scaled.rounded()), scale: fractionDigits)
    return number.formatted(minimumFractionDigits: fractionDigits, style: style) + (unit == .percent ? " %" : "")
  }

  private static let powers = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]

  /// Returns 1, 2 or 5 times a power of ten, at least `size`.
  private static func step(_ size: Double) -> Double {
    guard size > 0, size.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= size { power *= 10 }
    while power > size { power /= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= size * 0.999_999 } ?? power * 10
  }
}
