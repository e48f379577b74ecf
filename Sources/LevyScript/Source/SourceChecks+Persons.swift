import LevyModel
import LuaSyntax

/// Reads of persons. A person is recognised by name: `person`, or the name of a kind, or a field of the case or of a
/// person with such a name, as in `case.spouse`, `case.children[2]` and `person.pensions[1]`.
extension SourceChecks {
  /// The name of the list of the taxpayer and of persons of whom there is at most one.
  static let allPersons = "persons"

  func readOfPerson(_ id: ExpressionID) -> NameRead? {
    if persons.isEmpty { return nil }
    guard case .field(let object, let name, let range) = tree[id], let role = role(of: object) else {
      return readBySum(id)
    }
    return NameRead(record: .fact, name: name, place: place(of: range), person: role)
  }

  /// The string in `sum(case.persons, "income")` and `sum(months(case), "income")` is the name of a fact.
  private func readBySum(_ id: ExpressionID) -> NameRead? {
    guard case .call(let callee, let arguments) = tree[id], arguments.count == 2, name(of: callee) == "sum",
      let text = plainText(arguments[1])
    else { return nil }
    let range = tree.range(of: arguments[1])
    if case .call(let months, let owner) = tree[arguments[0]], name(of: months) == "months" {
      return NameRead(record: .fact, name: text, place: place(of: range), person: owner.first.flatMap(role))
    }
    if case .field(_, let group, _) = tree[arguments[0]], let kind = persons[group] {
      return NameRead(record: .fact, name: text, place: place(of: range), person: .kind(kind))
    }
    return NameRead(record: .fact, name: text, place: place(of: range), person: .other)
  }

  private func isStranger(_ id: ExpressionID) -> Bool {
    if case .local(let local) = tree[id] { strangers.contains(local) } else { false }
  }

  /// The persons over whom loops by `each` go: those of a kind, or all persons, who include the rule's own.
  var localsOfEach: [LocalID: NameRead.Role] {
    tree.statements.reduce(into: [:]) { roles, statement in
      guard case .genericFor(let locals, let values, _) = statement, let local = locals.first, let first = values.first,
        case .call(let callee, let arguments) = tree[first], name(of: callee) == "each"
      else { return }
      roles[local] = .other
      guard let group = arguments.first, case .field(_, let name, _) = tree[group] else { return }
      roles[local] = name == Self.allPersons ? .own : persons[name].map { .kind($0) } ?? .other
    }
  }

  /// The variables of loops other than those by `each`, and locals to which anything but a read value is assigned.
  var localsOfOthers: Set<LocalID> {
    tree.statements.reduce(into: []) { others, statement in
      switch statement {
      case .numericFor(let local, _, _, _, _): others.insert(local)
      case .genericFor(let locals, let values, _):
        if let first = values.first, case .call(let callee, _) = tree[first], name(of: callee) == "each" { return }
        others.formUnion(locals)
      case .local(let locals, let values):
        for (index, local) in locals.enumerated() {
          guard values.indices.contains(index) else { continue }
          switch tree[values[index]] {
          case .field, .index, .local: break
          default: others.insert(local)
          }
        }
      default: break
      }
    }
  }

  /// The person that an expression means, or nil.
  func role(of id: ExpressionID) -> NameRead.Role? {
    // The last field of a chain identifies the person, provided that the chain begins with a person or case.
    var (id, found) = (id, NameRead.Role?.none)
    while true {
      switch tree[id] {
      case .local, .global:
        guard let name = name(of: id), !isStranger(id) else { return nil }
        let ofLoop = if case .local(let local) = tree[id] { loopPersons[local] } else { NameRead.Role?.none }
        let role = ofLoop ?? (name == "person" ? .own : persons[name].map(NameRead.Role.kind))
        return role.map { found ?? $0 }
      case .field(let object, let name, _):
        let kind = persons[name].map { NameRead.Role.kind($0) }
        if scope(of: object) != nil { return kind.map { found ?? $0 } }
        guard let role = name == "other" || name == "owner" ? .other : kind else { return nil }
        (id, found) = (object, found ?? role)
      case .index(let object, _): id = object
      default: return nil
      }
    }
  }
}
