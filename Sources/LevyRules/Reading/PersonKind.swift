import LevyModel
import LevyState

/// A `person` or a `thing`, as a rule file declares it.
struct PersonKind: Sendable {
  let name: String
  /// The words of its `of`: the kinds of its owners. Empty if the case owns it.
  let owners: [String]
  let label: String
  let source: String
  /// The maximum number of the kind; nil for a single one, which has no number.
  let atMost: Int?
  /// The fact of the owner that is their number; nil if a function says who is present.
  let counter: String?
  /// The name of their list in rules.
  let plural: String?
  /// The pattern of labels of their facts.
  let labels: String?
  /// The pattern of questions about their facts.
  let asks: String?
  /// The patterns of aliases of their facts.
  let aliases: [String]
  let help: String?
  let section: String?
  let place: Place
  let declaration: DeclarationID
  let lines: ClosedRange<Int>

  /// The name of their list in rules.
  var listName: String { plural ?? name }

  /// The label of one of the kind, without its owner: `Spouse`, `Child 2`.
  func label(of person: Person) -> String { person.isNumbered ? "\(label) \(person.number)" : label }

  /// The label of a fact, by the pattern of the kind.
  func label(_ text: String, of person: Person) -> String {
    guard let labels else { return "\(label(of: person)): \(text)" }
    return filled(labels, of: person).filling("{label}", with: text)
      .filling("{lower_label}", with: Self.lowered(text))
  }

  /// The question for a fact, by the pattern of the kind.
  func question(_ text: String, of person: Person) -> String {
    asks.map { filled($0, of: person).filling("{ask}", with: text) } ?? text
  }

  /// The heading of a fact that would otherwise be under `text`; nil if the kind has no heading.
  func heading(of text: String?) -> String? {
    guard let section, section.contains("{section}") else { return section }
    return text.map { section.filling("{section}", with: $0) }
  }

  /// The name of a fact with the person as prefix, and the aliases that the patterns make of it.
  func names(_ name: String, of person: Person) -> (proper: String, others: [String]) {
    (person.ownName + "." + name, aliases.map { filled($0, of: person).filling("{name}", with: name) })
  }

  private func filled(_ pattern: String, of person: Person) -> String {
    pattern.filling("{number}", with: "\(person.number)")
  }

  /// A label within a phrase: "Wages" in lower case, but "PRSI" as it is.
  private static func lowered(_ text: String) -> String {
    let second = text.dropFirst().first
    if second?.isUppercase == true || second?.isNumber == true { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension Household {
  /// The label of a member with that of its owner, for people: `Child 2`, `Spouse: Pension 1`.
  func label(of person: Person) -> String {
    let line = lineage(of: person)
    guard let first = line.first else { return "" }
    return line.dropFirst().reduce(first.kind.label(of: person)) { $1.kind.label($0, of: $1.person) }
  }

  /// The label of a fact of a member, by the patterns of the member and its owners.
  func label(_ text: String, of person: Person) -> String {
    lineage(of: person).reduce(text) { $1.kind.label($0, of: $1.person) }
  }

  /// The question for a fact of a member, by the patterns of the member and its owners.
  func question(_ text: String, of person: Person) -> String {
    lineage(of: person).reduce(text) { $1.kind.question($0, of: $1.person) }
  }

  /// The aliases that a member's fact gets from the name, or from an alias, of the taxpayer's fact.
  func aliases(of name: String, isName: Bool, person: Person) -> [String] {
    var (proper, others) = (isName ? [name] : [], isName ? [] : [name])
    for (member, kind) in lineage(of: person) {
      let (own, further) = (proper.map { kind.names($0, of: member) }, others.map { kind.names($0, of: member) })
      proper = own.map(\.proper)
      others = own.flatMap(\.others) + further.flatMap { [$0.proper] + $0.others }
    }
    return others
  }

  /// The rule that says whether a member is present.
  func presence(of person: Person, _ kind: PersonKind) -> Variable {
    let version = Variable.RuleVersion(
      from: .distantPast, to: .distantFuture, source: kind.source, place: kind.place, terms: nil,
      declaration: kind.declaration, lines: kind.lines, isConditional: false, hasEstimate: false,
      isPrivate: false)
    return Variable(
      name: person.name(of: Person.presence), label: label(of: person), type: .boolean, per: nil,
      aliases: aliases(of: Person.presence, isName: true, person: person), units: [:], help: kind.help, question: nil,
      section: kind.heading(of: nil), minimum: nil, maximum: nil, origin: .rule([version]), place: kind.place,
      person: person,
      field: Person.presence)
  }
}

extension DeclarationReader {
  /// Names that a kind may not have.
  private static let reserved = Person.fields.union(["person", "persons", "taxpayer", "case", "law", "date", "year"])

  /// Reads a `person` or a `thing`.
  mutating func personKind(declaration: DeclarationID) -> PersonKind? {
    guard let fields = fields(), let name = name() else { return nil }
    let plural = text("plural")
    for (field, word) in [("name", name), ("plural", plural ?? "")] where Self.reserved.contains(word) {
      fault(.wrongField(field, expected: "another than the words of the language", found: "\"\(word)\""))
    }
    let (label, source) = (translated("label", required: true), text("source", required: true))
    let counter = text("counted_by")
    let hasBody = counter != nil || requireFunction(Person.presence)
    if counter != nil, fields[Person.presence] != nil {
      fault(.wrongField("counted_by", expected: "either it or 'present'", found: "both"))
    }
    var atMost: Int?
    if let declared = fields["at_most"] {
      if case .integer(let count) = declared, (1...100).contains(count) {
        atMost = count
      } else {
        fault(.wrongField("at_most", expected: "a whole number from 1 to 100", found: declared.summary))
      }
    }
    for (field, word) in [("plural", plural), ("counted_by", counter)] where word != nil && fields["at_most"] == nil {
      fault(.wrongField(field, expected: "'at_most' beside it", found: "none"))
    }
    if raw.kind == .thing || fields["of"] != nil, fields["at_most"] == nil { fault(.missingField("at_most")) }
    let owners = fields["of"] == nil ? [] : raw.subjects ?? []
    if owners.isEmpty, let of = fields["of"] {
      fault(.wrongField("of", expected: "who has them: a text or a list of texts", found: of.kind))
    }
    let aliases = texts("aliases")
    for pattern in aliases
    where !pattern.contains("{name}") || (atMost != nil && !pattern.contains("{number}")) {
      let holes = atMost == nil ? "{name}" : "{name} and {number}"
      fault(.wrongField("aliases", expected: "\(holes) in each", found: "\"\(pattern)\""))
    }
    guard diagnostics.isEmpty, hasBody, let label, let source else { return nil }
    let lines = raw.functionLines[Person.presence] ?? raw.place.line...raw.place.line
    return PersonKind(
      name: name, owners: owners, label: label, source: source, atMost: atMost, counter: counter, plural: plural,
      labels: translated("labels"), asks: translated("asks"), aliases: aliases, help: translated("help"),
      section: translated("section"), place: raw.place, declaration: declaration, lines: lines)
  }
}
