import CLevyKernels

extension levy_instruction {
  /// Constraints on the operands that follow from the result being in a span, if they are simple to derive.
  ///
  /// - Parameter known: what is known of a column.
  func implied(
    by span: Span, _ tables: [Double], _ known: (Register) -> Span?
  ) -> [(column: Register, span: Span)] {
    guard operands.count > 0, let a = known(first) else { return [] }
    switch kind {
    case LEVY_POISON, LEVY_INDIVISIBLE, LEVY_WITHIN, LEVY_WIDEN, LEVY_NARROW, LEVY_WIDE_INDIVISIBLE:
      return [(first, span)]
    case LEVY_ABSOLUTE, LEVY_WIDE_ABSOLUTE: return [(first, Span(within: span.high))]
    case LEVY_LOOKUP: return impliedByLookup(span, tables)
    case LEVY_SELECT, LEVY_WIDE_SELECT:
      guard let b = known(second) else { return [] }
      if b.cut(to: span) == nil { return [(third, Span(1)), (first, span)] }
      return a.cut(to: span) == nil ? [(third, Span(0)), (second, span)] : []
    default: break
    }
    guard let other = operands.count == 2 ? known(second) : constant.wholeNumber.map({ Span($0) }) else { return [] }
    var found = impliedOfFirst(by: span, a, other).map { [(first, $0)] } ?? []
    if operands.count == 2, let second = impliedOfSecond(by: span, a, other) { found.append((self.second, second)) }
    return found
  }

  /// The constraint on the first of two operands; a constant counts as the second.
  private func impliedOfFirst(by span: Span, _ a: Span, _ b: Span) -> Span? {
    switch kind {
    case LEVY_ADD, LEVY_WIDE_ADD, LEVY_ADD_CONSTANT: return span.subtracting(b)
    case LEVY_SUBTRACT, LEVY_WIDE_SUBTRACT: return span.adding(b)
    case LEVY_SCALE where b.low != 0: return span.quotients(by: b)
    case _ where kind.dividesByConstant && b.low > 0:
      return Span(span.low - 1, span.high + 1).multiplied(by: b)
    case LEVY_MINIMUM, LEVY_WIDE_MINIMUM, LEVY_MINIMUM_CONSTANT:
      return Span(span.low, span.high < b.low ? span.high : Span.all.high)
    case LEVY_MAXIMUM, LEVY_WIDE_MAXIMUM, LEVY_MAXIMUM_CONSTANT:
      return Span(span.low > b.high ? span.low : Span.all.low, span.high)
    default: break
    }
    guard span == Span(0) || span == Span(1) else { return nil }
    let isTrue = span.low == 1
    switch kind {
    case LEVY_LESS, LEVY_WIDE_LESS, LEVY_LESS_CONSTANT:
      return isTrue ? Span(Span.all.low, b.high - 1) : Span(b.low, Span.all.high)
    case LEVY_LESS_OR_EQUAL, LEVY_WIDE_LESS_OR_EQUAL, LEVY_LESS_OR_EQUAL_CONSTANT:
      return isTrue ? Span(Span.all.low, b.high) : Span(b.low + 1, Span.all.high)
    case LEVY_EQUAL, LEVY_WIDE_EQUAL, LEVY_EQUAL_CONSTANT:
      if isTrue { return b }
      guard b.low == b.high else { return nil }
      return Span(a.low == b.low ? a.low + 1 : a.low, a.high == b.low ? a.high - 1 : a.high)
    default: return nil
    }
  }

  private func impliedOfSecond(by span: Span, _ a: Span, _ b: Span) -> Span? {
    switch kind {
    case LEVY_SUBTRACT, LEVY_WIDE_SUBTRACT: return a.subtracting(span)
    case _ where kind.commutes: return impliedOfFirst(by: span, b, a)
    default: break
    }
    guard span == Span(0) || span == Span(1) else { return nil }
    let isTrue = span.low == 1
    switch kind {
    case LEVY_LESS, LEVY_WIDE_LESS: return isTrue ? Span(a.low + 1, Span.all.high) : Span(Span.all.low, a.high)
    case LEVY_LESS_OR_EQUAL, LEVY_WIDE_LESS_OR_EQUAL:
      return isTrue ? Span(a.low, Span.all.high) : Span(Span.all.low, a.high - 1)
    default: return nil
    }
  }

  /// The span from the first to the last number whose entry is in the span; numbers outside a table count as its ends.
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
