import ExactNumbers
import LevyModel
import LevyScript
import LevyState

/// A `property` whose names of facts and results are not resolved yet.
struct PropertyDraft {
  let raw: RawDeclaration
  let declaration: DeclarationID
}

extension DeclarationReader {
  /// Reads a `property` against the rulebook's names.
  mutating func property(
    declaration: DeclarationID, _ variable: (String) -> Variable?, partners: (String, String) -> [String: String]?
  ) -> Property? {
    guard let fields = fields() else { return nil }
    guard let title = raw.name.text, !title.allSatisfy(\.isWhitespace) else {
      fault(.wrongField("title", expected: "a text", found: raw.name.kind))
      return nil
    }
    checkVisible([title], "title")
    let source = text("source", required: true)
    let change = change(fields, variable, partners)
    let (rising, falling, same) = (words("rising"), words("falling"), words("same"))
    let isConditional = fields["when"] != nil && requireFunction("when")
    let hasFunction = fields["holds"] != nil && requireFunction("holds")
    if !hasFunction, fields["holds"] == nil, (rising + falling + same).isEmpty { fault(.missingField("holds")) }
    if change == .nothing, let word = ["rising", "falling", "same"].first(where: { fields[$0] != nil }) {
      fault(.wrongField(word, expected: "'over' or 'swap' beside it, which say how the cases differ", found: "neither"))
    }
    for name in rising + falling {
      if let type = variable(name)?.type, !type.isNumeric {
        fault(.wrongField("rising", expected: "results that are numbers", found: "'\(name)'"))
      }
    }
    let given = given(fields["given"], variable)
    let over = if case .over(let names, _) = change { names.count } else { 0 }
    let counts = [
      "over": over, "given": given.count, "rising": rising.count, "falling": falling.count, "same": same.count,
    ]
    for (field, count) in counts.sorted(by: { $0.key < $1.key }) where count > Property.mostNames {
      fault(.wrongField(field, expected: "at most \(Property.mostNames) names", found: String(count)))
    }
    let (from, to) = period()
    guard let source, diagnostics.isEmpty else { return nil }
    return Property(
      title: title, source: source, note: text("note"), change: change, given: given, rising: rising,
      falling: falling, same: same, isConditional: isConditional, hasFunction: hasFunction, from: from, to: to,
      place: raw.place, declaration: declaration)
  }

  /// Reads a name or a list of names.
  private mutating func words(_ field: String) -> [String] {
    if let text = raw.fields.fields?[field]?.text { return [text] }
    return texts(field)
  }

  private mutating func change(
    _ fields: [String: DeclaredValue], _ variable: (String) -> Variable?,
    _ partners: (String, String) -> [String: String]?
  ) -> Property.Change {
    let (over, by) = (words("over"), number("by"))
    if let by, by <= 0 { fault(.wrongField("by", expected: "a number above zero", found: by.description)) }
    if by != nil, over.isEmpty { fault(.wrongField("by", expected: "'over' beside it", found: "none")) }
    guard let declared = fields["swap"] else {
      for name in over where by != nil {
        if let type = variable(name)?.type, !type.isNumeric {
          fault(.wrongField("by", expected: "facts that are numbers in 'over'", found: "'\(name)'"))
        }
      }
      return over.isEmpty ? .nothing : .over(over, by: by)
    }
    if fields["over"] != nil { fault(.wrongField("swap", expected: "no 'over' beside it", found: "both")) }
    if let names = declared.items?.compactMap(\.text), names.count == 2, let pairs = partners(names[0], names[1]) {
      return .swap(pairs)
    }
    var pairs: [String: String] = [:]
    for (name, other) in declared.fields ?? [:] {
      guard let other = other.text, let one = variable(name), let two = variable(other), one.type == two.type else {
        fault(.wrongField("swap.\(name)", expected: "the name of a fact of the same type", found: other.summary))
        continue
      }
      (pairs[name], pairs[other]) = (other, name)
    }
    if pairs.isEmpty {
      fault(
        .wrongField("swap", expected: "two persons, or a table from facts to facts", found: declared.summary))
    }
    return .swap(pairs)
  }

  /// Reads names that are drawn, and names with their values.
  private mutating func given(
    _ declared: DeclaredValue?, _ variable: (String) -> Variable?
  ) -> [(name: String, value: Value?)] {
    guard let declared else { return [] }
    if let items = declared.items {
      let names = items.compactMap(\.text)
      if names.count == items.count { return names.map { ($0, nil) } }
    }
    guard let fields = declared.fields else {
      fault(.wrongField("given", expected: "a table of names, and of values by name", found: declared.kind))
      return []
    }
    var given: [(name: String, value: Value?)] = []
    while let name = fields[String(given.count + 1)]?.text { given.append((name, nil)) }
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) where Int(name) == nil {
      guard let type = variable(name)?.type else {
        given.append((name, nil))
        continue
      }
      guard let value = type.value(of: value) else {
        fault(.wrongField("given.\(name)", expected: type.expected(.inForce).english, found: value.summary))
        continue
      }
      given.append((name, value))
    }
    return given
  }
}

extension RulebookBuilder {
  /// Reads the properties, once the names of facts and results are known.
  mutating func addProperties() {
    guard diagnostics.isEmpty else { return }
    var titles: [String: Place] = [:]
    for draft in propertyDrafts {
      var reader = DeclarationReader(draft.raw)
      let property = reader.property(
        declaration: draft.declaration, { name in slots[name].map { variables[$0] } }, partners: { pairs(of: $0, $1) })
      diagnostics += reader.diagnostics
      guard let property else { continue }
      if let first = titles.updateValue(property.place, forKey: property.title) {
        diagnostics.append(Diagnostic(.duplicateName(name: property.title, first: first), at: property.place))
      }
      let facts = Set(property.over + property.given.map(\.name))
      for name in property.over + property.given.map(\.name) + property.compared {
        // Rules have one word for one thing, so an alias is not accepted as a name here.
        if let slot = slots[name], variables[slot].name == name { continue }
        let nearest =
          slots[name].map { [variables[$0].name] } ?? NearestNames.of(name, among: variables.map(\.name))
        diagnostics.append(
          Diagnostic(
            .unknownName(name: name, role: facts.contains(name) ? .given : .asked, nearest: nearest),
            at: property.place))
      }
      properties.append(property)
    }
  }

  /// Pairs the facts of two persons, and of the things that they have, in both directions; nil if there are no such
  /// persons.
  private func pairs(of one: String, _ other: String) -> [String: String]? {
    let members = [one, other].compactMap { name in household.members.first { $0.name == name } }
    guard members.count == 2, one != other else { return nil }
    var pairs: [String: String] = [:]
    func prefix(_ person: Person) -> String { person.isTaxpayer ? "" : person.name + "." }
    for variable in variables where variable.isInput {
      guard var person = variable.person else { continue }
      while let owner = household.owner(of: person) { person = owner }
      guard let place = members.firstIndex(of: person) else { continue }
      let partner = prefix(members[1 - place]) + variable.name.dropFirst(prefix(person).count)
      if let slot = slots[partner], variables[slot].name == partner { pairs[variable.name] = partner }
    }
    return pairs
  }
}
