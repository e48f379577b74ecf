import ExactNumbers

/// Values as people type them: on a command line, at a prompt, in an interview and in a case file. Cells of tables are
/// parsed more strictly: programs write them, so unusual text is more likely a mistake.
extension Notation {
  /// Parses a typed text and converts it to the unit of the rules.
  ///
  /// - Parameters:
  ///   - name: the name for which it is given.
  ///   - style: the style in which numbers are written.
  /// - Throws: `Diagnostic` if the text is no value, or could mean two.
  package func value(typed text: String, for name: String, style: NumberStyle) throws(Diagnostic) -> Value {
    guard let written = try written(typed: text, for: name, style: style), let value = meaning(written) else {
      throw Diagnostic(problem(name: name, text: text, style: style))
    }
    return value
  }

  /// Parses a typed text as a value in the unit of the name; nil if it is no value, but may be an expression.
  ///
  /// - Throws: `Diagnostic` if the text could mean two values, or is a value of another type.
  package func written(typed text: String, for name: String, style: NumberStyle) throws(Diagnostic) -> Value? {
    if text.utf8.count > Self.longestValue { return nil }
    if byMonth != nil, let value = try written(byMonths: text, for: name, style: style) { return value }
    if type == .date {
      if text.trimmingBlanks.isEmpty || CalendarDate.readings(of: text, language: .current).isEmpty { return nil }
      return .date(try CalendarDate(typed: text, for: name))
    }
    guard type.isNumeric else { return parse(text.withSimpleBlanks) }
    if let value = try written(withPeriod: text, for: name, style: style) { return value }
    if byMonth == nil, let value = try written(byMonths: text, for: name, style: style) { return value }
    let refusal = problem(name: name, text: text, style: style)
    guard let typed = TypedNumber(text) else {
      // As expressions, 15/06/1980 would be a quotient and 2025-03-01 a difference.
      if !CalendarDate.readings(of: text, language: .current).isEmpty { throw Diagnostic(refusal) }
      return type.isFractional ? Exact(fraction: text).map { .number($0) } : nil
    }
    if let currency = typed.currency {
      guard type == .money, currency.means(self.currency) else {
        let expected =
          type == .money
          ? Wording("an amount in \(self.currency)", "ein Betrag in \(self.currency)")
          : Wording("a value without a currency", "ein Wert ohne Währung")
        throw Diagnostic(.badValue(name: name, value: text, expected: expected))
      }
    }
    guard !typed.isPercent || type.isShare, typed.zeros == 0 || !type.isShare else { throw Diagnostic(refusal) }
    switch typed.reading(in: style, decimals: decimals) {
    case .none: throw Diagnostic(refusal)
    case .either(let decimal, let grouped):
      let readings = [decimal, grouped].map { $0.unmistakable + (typed.isPercent ? " %" : "") }
      throw Diagnostic(.ambiguous(name: name, value: text, readings: readings))
    case .number(let number):
      if type.isShare, !typed.isPercent, number.magnitude >= 1, let percent = try? number.multiplied(by: 100) {
        // A rate of 2.5 hardly means 250 %, so it may be meant as a percentage.
        let readings = [number, percent].map { $0.unmistakable + " %" }
        throw Diagnostic(.ambiguous(name: name, value: text, readings: readings))
      }
      let meant = typed.isPercent ? try? number.multiplied(by: ValueType.cent) : number
      guard let meant, let value = type.accepted(.number(meant)) else { throw Diagnostic(refusal) }
      return value
    }
  }

  /// The length in bytes of the longest text that is parsed as a value.
  static let longestValue = 1000

  /// The maximum number of decimals; nil if there is no limit.
  private var decimals: Int? {
    guard ownType.isNumeric, let digits = ownType.grain?.fractionDigits else { return nil }
    return max(0, digits - (unit?.fractionDigits ?? 0))
  }
}

extension ValueType {
  /// True if values may be fractions without an exact decimal form.
  fileprivate var isFractional: Bool { grain == nil }
}

extension Exact {
  /// Parses a fraction as Levy prints numbers without an exact decimal: `1001/30`.
  fileprivate init?(fraction text: String) {
    let parts = text.trimmingBlanks.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) || $0 == 45 } }),
      let above = try? Exact(parsing: parts[0]), let below = try? Exact(parsing: parts[1]), below != 0,
      let quotient = try? above.divided(by: below)
    else { return nil }
    self = quotient
  }
}
