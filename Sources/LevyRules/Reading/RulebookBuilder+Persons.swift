import LevyModel
import LevyScript
import LevyState

/// Reads persons, and makes one variable of their declarations for each person.
extension RulebookBuilder {
  /// Reads the declarations of persons and things, before those of their facts.
  mutating func readPersons(_ declarations: [RawDeclaration]) {
    var (waiting, taken): ([(kind: PersonKind, raw: RawDeclaration)], Set<String>) = ([], [Person.group])
    for (number, raw) in zip(declarations.ids, declarations) where raw.kind == .person || raw.kind == .thing {
      var reader = DeclarationReader(raw)
      defer { diagnostics += reader.diagnostics }
      guard let kind = reader.personKind(declaration: number) else { continue }
      let names = Set([kind.name, kind.listName])
      if let name = [kind.name, kind.listName].first(where: taken.contains) {
        diagnostics.append(Diagnostic(.duplicateName(name: name, first: nil), at: raw.place))
        continue
      }
      taken.formUnion(names)
      waiting.append((kind, raw))
    }
    // An owner is added before the things that it owns.
    while !waiting.isEmpty {
      let next = waiting.firstIndex { one in
        !waiting.contains { other in Self.names(one.kind.owners, other.kind) }
      }
      guard let next else { return addCircle(among: waiting.map(\.kind)) }
      let (kind, raw) = waiting.remove(at: next)
      if !add(kind, raw) { return }
    }
  }

  /// True if the words of an `of` mean a kind.
  private static func names(_ words: [String], _ kind: PersonKind) -> Bool {
    words.contains { $0 == kind.name || $0 == "person" && kind.atMost == nil }
  }

  /// Adds all members of a kind, with the rules that say who is present; returns false if nothing more can be added.
  private mutating func add(_ kind: PersonKind, _ raw: RawDeclaration) -> Bool {
    var reader = DeclarationReader(raw)
    defer { diagnostics += reader.diagnostics }
    let others = household.members.count
    let all = others + household.size(of: kind)
    if all > Self.mostPersons {
      reader.fault(.wrongField("at_most", expected: "at most \(Self.mostPersons) persons in all", found: "\(all)"))
      return false
    }
    guard household.add(kind) else {
      // Errors in the declaration of the owner are reported there.
      if diagnostics.isEmpty { reader.fault(wrongOwner(kind.owners.joined(separator: ", "))) }
      return true
    }
    for person in household.members[others...] { add(household.presence(of: person, kind), of: person) }
    return true
  }

  private func wrongOwner(_ found: String) -> Problem.DeclarationFault {
    .wrongField("of", expected: "one or more of " + household.words.joined(separator: ", "), found: found)
  }

  /// Checks that the fact which counts a kind is an input of the owner with the right maximum.
  mutating func checkCounters() {
    for member in household.members where member.number == 1 {
      guard let kind = household.kinds[member.kind], let most = kind.atMost, let name = household.counter(of: member)
      else { continue }
      if let fact = slots[name].map({ variables[$0] }), fact.isInput, case .count(0...most) = fact.type { continue }
      let fault = Problem.DeclarationFault.wrongField(
        "counted_by", expected: "an input of who has them, of the type count(\(most))", found: "'\(name)'")
      diagnostics.append(Diagnostic(.declaration("'\(kind.name)'", fault: fault), at: kind.place))
    }
  }

  /// Reports kinds that own each other in a circle.
  private mutating func addCircle(among kinds: [PersonKind]) {
    var circle: [PersonKind] = []
    var next = kinds.first
    while let kind = next, !circle.contains(where: { $0.name == kind.name }) {
      circle.append(kind)
      next = kinds.first { Self.names(kind.owners, $0) }
    }
    guard let last = next, let start = circle.firstIndex(where: { $0.name == last.name }) else { return }
    let names = circle[start...].map(\.name) + [last.name]
    diagnostics.append(Diagnostic(.circle(names), at: circle[start].place))
  }

  /// The maximum number of persons of a case. Each has variables of its own for everything that is declared of persons.
  private static let mostPersons = 1000

  /// Adds a variable of another person, within the limit of memory for names and labels of persons.
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

  /// Makes a reader of the declaration for each person whom its `of` names; none if it names no known person.
  private mutating func readers(_ raw: RawDeclaration) -> [(person: Person, reader: DeclarationReader)] {
    household.isUsed = true
    guard let words = raw.subjects, let persons = household.members(of: words) else {
      var reader = DeclarationReader(raw)
      // Errors in the declaration of a kind are reported there.
      if diagnostics.isEmpty {
        reader.fault(
          wrongOwner(
            raw.subjects.map { $0.joined(separator: ", ") } ?? raw.fields.fields?["of"]?.kind ?? "nothing"))
      }
      diagnostics += reader.diagnostics
      return []
    }
    checkApart(raw, persons)
    let kinds = Set(household.kinds.keys).union([Person.taxpayer.kind]).union(unfinished.kinds)
    return persons.map { ($0, DeclarationReader(raw, of: $0, in: household, among: kinds)) }
  }

  /// Adds a caveat or check, one for each person if it is declared of persons.
  mutating func addCaveat(_ raw: RawDeclaration, number: DeclarationID) {
    for var reader in raw.fields.fields?["of"] == nil ? [DeclarationReader(raw)] : readers(raw).map(\.reader) {
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

  /// Adds a declaration of persons, as one variable for each of them.
  mutating func addOfPersons(_ raw: RawDeclaration, number: DeclarationID) {
    for (person, var reader) in readers(raw) {
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

  /// Checks the fields for single persons: the declaration must apply to the person, and such a field must be allowed.
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

  /// The slot of a fact that rules read, of whichever person.
  func slot(read name: String) -> Slot? { slots[name] ?? fieldSlots[name] }

  /// Checks that the fact of a person that is read is declared of such a person.
  mutating func check(_ read: NameRead, of role: NameRead.Role) {
    if Person.fields.contains(read.name) || read.record == .parameter || mayBeUnfinished(read.name) { return }
    // A fact of the case may have the name that a file has for a fact of a person.
    if unfinished.mayDeclare(read.name) { return }
    let kinds: Set<String>? = if case .kind(let kind) = role { [kind] } else { nil }
    func isMeant(_ having: Set<String>) -> Bool { kinds.map { !$0.isDisjoint(with: having) } ?? true }
    if let having = fieldKinds[read.name], isMeant(having) { return }
    let nearest = nearest(read.name, fieldKinds.filter { isMeant($0.value) }.map(\.key))
    diagnostics.append(Diagnostic(.unknownName(name: read.name, role: .ofPerson, nearest: nearest), at: read.place))
  }
}
