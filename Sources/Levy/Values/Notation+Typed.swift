import ExactNumbers

/// Values as people type them on a command line or at a prompt, where `60k` and `1.5m` are amounts too. Cells of
/// tables are not: a suffix there is more likely a slip.
extension Notation {
  /// The value that a typed text means. Nil if it means none.
  func parse(typed text: String, style: NumberStyle = .plain) -> Value? {
    if type.isAmbiguous(text) { return nil }
    if let value = parse(text, style: style) { return value }
    if Language.current == .german, type.isNumeric, let value = parse(text, style: .german) { return value }
    guard type.hasThousands, let number = Exact(suffixed: text, style: style) else { return nil }
    return meaning(.number(number))
  }
}

extension ValueType {
  /// Whether German readers would take a number for another one: `60.000`, while German is spoken.
  func isAmbiguous(_ text: String) -> Bool {
    guard isNumeric, Language.current == .german else { return false }
    return text.trimmingBlanks.wholeMatch(of: /-?\d{1,3}(\.\d{3})+/) != nil
  }

  /// Whether amounts of the type are counted in thousands.
  fileprivate var hasThousands: Bool {
    switch self {
    case .money, .number, .count: true
    case .rate, .choice, .boolean, .date: false
    }
  }
}

extension Exact {
  /// The number that a person typed, such as `1250`, `60_000` or `60k`; nil for another text.
  public init?(typed text: String) {
    guard let number = (try? Exact(parsing: text)) ?? Exact(suffixed: text) else { return nil }
    self = number
  }

  /// The number that `60k` or `1.5m` means; nil for a text without such a suffix.
  init?(suffixed text: String, style: NumberStyle = .plain) {
    let text = text.trimmingBlanks
    let zeros =
      switch text.last {
      case "k", "K": 1_000
      case "m", "M": 1_000_000
      default: 0
      }
    guard zeros > 0, let number = try? Exact(parsing: String(text.dropLast()), style: style),
      let scaled = try? number.multiplied(by: Exact(zeros))
    else { return nil }
    self = scaled
  }
}
