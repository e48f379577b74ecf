import CLuaShim
import LevyScript
import LuaRuntime

/// Compiles rule source to functions with exact arithmetic.
extension RuleState {
  /// Compiles a rule file, or an expression at a prompt, and pushes it as a function.
  ///
  /// - Parameter environment: a table of globals in place of the sandbox's.
  /// - Throws: `LuaError` of kind `syntax`.
  package func load(_ file: RuleFile, environment: LuaReference? = nil) throws(LuaError) {
    let environment = environment ?? lua.environmentReference
    guard let code = file.bytecode(memory: lua.limits.memory) else {
      try compile(file)
      lua.pop()
      throw LuaError(message: "Lua's library makes bytecode that is not that of Lua 5.4")
    }
    try lua.load(code: code, environment: environment)
    lua.push(environment)
    for (numeral, value) in file.numerals {
      numbers.pushPlain(value)
      lua.setField(numeral, at: -2)
    }
    lua.pop()
  }

  /// Compiles a file. Errors quote the original source.
  private func compile(_ file: RuleFile) throws(LuaError) {
    guard let source = file.source else { throw try syntaxError(in: file) }
    do throws(LuaError) {
      try lua.load(source.bytes, chunk: file.path)
    } catch {
      // Lua's message must quote the original source, not the rewritten one.
      if case .syntax = error.kind { throw try syntaxError(in: file) }
      throw error
    }
  }

  /// The syntax error of a file, in Lua's words if Lua agrees.
  private func syntaxError(in file: RuleFile) throws(LuaError) -> LuaError {
    try lua.load(file.bytes, chunk: file.path)
    lua.pop()
    let place = file.tree.source.place(of: file.tree.fault?.range.lowerBound ?? 0)
    return LuaError(syntax: "it is nested too deeply or too large", chunk: file.path, line: place.line)
  }

  /// Adds the functions that `ExactSource` uses in place of operators and in `for` loops.
  func addOperators() {
    lua.push(lua.environmentReference)
    numbers.pushEquality()
    lua.setField("==", at: -2)
    levy_push_loop_bound(lua.raw)
    lua.setField("for", at: -2)
    lua.pushJoin()
    lua.setField("..", at: -2)
    lua.pushLength()
    lua.setField("#", at: -2)
    lua.pop()
  }

  /// The instruction limit for all paths of one rule.
  private static let mostFollowInstructions = 8_000_000

  /// Runs work whose calls follow the paths of one rule. They share the instruction limit of one call, within the limit
  /// that all rules share.
  package func sharingFollowLimits(_ work: () throws -> Void) throws {
    let limits = lua.limits
    lua.limits.instructions = min(limits.instructions, Self.mostFollowInstructions, followInstructionsLeft)
    defer {
      followInstructionsLeft -= lua.limits.instructions - max(0, lua.instructionsLeft)
      lua.limits = limits
    }
    try lua.sharingLimits(work)
  }
}
