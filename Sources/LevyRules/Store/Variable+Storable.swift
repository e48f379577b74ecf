import LevyModel

extension Variable: StoredByParts {}

extension Person: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    kind = try parts(whole?.kind)
    number = try parts(whole?.number)
    isNumbered = try parts(whole?.isNumbered)
    index = try parts(whole?.index)
    owner = try parts.optional(whole?.owner)
    prefix = try parts(whole?.prefix)
  }
}

extension Variable.Origin: Storable {
  package func store(in stream: inout StoreStream) throws(StoreFault) {
    switch self {
    case .calendar: stream.write(byte: 0)
    case .input(let input): try input.store(in: &stream, behind: 1)
    case .rule(let versions):
      stream.write(byte: 2)
      try stream.write(versions)
    case .deadline(let versions):
      stream.write(byte: 3)
      try stream.write(versions)
    case .caveat(let versions):
      stream.write(byte: 4)
      try stream.write(versions)
    }
  }

  package init(from stream: inout StoreStream) throws(StoreFault) {
    switch try stream.readByte() {
    case 0: self = .calendar
    case 1: self = .input(try Variable.Input(from: &stream))
    case 2: self = .rule(try stream.readArray(Variable.RuleVersion.self))
    case 3: self = .deadline(try stream.readArray(Variable.RuleVersion.self))
    case 4: self = .caveat(try stream.readArray(Variable.RuleVersion.self))
    default: throw StoreFault()
    }
  }
}

extension Variable.Input: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    defaultValue = try parts.optional(whole?.defaultValue)
    defaultIfGiven = try parts(whole?.defaultIfGiven)
    standsFor = try parts.optional(whole?.standsFor)
    month = try parts.optional(whole?.month)
    isByMonth = try parts(whole?.isByMonth)
    source = try parts.optional(whole?.source)
    isConditional = try parts(whole?.isConditional)
    carries = try parts(whole?.carries)
    carriedResult = try parts.optional(whole?.carriedResult)
    entries = try parts.optional(whole?.entries)
    typical = try parts(whole?.typical)
    hasEstimate = try parts(whole?.hasEstimate)
    declaration = try parts(whole?.declaration)
  }
}

extension Variable.RuleVersion: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    from = try parts(whole?.from)
    to = try parts(whole?.to)
    source = try parts(whole?.source)
    place = try parts(whole?.place)
    terms = try parts.optional(whole?.terms)
    declaration = try parts(whole?.declaration)
    lines = try parts(whole?.lines)
    isConditional = try parts(whole?.isConditional)
    hasEstimate = try parts(whole?.hasEstimate)
    isPrivate = try parts(whole?.isPrivate)
    absent = try parts.optional(whole?.absent)
  }
}
