import LevyModel
import LevyScript

extension Parameter: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [name, label, source] { writer.write(text) }
    note.store(in: &writer)
    per.store(in: &writer)
    fieldPeriods.store(in: &writer)
    shape.store(in: &writer)
    history.store(in: &writer)
    place.store(in: &writer)
    writer.write(declaration)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      name: try reader.readString(), label: try reader.readString(), source: try reader.readString(),
      note: try String?(from: &reader), per: try Period?(from: &reader),
      fieldPeriods: try [String: Period](from: &reader), shape: try Shape?(from: &reader),
      history: try [Entry](from: &reader), place: try Place(from: &reader), declaration: try reader.readInt())
  }
}

extension Parameter.Entry: Storable {
  package func store(in writer: inout StoreWriter) {
    since.store(in: &writer)
    revisions.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(since: try CalendarDate(from: &reader), revisions: try [Parameter.Revision](from: &reader))
  }
}

extension Parameter.Revision: Storable {
  package func store(in writer: inout StoreWriter) {
    known.store(in: &writer)
    writer.write(key)
    value.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      known: try CalendarDate?(from: &reader), key: try reader.readString(), value: try DeclaredValue(from: &reader))
  }
}

extension Shape: Storable {
  package func store(in writer: inout StoreWriter) {
    switch self {
    case .plain(let type): type.store(in: &writer, behind: 0)
    case .record(let fields): fields.store(in: &writer, behind: 1)
    case .list(let shape): shape.store(in: &writer, behind: 2)
    case .bands(let edge, let fields):
      edge.store(in: &writer, behind: 3)
      fields.store(in: &writer)
    case .by(let choice, let shape):
      choice.store(in: &writer, behind: 4)
      shape.store(in: &writer)
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self = try reader.readNested { (reader) throws(StoreFault) in
      switch try reader.readByte() {
      case 0: .plain(try ValueType(from: &reader))
      case 1: .record(try [String: Field](from: &reader))
      case 2: .list(try Shape(from: &reader))
      case 3: .bands(try Edge(from: &reader), try [String: Field](from: &reader))
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
