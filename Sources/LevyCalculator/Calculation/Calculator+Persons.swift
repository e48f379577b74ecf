import CLuaShim
import LevyModel
import LevyRules
import LuaRuntime

/// The Lua objects by which rules read a case, or the case under hypotheses.
struct CaseFace {
  let record: LuaReference
  /// For each person, the record and the table of its names.
  var persons: [(record: LuaReference, names: LuaReference)] = []
}

/// The Lua objects for cases and persons, and calls of rules.
extension Calculator {
  /// The Lua objects of a scope, made lazily. All scopes share the same values, under different names.
  func face(of scope: Int) -> CaseFace {
    if let face = faces[scope] { return face }
    let (lua, hypotheses) = (state.lua, rulebook.hypotheses)
    _ = lua.reserve(12)
    lua.pushTable()
    for (slot, variable) in zip(rulebook.declaredVariables.slots, rulebook.declaredVariables) {
      lua.push(hypotheses.slot(slot, in: scope).index)
      lua.setField(variable.name, at: -2)
    }
    pushYear()
    for (hypothesis, inner) in hypotheses.scopes[scope].inner {
      lua.push(current.count + inner)
      lua.setField(hypotheses.declared[hypothesis].name, at: -2)
    }
    let names = lua.keep()
    levy_push_record(lua.raw, "case", caseRecord, names.key, caseValues.key, lawReference.key)
    var face = CaseFace(record: lua.keep())
    addPersons(to: &face, names, in: scope)
    faces[scope] = face
    return face
  }

  /// Adds persons to a case: records of their facts, and lists of them.
  private func addPersons(to face: inout CaseFace, _ caseNames: LuaReference, in scope: Int) {
    let household = rulebook.household
    guard household.isUsed else { return }
    let lua = state.lua
    var slots: [[Slot]] = Array(repeating: [], count: household.members.count)
    for (slot, variable) in zip(rulebook.declaredVariables.slots, rulebook.declaredVariables) {
      if let person = variable.person { slots[person.index].append(slot) }
    }
    face.persons = household.members.map { person in
      personNames(person, slots[person.index], in: scope)
      let names = lua.keep()
      levy_push_record(lua.raw, "person", caseRecord, names.key, caseValues.key, lawReference.key)
      return (lua.keep(), names)
    }
    for person in household.members {
      let names = face.persons[person.index].names
      if let other = household.other(of: person) { set("other", to: face.persons[other.index].record, in: names) }
      if let owner = person.owner { set(Person.owner, to: face.persons[owner].record, in: names) }
      for (name, members) in household.groupsOfMembers[person.index] ?? [:] { addGroup(name, members, of: face, names) }
    }
    for person in household.singles { set(person.kind, to: face.persons[person.index].record, in: caseNames) }
    for (name, members) in household.groups { addGroup(name, members, of: face, caseNames) }
  }

  /// Adds a list of persons to a table of names.
  private func addGroup(_ name: String, _ members: [Int], of face: CaseFace, _ names: LuaReference) {
    let lua = state.lua
    lua.push(state.library.newGroup)
    lua.pushTable()
    for (position, member) in members.enumerated() {
      lua.push(face.persons[member].record)
      lua.setElement(position + 1, at: -2)
    }
    lua.push(name != Person.group)
    // The table is small; if memory is refused, the next evaluation reports it.
    guard (try? lua.call(arguments: 2, results: 1)) != nil else { return }
    set(name, to: lua.keep(), in: names)
  }

  private func set(_ name: String, to value: LuaReference, in names: LuaReference) {
    state.lua.push(names)
    state.lua.push(value)
    state.lua.setField(name, at: -2)
    state.lua.pop()
  }

  /// Pushes a table from the fields of a person to their slots, or to their constant values.
  private func personNames(_ person: Person, _ slots: [Slot], in scope: Int) {
    let lua = state.lua
    lua.pushTable()
    for slot in slots {
      lua.push(rulebook.hypotheses.slot(slot, in: scope).index)
      lua.setField(rulebook.variables[slot].field, at: -2)
    }
    if person.isTaxpayer {
      lua.push(true)
      lua.setField(Person.presence, at: -2)
    }
    pushYear()
    lua.push(person.kind)
    lua.setField("kind", at: -2)
    levy_push_constant(lua.raw, Int32(person.number))
    lua.setField("number", at: -2)
  }

  /// Adds the name by which `months(case)` and `months(person)` read the year to the table on top of the stack.
  private func pushYear() {
    state.lua.push(Rulebook.yearSlot.index)
    state.lua.setField("case.year", at: -2)
  }

  // MARK: Calls

