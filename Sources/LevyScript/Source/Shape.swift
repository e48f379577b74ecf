import ExactNumbers
import LevyModel

/// The shape of a parameter's values.
package indirect enum Shape: Sendable {
  case plain(ValueType)
  /// A table with these fields and no others.
  case record([String: Field])
  case list(Shape)
  /// A list of records that ascend in one of their fields.
  case bands(Edge, [String: Field])
  /// A table with a value for each word of a choice.
  case by(choice: String, Shape)

  package struct Field: Sendable {
    package let shape: Shape
    package let isOptional: Bool

    package init(shape: Shape, isOptional: Bool) { (self.shape, self.isOptional) = (shape, isOptional) }
  }

  /// The field that bounds a band.
  package enum Edge: String, CaseIterable, Sendable {
    /// The upper end, which the last band lacks.
    case upto
    /// The width, which the last band lacks.
    case width
    /// The lower end.
    case from
  }
}

extension Shape {
  /// True if its values are not tables.
  package var isPlain: Bool { if case .plain = self { true } else { false } }

  /// True if some part of the values is money.
  package var holdsMoney: Bool {
    var open = [self]
    while let next = open.popLast() {
      switch next {
      case .plain(let type): if type == .money { return true }
      case .record(let fields), .bands(_, let fields): open += fields.values.map(\.shape)
      case .list(let inner), .by(_, let inner): open.append(inner)
      }
    }
    return false
  }

  /// The fields that contain money, at any depth.
  package var moneyFields: Set<String> {
    var (names, open) = (Set<String>(), [self])
    while let next = open.popLast() {
      switch next {
      case .plain: break
      case .record(let fields), .bands(_, let fields):
        names.formUnion(fields.filter { $0.value.shape.holdsMoney }.keys)
        open += fields.values.map(\.shape)
      case .list(let inner), .by(_, let inner): open.append(inner)
      }
    }
    return names
  }
}

/// Checks values of a parameter against its shape. Shapes are nested no deeper than tables of declarations may be.
package struct ShapeCheck {
  /// The expected values of a rate in the law.
  package static let rates = "a rate from 0 to 1, such as 0.42"
  package private(set) var faults: [Problem.DeclarationFault] = []
  package private(set) var tables: [(choice: String, words: Set<String>, path: String)] = []

  package init() {}

  package mutating func check(_ value: DeclaredValue, _ shape: Shape, path: String) {
    switch shape {
    case .plain(let type): check(value, type, path: path)
    case .record(let fields): check(value, fields, path: path)
    case .list(let shape):
      guard let items = list(value, path: path) else { return }
      for (index, item) in items.enumerated() { check(item, shape, path: "\(path)[\(index + 1)]") }
    case .bands(let edge, let fields): check(value, edge, fields, path: path)
    case .by(let choice, let shape):
      guard let fields = value.fields else { return wrong(path, "a table by the words of '\(choice)'", value) }
      tables.append((choice, Set(fields.keys), path))
      for (word, item) in fields.sorted(by: { $0.key < $1.key }) { check(item, shape, path: "\(path).\(word)") }
    }
  }

  private mutating func wrong(_ path: String, _ expected: String, _ value: DeclaredValue) {
    if case .badNumber = value { return }
    faults.append(.wrongField(path, expected: expected, found: value.summary))
  }

  private mutating func check(_ value: DeclaredValue, _ type: ValueType, path: String) {
    guard let found = type.value(of: value) else { return wrong(path, type.expected(.inForce).english, value) }
    if type.isShare, case .number(let rate) = found, rate < 0 || rate > 1 {
      wrong(path, Self.rates, value)
    }
  }

  private mutating func check(_ value: DeclaredValue, _ fields: [String: Shape.Field], path: String) {
    let names = fields.keys.sorted()
    guard let given = value.fields else {
      return wrong(path, "a table with \(names.joined(separator: ", "))", value)
    }
    let unknown = given.keys.filter { fields[$0] == nil }.sorted()
    for name in unknown {
      faults.append(.unknownField("\(path).\(name)", nearest: NearestNames.of(name, among: names)))
    }
    // A misspelt field is not reported as missing too.
    let misspelt = Set(unknown.flatMap { NearestNames.of($0, among: names) })
    for name in names where !misspelt.contains(name) {
      guard let field = fields[name] else { continue }
      if let item = given[name] {
        check(item, field.shape, path: "\(path).\(name)")
      } else if !field.isOptional {
        faults.append(.missingField("\(path).\(name)"))
      }
    }
  }

  private mutating func list(_ value: DeclaredValue, path: String) -> [DeclaredValue]? {
    if let items = value.items { return items }
    wrong(path, "a list", value)
    return nil
  }

  private mutating func check(
    _ value: DeclaredValue, _ edge: Shape.Edge, _ fields: [String: Shape.Field], path: String
  ) {
    guard let bands = list(value, path: path) else { return }
    if bands.isEmpty { return wrong(path, "a band at least", value) }
    var own = fields
    let isOpen = edge != .from
    if isOpen, let field = fields[edge.rawValue] { own[edge.rawValue] = .init(shape: field.shape, isOptional: true) }
    var last: Exact?
    for (index, band) in bands.enumerated() {
      let place = "\(path)[\(index + 1)]"
      check(band, own, path: place)
      let end = band.fields?[edge.rawValue]
      if isOpen, index == bands.count - 1 {
        if let end { wrong("\(place).\(edge)", "none: the last band has no end", end) }
      } else if isOpen, end == nil, let given = band.fields, Set(given.keys).isSubset(of: fields.keys) {
        faults.append(.missingField("\(place).\(edge)"))
      }
      guard let end, let number = end.exact else { continue }
      let least = edge == .width ? 0 : last
      if let least, number <= least { wrong("\(place).\(edge)", "more than \(least)", end) }
      last = number
    }
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
