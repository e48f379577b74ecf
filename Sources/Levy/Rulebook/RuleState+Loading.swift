import CLuaShim
import LuaRuntime

/// How rule source becomes functions whose arithmetic is exact.
extension RuleState {
  /// Compiles a rule file, or an expression of a prompt, and pushes it as a function.
  ///
  /// - Parameter environment: a table of globals to use in place of the sandbox's.
  /// - Throws: `LuaError` of kind `syntax`.
  func load(_ file: RuleFile, environment: LuaReference? = nil) throws(LuaError) {
    let source = file.source
    if source.hasConstants { try checkSyntax(file) }
    do throws(LuaError) {
      try lua.load(source.bytes, chunk: file.path, environment: environment)
    } catch {
      // Lua's message must quote the file, not what became of it.
      try checkSyntax(file)
      throw error
    }
    lua.push(environment ?? lua.environmentReference)
    for (numeral, value) in source.numerals {
      numbers.pushPlain(value)
      lua.setField(numeral, at: -2)
    }
    lua.pop()
    try lua.replaceCode(LuaBytecode.withExactArithmetic)
  }

  private func checkSyntax(_ file: RuleFile) throws(LuaError) {
    try lua.load(file.bytes, chunk: file.path)
    lua.pop()
  }

  /// Gives rules the functions to which `ExactSource` turns their comparisons and loops.
  func addComparisons() {
    lua.push(lua.environmentReference)
    numbers.pushEquality()
    lua.setField("==", at: -2)
    levy_push_loop_bound(lua.raw)
    lua.setField("for", at: -2)
    lua.pop()
  }
}
