import ExactNumbers
import LevyModel
import LevyScript

extension RawDeclaration: Storable {
  /// What one of its functions is belongs to a state, and is not stored.
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
    enactedSince.store(in: &writer)
    results.store(in: &writer)
    overview.profit.store(in: &writer)
    overview.due.store(in: &writer)
    waterfalls.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      code: try reader.readString(), label: try reader.readString(), currency: try reader.readString(),
      years: try ClosedRange<Int>(from: &reader), taxYear: try TaxYear(from: &reader),
      enactedSince: try CalendarDate?(from: &reader), results: try [String](from: &reader),
      overview: OverviewResults(profit: try String?(from: &reader), due: try String?(from: &reader)),
      waterfalls: try [WaterfallTerms](from: &reader))
  }
}

extension Caveat: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [name, text, source] { writer.write(text) }
    concerns.store(in: &writer)
    place.store(in: &writer)
    writer.write(slot)
    rules.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      name: try reader.readString(), text: try reader.readString(), source: try reader.readString(),
      concerns: try [String](from: &reader), place: try Place(from: &reader), slot: try reader.readInt(),
      rules: try Set<Int>(from: &reader))
  }
}

extension CaseCheck: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(name)
    writer.write(message)
    writer.write(declaration)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(name: try reader.readString(), message: try reader.readString(), declaration: try reader.readInt())
  }
}

extension InterviewPlan: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [name, label, result] { writer.write(text) }
    parts.store(in: &writer)
    steps.store(in: &writer)
    gates.store(in: &writer)
    closing.store(in: &writer)
    place.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(
      name: try reader.readString(), label: try reader.readString(), result: try reader.readString(),
      parts: try [String](from: &reader), steps: try [Step](from: &reader), gates: try [Gate](from: &reader),
      closing: try Int?(from: &reader), place: try Place(from: &reader))
  }
}

extension InterviewPlan.Step: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(label)
    names.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(label: try reader.readString(), names: try [String](from: &reader))
  }
}

extension InterviewPlan.Gate: Storable {
  package func store(in writer: inout StoreWriter) {
    writer.write(name)
    writer.write(label)
    members.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init(name: try reader.readString(), label: try reader.readString(), members: try [String](from: &reader))
  }
}

extension Household: Storable {
  package func store(in writer: inout StoreWriter) {
    isUsed.store(in: &writer)
    // In the order of their declaration, from which the rest follows.
    members.filter { $0.number == 1 }.compactMap { kinds[$0.kind] }.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    self.init()
    let isUsed = try Bool(from: &reader)
    for kind in try [PersonKind](from: &reader) { add(kind) }
    self.isUsed = isUsed
  }
}

extension PersonKind: Storable {
  package func store(in writer: inout StoreWriter) {
    for text in [name, label, source] { writer.write(text) }
    atMost.store(in: &writer)
    for text in [plural, labels, help, section] { text.store(in: &writer) }
    aliases.store(in: &writer)
    place.store(in: &writer)
    writer.write(declaration)
    lines.store(in: &writer)
  }

  package init(from reader: inout StoreReader) throws(StoreFault) {
    let (name, label, source) = (try reader.readString(), try reader.readString(), try reader.readString())
    let atMost = try Int?(from: &reader)
    guard atMost.map({ (1...100).contains($0) }) ?? true else { throw StoreFault() }
    let (plural, labels) = (try String?(from: &reader), try String?(from: &reader))
    let (help, section) = (try String?(from: &reader), try String?(from: &reader))
    self.init(
      name: name, label: label, source: source, atMost: atMost, plural: plural, labels: labels,
      aliases: try [String](from: &reader), help: help, section: section, place: try Place(from: &reader),
      declaration: try reader.readInt(), lines: try ClosedRange<Int>(from: &reader))
  }
}
