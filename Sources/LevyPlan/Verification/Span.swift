/// The multiples of a whole number in an interval. Numbers that no column can hold are represented by its ends.
struct Span: Hashable {
  let low: Int128
  let high: Int128
  /// A common divisor of all numbers; 0 if the only number is 0.
  let step: Int128

  /// Beyond the numbers of wide columns, and small enough that two can be added.
  private static let far: Int128 = 1 << 125

  init(_ low: Int128, _ high: Int128, step: Int128 = 1) {
    (self.low, self.high) = (max(-Self.far, min(Self.far, low)), max(-Self.far, min(Self.far, high)))
    self.step = self.low == self.high ? abs(self.low) : step
  }

  init(_ number: Int128) { self.init(number, number) }

  /// All numbers of at most this magnitude.
  init(within bound: Int128) { self.init(-bound, bound) }

  /// All numbers.
  static let all = Span(-far, far)

  /// The booleans 0 and 1.
  static let answers = Span(0, 1)

  var magnitude: Int128 { max(abs(low), abs(high)) }
  var containsZero: Bool { low <= 0 && high >= 0 }

  func joined(_ other: Span) -> Span { Span(min(low, other.low), max(high, other.high), step: common(other)) }

  /// A common divisor of the numbers of both.
  private func common(_ other: Span) -> Int128 {
    var (a, b) = (step, other.step)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  /// The numbers in both spans; nil if there are none.
  func cut(to other: Span) -> Span? {
    let (least, most) = (max(low, other.low), min(high, other.high))
    return least <= most ? Span(least, most, step: step) : nil
  }

  func adding(_ other: Span) -> Span { Span(low + other.low, high + other.high, step: common(other)) }
  var negated: Span { Span(-high, -low, step: step) }
  func subtracting(_ other: Span) -> Span { adding(other.negated) }

  func multiplied(by other: Span) -> Span {
    let corners = [
      Self.product(low, other.low), Self.product(low, other.high), Self.product(high, other.low),
      Self.product(high, other.high),
    ]
    let (product, overflow) = step.multipliedReportingOverflow(by: other.step)
    return Span(corners.min() ?? low, corners.max() ?? high, step: overflow ? 1 : product)
  }

  private static func product(_ a: Int128, _ b: Int128) -> Int128 {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow ? ((a < 0) == (b < 0) ? far : -far) : product
  }

  /// The quotients by all numbers of the other but 0, rounded in any way; nil if the other has no number but 0.
  func quotients(by other: Span) -> Span? {
    var divisors = [other.low, other.high].filter { $0 != 0 }
    if other.low < 0, other.high >= 0 { divisors.append(-max(1, other.step)) }
    if other.low <= 0, other.high > 0 { divisors.append(max(1, other.step)) }
    let quotients = divisors.flatMap { [Self.floor(low, $0), Self.floor(high, $0)] }
    guard let least = quotients.min(), let most = quotients.max() else { return nil }
    return Span(least, most + 1)
  }

  static func floor(_ a: Int128, _ b: Int128) -> Int128 {
    let (quotient, rest) = a.quotientAndRemainder(dividingBy: b)
    return rest != 0 && (rest < 0) != (b < 0) ? quotient - 1 : quotient
  }

  var absolute: Span { low >= 0 ? self : high <= 0 ? negated : Span(0, magnitude, step: step) }

  func minimum(_ other: Span) -> Span { Span(min(low, other.low), min(high, other.high), step: common(other)) }
  func maximum(_ other: Span) -> Span { Span(max(low, other.low), max(high, other.high), step: common(other)) }

  /// The possible answers to whether a number of this span is less than one of the other, or less or equal.
  func isLess(_ other: Span, orEqual: Bool) -> Span {
    let (always, never) =
      orEqual ? (high <= other.low, low > other.high) : (high < other.low, low >= other.high)
    return always ? Span(1) : never ? Span(0) : .answers
  }

  func equals(_ other: Span) -> Span {
    if cut(to: other) == nil { return Span(0) }
    return low == high && self == other ? Span(1) : .answers
  }
}
