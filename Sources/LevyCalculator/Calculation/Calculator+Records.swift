import CLuaShim
import ExactNumbers
import LevyModel
import LevyRules
import LevyScript
import LuaRuntime

/// Computes the fields of `case` and `law`. The callbacks are called from C, under the protected call of `compute`;
/// they report failure by their result and never throw across it.
extension Calculator {
  func installRecords() {
    let lua = state.lua
    let context = Unmanaged.passUnretained(self).toOpaque()
    for record in [caseRecord, lawRecord] { record.pointee.context = context }
    caseRecord.pointee.begin = { context, _, place in calculator(context).beginField(Int(place)) }
    caseRecord.pointee.finish = { context, _, slot in calculator(context).finishFact(Slot(Int(slot))) }
    caseRecord.pointee.unknown = { context, _ in calculator(context).unknownFact() }
    caseRecord.pointee.note = { context, slot in calculator(context).note(fact: Slot(Int(slot))) }
    lawRecord.pointee.begin = { context, _, place in calculator(context).beginParameter(ParameterID(Int(place))) }
    lawRecord.pointee.finish = { _, _, _ in 0 }
    lawRecord.pointee.unknown = { context, _ in calculator(context).unknownParameter() }
    lawRecord.pointee.note = { context, place in calculator(context).note(parameter: ParameterID(Int(place))) }
    lawOfDays = makeLawOfDays()

    lua.pushTable()
    lawValues = lua.keep()
    levy_push_record(
      lua.raw, "law", lawRecord, names(rulebook.parameters.map(\.name) + [Self.onAnotherDay]).key, lawValues.key,
      levy_no_reference())
    lawReference = lua.keep()
    lua.pushTable()
    caseValues = lua.keep()
    faces = Array(repeating: nil, count: rulebook.hypotheses.scopes.count)
    caseReference = face(of: 0).record
  }

  /// Makes a table from names to their indices in a list.
  private func names(_ names: [String]) -> LuaReference {
    state.lua.pushTable()
    for (place, name) in names.enumerated() {
      state.lua.push(place)
      state.lua.setField(name, at: -2)
    }
    return state.lua.keep()
  }

  // MARK: Facts

  fileprivate func note(fact slot: Slot) {
    guard slot.index < current.count else { return }
    recorder?.note(fact: slot)
    // Reading a month also reads its fact, which people give.
    if areOfMonths[slot.index], let fact = rulebook.months.facts[slot] { recorder?.note(fact: fact) }
  }

  /// Pushes a field of a case: a fact, or the case under a hypothesis.
  fileprivate func beginField(_ place: Int) -> Int32 {
    if place < current.count { return beginFact(Slot(place)) }
    state.lua.push(face(of: place - current.count).record)
    return 0
  }

  private func beginFact(_ slot: Slot) -> Int32 {
    do {
      if let executor = state.numbers.executor {
        try executor.pushFact(number: slot.index)
        return 0
      }
      current.note(read: slot)
      if areOfMonths[slot.index] { noteMonths(read: slot) }
      if let value = current[slot] {
        try state.push(value)
        return 0
      }
      let variable = rulebook.variables[slot]
      // While missing facts are sought, a misread fact has a placeholder.
      if !current.misread.isEmpty, missing == nil, let wrong = current.misread[rulebook.supposed(slot) ?? slot] {
        throw wrong
      }
      if let base = rulebook.supposed(slot), current.gives(base) {
        throw Diagnostic(rulebook.problem(supposing: slot, wanted: running.last { rulebook.base(of: $0) == $0 }))
      }
      switch variable.origin {
      case .calendar: throw Diagnostic(.unknownName(name: variable.name, role: .inRule, nearest: []))
      case .input:
        let ofMonths = areOfMonths[slot.index] ? try byMonths(slot) : nil
        let value = try ofMonths ?? told(by: slot) ?? defaultValue(of: slot) ?? standIn(for: slot)
        current.keep(value, slot: slot)
        try state.push(value)
        return 0
      case .rule, .deadline, .caveat: return try beginRule(slot)
      }
    } catch {
      return state.lua.raise(error)
    }
  }

  private func beginRule(_ slot: Slot) throws -> Int32 {
    let variable = rulebook.variables[slot]
    if isRunning[slot.index] {
      let circle = running.drop { $0 != slot } + [slot]
      throw Diagnostic(.circle(circle.map { rulebook.variables[$0].name }), at: variable.place)
    }
    guard let function = try function(of: slot) else {
      throw Diagnostic(
        .notInForce(rule: variable.name, date: current.date, versions: variable.versions.map(\.span)),
        at: variable.place)
    }
    if !isKnown(slot), let version = version(of: slot), let known = current.known {
      throw Diagnostic(
        .notKnown(law: "rule '\(variable.name)'", since: version.from, known: known), at: version.place)
    }
    guard running.count < Rulebook.mostWaiting else {
      throw Diagnostic(.script(message: "more than \(Rulebook.mostWaiting) rules wait for each other"))
    }
    isRunning[slot.index] = true
    running.append(slot)
    recorder?.enter(slot)
    onRule?(slot)
    return try pushCall(function, of: slot)
  }

