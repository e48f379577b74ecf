import LevyModel
import LevyScript

/// Persons, and their declarations: one variable for each person.
extension RulebookBuilder {
  /// Reads the declarations of persons, before those that belong to persons.
  mutating func readPersons(_ declarations: [RawDeclaration]) {
    for (number, raw) in declarations.enumerated() where raw.kind == .person {
      var reader = DeclarationReader(raw)
      defer { diagnostics += reader.diagnostics }
      guard let kind = reader.personKind(declaration: number) else { continue }
      let names = [kind.name, kind.plural].compactMap(\.self)
      if let taken = names.first(where: { household.kinds[$0] != nil || household.groups[$0] != nil }) {
        diagnostics.append(Diagnostic(.duplicateName(name: taken, first: nil), at: raw.place))
        continue
      }
      let others = household.members.count
      if others + (kind.atMost ?? 1) > Self.mostPersons {
        reader.fault(
          .wrongField(
            "at_most", expected: "at most \(Self.mostPersons) persons in all", found: "\(others + (kind.atMost ?? 1))"))
        return
      }
      household.add(kind)
      for person in household.members[others...] {
        add(kind.presence(of: person), of: person)
      }
    }
  }

  /// The most persons of a case. Each has variables of its own for all that is declared of persons.
  private static let mostPersons = 1000

  /// Adds a variable of another person, within the memory that the names and labels of such may take.
  private mutating func add(_ variable: Variable, of person: Person) {
    madeForPersons += variable.label.utf8.count + variable.aliases.reduce(0) { $0 + $1.utf8.count }
    if madeForPersons <= Self.mostBytesForPersons {
      othersVariables[person.index, default: []].append(variable)
    } else if diagnostics.isEmpty {
      let fault = Problem.DeclarationFault.wrongField(
        "label", expected: "shorter labels and aliases of persons: all of theirs take at most 64 MiB",
        found: variable.label.cut(to: 40))
      diagnostics.append(Diagnostic(.declaration("'\(variable.name)'", fault: fault), at: variable.place))
    }
  }

  private static let mostBytesForPersons = 1 << 26

  /// The declaration for each of the persons that its `of` names; none if it names no known person.
  private mutating func declarations(_ raw: RawDeclaration) -> [(person: Person, raw: RawDeclaration)] {
    household.isUsed = true
    guard let words = raw.subjects, let persons = household.members(of: words) else {
      var reader = DeclarationReader(raw)
      // Errors in the declaration of a kind are reported there.
      if diagnostics.isEmpty {
        let found = raw.subjects.map { $0.joined(separator: ", ") } ?? raw.fields.fields?["of"]?.kind ?? "nothing"
        reader.fault(
          .wrongField("of", expected: "one or more of " + household.words.joined(separator: ", "), found: found))
      }
      diagnostics += reader.diagnostics
      return []
    }
    checkApart(raw, persons)
    let kinds = Set(household.kinds.keys).union([Person.taxpayer.kind]).union(unfinished.kinds)
    return persons.map { ($0, raw.of($0, kind: household.kinds[$0.kind], among: kinds)) }
  }

  /// Adds a caveat or check, of persons for each of them.
  mutating func addCaveat(_ raw: RawDeclaration, number: Int) {
    for raw in raw.fields.fields?["of"] == nil ? [raw] : declarations(raw).map(\.raw) {
      var reader = DeclarationReader(raw)
      let draft = reader.caveat(declaration: number)
      diagnostics += reader.diagnostics
      guard let draft else { continue }
      caveatDrafts.removeAll { [sources] in
        $0.name == draft.name && sources.replaces(draft.variable.place, $0.variable.place)
      }
      caveatDrafts.append(draft)
      if let person = draft.variable.person, !person.isTaxpayer {
        add(draft.variable, of: person)
      } else {
        add(draft.variable)
      }
    }
  }

  /// Adds a declaration that belongs to persons, for each of them.
  mutating func addOfPersons(_ raw: RawDeclaration, number: Int) {
    for (person, raw) in declarations(raw) {
      var reader = DeclarationReader(raw)
      let variable = raw.kind == .input ? reader.variable(input: number) : reader.variable(rule: number)
      diagnostics += reader.diagnostics
      guard let variable else { continue }
      if Person.fields.contains(variable.field) {
        let fault = Problem.DeclarationFault.wrongField(
          "name", expected: "another than \(Person.fields.sorted().joined(separator: ", ")), which each person has",
          found: "\"\(variable.field)\"")
        diagnostics.append(Diagnostic(.declaration(raw.title, fault: fault), at: raw.place))
      } else if person.isTaxpayer {
        add(variable)
      } else {
        add(variable, of: person)
      }
      if madeForPersons > Self.mostBytesForPersons { return }
    }
  }

  /// Checks the fields for single persons: the declaration must apply to that person, and the field must be one that
  /// may differ.
  private mutating func checkApart(_ raw: RawDeclaration, _ persons: [Person]) {
    var reader = DeclarationReader(raw)
    let concerned = Set(persons.map(\.kind))
    for kind in Set(household.kinds.keys).union([Person.taxpayer.kind]).sorted() {
      guard let declared = raw.fields.fields?[kind] else { continue }
      guard let fields = declared.fields, concerned.contains(kind) else {
        let found = concerned.contains(kind) ? declared.kind : "'of' that does not name \(kind)"
        reader.fault(.wrongField(kind, expected: "a table of what is otherwise for one person", found: found))
        continue
      }
      for field in fields.keys.sorted() where !Subject.fields.contains(field) {
        reader.fault(.unknownField("\(kind).\(field)", nearest: NearestNames.of(field, among: Subject.fields)))
      }
    }
    diagnostics += reader.diagnostics
  }

  /// The slot of a fact that rules read, of any person.
  func slot(read name: String) -> Int? {
    slots[name] ?? fieldSlots[name]
  }

  /// A fact of a person must be declared of such a person.
  mutating func check(_ read: NameRead, of role: NameRead.Role) {
    if Person.fields.contains(read.name) || read.record == .parameter || mayBeUnfinished(read.name) { return }
    let kinds: Set<String>? = if case .kind(let kind) = role { [kind] } else { nil }
    func isMeant(_ having: Set<String>) -> Bool { kinds.map { !$0.isDisjoint(with: having) } ?? true }
    if let having = fieldKinds[read.name], isMeant(having) { return }
    let nearest = nearest(read.name, fieldKinds.filter { isMeant($0.value) }.map(\.key))
    diagnostics.append(Diagnostic(.unknownName(name: read.name, role: .ofPerson, nearest: nearest), at: read.place))
  }
}
