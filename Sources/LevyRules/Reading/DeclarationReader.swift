import ExactNumbers
import LevyModel
import LevyScript
import LevyState

/// Reads the fields of one declaration and collects all errors in them.
package struct DeclarationReader {
  let raw: RawDeclaration
  /// The person to whom the declaration belongs; nil if it is not declared for persons.
  let subject: Subject?
  package private(set) var diagnostics: [Diagnostic] = []
  /// Allowed fields that are present under a misspelt name, so that they are not reported as missing.
  private var misspelt: Set<String> = []
  /// Tables that must have all words of a choice, which another declaration defines.
  var tables: [WordTable] = []
  /// The parameters by whose rise the expected values are projected.
  var indices: [String] = []

  package init(_ raw: RawDeclaration) { self.init(raw, of: nil) }

  init(_ raw: RawDeclaration, of subject: Subject?) { (self.raw, self.subject) = (raw, subject) }

  /// The fields of the declaration; checks that it is a table and that its word allows all of them.
  package mutating func fields() -> [String: DeclaredValue]? {
    guard let fields = raw.fields.fields else {
      if case .absent = raw.fields { return nil }
      fault(.noTable)
      return nil
    }
    let allowed = DeclarationWord.fieldNames[raw.kind] ?? []
    for name in fields.keys.filter({ !allowed.contains($0) }).sorted() {
      let nearest = NearestNames.of(name, among: allowed)
      misspelt.formUnion(nearest.prefix(1))
      fault(.unknownField(name, nearest: nearest))
    }
    return fields
  }

  package mutating func fault(_ fault: Problem.DeclarationFault) {
    if case .missingField(let name) = fault, misspelt.contains(name) { return }
    diagnostics.append(Diagnostic(.declaration(raw.title, fault: fault), at: raw.place))
  }

  /// The declared name, if it is a valid name in rules.
  package mutating func name() -> String? {
    guard let name = raw.name.text, Self.isName(name) else {
      fault(.badName)
      return nil
    }
    return name
  }

  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, (97...122).contains(first) else { return false }
    return name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
  }

  package mutating func text(_ field: String, required: Bool = false) -> String? {
    let value = raw.fields.fields?[field] ?? .absent
    switch value {
    case .absent:
      if required { fault(.missingField(field)) }
      return nil
    case .text(let text):
      checkVisible([text], field)
      if required, text.allSatisfy(\.isWhitespace) {
        fault(.wrongField(field, expected: "a text", found: "an empty one"))
      }
      return text
    default:
      fault(.wrongField(field, expected: "a text", found: value.kind))
      return nil
    }
  }

  /// Checks that texts for people are single lines without control characters that a terminal would interpret.
  package mutating func checkVisible(_ texts: some Sequence<String>, _ field: String) {
    let mayHaveLines = field == "help" || field == "note"
    for text in texts where !text.isOneVisibleLine {
      if mayHaveLines, text.replacing("\n", with: "").isOneVisibleLine { continue }
      let form = mayHaveLines ? "a text without control characters" : "a text of one line, without control characters"
      return fault(.wrongField(field, expected: form, found: "\"\(text.cut(to: 60))\""))
    }
  }

  /// A text that people read, in the current language.
  package mutating func translated(_ field: String, required: Bool = false) -> String? {
    let value = raw.fields.fields?[field] ?? .absent
    guard case .record = value else { return text(field, required: required) }
    if let translated = TranslatedText(value) {
      checkVisible(translated.all, field)
      return translated.text
    }
    fault(.wrongField(field, expected: "a text, or { en = \"…\", de = \"…\" }", found: value.kind))
    return nil
  }

  mutating func texts(_ field: String) -> [String] { texts(raw.fields.fields?[field], of: field) }

  mutating func texts(_ declared: DeclaredValue?, of field: String) -> [String] {
    guard let value = declared else { return [] }
    let texts = value.items?.compactMap(\.text)
    guard let texts, texts.count == value.items?.count else {
      fault(.wrongField(field, expected: "a list of texts", found: value.kind))
      return []
    }
    checkVisible(texts, field)
    return texts
  }

  package mutating func flag(_ field: String) -> Bool? {
    guard let value = raw.fields.fields?[field] else { return nil }
    guard case .boolean(let flag) = value else {
      fault(.wrongField(field, expected: "true or false", found: value.kind))
      return nil
    }
    return flag
  }

  mutating func number(_ field: String) -> Exact? {
    guard let value = raw.fields.fields?[field] else { return nil }
    guard let number = value.exact else {
      fault(.wrongField(field, expected: "a number", found: value.kind))
      return nil
    }
    return number
  }

  mutating func date(_ field: String) -> CalendarDate? {
    guard let text = text(field) else { return nil }
    guard let date = CalendarDate(text) else {
      fault(.badDate(text))
      return nil
    }
    return date
  }

  mutating func requireFunction(_ field: String) -> Bool {
    switch raw.fields.fields?[field] ?? .absent {
    case .function: return true
    case .absent: fault(.missingField(field))
    case let other: fault(.wrongField(field, expected: "function(case, law) … end", found: other.kind))
    }
    return false
  }

  // MARK: Types

  static let typeNames = ValueType.Unit.allCases.map(\.rawValue) + ["count", "choice", "boolean", "date"]

  /// The name of a type, whether or not the word was called with arguments.
  static func typeName(_ value: DeclaredValue?) -> String? {
    value?.fields?["type"]?.text.flatMap { typeNames.contains($0) ? $0 : nil }
  }

  mutating func type() -> ValueType? { type(raw.fields.fields?["type"] ?? .absent) }

  mutating func type(_ value: DeclaredValue) -> ValueType? {
    if case .absent = value {
      fault(.missingField("type"))
      return nil
    }
    let arguments = value.fields?["arguments"]
    switch Self.typeName(value) {
    case "boolean": return .boolean
    case "date": return .date
    case "count":
      guard case .integer(let maximum)? = arguments?.fields?["maximum"], maximum >= 0 else {
        fault(.wrongField("type", expected: "a maximum, such as count(12)", found: "none"))
        return nil
      }
      return .count(maximum: maximum)
    case "choice": return choice(arguments ?? .absent)
    case let name:
      if let unit = name.flatMap(ValueType.Unit.init) { return .quantity(unit) }
      fault(.wrongField("type", expected: "one of " + Self.typeNames.joined(separator: ", "), found: value.kind))
      return nil
    }
  }

  private mutating func choice(_ arguments: DeclaredValue) -> ValueType? {
    var options: [String] = []
    var labels: [String: String] = [:]
    var aliases: [String: [String]] = [:]
    var numberFact: String?
    switch arguments {
    case .list(let items): options = items.compactMap(\.text)
    case .record(let fields):
      var position = 1
      while let word = fields[String(position)]?.text {
        options.append(word)
        position += 1
      }
      for (word, label) in fields["labels"]?.fields ?? [:] {
        labels[word] = TranslatedText(label)?.text
        // The label in each language is accepted as a value too.
        aliases[word] = TranslatedText(label)?.all
      }
      for (word, others) in fields["aliases"]?.fields ?? [:] {
        aliases[word, default: []] += others.items?.compactMap(\.text) ?? []
      }
      numberFact = fields["number"]?.text
      for name in fields.keys.sorted() where Int(name) == nil && !Self.choiceFields.contains(name) {
        fault(.unknownField(name, nearest: NearestNames.of(name, among: Self.choiceFields)))
      }
    default: break
    }
    for word in options where !word.isChoiceWord {
      fault(
        .wrongField(
          "type", expected: "words of letters, digits, '_', '-', '.', '/', '+' and single blanks", found: "'\(word)'"))
    }
    checkVisible(labels.values, "type")
    checkVisible(aliases.values.joined(), "type")
    if numberFact == nil, let alias = aliases.values.joined().filter({ $0.contains("#") }).min() {
      fault(.wrongField("type", expected: "number = \"FACT\", whose value stands for # in '\(alias)'", found: "none"))
    }
    for (expected, found) in ValueType.Choice.ambiguities(options, aliases) {
      fault(.wrongField("type", expected: expected, found: found))
    }
    let known = Set(options)
    for word in Set(labels.keys).union(aliases.keys).sorted() where !known.contains(word) {
      fault(.unknownField(word, nearest: NearestNames.of(word, among: options)))
    }
    guard !options.isEmpty else {
      fault(.wrongField("type", expected: "the words of the choice", found: "none"))
      return nil
    }
    return .choice(.init(options: options, labels: labels, aliases: aliases, numberFact: numberFact))
  }

  private static let choiceFields = ["labels", "aliases", "number"]
}
