import LevyModel
import LevyScript

extension Parameter: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [name, label, source] { writer.write(text) }
    writer.write(optional: note)
    writer.write(optional: per)
    writer.write(fieldPeriods)
    writer.write(optional: shape)
    writer.write(history)
    renewal.store(in: &writer)
    writer.write(renewed)
    for text in [forTheYear, announced] { writer.write(optional: text) }
    writer.write(expected)
    taxYear.store(in: &writer)
    place.store(in: &writer)
    writer.write(declaration)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      name: try reader.readString(), label: try reader.readString(), source: try reader.readString(),
      note: try reader.readOptional(String.self), per: try reader.readOptional(Period.self),
      fieldPeriods: try reader.readDictionary(of: Period.self), shape: try reader.readOptional(Shape.self),
      history: try reader.readArray(Entry.self), renewal: try Renewal(from: &reader),
      renewed: try reader.readArray(CalendarDate.self), forTheYear: try reader.readOptional(String.self),
      announced: try reader.readOptional(String.self), expected: try reader.readArray(Expectation.self),
      taxYear: try TaxYear(from: &reader), place: try Place(from: &reader), declaration: try reader.readInt())
  }
}

extension Parameter.Renewal: Storable {}

extension Parameter.Expectation: Storable {
  package func store(in writer: inout StoreWriter) {
    since.store(in: &writer)
    value.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(since: try CalendarDate(from: &reader), value: try DeclaredValue(from: &reader))
  }
}

extension Parameter.Entry: Storable {
  package func store(in writer: inout StoreWriter) {
    since.store(in: &writer)
    writer.write(revisions)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(since: try CalendarDate(from: &reader), revisions: try reader.readArray(Parameter.Revision.self))
  }
}

extension Parameter.Revision: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(optional: known)
    writer.write(key)
    value.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      known: try reader.readOptional(CalendarDate.self), key: try reader.readString(),
      value: try DeclaredValue(from: &reader))
  }
}

extension Shape: Storable {
  package func store(in writer: inout StoreWriter) {
    switch self {
    case .plain(let type): type.store(in: &writer, behind: 0)
    case .record(let fields):
      writer.write(byte: 1)
      writer.write(fields)
    case .list(let shape): shape.store(in: &writer, behind: 2)
    case .bands(let edge, let fields):
      edge.store(in: &writer, behind: 3)
      writer.write(fields)
    case .by(let choice, let shape):
      choice.store(in: &writer, behind: 4)
      shape.store(in: &writer)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self = try reader.readNested { (reader) throws(StoreFault) in
      switch try reader.readByte() {
      case 0: .plain(try ValueType(from: &reader))
      case 1: .record(try reader.readDictionary(of: Field.self))
      case 2: .list(try Shape(from: &reader))
      case 3: .bands(try Edge(from: &reader), try reader.readDictionary(of: Field.self))
      case 4: .by(choice: try reader.readString(), try Shape(from: &reader))
      default: throw StoreFault()
      }
    }
  }
}

extension Shape.Edge: Storable {}

extension Shape.Field: Storable {
  package func store(in writer: inout StoreWriter) {
    shape.store(in: &writer)
    isOptional.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(shape: try Shape(from: &reader), isOptional: try Bool(from: &reader))
  }
}
