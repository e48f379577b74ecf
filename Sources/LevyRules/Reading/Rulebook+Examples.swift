import ExactNumbers
import LevyModel
import LevyScript
import LevyState

extension Rulebook {
  /// Reads an `example` against the rulebook's names.
  func example(_ raw: RawDeclaration) throws(RulebookErrors) -> WorkedExample {
    var reader = DeclarationReader(raw)
    let fields = reader.fields()
    if raw.name.text == nil { reader.fault(.wrongField("title", expected: "a text", found: raw.name.kind)) }
    reader.checkVisible([raw.name.text ?? ""], "title")
    let source = reader.text("source", required: true)
    let tolerance = reader.number("tolerance") ?? 0
    let date = reader.date("date")
    let known = reader.date("known")
    let year = reader.number("year")?.exactInt ?? date.map(jurisdiction.taxYear.year)
    if year == nil { reader.fault(.missingField("year")) }
    let given = reader.record("given", from: fields)
    let expect = reader.record("expect", from: fields)
    let asks = reader.asks(fields?["asks"], wanted: expect.map(\.0))
    if expect.isEmpty { reader.fault(.missingField("expect")) }
    guard reader.diagnostics.isEmpty, let title = raw.name.text, let source, let year else {
      throw RulebookErrors(diagnostics: reader.diagnostics)
    }
    do throws(Diagnostic) {
      var facts = if let date { try Case(self, date: date) } else { try Case(self, year: year) }
      facts.known = known
      for (name, declared) in given { try facts.give(name, try value(of: declared, for: name, role: .given)) }
      var expected: [(name: String, value: Value)] = []
      for (name, declared) in expect { expected.append((name, try value(of: declared, for: name, role: .asked))) }
      return WorkedExample(
        title: title, source: source, facts: facts, expected: expected, tolerance: tolerance, asks: asks,
        place: raw.place)
    } catch {
      throw RulebookErrors(diagnostics: [Diagnostic(error.problem, at: raw.place)])
    }
  }

  private func value(
    of declared: DeclaredValue, for name: String, role: Problem.NameRole
  ) throws(Diagnostic) -> Value {
    _ = try slot(of: name, role: role)
    let notation = try notation(of: name)
    let text = declared.text.map { Value.choice($0) }
    let months = declared.text.flatMap { notation.parse($0) }
    guard let value = notation.type.value(of: declared) ?? text.flatMap(notation.meaning) ?? months else {
      throw Diagnostic(.badValue(name: name, value: declared.summary, expected: notation.expected(.plain)))
    }
    return value
  }
}

extension DeclarationReader {
  /// Reads the expected questions of an interview in order, and under `of` the wanted result.
  fileprivate mutating func asks(_ declared: DeclaredValue?, wanted: [String]) -> WorkedExample.Asks? {
    guard let declared else { return nil }
    var (names, of): ([String], [String]?) = (declared.items?.compactMap(\.text) ?? [], nil)
    var count = declared.items?.count ?? 0
    if case .record(let fields) = declared {
      while let name = fields[String(names.count + 1)]?.text { names.append(name) }
      of = fields["of"]?.text.map { [$0] }
      count = fields.count - (of == nil ? 0 : 1)
    }
    if names.isEmpty || names.count != count {
      fault(.wrongField("asks", expected: "a list of names, with what is wanted under 'of'", found: declared.summary))
    }
    return .init(wanted: of ?? wanted, names: names)
  }

  fileprivate mutating func record(
    _ field: String, from fields: [String: DeclaredValue]?
  ) -> [(String, DeclaredValue)] {
    guard let declared = fields?[field] else { return [] }
    guard let record = declared.fields else {
      fault(.wrongField(field, expected: "a table with names", found: declared.kind))
      return []
    }
    return record.sorted { $0.key < $1.key }
  }
}
