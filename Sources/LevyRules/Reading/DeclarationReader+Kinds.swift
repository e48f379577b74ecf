import ExactNumbers
import LevyModel
import LevyScript
import LevyState

extension DeclarationReader {
  /// Reads an `input`.
  mutating func variable(input declaration: DeclarationID) -> Variable? {
    guard let fields = fields(), let name = name() else { return nil }
    let label = translated("label", required: true)
    let type = type()
    let per = per(type == .money)
    let conditional = fields["ask_if"] != nil && requireFunction("ask_if")
    let hasEstimate = fields["estimate"] != nil && requireFunction("estimate")
    let source = text("source")
    let carriedResult = fields["carries"]?.text
    let carries = carriedResult == nil ? flag("carries") : false
    // A journal is the taxpayer's own.
    let entries = subject?.kind == nil ? entries(of: type) : nil
    let isByMonth = text("by").map { word in
      if word != "month" { fault(.wrongField("by", expected: "\"month\"", found: "\"\(word)\"")) }
      return word == "month"
    }
    guard let label, let type else { return nil }
    let input = Variable.Input(
      defaultValue: defaultValue(fields["default"], type: type), defaultIfGiven: texts("default_if_given"),
      standsFor: text("stands_for"), month: nil, isByMonth: isByMonth ?? false, source: source,
      isConditional: conditional, carries: carries ?? type.isPlain, carriedResult: carriedResult,
      entries: entries, typical: typical(type), hasEstimate: hasEstimate, declaration: declaration)
    return variable(name: name, label: label, type: type, per: per, origin: .input(input))
  }

  /// Reads a `rule` or a `deadline`, with its one version.
  mutating func variable(rule declaration: DeclarationID) -> Variable? {
    let isDeadline = raw.kind == .deadline
    let body = isDeadline ? "due" : "compute"
    guard fields() != nil, let name = name() else { return nil }
    let label = translated("label", required: true)
    let source = text("source", required: true)
    let type = isDeadline ? ValueType.date : type()
    let per = per(type == .money)
    let hasBody = requireFunction(body)
    let isConditional = fields()?["ask_if"] != nil && requireFunction("ask_if")
    let hasEstimate = fields()?["estimate"] != nil && requireFunction("estimate")
    let isPrivate = flag("private") ?? false
    if isPrivate, fields()?["ask"] != nil {
      fault(.wrongField("private", expected: "no question ('ask') beside it", found: "true"))
    }
    let (from, to) = period()
    let terms = terms()
    guard let label, let source, let type, hasBody, let lines = raw.functionLines[body] else { return nil }
    let absent = defaultValue(raw.fields.fields?["absent"], type: type, field: "absent")
    let version = Variable.RuleVersion(
      from: from, to: to, source: source, place: raw.place, terms: terms, declaration: declaration, lines: lines,
      isConditional: isConditional, hasEstimate: hasEstimate, isPrivate: isPrivate,
      absent: absent ?? (subject != nil && type == .money ? .number(0) : nil))
    return variable(
      name: name, label: label, type: type, per: per, origin: isDeadline ? .deadline([version]) : .rule([version]))
  }

  /// Reads the first and last day on which a version is in force.
  mutating func period() -> (from: CalendarDate, to: CalendarDate) {
    let from = date("from") ?? .distantPast
    let to = date("to") ?? .distantFuture
    if from > to { fault(.wrongField("to", expected: "a date from \(from) on", found: "\(to)")) }
    return (from, to)
  }

  /// The keys of a case file that are not facts. A fact with such a name could not be given there.
  private static let linesOfCases: Set = ["jurisdiction", "known", "year_before"]

  private mutating func variable(
    name: String, label: String, type: ValueType, per: Period?, origin: Variable.Origin
  ) -> Variable {
    let (minimum, maximum) = (number("min"), number("max"))
    if let minimum, let maximum, minimum > maximum {
      fault(.wrongField("min", expected: "at most 'max', \(maximum)", found: minimum.description))
    }
    let (aliases, units) = aliases(of: name, type: type)
    let isInput = if case .input = origin { true } else { false }
    let person = subject?.person
    let variable = Variable(
      name: person?.name(of: name) ?? name, label: self.label(per?.saying(label) ?? label), type: type, per: per,
      aliases: aliases,
      units: units,
      help: translated("help"), question: question(translated("ask")),
      section: section(translated("section"), isInput: isInput),
      minimum: minimum, maximum: maximum, origin: origin, place: raw.place, person: person, field: name)
    for word in [variable.name] + aliases where Self.linesOfCases.contains(word) {
      fault(
        .wrongField(
          word == name ? "name" : "aliases",
          expected: "another than jurisdiction, known and year_before, which are not facts in a case file",
          found: "\"\(word)\""))
    }
    if case .input(let input) = origin {
      for (field, values) in [("default", [input.defaultValue].compactMap(\.self)), ("typical", input.typical)] {
        for value in values where (try? variable.checkRange(value, name: name)) == nil {
          fault(.wrongField(field, expected: "a value within 'min' and 'max'", found: value.description))
        }
      }
    }
    return variable
  }

