extension ValueType {
  /// True if rules see the values as plain Lua values; plans represent them by numbers.
  package var isPlain: Bool {
    switch self {
    case .boolean, .choice, .count, .date: true
    case .quantity: false
    }
  }

  /// The plain value that a number represents; a date is represented by its digits, such as 20251231.
  package func plainValue(_ number: Int) -> Value? {
    switch self {
    case .boolean: .boolean(number == 1)
    case .choice(let choice): choice.options.indices.contains(number) ? .choice(choice.options[number]) : nil
    case .count: .count(number)
    case .date:
      CalendarDate(digits: number).map { .date($0) }
    case .quantity: nil
    }
  }

  /// The number that represents a plain value.
  package func plainNumber(_ value: Value) -> Int? {
    switch (self, value) {
    case (.boolean, .boolean(let flag)): flag ? 1 : 0
    case (.choice(let choice), .choice(let word)): choice.options.firstIndex(of: word)
    case (.count, .count(let count)): count
    case (.date, .date(let date)): date.digits
    default: nil
    }
  }
}
