import LevyModel
import LevyScript
import LuaRuntime

extension RuleState {
  /// `trace(label, value)` returns its value, and reports it to `onTrace`, if that is set. While a rule is followed
  /// with symbols it is not.
  func trace(_ lua: LuaState) throws -> Int {
    guard lua.height >= 2 else {
      throw Diagnostic(.script(message: "'trace' takes a label and a value, such as trace(\"base\", x)"))
    }
    lua.pushCopy(at: 2)
    if numbers.executor == nil { onTrace?() }
    return 1
  }
}
