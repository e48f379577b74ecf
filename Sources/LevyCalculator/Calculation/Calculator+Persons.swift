import CLuaShim
import LevyModel
import LevyRules
import LuaRuntime

/// Persons as rules see them, and calls of the rules of persons.
extension Calculator {
  /// Adds the persons to the case: records of their facts, and lists of them.
  func installPersons(_ caseNames: LuaReference) {
    let household = rulebook.household
    guard household.isUsed else { return }
    let lua = state.lua
    faces = household.members.map { person in
      personNames(person)
      let names = lua.keep()
      levy_push_record(lua.raw, "person", caseRecord, names.key, caseValues.key, lawReference.key)
      return (lua.keep(), names)
    }
    for person in household.singles {
      for (position, face) in faces.enumerated() where household.other(of: person)?.index == position {
        set("other", to: face.record, in: faces[person.index].names)
      }
      set(person.kind, to: faces[person.index].record, in: caseNames)
    }
    for (name, members) in household.groups {
      lua.push(state.newGroup)
      lua.pushTable()
      for (position, member) in members.enumerated() {
        lua.push(faces[member].record)
        lua.setElement(position + 1, at: -2)
      }
      lua.push(name != Person.group)
      // A table of so few entries is made, or the next evaluation is refused its memory and says so.
      guard (try? lua.call(arguments: 2, results: 1)) != nil else { continue }
      let group = lua.keep()
      set(name, to: group, in: caseNames)
    }
  }

  private func set(_ name: String, to value: LuaReference, in names: LuaReference) {
    state.lua.push(names)
    state.lua.push(value)
    state.lua.setField(name, at: -2)
    state.lua.pop()
  }

  /// Pushes a table from the fields of a person to their slots, or to their constant values.
  private func personNames(_ person: Person) {
    let lua = state.lua
    lua.pushTable()
    for (slot, variable) in rulebook.variables.enumerated() where variable.person == person {
      lua.push(slot)
      lua.setField(variable.field, at: -2)
    }
    if person.isTaxpayer {
      lua.push(true)
      lua.setField(Person.presence, at: -2)
    }
    lua.push(person.kind)
    lua.setField("kind", at: -2)
    levy_push_constant(lua.raw, Int32(person.number))
    lua.setField("number", at: -2)
  }

  // MARK: Calls

  /// Pushes the function of a rule, and its arguments unless these are the case and the law.
  ///
  /// - Returns: how much was pushed; 1 if the case and the law are still to come.
  package func pushCall(_ function: LuaReference, of slot: Int) throws -> Int32 {
    let lua = state.lua
    let variable = rulebook.variables[slot]
    guard let person = variable.person else {
      lua.push(function)
      return 1
    }
    guard lua.reserve(12) else { throw LuaError(message: "stack overflow") }
    if variable.isPresence { return pushPresence(function, of: person) }
    if person.isTaxpayer {
      lua.push(function)
      pushArguments(of: person)
      return 4
    }
    lua.push(state.guarded)
    pushArguments(of: person)
    lua.push(function)
    if let absent = version(of: slot)?.absent { try state.push(absent) } else { lua.pushNil() }
    lua.push(variable.name)
    lua.push(person.name(of: Person.presence))
    return 8
  }

  private func pushPresence(_ function: LuaReference, of person: Person) -> Int32 {
    let lua = state.lua
    let followsOther = person.number > 1
    if followsOther {
      lua.push(state.inRow)
      lua.push(faces[person.index - 1].record)
    } else {
      lua.push(function)
    }
    lua.push(caseReference)
    lua.push(lawReference)
    lua.push(person.number)
    if followsOther { lua.push(function) }
    return followsOther ? 6 : 4
  }

  /// Pushes the arguments of the functions in a person's declarations.
  func pushArguments(of person: Person) {
    state.lua.push(faces[person.index].record)
    state.lua.push(lawReference)
    state.lua.push(caseReference)
  }

  // MARK: Who is there

  /// Whether a person is present in the current case; nil if that cannot be decided.
  func isPresent(_ person: Person) -> Bool? {
    if person.isTaxpayer { return true }
    guard let slot = rulebook.slot(of: person.name(of: Person.presence)),
      case .boolean(let flag)? = try? compute(slot)
    else { return nil }
    return flag
  }

  /// Checks that the law of the case is known, and that it gives no facts of absent persons.
  ///
  /// If it cannot be decided who is present, results that depend on it fail with the reason.
  func checkCase() throws(Diagnostic) {
    if !misread.isEmpty {
      for slot in Case.slotsOfAll { if let wrong = misread[slot] { throw wrong } }
    }
    if givenOfOthers.isEmpty { return }
    for slot in givenOfOthers.sorted() {
      let variable = rulebook.variables[slot]
      if let person = variable.absentee, isPresent(person) == false {
        throw Diagnostic(
          .noSuchPerson(name: variable.name, isGiven: true, presence: person.name(of: Person.presence)))
      }
    }
    givenOfOthers = []
    // The reads and assumptions of deciding who is present are not those of results.
    wasRead.withUnsafeMutableBufferPointer { $0.update(repeating: false) }
    restart()
  }
}
