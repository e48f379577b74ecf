import ExactNumbers

extension Exact: Storable {
  package func store(in writer: inout StoreWriter) {
    for part in [numerator, divisor] {
      writer.write(Int(part >> 64))
      writer.write(Int(truncatingIfNeeded: part))
    }
    writer.write(scale)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    let (numerator, divisor) = (try Self.wide(&reader), try Self.wide(&reader))
    let scale = try reader.readInt()
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

  private static func wide(_ reader: inout StoreReader) throws(StoreFault) -> Int128 {
    let high = Int128(try reader.readInt())
    return high << 64 | Int128(UInt(bitPattern: try reader.readInt()))
  }
}

extension CalendarDate: Storable {
  package func store(in writer: inout StoreWriter) {
    for part in [year, month, day] { writer.write(part) }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    let (year, month, day) = (try reader.readInt(), try reader.readInt(), try reader.readInt())
    guard let date = CalendarDate(year: year, month: month, day: day) else { throw StoreFault() }
    self = date
  }
}

extension TaxYear: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(month)
    writer.write(day)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    (month, day) = (try reader.readInt(), try reader.readInt())
  }
}

extension Place: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(file)
    writer.write(line)
    writer.write(optional: column)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(file: try reader.readString(), line: try reader.readInt(), column: try reader.readOptional(Int.self))
  }
}

extension Period: Storable {}

extension Value: Storable {
  package func store(in writer: inout StoreWriter) {
    switch self {
    case .number(let number): number.store(in: &writer, behind: 0)
    case .count(let count): count.store(in: &writer, behind: 1)
    case .choice(let word): word.store(in: &writer, behind: 2)
    case .boolean(let flag): flag.store(in: &writer, behind: 3)
    case .date(let date): date.store(in: &writer, behind: 4)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    switch try reader.readByte() {
    case 0: self = .number(try Exact(from: &reader))
    case 1: self = .count(try reader.readInt())
    case 2: self = .choice(try reader.readString())
    case 3: self = .boolean(try Bool(from: &reader))
    case 4: self = .date(try CalendarDate(from: &reader))
    default: throw StoreFault()
    }
  }
}

extension ValueType: Storable {
  package func store(in writer: inout StoreWriter) {
    switch self {
    case .money: writer.write(byte: 0)
    case .rate: writer.write(byte: 1)
    case .number: writer.write(byte: 2)
    case .boolean: writer.write(byte: 3)
    case .date: writer.write(byte: 4)
    case .count(let maximum): maximum.store(in: &writer, behind: 5)
    case .choice(let choice): choice.store(in: &writer, behind: 6)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    switch try reader.readByte() {
    case 0: self = .money
    case 1: self = .rate
    case 2: self = .number
    case 3: self = .boolean
    case 4: self = .date
    case 5: self = .count(maximum: try reader.readInt())
    case 6: self = .choice(try Choice(from: &reader))
    default: throw StoreFault()
    }
  }
}

extension ValueType.Choice: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(options)
    writer.write(labels)
    writer.write(lookup)
    writer.write(optional: numberFact)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    (options, labels) = (try reader.readArray(String.self), try reader.readDictionary(of: String.self))
    lookup = try reader.readDictionary(of: String.self)
    numberFact = try reader.readOptional(String.self)
  }
}

extension WaterfallTerms: Storable {
  package func store(in writer: inout StoreWriter) {
    for names in [from, less, plus] { writer.write(names) }
    writer.write(leaves)
    writer.write(optional: burden)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      from: try reader.readArray(String.self), less: try reader.readArray(String.self),
      plus: try reader.readArray(String.self),
      leaves: try reader.readString(), burden: try reader.readOptional(String.self))
  }
}
