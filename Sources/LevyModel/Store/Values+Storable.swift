import ExactNumbers

extension Exact: Storable {
  package func store(in stream: inout StoreStream) {
    for part in [numerator, divisor] {
      stream.write(Int(part >> 64))
      stream.write(Int(truncatingIfNeeded: part))
    }
    stream.write(scale)
  }

  package init(from stream: inout StoreStream) throws(StoreFault) {
    let (numerator, divisor) = (try Self.wide(&stream), try Self.wide(&stream))
    let scale = try stream.readInt()
    if divisor != 1 {
      guard scale == 0, let fraction = try? Exact(numerator: numerator, denominator: divisor) else {
        throw StoreFault()
      }
      self = fraction
    } else {
      guard (0...38).contains(scale), numerator != .min else { throw StoreFault() }
      self.init(numerator: numerator, scale: scale)
    }
  }

  private static func wide(_ stream: inout StoreStream) throws(StoreFault) -> Int128 {
    let high = Int128(try stream.readInt())
    return high << 64 | Int128(UInt(bitPattern: try stream.readInt()))
  }
}

extension CalendarDate: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    let (year, month, day) = (try parts(whole?.year), try parts(whole?.month), try parts(whole?.day))
    guard let date = CalendarDate(year: year, month: month, day: day) else { throw StoreFault() }
    self = date
  }
}

extension TaxYear: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    month = try parts(whole?.month)
    day = try parts(whole?.day)
  }
}

extension Place: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    file = try parts(whole?.file)
    line = try parts(whole?.line)
    column = try parts.optional(whole?.column)
  }
}

extension Period: Storable {}
extension ValueType.Unit: Storable {}
extension MoneyFlow: Storable {}
extension EntryUse.Span: Storable {}
extension DeadlineTerms.Action: Storable {}

extension Value: Storable {
  package func store(in stream: inout StoreStream) throws(StoreFault) {
    switch self {
    case .number(let number): try number.store(in: &stream, behind: 0)
    case .count(let count): try count.store(in: &stream, behind: 1)
    case .choice(let word): try word.store(in: &stream, behind: 2)
    case .boolean(let flag): try flag.store(in: &stream, behind: 3)
    case .date(let date): try date.store(in: &stream, behind: 4)
    // No value in rules is told by months.
    case .months: throw StoreFault()
    }
  }

  package init(from stream: inout StoreStream) throws(StoreFault) {
    switch try stream.readByte() {
    case 0: self = .number(try Exact(from: &stream))
    case 1: self = .count(try stream.readInt())
    case 2: self = .choice(try stream.readString())
    case 3: self = .boolean(try Bool(from: &stream))
    case 4: self = .date(try CalendarDate(from: &stream))
    default: throw StoreFault()
    }
  }
}

extension ValueType: Storable {
  package func store(in stream: inout StoreStream) throws(StoreFault) {
    switch self {
    case .quantity(let unit): try unit.store(in: &stream, behind: 0)
    case .boolean: stream.write(byte: 1)
    case .date: stream.write(byte: 2)
    case .count(let maximum): try maximum.store(in: &stream, behind: 3)
    case .choice(let choice): try choice.store(in: &stream, behind: 4)
    }
  }

  package init(from stream: inout StoreStream) throws(StoreFault) {
    switch try stream.readByte() {
    case 0: self = .quantity(try Unit(from: &stream))
    case 1: self = .boolean
    case 2: self = .date
    case 3: self = .count(maximum: try stream.readInt())
    case 4: self = .choice(try Choice(from: &stream))
    default: throw StoreFault()
    }
  }
}

extension ValueType.Choice: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    options = try parts(whole?.options)
    labels = try parts(whole?.labels)
    lookup = try parts(whole?.lookup)
    patterns = try parts(whole?.patterns)
    numberFact = try parts.optional(whole?.numberFact)
  }
}

extension WaterfallTerms: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    from = try parts(whole?.from)
    less = try parts(whole?.less)
    plus = try parts(whole?.plus)
    leaves = try parts(whole?.leaves)
    burden = try parts.optional(whole?.burden)
  }
}

extension OverviewResults: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    profit = try parts.optional(whole?.profit)
    due = try parts.optional(whole?.due)
    by = try parts.optional(whole?.by)
  }
}

extension EntryUse: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    kinds = try parts(whole?.kinds)
    less = try parts(whole?.less)
    yearOffset = try parts(whole?.yearOffset)
    months = try parts.optional(whole?.months)
    span = try parts(whole?.span)
    flow = try parts(whole?.flow)
    isProjected = try parts(whole?.isProjected)
  }
}

extension DeadlineTerms: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    action = try parts(whole?.action)
    amount = try parts.optional(whole?.amount)
    amountYear = try parts(whole?.amountYear)
    when = try parts.optional(whole?.when)
  }
}
