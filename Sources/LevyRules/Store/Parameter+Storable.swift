import LevyModel
import LevyScript

extension Parameter: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    name = try parts(whole?.name)
    label = try parts(whole?.label)
    source = try parts(whole?.source)
    note = try parts.optional(whole?.note)
    per = try parts.optional(whole?.per)
    fieldPeriods = try parts(whole?.fieldPeriods)
    shape = try parts.optional(whole?.shape)
    history = try parts(whole?.history)
    renewal = try parts(whole?.renewal)
    renewed = try parts(whole?.renewed)
    forTheYear = try parts.optional(whole?.forTheYear)
    announced = try parts.optional(whole?.announced)
    expected = try parts(whole?.expected)
    taxYear = try parts(whole?.taxYear)
    place = try parts(whole?.place)
    declaration = try parts(whole?.declaration)
  }
}

extension Parameter.Renewal: Storable {}

extension Parameter.Expectation: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    since = try parts(whole?.since)
    value = try parts(whole?.value)
  }
}

extension Parameter.Entry: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    since = try parts(whole?.since)
    revisions = try parts(whole?.revisions)
  }
}

extension Parameter.Revision: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    known = try parts.optional(whole?.known)
    key = try parts(whole?.key)
    value = try parts(whole?.value)
  }
}

extension Shape: Storable {
  package func store(in stream: inout StoreStream) throws(StoreFault) {
    switch self {
    case .plain(let type): try type.store(in: &stream, behind: 0)
    case .record(let fields):
      stream.write(byte: 1)
      try stream.write(fields)
    case .list(let shape): try shape.store(in: &stream, behind: 2)
    case .bands(let edge, let fields):
      try edge.store(in: &stream, behind: 3)
      try stream.write(fields)
    case .by(let choice, let shape):
      try choice.store(in: &stream, behind: 4)
      try shape.store(in: &stream)
    }
  }

  package init(from stream: inout StoreStream) throws(StoreFault) {
    self = try stream.readNested { (stream) throws(StoreFault) in
      switch try stream.readByte() {
      case 0: .plain(try ValueType(from: &stream))
      case 1: .record(try stream.readDictionary(of: Field.self))
      case 2: .list(try Shape(from: &stream))
      case 3: .bands(try Edge(from: &stream), try stream.readDictionary(of: Field.self))
      case 4: .by(choice: try stream.readString(), try Shape(from: &stream))
      default: throw StoreFault()
      }
    }
  }
}

extension Shape.Edge: Storable {}

extension Shape.Field: StoredByParts {
  package init(parts: inout StoreStream, of whole: Self?) throws(StoreFault) {
    shape = try parts(whole?.shape)
    isOptional = try parts(whole?.isOptional)
  }
}
