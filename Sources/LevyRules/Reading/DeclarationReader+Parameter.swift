import ExactNumbers
import LevyModel
import LevyScript
import LevyState

extension DeclarationReader {
  /// Reads a `parameter`.
  mutating func parameter(declaration: DeclarationID) -> Parameter? {
    guard let fields = fields(), let name = name() else {
      return nil
    }
    let label = translated("label", required: true)
    let source = text("source", required: true)
    let note = text("note")
    // If values are tables, their types are within; and `count` may stand without its maximum.
    let isBareCount = fields["type"].map { Self.typeName($0) == "count" && $0.fields?["arguments"] == nil } ?? false
    let shape = shape()
    let isShaped = Self.shapeNames.contains(fields["type"]?.fields?["type"]?.text ?? "")
    let type = fields["type"] == nil || isBareCount || isShaped ? nil : self.type()
    let made = shape ?? type.map { .plain($0) }
    let fieldPeriods = fieldPeriods(made)
    let per = fieldPeriods == nil ? per(made?.holdsMoney ?? true) : nil
    let (renewal, forTheYear, announced) = (renewal(), text("for_the_year"), text("announced"))
    let expected = expected(fields["projected"], type: type, shape: shape)
    guard let history = history(fields["since"], type: type, shape: shape), let label, let source else { return nil }
    return Parameter(
      name: name, label: per?.saying(label) ?? label, source: source, note: note, per: per,
      fieldPeriods: fieldPeriods ?? [:],
      shape: made ?? (per == nil ? nil : .plain(.money)), history: history.entries, renewal: renewal,
      renewed: history.renewed, forTheYear: forTheYear, announced: announced, expected: expected, place: raw.place,
      declaration: declaration)
  }

  /// Reads how long each value holds; `unsaid` if there is neither `every` nor `until_changed`.
  private mutating func renewal() -> Parameter.Renewal {
    let isOfYear = text("every") != nil
    if let every = raw.fields.fields?["every"]?.text, every != "year" {
      fault(.wrongField("every", expected: "\"year\"", found: "\"\(every)\""))
    }
    guard flag("until_changed") == true else { return isOfYear ? .everyYear : .unsaid }
    if isOfYear { fault(.wrongField("until_changed", expected: "none where every year has a value", found: "true")) }
    return .untilChanged
  }

  private mutating func history(
    _ since: DeclaredValue?, type: ValueType?, shape: Shape?
  ) -> (entries: [Parameter.Entry], renewed: [CalendarDate])? {
    guard let since else {
      fault(.missingField("since"))
      return nil
    }
    guard let dates = since.fields, !dates.isEmpty else {
      fault(since.fields == nil ? .wrongField("since", expected: Self.historyForm, found: since.kind) : .emptyHistory)
      return nil
    }
    var (entries, renewed) = ([Parameter.Entry](), [CalendarDate]())
    for (date, value) in dated(dates) {
      let path = "since[\"\(date)\"]"
      if value.text == DeclaredValue.unchangedMark {
        if entries.last == nil { fault(.wrongField(path, expected: "a value before what is unchanged", found: "none")) }
        renewed.append(date)
        continue
      }
      check(value, type: type, shape: shape, path: path)
      entries.append(Parameter.Entry(since: date, revisions: revisions(value, key: date.description)))
    }
    return (entries, renewed)
  }

  /// Reads a table whose keys are dates, oldest first.
  private mutating func dated(_ fields: [String: DeclaredValue]) -> [(date: CalendarDate, value: DeclaredValue)] {
    var dated: [(date: CalendarDate, value: DeclaredValue)] = []
    for (text, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard let date = CalendarDate(text) else {
        fault(.badDate(text))
        continue
      }
      dated.append((date, value))
    }
    return dated.sorted { $0.date < $1.date }
  }

  /// Reads `expected`: values that are not law yet, by the day from which on they are expected.
  private mutating func expected(
    _ declared: DeclaredValue?, type: ValueType?, shape: Shape?
  ) -> [Parameter.Expectation] {
    guard let declared else { return [] }
    guard let fields = declared.fields, !fields.isEmpty else {
      fault(.wrongField("projected", expected: Self.historyForm, found: declared.kind))
      return []
    }
    return dated(fields).map { date, value in
      let path = "projected[\"\(date)\"]"
      if let indexed = value.fields?[DeclaredValue.indexedMark] {
        if let indexation = Indexation(value) {
          indices.append(indexation.index)
        } else {
          fault(.wrongField(path, expected: Self.indexedForm, found: indexed.summary))
        }
      } else if value.text != DeclaredValue.unchangedMark {
        check(value, type: type, shape: shape, path: path)
      }
      return Parameter.Expectation(since: date, value: value)
    }
  }

  /// Checks a value, or each of its revisions, against the type and shape that the parameter declares.
  private mutating func check(_ value: DeclaredValue, type: ValueType?, shape: Shape?, path: String) {
    check(value, path: path)
    for plain in value.fields?[DeclaredValue.revisedMark]?.fields?.values.map({ $0 }) ?? [value] {
      check(plain, type: type, path: path)
      if let shape { check(plain, shape: shape, path: path) }
    }
  }

  private static let indexedForm =
    "indexed(NAME, ROUNDING): the parameter of the rise, and { nearest = 1 }, { up = 1 } or { down = 1 }"
  private static let historyForm = "a table from dates to values, such as { [\"2025-01-01\"] = 12096 }"

  private mutating func revisions(_ value: DeclaredValue, key: String) -> [Parameter.Revision] {
    guard let versions = value.fields?[DeclaredValue.revisedMark]?.fields else {
      return [revision(value, known: nil, key: "originally")]
    }
    var revisions: [Parameter.Revision] = []
    for (text, version) in versions.sorted(by: { $0.key < $1.key }) {
      let known = CalendarDate(text)
      if known == nil, text != "originally" { fault(.badDate(text)) }
      revisions.append(revision(version, known: known, key: text))
    }
    if revisions.isEmpty { fault(.emptyHistory) }
    return revisions.sorted { ($0.known ?? .distantPast) < ($1.known ?? .distantPast) }
  }

  private func revision(_ value: DeclaredValue, known: CalendarDate?, key: String) -> Parameter.Revision {
    Parameter.Revision(known: known, key: key, value: value)
  }

  /// Checks that a plain value of a parameter has the declared type.
  private mutating func check(_ value: DeclaredValue, type: ValueType?, path: String) {
    guard let type, value.text != DeclaredValue.repealedMark else { return }
    if case .badNumber = value { return }
    // A number in quotes is not a number, as in facts.
    if !type.isNumeric || value.text == nil, let found = type.value(of: value) {
      guard type.isShare, case .number(let rate) = found, rate < 0 || rate > 1 else { return }
      return fault(.wrongField(path, expected: ShapeCheck.rates, found: value.summary))
    }
    fault(.wrongField(path, expected: type.expected(.inForce).english, found: value.summary))
  }

  /// Checks that all numbers within a value are exact, and that it contains nothing but data.
  private mutating func check(_ value: DeclaredValue, path: String) {
    switch value {
    case .text(DeclaredValue.unchangedMark):
      fault(.wrongField(path, expected: "unchanged to stand alone for its year", found: "it within a value"))
    case .badNumber(let text): fault(.wrongField(path, expected: "a decimal of at most 38 digits", found: text))
    case .function, .other: fault(.wrongField(path, expected: "a number, text, boolean or table", found: value.kind))
    case .list(let items): for item in items { check(item, path: path) }
    case .record(let fields): for (name, item) in fields { check(item, path: "\(path).\(name)") }
    default: break
    }
  }
}
