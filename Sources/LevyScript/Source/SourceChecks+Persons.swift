import LevyModel
import LuaSyntax

/// Reads of persons in rules. A person is recognised by name: `person`, or the name of a kind, or a field of the case
/// with such a name, as in `case.spouse` and `case.children[2]`.
extension SourceChecks {
  func readOfPerson(_ id: ExpressionID) -> NameRead? {
    if persons.isEmpty { return nil }
    guard case .field(let object, let name, let range) = tree[id], let role = role(of: object) else {
      return readBySum(id)
    }
    return NameRead(record: .fact, name: name, place: place(of: range), person: role)
  }

  /// The text in `sum(case.persons, "income")` is a name.
  private func readBySum(_ id: ExpressionID) -> NameRead? {
    guard case .call(let callee, let arguments) = tree[id], arguments.count == 2, name(of: callee) == "sum",
      let text = plainText(arguments[1])
    else { return nil }
    let range = tree.range(of: arguments[1])
    if case .field(_, let group, _) = tree[arguments[0]], let kind = persons[group] {
      return NameRead(record: .fact, name: text, place: place(of: range), person: .kind(kind))
    }
    return NameRead(record: .fact, name: text, place: place(of: range), person: .other)
  }

  private func isStranger(_ id: ExpressionID) -> Bool {
    if case .local(let local) = tree[id] { strangers.contains(local) } else { false }
  }

  /// What loops over `each` go over.
  var localsOfEach: Set<LocalID> {
    tree.statements.reduce(into: []) { persons, statement in
      guard case .genericFor(let locals, let values, _) = statement, let local = locals.first, let first = values.first,
        case .call(let callee, _) = tree[first], name(of: callee) == "each"
      else { return }
      persons.insert(local)
    }
  }

  /// The variables of loops other than those over `each`, and locals that are assigned anything but a value that was
  /// read.
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

  /// Whom an expression means, if it means a person.
  private func role(of id: ExpressionID) -> NameRead.Role? {
    var (id, isOther) = (id, false)
    while true {
      switch tree[id] {
      case .local, .global:
        guard let name = name(of: id), !isStranger(id) else { return nil }
        let isOfLoop = if case .local(let local) = tree[id] { loopPersons.contains(local) } else { false }
        guard let role = name == "person" || isOfLoop ? .own : persons[name].map(NameRead.Role.kind) else { return nil }
        return isOther ? .other : role
      case .field(let object, let name, _):
        if scope(of: object) != nil { return isOther ? .other : persons[name].map { .kind($0) } }
        if name != "other" { return nil }
        (id, isOther) = (object, true)
      case .index(let object, _): id = object
      default: return nil
      }
    }
  }
}