  fileprivate func finishFact(_ slot: Slot) -> Int32 {
    let variable = rulebook.variables[slot]
    do {
      let base = rulebook.base(of: slot)
      let value =
        try lacksItself(rulebook.variables[base]) ? pushStandIn(for: base) : returned(by: variable, slot: slot)
      if case .number(let number) = value, state.lua.kind(at: -1) != .block {
        // The rule returned a plain Lua number; other rules must read an exact one.
        state.lua.pop()
        state.numbers.push(number)
      } else if case .count(let count) = value, state.lua.kind(at: -1) == .block {
        state.lua.pop()
        state.lua.push(count)
      }
      current.keep(value, slot: slot)
    } catch {
      return state.lua.raise(error)
    }
    isRunning[slot.index] = false
    running.removeLast()
    recorder?.leave(slot)
    return 0
  }

  /// True if a rule that people may be asked for returned nil: its result must be given.
  private func lacksItself(_ variable: Variable) -> Bool {
    variable.isFact && state.lua.kind(at: -1) == .absent
  }

  private func pushStandIn(for slot: Slot) throws -> Value {
    let value = try standIn(for: slot)
    state.lua.pop()
    try state.push(value)
    return value
  }

  /// Converts the value on top of the stack to a result of a rule.
  private func returned(by variable: Variable, slot: Slot) throws -> Value {
    let lua = state.lua
    func wrong() -> Diagnostic {
      let number = state.numbers.number(at: -1)
      return Diagnostic(
        .wrongResult(of: variable.name, variable.type, number, found: lua.description(at: -1)),
        at: version(of: slot)?.place ?? variable.place)
    }
    switch variable.type {
    case .quantity, .count:
      guard let number = state.numbers.number(at: -1), let value = variable.type.accepted(.number(number)) else {
        throw wrong()
      }
      return value
    case .boolean:
      guard let flag = lua.boolean(at: -1) else { throw wrong() }
      return .boolean(flag)
    case .choice(let choice):
      guard let word = lua.string(at: -1), choice.options.contains(word) else { throw wrong() }
      return .choice(word)
    case .date:
      guard let date = state.date() else { throw wrong() }
      return .date(date)
    }
  }

  /// The placeholder of a missing input. Throws unless all missing inputs are being sought.
  func standIn(for slot: Slot) throws(Diagnostic) -> Value {
    let variable = rulebook.variables[slot]
    guard missing != nil else {
      throw Diagnostic(
        .missing(
          inputs: [missingInput(slot)],
          wanted: running.first.map { rulebook.variables[$0].name } ?? variable.name))
    }
    if current.misread[slot] == nil { missing?.append(slot) }
    return placeholder(for: slot)
  }

  /// The placeholder with which rules go on where a fact is missing, so that other missing facts are found.
  package func placeholder(for slot: Slot) -> Value {
    let variable = rulebook.variables[slot]
    if case .input(let input) = variable.origin, let value = input.defaultValue { return value }
    switch variable.type {
    case .quantity: return .number(max(0, variable.minimum ?? 0))
    case .count: return .count(0)
    case .boolean: return .boolean(true)
    case .choice(let choice): return .choice(choice.options[0])
    case .date: return .date(current.date)
    }
  }

  fileprivate func unknownFact() {
    let name = state.lua.string(at: 2) ?? state.lua.description(at: 2)
    if rulebook.hypotheses.declared.contains(where: { $0.name == name }) {
      // The hypothesis depends on itself.
      _ = state.lua.raise(Diagnostic(.circle(running.map { rulebook.variables[$0].name } + [name])))
      return
    }
    let nearest = NearestNames.of(name, among: rulebook.declaredVariables.map(\.name))
    _ = state.lua.raise(Diagnostic(.unknownName(name: name, role: .inRule, nearest: nearest)))
  }

  // MARK: Parameters

  fileprivate func note(parameter id: ParameterID) {
    if id.index < rulebook.parameters.count { recorder?.note(parameter: id, on: current.date) }
  }

  fileprivate func beginParameter(_ id: ParameterID) -> Int32 {
    if id.index == rulebook.parameters.count {
      state.lua.push(lawOfDays)
      return 0
    }
    do throws(Diagnostic) {
      if try lawOverride?(id, current.date) == true { return 0 }
      if try pushLaw(id, on: current.date, known: current.known) { return 0 }
    } catch {
      return state.lua.raise(error)
    }
    let parameter = rulebook.parameters[id]
    return state.lua.raise(
      Diagnostic(.noLaw(parameter: parameter.name, date: current.date, history: parameter.periods), at: parameter.place)
    )
  }

  fileprivate func unknownParameter() {
    let name = state.lua.string(at: 2) ?? state.lua.description(at: 2)
    let nearest = NearestNames.of(name, among: rulebook.parameters.map(\.name))
    _ = state.lua.raise(Diagnostic(.unknownName(name: name, role: .parameter, nearest: nearest)))
  }
}

private func calculator(_ context: UnsafeMutableRawPointer?) -> Calculator {
  // The record's context is set before any callback can run.
  Unmanaged<Calculator>.fromOpaque(context.unsafelyUnwrapped)._withUnsafeGuaranteedRef { $0 }
}
