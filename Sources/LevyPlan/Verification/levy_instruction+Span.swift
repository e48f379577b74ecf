import CLevyKernels

/// The results of an instruction for the numbers of its operands, and whether it is exact for them.
struct SpanResult {
  /// Nil if it has a number in no row.
  var span: Span?
  /// Whether the kernel is exact for all operands and all intermediate results.
  var isExact = true
}

extension levy_instruction {
  /// The result of an instruction that does a single thing, for operands in these spans. A chooser is not considered.
  func applied(to operands: [Span?], _ tables: [Double]) -> SpanResult {
    let limit = result.isWide ? Width.wideLimit : Width.narrowLimit
    if kind == LEVY_SELECT || kind == LEVY_WIDE_SELECT {
      guard let a = operands[0], let b = operands[1] else { return SpanResult(span: operands[0] ?? operands[1]) }
      return SpanResult(span: a.joined(b))
    }
    let spans = operands.compactMap(\.self)
    guard spans.count == operands.count else { return SpanResult(span: nil) }
    guard var result = applied(to: spans, tables) else { return SpanResult(span: nil) }
    if let span = result.span, span.magnitude > limit {
      result = SpanResult(span: span.cut(to: Span(within: limit)), isExact: false)
    }
    return result
  }

  /// Nil where constants are none that the instruction may have.
  private func applied(to spans: [Span], _ tables: [Double]) -> SpanResult? {
    func made(_ span: Span?, if isExact: Bool = true) -> SpanResult { SpanResult(span: span, isExact: isExact) }
    if spans.isEmpty { return ownConstant }
    let a = spans[0]
    let b = spans.count > 1 ? spans[1] : a
    switch kind {
    case LEVY_ADD, LEVY_WIDE_ADD: return made(a.adding(b))
    case LEVY_SUBTRACT, LEVY_WIDE_SUBTRACT: return made(a.subtracting(b))
    case LEVY_MULTIPLY, LEVY_WIDE_MULTIPLY: return made(a.multiplied(by: b))
    case LEVY_ABSOLUTE, LEVY_WIDE_ABSOLUTE: return made(a.absolute)
    case LEVY_MINIMUM, LEVY_WIDE_MINIMUM: return made(a.minimum(b))
    case LEVY_MAXIMUM, LEVY_WIDE_MAXIMUM: return made(a.maximum(b))
    case LEVY_LESS, LEVY_WIDE_LESS: return made(a.isLess(b, orEqual: false))
    case LEVY_LESS_OR_EQUAL, LEVY_WIDE_LESS_OR_EQUAL: return made(a.isLess(b, orEqual: true))
    case LEVY_EQUAL, LEVY_WIDE_EQUAL: return made(a.equals(b))
    case LEVY_POISON, LEVY_WIDEN, LEVY_NARROW, LEVY_WIDE_INDIVISIBLE: return made(a)
    case LEVY_LOOKUP: return lookup(a, tables)
    case _ where kind.isQuotientOfColumns:
      let isExact = result.isWide || 2 * a.magnitude + 3 * b.magnitude < 1 << 53
      return made(a.quotients(by: b), if: isExact)
    default: return byConstant(a)
    }
  }

  private var ownConstant: SpanResult {
    if kind == LEVY_WIDE_CONSTANT { return SpanResult(span: wideConstant == .min ? nil : Span(wideConstant)) }
    if constant.isNaN { return SpanResult(span: nil) }
    return constant.wholeNumber.map { SpanResult(span: Span($0)) } ?? SpanResult(span: Span(0), isExact: false)
  }

  /// The result of an operation with a constant.
  private func byConstant(_ a: Span) -> SpanResult {
    guard let number = constant.wholeNumber else { return SpanResult(span: Span(0), isExact: false) }
    let k = Span(number)
    // A divisor is at least 1, and no more than a column holds.
    let divides = number >= 1 && number <= Width.narrowLimit
    switch kind {
    case LEVY_ADD_CONSTANT: return SpanResult(span: a.adding(k))
    case LEVY_SCALE: return SpanResult(span: a.multiplied(by: k))
    case LEVY_MINIMUM_CONSTANT: return SpanResult(span: a.minimum(k))
    case LEVY_MAXIMUM_CONSTANT: return SpanResult(span: a.maximum(k))
    case LEVY_LESS_CONSTANT: return SpanResult(span: a.isLess(k, orEqual: false))
    case LEVY_LESS_OR_EQUAL_CONSTANT: return SpanResult(span: a.isLess(k, orEqual: true))
    case LEVY_EQUAL_CONSTANT: return SpanResult(span: a.equals(k))
    case LEVY_INDIVISIBLE: return SpanResult(span: a, isExact: divides)
    case LEVY_FLOOR_BY where divides:
      return SpanResult(span: Span(Span.floor(a.low, number), Span.floor(a.high, number)))
    case _ where kind.dividesByConstant: return SpanResult(span: a.quotients(by: k), isExact: divides)
    case LEVY_WITHIN:
      guard let most = addend.wholeNumber else { return SpanResult(span: Span(0), isExact: false) }
      return SpanResult(span: a.cut(to: Span(number, most)))
    default: return SpanResult(span: Span(0), isExact: false)
    }
  }

  private func lookup(_ a: Span, _ tables: [Double]) -> SpanResult {
    guard let start = constant.wholeNumber, let places = places(in: tables) else {
      return SpanResult(span: Span(0), isExact: false)
    }
    let reached = Span(Int128(places.lowerBound), Int128(places.upperBound))
    let place = a.adding(Span(start)).maximum(Span(reached.low)).minimum(Span(reached.high))
    let values = tables[Int(place.low)...Int(place.high)].map(\.wholeNumber)
    let spans = values.compactMap { $0.map { Span($0) } }
    return SpanResult(
      span: spans.dropFirst().reduce(spans.first ?? Span(0)) { $0.joined($1) }, isExact: spans.count == values.count)
  }

  /// The places of the instruction's table; nil if they are none.
  func places(in tables: [Double]) -> ClosedRange<Int>? {
    guard high >= 0, low < UInt64(tables.count), UInt64(high) <= low, tables.count < 1 << 31 else { return nil }
    return Int(high)...Int(low)
  }
}

extension levy_operation {
  var isQuotientOfColumns: Bool {
    LEVY_FLOOR_QUOTIENT.rawValue...LEVY_ROUND_DOWN_QUOTIENT.rawValue ~= rawValue
      || LEVY_WIDE_FLOOR_QUOTIENT.rawValue...LEVY_WIDE_ROUND_DOWN_QUOTIENT.rawValue ~= rawValue
  }

  /// Whether it divides by a constant and its result is the quotient.
  var dividesByConstant: Bool {
    LEVY_FLOOR_BY.rawValue...LEVY_ROUND_DOWN_BY.rawValue ~= rawValue || self == LEVY_DIVIDE
  }
}

extension Double {
  /// The whole number that this is, if every whole number of its size is one.
  var wholeNumber: Int128? { magnitude <= 0x1p53 && self == rounded() ? Int128(self) : nil }
}
