import ExactNumbers

extension ValueType {
  /// A value in the form of this type: a whole number for a count, a number for money; nil if it does not fit.
  package func accepted(_ value: Value) -> Value? {
    switch (self, value) {
    case (.money, .number(let number)): number.isMultiple(of: Self.cent) ? value : nil
    case (.rate, .number), (.number, .number), (.boolean, .boolean), (.date, .date): value
    case (.money, .count(let count)), (.rate, .count(let count)), (.number, .count(let count)):
      .number(Exact(count))
    case (.count(let maximum), .count(let count)): (0...maximum).contains(count) ? value : nil
    case (.count(let maximum), .number(let number)):
      number.exactInt.flatMap { (0...maximum).contains($0) ? .count($0) : nil }
    case (.choice(let choice), .choice(let word)): choice.word(for: word).map { .choice($0) }
    default: nil
    }
  }

  /// Amounts beyond this are slips of the keyboard; all arithmetic on amounts within it stays in range.
  package static let largestAmount = Exact(numerator: 1_000_000_000_000_000, scale: 0)
}
