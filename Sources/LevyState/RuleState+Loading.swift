import CLuaShim
import LevyScript
import LuaRuntime

/// Compilation of rule source to functions whose arithmetic is exact.
extension RuleState {
  /// Compiles a rule file, or an expression of a prompt, and pushes it as a function.
  ///
  /// - Parameter environment: a table of globals to use in place of the sandbox's.
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

  /// Compiles a file. Errors quote the file.
  private func compile(_ file: RuleFile) throws(LuaError) {
    guard let source = file.source else { throw try syntaxError(in: file) }
    do throws(LuaError) {
      try lua.load(source.bytes, chunk: file.path)
    } catch {
      // Lua's message must quote the file, and not its transformed text.
      if case .syntax = error.kind { throw try syntaxError(in: file) }
      throw error
    }
  }

  /// Why a file is no Lua, in Lua's words where it agrees.
  private func syntaxError(in file: RuleFile) throws(LuaError) -> LuaError {
    try lua.load(file.bytes, chunk: file.path)
    lua.pop()
    let place = file.tree.source.place(of: file.tree.fault?.range.lowerBound ?? 0)
    return LuaError(syntax: "it is nested too deeply or too large", chunk: file.path, line: place.line)
  }

  /// Adds the functions that `ExactSource` uses in place of operators and for loops.
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

  /// The instructions for all paths of one rule.
  private static let mostFollowInstructions = 8_000_000

  /// Makes the calls of `work`, which follow the paths of one rule, share the instructions of one call, out of those
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
