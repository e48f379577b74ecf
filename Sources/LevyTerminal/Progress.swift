import Tables

/// The progress of a batch, on a terminal's standard error: rows, the share of the input, rows per second, time left.
package final class Progress {
  private let reader: any TableReader
  private let isShown = Terminal.isTerminal(2) && Terminal.allowsEscapes
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var hasLine = false

  /// Starts the clock.
  package init(of reader: any TableReader) {
    self.reader = reader
    start = clock.now
    last = start
  }

  /// Shows the progress, at most ten times a second.
  package func show(_ rows: Int) {
    guard isShown, last.duration(to: clock.now) >= .milliseconds(100) else { return }
    last = clock.now
    hasLine = true
    let share = reader.byteCount.map { $0 == 0 ? 1 : min(1, Double(reader.bytesRead) / Double($0)) }
    Terminal.progress(
      Self.line(rows: rows, share: share, time: start.duration(to: last), width: Terminal.width(of: 2)))
  }

  /// Removes the line.
  package func clear() { if hasLine { Terminal.progress("") } }

  /// Reports the work done, its duration and the rules at the end.
  package func sum(rows: Int, faults: Int, rules: @autoclosure () -> String) {
    guard Terminal.isTerminal(2) else { return }
    Terminal.note("\(rows) row\(rows == 1 ? "" : "s"), \(faults) without results, \(seconds) s, rules \(rules())")
  }

  /// The seconds elapsed, with two decimals.
  package var seconds: String {
    let time = start.duration(to: clock.now).components
    let hundredths = time.seconds * 100 + time.attoseconds / 10_000_000_000_000_000
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }

  /// The line for a terminal of `width` columns: `share` is between 0 and 1, or nil if the end is unknown.
  static func line(rows: Int, share: Double?, time: Duration, width: Int) -> String {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    var text = "\(rows) rows, \(seconds > 0 ? Int(Double(rows) / seconds) : 0) rows/s"
    // The last column stays empty: some terminals go to the next line when it is written.
    guard let share else { return String(text.prefix(max(0, width - 1))) }
    let left = share > 0 ? seconds / share * (1 - share) : 0
    text = "\(padded(Int(share * 100)))%  \(text), \(clock(Int(left.rounded(.up)))) left"
    let room = min(40, width - 1 - text.count - 3)
    guard room >= 5 else { return String(text.prefix(max(0, width - 1))) }
    let full = Int(share * Double(room))
    return "[" + String(repeating: "=", count: full) + String(repeating: " ", count: room - full) + "] " + text
  }

  private static func padded(_ percent: Int) -> String {
    let digits = String(percent)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }

  private static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}
