import ExactNumbers

extension SQLPrinter {
  /// A rounded quotient. Engines differ in dividing negative numbers, so only magnitudes are divided.
  mutating func rounded(_ rule: RoundingRule, _ value: StraightLine.Value) -> Text {
    let isByConstant = value.instruction.operandCount == 1
    let constant = isByConstant ? Int(value.instruction.constant) : nil
    let top = reaches[value.instruction.first] ?? Reach(0, 0)
    let bottom = constant.map { Reach(Double($0), Double($0)) } ?? reaches[value.instruction.second] ?? Reach(0, 0)
    let mayDividePlainly = top.isNegativeNever && bottom.low > 0 && (rule == .down || rule == .towardZero)
    if mayDividePlainly, let constant {
      return text(quotient(number(value.instruction.first), "\(constant)", value), value)
    }
    let a = atom(value.instruction.first)
    let b = constant.map(String.init) ?? atom(value.instruction.second)
    let isPositive = bottom.low > 0
    let (x, y) = (top.isNegativeNever ? a : "abs(\(a))", isPositive ? b : "abs(\(b))")
    let (above, below) = Self.parts(rule)
    let positive = magnitude(above, top.isNegativeNever || !isPositive ? x : a, y, constant, value)
    if top.isNegativeNever, isPositive { return text(positive, value) }
    let negative = magnitude(below, x, y, constant, value)
    let isAbove = isPositive ? "\(a) >= 0" : "(\(a) >= 0) = (\(b) > 0)"
    let either = "WHEN \(isAbove) THEN \(positive) ELSE -\(negative) END"
    return text(isPositive ? "CASE \(either)" : "CASE WHEN \(b) = 0 THEN NULL \(either)", value)
  }

  private func text(_ text: String, _ value: StraightLine.Value) -> Text {
    Text(text: text, level: 0, domain: value.domain)
  }

  /// The rounding rules for the magnitude of a positive quotient and of a negative one.
  private static func parts(_ rule: RoundingRule) -> (above: RoundingRule, below: RoundingRule) {
    switch rule {
    case .down: (.down, .up)
    case .up: (.up, .down)
    case .towardZero: (.down, .down)
    case .halfAwayFromZero, .halfEven, .halfTowardZero: (rule, rule)
    }
  }

  private func quotient(_ x: String, _ y: String, _ value: StraightLine.Value) -> String {
    dialect.quotient(x, y, wide: value.domain == .wide)
  }

  /// The rounded quotient of two non-negative numbers.
  private func magnitude(
    _ rule: RoundingRule, _ x: String, _ y: String, _ constant: Int?, _ value: StraightLine.Value
  ) -> String {
    switch rule {
    case .down, .towardZero: return quotient(x, y, value)
    case .up: return quotient(constant.map { "(\(x) + \($0 - 1))" } ?? "(\(x) + \(y) - 1)", y, value)
    case .halfAwayFromZero:
      if let constant, constant % 2 == 0 { return quotient("(\(x) + \(constant / 2))", y, value) }
      return quotient("(2 * \(x) + \(y))", "(2 * \(y))", value)
    case .halfTowardZero: return quotient("(2 * \(x) + \(y) - 1)", "(2 * \(y))", value)
    case .halfEven:
      let half = quotient("(2 * \(x) + \(y))", "(2 * \(y))", value)
      return "(CASE WHEN (2 * \(x) + \(y)) % (2 * \(y)) = 0 AND \(half) % 2 <> 0 THEN \(half) - 1 ELSE \(half) END)"
    }
  }
}
