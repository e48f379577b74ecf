import ExactNumbers
import Testing

@Suite struct Rounding {
  static let rules: [RoundingRule] = [.down, .up, .towardZero, .halfAwayFromZero, .halfEven, .halfTowardZero]

  /// value, step, then: down, up, toward zero, half away from zero, half even, half
  /// towards zero.
  @Test(
    arguments: lines(
      """
      2.5 1 2 3 2 3 2 2
      3.5 1 3 4 3 4 4 3
      -2.5 1 -3 -2 -2 -3 -2 -2
      -3.5 1 -4 -3 -3 -4 -4 -3
      0.5 1 0 1 0 1 0 0
      -0.5 1 -1 0 0 -1 0 0
      2.4999 1 2 3 2 2 2 2
      -2.5001 1 -3 -2 -2 -3 -3 -3
      7 1 7 7 7 7 7 7
      -7 1 -7 -7 -7 -7 -7 -7
      1.005 0.01 1 1.01 1 1.01 1 1
      1.015 0.01 1.01 1.02 1.01 1.02 1.02 1.01
      -1.005 0.01 -1.01 -1 -1 -1.01 -1 -1
      1/3 0.01 0.33 0.34 0.33 0.33 0.33 0.33
      -2/3 0.01 -0.67 -0.66 -0.66 -0.67 -0.67 -0.67
      1.025 0.05 1 1.05 1 1.05 1 1
      1.075 0.05 1.05 1.1 1.05 1.1 1.1 1.05
      -1.025 0.05 -1.05 -1 -1 -1.05 -1 -1
      14415 36 14400 14436 14400 14400 14400 14400
      14418 36 14400 14436 14400 14436 14400 14400
      14454 36 14436 14472 14436 14472 14472 14436
      -14418 36 -14436 -14400 -14400 -14436 -14400 -14400
      0.5 1/3 1/3 2/3 1/3 2/3 2/3 1/3
      1/6 1/3 0 1/3 0 1/3 0 0
      -1/6 1/3 -1/3 0 0 -1/3 0 0
      1 1/3 1 1 1 1 1 1
      3000000000000000000.5 1 3000000000000000000 3000000000000000001 3000000000000000000 3000000000000000001 \
      3000000000000000000 3000000000000000000
      -30000000000000000000.5 1 -30000000000000000001 -30000000000000000000 -30000000000000000000 -30000000000000000001 \
      -30000000000000000000 -30000000000000000000
      """))
  func eachRule(row: [String]) throws {
    let (value, step) = (try Exact.of(row[0]), try Exact.of(row[1]))
    #expect(try Self.rules.map { try value.rounded($0, step: step).description } == Array(row[2...]))
    let named = [
      try value.floor(step: step), try value.ceil(step: step), try value.truncate(step: step),
      try value.round(step: step), try value.roundHalfEven(step: step),
    ]
    #expect(named.map(\.description) == Array(row[2...6]))
  }

  /// The multiple of `step` that a rule chooses, from its definition.
  static func expected(_ rule: RoundingRule, _ value: Fraction, _ step: Fraction) -> Fraction {
    let lower = (value / step).floor
    let rest = value / step - Fraction(lower, 1)
    if rest.top == 0 { return value }
    let isNegative = value.top < 0
    let goesUp =
      switch rule {
      case .down: false
      case .up: true
      case .towardZero: isNegative
      case .halfAwayFromZero: rest == Fraction(1, 2) ? !isNegative : Fraction(1, 2) < rest
      case .halfEven: rest == Fraction(1, 2) ? lower % 2 != 0 : Fraction(1, 2) < rest
      case .halfTowardZero: rest == Fraction(1, 2) ? isNegative : Fraction(1, 2) < rest
      }
    return Fraction(goesUp ? lower + 1 : lower, 1) * step
  }

  static let steps: [(exact: String, fraction: Fraction)] = [
    ("1", Fraction(1, 1)), ("0.01", Fraction(1, 100)), ("0.05", Fraction(1, 20)), ("36", Fraction(36, 1)),
    ("1/3", Fraction(1, 3)), ("0.10", Fraction(1, 10)), ("100", Fraction(100, 1)),
  ]

  @Test(arguments: rules)
  func agreesWithItsDefinition(rule: RoundingRule) throws {
    var generator = SplitMix(state: 3)
    let random = (0..<1_500).map { _ in Sample.random(&generator) }
    // Every tie and its neighbours.
    let ties = (-200...200).map { Sample(Exact(numerator: $0 * 5, scale: 3), Fraction($0 * 5, 1000)) }
    var wrong: [String] = []
    for (text, fraction) in Self.steps {
      let step = try Exact.of(text)
      for sample in Sample.small + ties + random {
        let result = try sample.exact.rounded(rule, step: step)
        if result.fraction != Self.expected(rule, sample.fraction, fraction) || !result.isWellFormed {
          wrong.append("\(sample) to \(text): \(result)")
        }
        if try result.rounded(rule, step: step) != result { wrong.append("\(sample) to \(text) twice") }
        if !result.isMultiple(of: step) { wrong.append("\(result) no multiple of \(text)") }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: ["0", "-1", "-0.01", "-1/3"])
  func stepsAreAboveZero(step: String) throws {
    let step = try Exact.of(step)
    #expect(outcome { try Exact(5).rounded(.down, step: step) } == "stepNotPositive")
    #expect(!Exact(5).isMultiple(of: step))
  }

  @Test(
    arguments: lines(
      """
      2.50 0.01 yes
      2.505 0.01 no
      72 36 yes
      71 36 no
      -72 36 yes
      1/3 0.01 no
      2/3 1/3 yes
      1/6 1/3 no
      2 1/3 yes
      0 36 yes
      """))
  func multiples(row: [String]) throws {
    #expect(try Exact.of(row[0]).isMultiple(of: .of(row[1])) == (row[2] == "yes"))
  }
}