  /// Pushes the function of a rule and its arguments, except for the case and the law.
  ///
  /// - Returns: the number of pushed values; 1 if the caller must push the case and the law.
  package func pushCall(_ function: LuaReference, of slot: Slot) throws -> Int32 {
    let lua = state.lua
    let variable = rulebook.variables[slot]
    let hypothetical = variable.hypothetical
    guard let person = variable.person, hypothetical?.setter == nil else {
      lua.push(function)
      // Under a hypothesis the case is another one, so it is pushed here.
      if rulebook.hypotheses.isEmpty { return 1 }
      lua.push(face(of: hypothetical?.evaluated ?? 0).record)
      lua.push(lawReference)
      return 3
    }
    guard lua.reserve(12) else { throw LuaError(message: "stack overflow") }
    let face = face(of: hypothetical?.evaluated ?? 0)
    if variable.isPresence { return pushPresence(function, of: person, in: face) }
    if person.isTaxpayer {
      lua.push(function)
      pushArguments(of: person, in: face)
      return 4
    }
    lua.push(state.library.guarded)
    pushArguments(of: person, in: face)
    lua.push(function)
    if let absent = version(of: slot)?.absent { try state.push(absent) } else { lua.pushNil() }
    lua.push(variable.name)
    lua.push(person.name(of: Person.presence))
    return 8
  }

  /// Pushes the function that says whether a person is present, with its arguments; for a thing, its owner comes first.
  private func pushPresence(_ function: LuaReference, of person: Person, in face: CaseFace) -> Int32 {
    let lua = state.lua
    var pushed: Int32 = 4
    if let condition = rulebook.household.condition(of: person) {
      lua.push(state.library.inRow)
      lua.push(face.persons[condition.index].record)
      pushed += 2
    }
    lua.push(function)
    if let owner = person.owner {
      lua.push(face.persons[owner].record)
      lua.push(lawReference)
      lua.push(face.record)
      pushed += 1
    } else {
      lua.push(face.record)
      lua.push(lawReference)
    }
    lua.push(person.number)
    return pushed
  }

  /// Pushes the arguments of functions in a person's declarations.
  func pushArguments(of person: Person, in face: CaseFace? = nil) {
    let face = face ?? self.face(of: 0)
    state.lua.push(face.persons[person.index].record)
    state.lua.push(lawReference)
    state.lua.push(face.record)
  }

  // MARK: Presence

  /// True if a person is present in the current case; nil if that cannot be decided.
  func isPresent(_ person: Person) -> Bool? {
    if person.isTaxpayer { return true }
    guard let slot = rulebook.slot(of: person.name(of: Person.presence)),
      case .boolean(let flag)? = try? compute(slot)
    else { return nil }
    return flag
  }

  /// Removes facts of absent persons from a case, for users who gave them earlier. Returns the rest of the case, and
  /// the removed facts with the reason.
  package func withoutTheAbsent(_ facts: Case) -> (facts: Case, unused: [UnusedFact]) {
    var (facts, unused) = (facts, [UnusedFact]())
    // A person's presence may depend on facts of another person.
    while (try? begin(facts)) != nil {
      let absent = givenOfTheAbsent.filter { facts.given[$0.slot] != nil }
      if absent.isEmpty { break }
      for (slot, presence) in absent {
        let reason = UnusedFact.Reason.decided(by: presence, as: .boolean(false), type: .boolean)
        unused += [self.unused(slot, in: facts, [slot: reason])].compactMap(\.self)
        facts = facts.without(slot)
      }
    }
    return (facts, unused)
  }

  /// The given facts of persons who are certainly absent, with the name of the variable that says so.
  private var givenOfTheAbsent: [(slot: Slot, presence: String)] {
    current.givenOfOthers.sorted().compactMap { slot in
      guard let person = rulebook.variables[slot].absentee, isPresent(person) == false else { return nil }
      return (slot, person.name(of: Person.presence))
    }
  }

  /// Checks that the year, the date and all names could be parsed, that no amount is given for the year and for its
  /// months, and that no facts of absent persons are given.
  ///
  /// If it cannot be decided who is present, results that depend on it fail with the reason.
  func checkCase() throws(Diagnostic) {
    if !current.misread.isEmpty {
      for slot in Case.slotsOfAll { if let wrong = current.misread[slot] { throw wrong } }
    }
    if current.givesMonths { try checkMonths() }
    if current.givenOfOthers.isEmpty { return }
    if let (slot, presence) = givenOfTheAbsent.first {
      throw Diagnostic(.noSuchPerson(name: rulebook.variables[slot].name, isGiven: true, presence: presence))
    }
    current.acceptOthers()
    // Reads and assumptions made to decide who is present do not count as those of results.
    current.forgetReads()
    restart()
  }
}
