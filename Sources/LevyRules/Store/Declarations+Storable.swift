import ExactNumbers
import LevyModel
import LevyScript

extension RawDeclaration: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(kind)
    name.store(in: &writer)
    place.store(in: &writer)
    writer.write(file)
    fields.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      kind: try reader.readString(), name: try DeclaredValue(from: &reader), place: try Place(from: &reader),
      file: try reader.readString(), fields: try DeclaredValue(from: &reader))
  }
}

extension Jurisdiction: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [code, label, currency] { writer.write(text) }
    years.store(in: &writer)
    taxYear.store(in: &writer)
    writer.write(optional: enactedSince)
    writer.write(results)
    writer.write(optional: overview.profit)
    writer.write(optional: overview.due)
    writer.write(waterfalls)
    writer.write(instead.keys.sorted())
    for (_, names) in instead.sorted(by: { $0.key < $1.key }) { writer.write(names) }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      code: try reader.readString(), label: try reader.readString(), currency: try reader.readString(),
      years: try ClosedRange<Int>(from: &reader), taxYear: try TaxYear(from: &reader),
      enactedSince: try reader.readOptional(CalendarDate.self), results: try reader.readArray(String.self),
      overview: OverviewResults(
        profit: try reader.readOptional(String.self), due: try reader.readOptional(String.self)),
      waterfalls: try reader.readArray(WaterfallTerms.self), instead: try Self.instead(from: &reader))
  }
}

extension Jurisdiction {
  fileprivate static func instead(from reader: inout StoreReader) throws(StoreFault) -> [String: [String]] {
    var instead: [String: [String]] = [:]
    for word in try reader.readArray(String.self) { instead[word] = try reader.readArray(String.self) }
    return instead
  }
}

extension Caveat: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [name, text, source] { writer.write(text) }
    writer.write(concerns)
    place.store(in: &writer)
    writer.write(kind.rawValue)
    writer.write(slot)
    writer.write(rules)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      name: try reader.readString(), text: try reader.readString(), source: try reader.readString(),
      concerns: try reader.readArray(String.self), place: try Place(from: &reader),
      kind: try Self.kind(try reader.readString()), slot: try reader.readInt(), rules: try reader.readSet(Int.self))
  }

  private static func kind(_ word: String) throws(StoreFault) -> Kind {
    guard let kind = Kind(rawValue: word) else { throw StoreFault() }
    return kind
  }
}

extension InterviewPlan: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [name, label, result, purpose?.rawValue ?? ""] { writer.write(text) }
    writer.write(parts)
    writer.write(steps)
    writer.write(gates)
    writer.write(optional: closing)
    place.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      name: try reader.readString(), label: try reader.readString(), result: try reader.readString(),
      purpose: Purpose(rawValue: try reader.readString()), parts: try reader.readArray(String.self),
      steps: try reader.readArray(Step.self),
      gates: try reader.readArray(Gate.self),
      closing: try reader.readOptional(Int.self), place: try Place(from: &reader))
  }
}

extension InterviewPlan.Step: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(label)
    writer.write(names)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(label: try reader.readString(), names: try reader.readArray(String.self))
  }
}

extension InterviewPlan.Gate: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(name)
    writer.write(label)
    writer.write(members)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(name: try reader.readString(), label: try reader.readString(), members: try reader.readArray(String.self))
  }
}

extension Household: Storable {
  package func store(in writer: inout StoreWriter) {
    isUsed.store(in: &writer)
    // The kinds in the order of their declaration, from which everything else follows.
    writer.write(members.filter { $0.number == 1 }.compactMap { kinds[$0.kind] })
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init()
    let isUsed = try Bool(from: &reader)
    for kind in try reader.readArray(PersonKind.self) { add(kind) }
    self.isUsed = isUsed
  }
}

extension PersonKind: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [name, label, source] { writer.write(text) }
    writer.write(optional: atMost)
    for text in [plural, labels, help, section] { writer.write(optional: text) }
    writer.write(aliases)
    place.store(in: &writer)
    writer.write(declaration)
    lines.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    let (name, label, source) = (try reader.readString(), try reader.readString(), try reader.readString())
    let atMost = try reader.readOptional(Int.self)
    guard atMost.map({ (1...100).contains($0) }) ?? true else { throw StoreFault() }
    let (plural, labels) = (try reader.readOptional(String.self), try reader.readOptional(String.self))
    let (help, section) = (try reader.readOptional(String.self), try reader.readOptional(String.self))
    self.init(
      name: name, label: label, source: source, atMost: atMost, plural: plural, labels: labels,
      aliases: try reader.readArray(String.self), help: help, section: section, place: try Place(from: &reader),
      declaration: try reader.readInt(), lines: try ClosedRange<Int>(from: &reader))
  }
}

extension Property: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [title, source] { writer.write(text) }
    writer.write(optional: note)
    change.store(in: &writer)
    writer.write(given.map(\.name))
    for (_, value) in given { writer.write(optional: value) }
    for names in [rising, falling, same] { writer.write(names) }
    for flag in [isConditional, hasFunction] { flag.store(in: &writer) }
    from.store(in: &writer)
    to.store(in: &writer)
    place.store(in: &writer)
    writer.write(declaration)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      title: try reader.readString(), source: try reader.readString(), note: try reader.readOptional(String.self),
      change: try Change(from: &reader), given: try Self.given(from: &reader),
      rising: try reader.readArray(String.self), falling: try reader.readArray(String.self),
      same: try reader.readArray(String.self), isConditional: try Bool(from: &reader),
      hasFunction: try Bool(from: &reader), from: try CalendarDate(from: &reader),
      to: try CalendarDate(from: &reader), place: try Place(from: &reader), declaration: try reader.readInt())
  }

  private static func given(
    from reader: inout StoreReader
  ) throws(StoreFault) -> [(name: String, value: Value?)] {
    var given: [(name: String, value: Value?)] = []
    for name in try reader.readArray(String.self) { given.append((name, try reader.readOptional(Value.self))) }
    return given
  }
}

extension Property.Change: Storable {
  package func store(in writer: inout StoreWriter) {
    switch self {
    case .nothing: writer.write(byte: 0)
    case .over(let names, let by):
      writer.write(byte: 1)
      writer.write(names)
      writer.write(optional: by)
    case .swap(let partners):
      writer.write(byte: 2)
      let names = partners.keys.sorted()
      writer.write(names)
      for name in names { writer.write(partners[name] ?? "") }
    }
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    switch try reader.readByte() {
    case 0: self = .nothing
    case 1: self = .over(try reader.readArray(String.self), by: try reader.readOptional(Exact.self))
    case 2:
      var partners: [String: String] = [:]
      for name in try reader.readArray(String.self) { partners[name] = try reader.readString() }
      self = .swap(partners)
    default: throw StoreFault()
    }
  }
}
