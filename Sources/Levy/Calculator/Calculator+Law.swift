import CLuaShim
import LuaRuntime

/// Parameters in force, or others in their place.
extension Calculator {
  /// Pushes what a parameter was on a day; false if there was none.
  ///
  /// - Throws: `Diagnostic` if the rules do not say what was known of it.
  func pushLaw(_ slot: Int, on date: CalendarDate, known: CalendarDate?) throws(Diagnostic) -> Bool {
    let parameter = rulebook.parameters[slot]
    guard let found = try parameter.value(on: date, known: known) else { return false }
    return state.pushValue(of: parameter, entry: found.entry, revision: found.revision)
  }

  /// The result of a name for a case by its law, but with the parameters of another side, where that has them.
  ///
  /// - Parameter own: the parameters that are as the case's law has them.
  /// - Throws: `Diagnostic`, as `evaluate`.
  func evaluate(
    _ name: String, for facts: Case, parametersOf other: Attribution.Side, except own: Set<String>
  ) throws(Diagnostic) -> Value {
    forgetLaw()
    lawOverride = { [unowned self] slot throws(Diagnostic) in
      let name = rulebook.parameters[slot].name
      return own.contains(name) ? false : try pushLaw(name, of: other)
    }
    defer {
      lawOverride = nil
      forgetLaw()
    }
    return try evaluate(name, for: facts)
  }

  /// Looks parameters up anew from now on.
  func forgetLaw() { levy_record_clear(state.lua.raw, lawRecord, lawValues.key) }

  private func pushLaw(_ name: String, of other: Attribution.Side) throws(Diagnostic) -> Bool {
    let giver = other.calculator
    guard let slot = giver.rulebook.parameters.firstIndex(where: { $0.name == name }),
      try giver.pushLaw(slot, on: other.facts.date, known: other.facts.known)
    else { return false }
    if giver === self { return true }
    // A value of another state is copied.
    let value = giver.state.declaredValue()
    giver.state.lua.pop()
    state.push(value)
    return true
  }
}

extension RuleState {
  /// Pushes the value of a parameter's revision; false if the parameter has no values.
  func pushValue(of parameter: Parameter, entry: Parameter.Entry, revision: Parameter.Revision) -> Bool {
    guard let table = declarations[parameter.declaration].lawValues else { return false }
    lua.push(table)
    lua.pushField(entry.since.description, at: -1)
    lua.pushField(revision.key, at: -1)
    lua.removeBelowTop()
    lua.removeBelowTop()
    return true
  }

  /// Pushes a copy of a value that was read off a state.
  func push(_ value: DeclaredValue) {
    switch value {
    case .boolean(let flag): lua.push(flag)
    case .integer(let number): lua.push(number)
    case .number(let number): numbers.push(number)
    case .text(let text): lua.push(text)
    case .list(let items):
      lua.pushTable()
      for (index, item) in items.enumerated() where lua.reserve(4) {
        push(item)
        lua.setElement(index + 1, at: -2)
      }
    case .record(let fields):
      lua.pushTable()
      for (key, item) in fields where lua.reserve(4) {
        push(item)
        lua.setField(key, at: -2)
      }
    case .absent, .badNumber, .function, .other: lua.pushNil()
    }
  }
}
