import ExactNumbers
import LevyModel
import LevyScript
import LevyState

/// The person to whom a declaration belongs.
struct Subject {
  let person: Person
  let household: Household
  /// The fields that the declaration gives separately for this person.
  let own: Set<String>
  /// The aliases of the taxpayer's fact.
  let commonAliases: DeclaredValue?

  /// The fields that may be given for a single person.
  static let fields: Set<String> = [
    "label", "help", "ask", "section", "aliases", "default", "typical", "min", "max", "absent",
  ]

  /// The kind of the person; nil for the taxpayer.
  var kind: PersonKind? { household.kinds[person.kind] }
}

extension RawDeclaration {
  /// The names in the declaration's `of`; nil if it has none, or if it is not a text or list of texts.
  var subjects: [String]? {
    guard let of = fields.fields?["of"] else { return nil }
    if let text = of.text { return [text] }
    guard let items = of.items, !items.isEmpty else { return nil }
    let texts = items.compactMap(\.text)
    return texts.count == items.count ? texts : nil
  }
}

extension DeclarationReader {
  /// Reads the declaration for one person, with the fields for that person in place of the common ones.
  ///
  /// - Parameter kinds: the kinds of persons for whom separate fields may be given.
  init(_ raw: RawDeclaration, of person: Person, in household: Household, among kinds: Set<String>) {
    guard case .record(var record) = raw.fields else {
      self.init(raw)
      return
    }
    // Fields that cannot be given for a single person are reported once, not for each person.
    let apart = (record[person.kind]?.fields ?? [:]).filter { Subject.fields.contains($0.key) }
    let subject = Subject(
      person: person, household: household, own: Set(apart.keys), commonAliases: record["aliases"])
    record["of"] = nil
    for kind in kinds where record[kind]?.fields != nil { record[kind] = nil }
    var made = raw
    made.fields = .record(record.merging(apart) { _, own in own })
    self.init(made, of: subject)
  }

  /// The label of the declaration, with that of its person.
  func label(_ text: String) -> String {
    guard let subject, !subject.own.contains("label") else { return text }
    return subject.household.label(text, of: subject.person)
  }

  /// The question of the declaration, for its person.
  func question(_ text: String?) -> String? {
    guard let subject, !subject.own.contains("ask") else { return text }
    return text.map { subject.household.question($0, of: subject.person) }
  }

  /// The heading of the declaration; facts of other persons have headings of their own.
  func section(_ text: String?, isInput: Bool) -> String? {
    guard let subject, let kind = subject.kind, !subject.own.contains("section"),
      isInput || text != nil
    else { return text }
    return kind.heading(of: text) ?? subject.household.label(of: subject.person)
  }

  /// Reads aliases with their units: those declared for the person, and those made from the taxpayer's by the patterns
  /// of the kind.
  mutating func aliases(of name: String, type: ValueType) -> (names: [String], units: [String: Exact]) {
    var own = aliases(raw.fields.fields?["aliases"], type: type)
    guard let subject, !subject.person.isTaxpayer else { return own }
    let common = aliases(subject.commonAliases, type: type)
    if !subject.own.contains("aliases") { own = ([], [:]) }
    for alias in [name] + common.names {
      for made in subject.household.aliases(of: alias, isName: alias == name, person: subject.person) {
        if !own.names.contains(made) { own.names.append(made) }
        own.units[made] = common.units[alias]
      }
    }
    return own
  }
}
