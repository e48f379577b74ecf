import CLuaShim
import LevyModel
import LevyRules
import LuaRuntime

/// What rules see of a case, as it is or under hypotheses.
struct CaseFace {
  let record: LuaReference
  /// The record of each person, and the table of its names.
  var persons: [(record: LuaReference, names: LuaReference)] = []
}

/// Cases and persons as rules see them, and calls of rules.
extension Calculator {
  /// What rules see in a scope. All cases have the same values, which they read under other names.
  func face(of scope: Int) -> CaseFace {
    if let face = faces[scope] { return face }
    let (lua, hypotheses) = (state.lua, rulebook.hypotheses)
    _ = lua.reserve(12)
    lua.pushTable()
    for (slot, variable) in rulebook.declaredVariables.enumerated() {
      lua.push(hypotheses.slot(slot, in: scope))
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

  /// Adds the persons to a case: records of their facts, and lists of them.
  private func addPersons(to face: inout CaseFace, _ caseNames: LuaReference, in scope: Int) {
    let household = rulebook.household
    guard household.isUsed else { return }
    let lua = state.lua
    var slots: [[Int]] = Array(repeating: [], count: household.members.count)
    for (slot, variable) in rulebook.declaredVariables.enumerated() {
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
    lua.push(state.newGroup)
    lua.pushTable()
    for (position, member) in members.enumerated() {
      lua.push(face.persons[member].record)
      lua.setElement(position + 1, at: -2)
    }
    lua.push(name != Person.group)
    // A table of so few entries is made, or the next evaluation is refused its memory and says so.
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
  private func personNames(_ person: Person, _ slots: [Int], in scope: Int) {
    let lua = state.lua
    lua.pushTable()
    for slot in slots {
      lua.push(rulebook.hypotheses.slot(slot, in: scope))
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

  /// Adds the name under which months(case) and months(person) read the year to the table of names on top.
  private func pushYear() {
    state.lua.push(Rulebook.yearSlot)
    state.lua.setField("case.year", at: -2)
  }

  // MARK: Calls

  /// Pushes the function of a rule, and its arguments unless these are the case and the law.
  ///
  /// - Returns: how much was pushed; 1 if the case and the law are still to come.
  package func pushCall(_ function: LuaReference, of slot: Int) throws -> Int32 {
    let lua = state.lua
    let variable = rulebook.variables[slot]
    let hypothetical = variable.hypothetical
    guard let person = variable.person, hypothetical?.setter == nil else {
      lua.push(function)
      // Who reads it may be about the case under a hypothesis.
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
    lua.push(state.guarded)
    pushArguments(of: person, in: face)
    lua.push(function)
    if let absent = version(of: slot)?.absent { try state.push(absent) } else { lua.pushNil() }
    lua.push(variable.name)
    lua.push(person.name(of: Person.presence))
    return 8
  }

  /// Pushes the function that says whether somebody is there, with its arguments: of what somebody has, the owner first.
  private func pushPresence(_ function: LuaReference, of person: Person, in face: CaseFace) -> Int32 {
    let lua = state.lua
    var pushed: Int32 = 4
    if let condition = rulebook.household.condition(of: person) {
      lua.push(state.inRow)
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

  /// Pushes the arguments of the functions in a person's declarations.
  func pushArguments(of person: Person, in face: CaseFace? = nil) {
    let face = face ?? self.face(of: 0)
    state.lua.push(face.persons[person.index].record)
    state.lua.push(lawReference)
    state.lua.push(face.record)
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

  /// A case without what it gives of persons who are not there, for people who had told of them before; and these facts, with
  /// what says so.
  package func withoutTheAbsent(_ facts: Case) -> (facts: Case, unused: [UnusedFact]) {
    var (facts, unused) = (facts, [UnusedFact]())
    // Whether one is there may follow from facts of another.
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

  /// The facts that the current case gives of persons who are certain not to be there, and the names of what says so.
  private var givenOfTheAbsent: [(slot: Int, presence: String)] {
    current.givenOfOthers.sorted().compactMap { slot in
      guard let person = rulebook.variables[slot].absentee, isPresent(person) == false else { return nil }
      return (slot, person.name(of: Person.presence))
    }
  }

  /// Checks that the law of the case is known, and that it gives no facts of absent persons.
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
    // The reads and assumptions of deciding who is present are not those of results.
    current.forgetReads()
    restart()
  }
}
