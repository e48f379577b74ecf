import CLuaShim
import LevyModel
import LevyRules
import LevyScript
import LevyState
import LuaRuntime

/// The values of parameters in force, or values that replace them.
extension Calculator {
  /// Pushes the value of a parameter on a day; returns false if there was none.
  ///
  /// - Throws: `Diagnostic` if the rules do not say which value was known.
  package func pushLaw(_ id: ParameterID, on date: CalendarDate, known: CalendarDate?) throws(Diagnostic) -> Bool {
    let parameter = rulebook.parameters[id]
    guard let found = try parameter.value(on: date, known: known) else { return false }
    return try state.pushValue(of: parameter, entry: found.entry, revision: found.revision)
  }

  /// Clears the cache of parameters.
  package func forgetLaw() { levy_record_clear(state.lua.raw, lawRecord, lawValues.key) }
}

extension RuleState {
  /// Pushes the value of a parameter's revision; returns false if the parameter has no values.
  ///
  /// - Throws: `Diagnostic` if its file was not run yet and cannot be.
  package func pushValue(
    of parameter: Parameter, entry: Parameter.Entry, revision: Parameter.Revision
  ) throws(Diagnostic) -> Bool {
    guard let table = try lawValues(of: parameter.declaration) else { return false }
    lua.push(table)
    guard lua.pushField(entry.since.description, at: -1) == .table else {
      lua.pop(2)
      return false
    }
    lua.pushField(revision.key, at: -1)
    lua.removeBelowTop()
    lua.removeBelowTop()
    return true
  }

  /// Pushes a copy of a declared value.
  package func push(_ value: DeclaredValue) {
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
