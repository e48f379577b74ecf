import ExactNumbers
import LevyModel

extension Variable: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(name)
    writer.write(label)
    type.store(in: &writer)
    per.store(in: &writer)
    aliases.store(in: &writer)
    units.store(in: &writer)
    for text in [help, question, section] { text.store(in: &writer) }
    for bound in [minimum, maximum] { bound.store(in: &writer) }
    origin.store(in: &writer)
    place.store(in: &writer)
    person.store(in: &writer)
    writer.write(field)
  }

  package convenience init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      name: try reader.readString(), label: try reader.readString(), type: try ValueType(from: &reader),
      per: try Period?(from: &reader), aliases: try [String](from: &reader),
      units: try [String: Exact](from: &reader), help: try String?(from: &reader),
      question: try String?(from: &reader), section: try String?(from: &reader),
      minimum: try Exact?(from: &reader), maximum: try Exact?(from: &reader), origin: try Origin(from: &reader),
      place: try Place(from: &reader), person: try Person?(from: &reader), field: try reader.readString())
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
    case .rule(let versions): versions.store(in: &writer, behind: 2)
    case .deadline(let versions): versions.store(in: &writer, behind: 3)
    case .caveat(let versions): versions.store(in: &writer, behind: 4)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    switch try reader.readByte() {
    case 0: self = .calendar
    case 1: self = .input(try Variable.Input(from: &reader))
    case 2: self = .rule(try [Variable.RuleVersion](from: &reader))
    case 3: self = .deadline(try [Variable.RuleVersion](from: &reader))
    case 4: self = .caveat(try [Variable.RuleVersion](from: &reader))
    default: throw StoreFault()
    }
  }
}

extension Variable.Input: Storable {
  package func store(in writer: inout StoreWriter) {
    defaultValue.store(in: &writer)
    source.store(in: &writer)
    isConditional.store(in: &writer)
    carries.store(in: &writer)
    entries.store(in: &writer)
    writer.write(declaration)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      defaultValue: try Value?(from: &reader), source: try String?(from: &reader),
      isConditional: try Bool(from: &reader), carries: try Bool(from: &reader), entries: try EntryUse?(from: &reader),
      declaration: try reader.readInt())
  }
}

extension Variable.RuleVersion: Storable {
  package func store(in writer: inout StoreWriter) {
    from.store(in: &writer)
    to.store(in: &writer)
    writer.write(source)
    place.store(in: &writer)
    terms.store(in: &writer)
    writer.write(declaration)
    lines.store(in: &writer)
    absent.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      from: try CalendarDate(from: &reader), to: try CalendarDate(from: &reader), source: try reader.readString(),
      place: try Place(from: &reader), terms: try DeadlineTerms?(from: &reader), declaration: try reader.readInt(),
      lines: try ClosedRange<Int>(from: &reader), absent: try Value?(from: &reader))
  }
}

extension EntryUse: Storable {
  package func store(in writer: inout StoreWriter) {
    kinds.store(in: &writer)
    writer.write(yearOffset)
    span.store(in: &writer)
    flow.store(in: &writer)
    isProjected.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      kinds: try [String](from: &reader), yearOffset: try reader.readInt(), span: try Span(from: &reader),
      flow: try MoneyFlow(from: &reader), isProjected: try Bool(from: &reader))
  }
}

extension EntryUse.Span: Storable {}
extension MoneyFlow: Storable {}
extension DeadlineTerms.Action: Storable {}

extension DeadlineTerms: Storable {
  package func store(in writer: inout StoreWriter) {
    action.store(in: &writer)
    amount.store(in: &writer)
    writer.write(amountYear)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      action: try Action(from: &reader), amount: try String?(from: &reader), amountYear: try reader.readInt())
  }
}
