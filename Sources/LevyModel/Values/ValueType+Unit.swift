import ExactNumbers

extension ValueType {
  /// The unit of a quantity. A unit is one row of `terms`: other modules know quantities only, and take everything that
  /// depends on the unit from its terms.
  public enum Unit: String, Sendable, CaseIterable {
    /// The jurisdiction's currency; at most whole cents.
    case money
    /// A share of a whole, such as 0.42, which people write in percent.
    case rate
    /// Any other quantity.
    case number

    /// The properties of a unit.
    package struct Terms: Sendable {
      /// The grain: the number of which every value is a multiple; nil if there is none.
      package let grain: Exact?
      /// The word for the numerators with which plans and exports compute, such as `cents`; nil for fractions of the
      /// denominator.
      package let grains: String?
      /// The smallest step between two values that are tried.
      package let step: Exact
      /// True if values are shares: from 0 to 1 in the law, and in percent for people.
      package let isShare: Bool
      /// The values that may be given, for messages.
      let expected: @Sendable (NumberStyle) -> Wording
      /// The possible ends of a fact's range in a plan, as powers of ten, widest first. Hardly any row is beyond the
      /// last ones.
      package let exponents: (low: [Int], high: [Int])
      /// The largest likely values of a fact, with their scale; nil if likely values are near the figures of the law.
      package let likely: (most: [Int], scale: Int)?
    }

    package var terms: Terms {
      switch self {
      case .money: Self.ofMoney
      case .rate: Self.ofRates
      case .number: Self.ofNumbers
      }
    }

    private static let ofMoney = Terms(
      grain: Exact(numerator: 1, scale: 2), grains: "cents", step: Exact(numerator: 1, scale: 2), isShare: false,
      expected: { style in
        Wording(
          "an amount of money, at most whole cents, such as \(example(123_450, style))0",
          "ein Betrag, höchstens auf den Cent genau, etwa \(example(123_450, style))0")
      },
      // Amounts are rarely far below zero.
      exponents: ([12, 9, 7, 6, 5, 4], [12, 9, 7, 6]), likely: nil)

    private static let ofRates = Terms(
      grain: nil, grains: nil, step: Exact(numerator: 1, scale: 4), isShare: true,
      expected: { style in
        Wording("a rate, such as \(example(42, style)) or 42%", "ein Satz, etwa \(example(42, style)) oder 42 %")
      },
      exponents: ([6, 4, 2, 1, 0], [6, 4, 2, 1, 0]), likely: ([1000], 3))

    private static let ofNumbers = Terms(
      grain: nil, grains: nil, step: Exact(numerator: 1, scale: 2), isShare: false,
      expected: { style in
        Wording("a number, such as \(example(1250, style))", "eine Zahl, etwa \(example(1250, style))")
      },
      exponents: ([6, 5, 4], [6, 5, 4]), likely: ([9, 399], 0))

    /// True if a number is a value of the unit.
    package func has(_ number: Exact) -> Bool { terms.grain.map(number.isMultiple) ?? true }

    private static func example(_ cents: Int128, _ style: NumberStyle) -> String {
      Exact(numerator: cents, scale: 2).formatted(minimumFractionDigits: 0, style: style)
    }
  }

  /// An amount in the jurisdiction's currency, at most whole cents.
  package static let money = ValueType.quantity(.money)
  /// A fraction, such as 0.42.
  package static let rate = ValueType.quantity(.rate)
  /// Any quantity.
  package static let number = ValueType.quantity(.number)

  /// The unit of a quantity; nil for all other types.
  package var unit: Unit? { if case .quantity(let unit) = self { unit } else { nil } }

  /// The number of which every value is a multiple, as it represents the value; nil if there is none.
  package var grain: Exact? {
    switch self {
    case .quantity(let unit): unit.terms.grain
    case .count, .choice, .boolean, .date: 1
    }
  }

  /// True if values are shares of a whole.
  package var isShare: Bool { unit?.terms.isShare ?? false }

  /// The denominator of values in a plan.
  package var denominator: Int {
    guard let unit else { return 1 }
    return unit.terms.grain.flatMap { try? Exact(1).divided(by: $0).exactInt } ?? 1_000_000
  }
}
