import ExactNumbers
import LevyModel

extension Variable: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(name)
    writer.write(label)
    type.store(in: &writer)
    writer.write(optional: per)
    writer.write(aliases)
    writer.write(units)
    for text in [help, question, section] { writer.write(optional: text) }
    for bound in [minimum, maximum] { writer.write(optional: bound) }
    origin.store(in: &writer)
    place.store(in: &writer)
    writer.write(optional: person)
    writer.write(field)
  }

  package convenience init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      name: try reader.readString(), label: try reader.readString(), type: try ValueType(from: &reader),
      per: try reader.readOptional(Period.self), aliases: try reader.readArray(String.self),
      units: try reader.readDictionary(of: Exact.self), help: try reader.readOptional(String.self),
      question: try reader.readOptional(String.self), section: try reader.readOptional(String.self),
      minimum: try reader.readOptional(Exact.self), maximum: try reader.readOptional(Exact.self),
      origin: try Origin(from: &reader),
      place: try Place(from: &reader), person: try reader.readOptional(Person.self), field: try reader.readString())
  }
}

extension Person: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(kind)
    writer.write(number)
    isNumbered.store(in: &writer)
    writer.write(index)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      kind: try reader.readString(), number: try reader.readInt(), isNumbered: try Bool(from: &reader),
      index: try reader.readInt())
  }
}

extension Variable.Origin: Storable {
  package func store(in writer: inout StoreWriter) {
    switch self {
    case .calendar: writer.write(byte: 0)
    case .input(let input): input.store(in: &writer, behind: 1)
    case .rule(let versions):
      writer.write(byte: 2)
      writer.write(versions)
    case .deadline(let versions):
      writer.write(byte: 3)
      writer.write(versions)
    case .caveat(let versions):
      writer.write(byte: 4)
      writer.write(versions)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    switch try reader.readByte() {
    case 0: self = .calendar
    case 1: self = .input(try Variable.Input(from: &reader))
    case 2: self = .rule(try reader.readArray(Variable.RuleVersion.self))
    case 3: self = .deadline(try reader.readArray(Variable.RuleVersion.self))
    case 4: self = .caveat(try reader.readArray(Variable.RuleVersion.self))
    default: throw StoreFault()
    }
  }
}

extension Variable.Input: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(optional: defaultValue)
    writer.write(defaultIfGiven)
    writer.write(optional: source)
    isConditional.store(in: &writer)
    carries.store(in: &writer)
    writer.write(optional: entries)
    writer.write(typical)
    hasEstimate.store(in: &writer)
    writer.write(declaration)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      defaultValue: try reader.readOptional(Value.self), defaultIfGiven: try reader.readArray(String.self),
      source: try reader.readOptional(String.self),
      isConditional: try Bool(from: &reader), carries: try Bool(from: &reader),
      entries: try reader.readOptional(EntryUse.self), typical: try reader.readArray(Value.self),
      hasEstimate: try Bool(from: &reader), declaration: try reader.readInt())
  }
}

extension Variable.RuleVersion: Storable {
  package func store(in writer: inout StoreWriter) {
    from.store(in: &writer)
    to.store(in: &writer)
    writer.write(source)
    place.store(in: &writer)
    writer.write(optional: terms)
    writer.write(declaration)
    lines.store(in: &writer)
    isConditional.store(in: &writer)
    hasEstimate.store(in: &writer)
    writer.write(optional: absent)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      from: try CalendarDate(from: &reader), to: try CalendarDate(from: &reader), source: try reader.readString(),
      place: try Place(from: &reader), terms: try reader.readOptional(DeadlineTerms.self),
      declaration: try reader.readInt(),
      lines: try ClosedRange<Int>(from: &reader), isConditional: try Bool(from: &reader),
      hasEstimate: try Bool(from: &reader), absent: try reader.readOptional(Value.self))
  }
}

extension EntryUse: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(kinds)
    writer.write(yearOffset)
    span.store(in: &writer)
    flow.store(in: &writer)
    isProjected.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      kinds: try reader.readArray(String.self), yearOffset: try reader.readInt(), span: try Span(from: &reader),
      flow: try MoneyFlow(from: &reader), isProjected: try Bool(from: &reader))
  }
}

extension EntryUse.Span: Storable {}
extension MoneyFlow: Storable {}
extension DeadlineTerms.Action: Storable {}

extension DeadlineTerms: Storable {
  package func store(in writer: inout StoreWriter) {
    action.store(in: &writer)
    writer.write(optional: amount)
    writer.write(amountYear)
    writer.write(optional: when)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      action: try Action(from: &reader), amount: try reader.readOptional(String.self),
      amountYear: try reader.readInt(), when: try reader.readOptional(String.self))
  }
}
