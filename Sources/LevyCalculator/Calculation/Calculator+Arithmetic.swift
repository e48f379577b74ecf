import CLuaShim
import ExactNumbers
import LevyModel
import LevyRules
import LevyScript
import LuaRuntime

extension Calculator {
  /// The formula of a rule that has run, with the numbers of the current case; nil if it is only a number or cannot be
  /// determined.
  func arithmetic(of slot: Slot) -> Arithmetic? {
    guard rulebook.variables[slot].type.isNumeric, case .number(let result)? = current[slot],
      let function = try? function(of: slot)
    else { return nil }
    let lua = state.lua
    let height = lua.height
    let recorder = ArithmeticRecorder { [unowned self] slot, recorder in
      guard let value = current[slot] else { throw ArithmeticRecorder.Untold() }
      guard case .number(let number) = value else { return try state.push(value) }
      let isShare = rulebook.variables[slot].type == .rate
      state.numbers.push(symbol: recorder.note(number, isShare: isShare))
    }
    func forget() { levy_record_clear(lua.raw, caseRecord, caseValues.key) }
    forget()
    state.numbers.executor = recorder
    defer {
      state.numbers.executor = nil
      forget()
      lua.height = height
    }
    lua.push(function)
    lua.push(face(of: rulebook.variables[slot].hypothetical?.evaluated ?? 0).record)
    lua.push(lawReference)
    do throws(LuaError) {
      try lua.call(arguments: 2, results: 1)
    } catch {
      recover()
      return nil
    }
    guard let symbol = state.numbers.symbol(at: -1) else { return nil }
    let found = recorder.arithmetic(symbol)
    // A formula is shown only if its value is the result.
    return found.isNumber || found.value != result ? nil : found
  }
}
