import LevyModel
import LevyScript
import LuaRuntime

extension RuleState {
  /// Returns the value of `trace(label, value)`, and calls `onTrace` if it is set. Nothing is traced while a rule is
  /// followed with symbols.
  func trace(_ lua: LuaState) throws -> Int {
    guard lua.height >= 2 else {
      throw Diagnostic(.script(message: "'trace' takes a label and a value, such as trace(\"base\", x)"))
    }
    lua.pushCopy(at: 2)
    if numbers.executor == nil { onTrace?() }
    return 1
  }
}
