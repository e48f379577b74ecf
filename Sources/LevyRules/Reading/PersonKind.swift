import LevyModel

/// A `person` as a rule file declares it.
struct PersonKind: Sendable {
  let name: String
  let label: String
  let source: String
  /// The most persons of the kind; nil for a single one, which has no number.
  let atMost: Int?
  /// The name of the list of all of them in rules.
  let plural: String?
  /// How labels of theirs are made.
  let labels: String?
  /// How further names of theirs are made.
  let aliases: [String]
  let help: String?
  let section: String?
  let place: Place
  let declaration: Int
  let lines: ClosedRange<Int>

  /// The label of one of them, for people: `Spouse`, `Child 2`.
  func label(of person: Person) -> String { person.isNumbered ? "\(label) \(person.number)" : label }

  /// The label of a fact of theirs.
  func label(_ text: String, of person: Person) -> String {
    guard let labels else { return "\(label(of: person)): \(text)" }
    return filled(labels, of: person).filling("{label}", with: text)
      .filling("{lower_label}", with: Self.lowered(text))
  }

  /// The further names that a name, or a further name, of the taxpayer's fact gives theirs.
  func aliases(of name: String, isName: Bool, person: Person) -> [String] {
    (isName ? [] : [person.name(of: name)])
      + aliases.map { filled($0, of: person).filling("{name}", with: name) }
  }

  private func filled(_ pattern: String, of person: Person) -> String {
    pattern.filling("{number}", with: "\(person.number)")
  }

  /// "Wages" within a phrase, but not "PRSI".
  private static func lowered(_ text: String) -> String {
    let second = text.dropFirst().first
    if second?.isUppercase == true || second?.isNumber == true { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The rule that says whether a person is there.
  func presence(of person: Person) -> Variable {
    let version = Variable.RuleVersion(
      from: .distantPast, to: .distantFuture, source: source, place: place, terms: nil, declaration: declaration,
      lines: lines, isConditional: false, hasEstimate: false)
    return Variable(
      name: person.name(of: Person.presence), label: label(of: person), type: .boolean, per: nil,
      aliases: aliases(of: Person.presence, isName: true, person: person), units: [:], help: help, question: nil,
      section: section, minimum: nil, maximum: nil, origin: .rule([version]), place: place, person: person,
      field: Person.presence)
  }
}

extension DeclarationReader {
  /// Names that cannot be those of a kind.
  private static let reserved = Person.fields.union(["person", "persons", "taxpayer", "case", "law", "date", "year"])

  /// Reads a `person`.
  mutating func personKind(declaration: Int) -> PersonKind? {
    guard let fields = fields(), let name = name() else { return nil }
    if Self.reserved.contains(name) {
      fault(.wrongField("name", expected: "another than the words of the language", found: "\"\(name)\""))
    }
    let (label, source) = (translated("label", required: true), text("source", required: true))
    let hasBody = requireFunction(Person.presence)
    var atMost: Int?
    if let declared = fields["at_most"] {
      if case .integer(let count) = declared, (1...100).contains(count) {
        atMost = count
      } else {
        fault(.wrongField("at_most", expected: "a whole number from 1 to 100", found: declared.summary))
      }
    }
    let plural = text("plural")
    if plural != nil, fields["at_most"] == nil {
      fault(.wrongField("plural", expected: "'at_most' beside it", found: "none"))
    }
    let aliases = texts("aliases")
    for pattern in aliases
    where !pattern.contains("{name}") || (atMost != nil && !pattern.contains("{number}")) {
      let holes = atMost == nil ? "{name}" : "{name} and {number}"
      fault(.wrongField("aliases", expected: "\(holes) in each", found: "\"\(pattern)\""))
    }
    guard diagnostics.isEmpty, hasBody, let label, let source, let lines = raw.functionLines[Person.presence] else {
      return nil
    }
    return PersonKind(
      name: name, label: label, source: source, atMost: atMost, plural: plural, labels: translated("labels"),
      aliases: aliases, help: translated("help"), section: translated("section"), place: raw.place,
      declaration: declaration, lines: lines)
  }
}
