import CLevyKernels

extension levy_instruction {
  /// The constraints on operands that follow if the result is in a span, as far as they are simple to derive.
  ///
  /// - Parameter known: returns the span of a column.
  func implied(
    by span: Span, _ tables: [Double], _ known: (Register) -> Span?
  ) -> [(column: Register, span: Span)] {
    guard operandCount > 0, let a = known(first) else { return [] }
    switch kind {
    case .poison, .indivisible, .within, .widen, .narrow: return [(first, span)]
    case .absolute: return [(first, Span(within: span.high))]
    case .lookup: return impliedByLookup(span, tables)
    case .choice:
      guard let b = known(second) else { return [] }
      if b.cut(to: span) == nil { return [(third, Span(1)), (first, span)] }
      return a.cut(to: span) == nil ? [(third, Span(0)), (second, span)] : []
    case .arithmetic, .comparison, .quotient, .divide: break
    case .constant, .fused, .comparingChoice, .bandChoice: return []
    }
    guard let other = operandCount == 2 ? known(second) : constant.wholeNumber.map({ Span($0) }) else { return [] }
    var found = impliedOfFirst(by: span, a, other).map { [(first, $0)] } ?? []
    if operandCount == 2, let second = impliedOfSecond(by: span, a, other) { found.append((self.second, second)) }
    return found
  }

  /// The constraint on the first of two operands; a constant is the second.
  private func impliedOfFirst(by span: Span, _ a: Span, _ b: Span) -> Span? {
    switch kind {
    case .arithmetic(.sum): return span.subtracting(b)
    case .arithmetic(.difference): return span.adding(b)
    case .arithmetic(.product): return operandCount == 1 ? span.quotients(by: b) : nil
    case .arithmetic(.minimum): return Span(span.low, span.high < b.low ? span.high : Span.all.high)
    case .arithmetic(.maximum): return Span(span.low > b.high ? span.low : Span.all.low, span.high)
    case .quotient, .divide:
      return operandCount == 1 && b.low > 0 ? Span(span.low - 1, span.high + 1).multiplied(by: b) : nil
    case .comparison(let comparison):
      guard span == Span(0) || span == Span(1) else { return nil }
      return comparison.implied(of: a, b, isTrue: span.low == 1)
    case .absolute, .choice, .constant, .lookup, .poison, .indivisible, .within, .widen, .narrow, .fused,
      .comparingChoice, .bandChoice:
      return nil
    }
  }

  private func impliedOfSecond(by span: Span, _ a: Span, _ b: Span) -> Span? {
    if operation.row.commutes { return impliedOfFirst(by: span, b, a) }
    if kind == .arithmetic(.difference) { return a.subtracting(span) }
    guard case .comparison(let comparison) = kind, let opposite = comparison.opposite,
      span == Span(0) || span == Span(1)
    else { return nil }
    return opposite.implied(of: b, a, isTrue: span.low == 0)
  }

  /// The constraint on the argument of a look-up: from the first to the last number whose entry is in the span. Numbers
  /// outside a table count as its ends.
  private func impliedByLookup(_ span: Span, _ tables: [Double]) -> [(column: Register, span: Span)] {
    guard let start = constant.wholeNumber, let places = places(in: tables) else { return [] }
    let reached = places.filter { tables[$0].wholeNumber.map { span.cut(to: Span($0)) != nil } ?? false }
    guard let least = reached.first, let most = reached.last else { return [] }
    return [
      (
        first,
        Span(
          least == places.lowerBound ? Span.all.low : Int128(least) - start,
          most == places.upperBound ? Span.all.high : Int128(most) - start)
      )
    ]
  }
}

extension Comparison {
  /// The constraint on the first number that an answer implies.
  fileprivate func implied(of a: Span, _ b: Span, isTrue: Bool) -> Span? {
    switch self {
    case .less: return isTrue ? Span(Span.all.low, b.high - 1) : Span(b.low, Span.all.high)
    case .lessOrEqual: return isTrue ? Span(Span.all.low, b.high) : Span(b.low + 1, Span.all.high)
    case .equal:
      if isTrue { return b }
      guard b.low == b.high else { return nil }
      return Span(a.low == b.low ? a.low + 1 : a.low, a.high == b.low ? a.high - 1 : a.high)
    }
  }
}