  /// Reads a list of names, in which names of a numeric fact may have a unit of their own.
  mutating func aliases(_ declared: DeclaredValue?, type: ValueType) -> (names: [String], units: [String: Exact]) {
    guard case .record(let fields)? = declared else { return (texts(declared, of: "aliases"), [:]) }
    var names: [String] = []
    while let name = fields[String(names.count + 1)]?.text { names.append(name) }
    var units: [String: Exact] = [:]
    for (name, value) in fields where Int(name) == nil {
      if type.isNumeric, let unit = value.exact, unit > 0 { units[name] = unit }
    }
    if names.count + units.count < fields.count {
      fault(
        .wrongField(
          "aliases", expected: "a list of texts, and for numbers NAME = UNIT with a unit above zero", found: "a table"))
    }
    checkVisible(fields.keys, "aliases")
    checkVisible(names, "aliases")
    return (names + units.keys.sorted(), units)
  }

  /// Reads `typical`, a list of values of the type.
  private mutating func typical(_ type: ValueType) -> [Value] {
    guard let declared = raw.fields.fields?["typical"] else { return [] }
    let values = declared.items?.compactMap { type.value(of: $0) } ?? []
    if values.isEmpty || values.count != declared.items?.count {
      fault(
        .wrongField(
          "typical", expected: "a list of values, each \(type.expected(.inForce).english)", found: declared.summary))
    }
    return values
  }

  private mutating func defaultValue(
    _ declared: DeclaredValue?, type: ValueType, field: String = "default"
  ) -> Value? {
    guard let declared else { return nil }
    if let value = type.value(of: declared) { return value }
    fault(.wrongField(field, expected: type.expected(.inForce).english, found: declared.summary))
    return nil
  }

  /// Reads the `jurisdiction`.
  mutating func jurisdiction() -> Jurisdiction? {
    guard let fields = fields() else { return nil }
    let label = translated("label", required: true)
    let currency = text("currency", required: true)
    guard case .list(let years)? = fields["years"], years.count == 2, case .integer(let first) = years[0],
      case .integer(let last) = years[1], first <= last, first >= 1, last <= 9999,
      last - first < 500
    else {
      fault(
        .wrongField(
          "years", expected: "the first and last year, at most 500, such as { 2002, 2026 }",
          found: fields["years"]?.summary ?? "nothing"))
      return nil
    }
    guard let label, let currency, let code = raw.name.text else { return nil }
    let folder = String(raw.place.file.prefix { $0 != "/" })
    if code != folder {
      fault(.wrongField("name", expected: "that of the folder, \"\(folder)\"", found: "\"\(code)\""))
    }
    return Jurisdiction(
      code: code, label: label, currency: currency, years: first...last, taxYear: taxYear(fields["tax_year"]),
      enactedSince: date("enacted_since"), results: texts("results"), overview: overview(),
      waterfalls: waterfalls(), instead: instead())
  }

  /// Reads `instead`: for words that are no names, the names to give in their place.
  private mutating func instead() -> [String: [String]] {
    guard let declared = fields()?["instead"] else { return [:] }
    var instead: [String: [String]] = [:]
    for (word, names) in declared.fields ?? [:] {
      guard let texts = names.items?.compactMap(\.text), texts.count == names.items?.count else { break }
      instead[word] = texts
    }
    if instead.isEmpty || instead.count != declared.fields?.count {
      fault(
        .wrongField(
          "instead", expected: "lists of names by a word, such as { miete = { \"rent_received\" } }",
          found: declared.summary))
    }
    return instead
  }

  private mutating func taxYear(_ declared: DeclaredValue?) -> TaxYear {
    guard let declared else { return .calendar }
    if let fields = declared.fields, fields.count == 1, let text = fields["starts"]?.text,
      let year = TaxYear(starts: text)
    {
      return year
    }
    fault(
      .wrongField(
        "tax_year", expected: "the month and day of its first day, such as { starts = \"04-06\" }",
        found: declared.fields?["starts"]?.summary ?? declared.summary))
    return .calendar
  }
}
