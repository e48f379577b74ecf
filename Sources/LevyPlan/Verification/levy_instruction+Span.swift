import CLevyKernels

/// The results of an instruction for the numbers of its operands, and whether it is exact for them.
struct SpanResult {
  /// The numbers; nil if there is a number in no row.
  var span: Span?
  /// True if the kernel is exact for all operands and all intermediate results.
  var isExact = true
}

extension levy_instruction {
  /// The result of an instruction with a single operation, for operands in these spans. A chooser is not considered.
  func applied(to operands: [Span?], _ tables: [Double]) -> SpanResult {
    let limit = result.isWide ? Width.wideLimit : Width.narrowLimit
    if kind == .choice {
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

  /// Nil if the instruction does not allow its constants.
  private func applied(to spans: [Span], _ tables: [Double]) -> SpanResult? {
    func made(_ span: Span?, if isExact: Bool = true) -> SpanResult { SpanResult(span: span, isExact: isExact) }
    if spans.isEmpty { return ownConstant }
    // A constant is the second operand.
    guard let number = constant.wholeNumber else { return made(Span(0), if: false) }
    let (a, b) = (spans[0], spans.count > 1 ? spans[1] : Span(number))
    // A constant divisor is at least 1, and no more than a column holds.
    let divides = spans.count > 1 || number >= 1 && number <= Width.narrowLimit
    switch kind {
    case .arithmetic(.sum): return made(a.adding(b))
    case .arithmetic(.difference): return made(a.subtracting(b))
    case .arithmetic(.product): return made(a.multiplied(by: b))
    case .arithmetic(.minimum): return made(a.minimum(b))
    case .arithmetic(.maximum): return made(a.maximum(b))
    case .comparison(.less): return made(a.isLess(b, orEqual: false))
    case .comparison(.lessOrEqual): return made(a.isLess(b, orEqual: true))
    case .comparison(.equal): return made(a.equals(b))
    case .quotient(.down) where spans.count == 1 && divides:
      return made(Span(Span.floor(a.low, number), Span.floor(a.high, number)))
    case .quotient where spans.count > 1:
      return made(a.quotients(by: b), if: result.isWide || 2 * a.magnitude + 3 * b.magnitude < 1 << 53)
    case .quotient, .divide: return made(a.quotients(by: b), if: divides)
    case .absolute: return made(a.absolute)
    case .indivisible: return made(a, if: divides)
    case .within:
      guard let most = addend.wholeNumber else { return made(Span(0), if: false) }
      return made(a.cut(to: Span(number, most)))
    case .poison, .widen, .narrow: return made(a)
    case .lookup: return lookup(a, tables)
    // Choices are handled above; the others have several operations.
    case .choice, .constant, .fused, .comparingChoice, .bandChoice: return made(Span(0), if: false)
    }
  }

  private var ownConstant: SpanResult {
    if operation == .WIDE_CONSTANT { return SpanResult(span: wideConstant == .min ? nil : Span(wideConstant)) }
    if constant.isNaN { return SpanResult(span: nil) }
    return constant.wholeNumber.map { SpanResult(span: Span($0)) } ?? SpanResult(span: Span(0), isExact: false)
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

  /// The indices of the instruction's table; nil if they are invalid.
  func places(in tables: [Double]) -> ClosedRange<Int>? {
    guard high >= 0, low < UInt64(tables.count), UInt64(high) <= low, tables.count < 1 << 31 else { return nil }
    return Int(high)...Int(low)
  }
}

extension Double {
  /// The number as an integer, if it is whole and of a size at which doubles are exact.
  var wholeNumber: Int128? { magnitude <= 0x1p53 && self == rounded() ? Int128(self) : nil }
}
