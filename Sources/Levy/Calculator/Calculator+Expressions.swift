import ExactNumbers
import LuaRuntime

/// What an expression came to.
public enum ExpressionResult: Sendable, Hashable {
  /// A value that a variable may have.
  case value(Value)
  /// Anything else, in words.
  case other(String)
}

extension Calculator {
  /// Evaluates a Lua expression in which the names and aliases of the rules stand for their results.
  ///
  /// - Throws: `Diagnostic`: not an expression, an unknown name, or any failure of a result.
  public func evaluate(expression: String, for facts: Case) throws(Diagnostic) -> ExpressionResult {
    try checkTraps(expression)
    begin(facts)
    let lua = state.lua
    let height = lua.height
    defer { lua.height = height }
    do {
      let environment = try expressionEnvironment()
      try lua.load(
        Array("return \(Self.withExactNumerals(expression))".utf8), chunk: "expression", environment: environment)
      try lua.call(results: 1)
    } catch {
      recover()
      let diagnostic = withNearestNames(Diagnostic(error))
      guard diagnostic.place?.file == "expression" else { throw rulebook.sources.pinpointed(diagnostic) }
      // The line of an expression is no place that helps anyone; the expression itself is.
      throw Self.pinpointed(diagnostic.problem, in: expression)
    }
    return result()
  }

  /// Numerals at a prompt are exact numbers, so that 1 / 3 is a third. Those that must be plain stay so: places in
  /// lists, and what a count is compared with.
  private static func withExactNumerals(_ expression: String) -> String {
    let tokens = LuaLexer.tokens(of: Array(expression.utf8))
    let plain: Set<String> = ["[", "==", "~="]
    return tokens.indices.map { index in
      let token = tokens[index]
      let before = index > 0 ? tokens[index - 1].text : ""
      let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
      let isPlain = plain.contains(before) || after == "==" || after == "~="
      return token.kind == .numeral && !isPlain ? "exact(\(token.text))" : token.text
    }.joined(separator: " ")
  }

  /// A name that Lua does not know may be one of the rules' names, misspelt.
  private func withNearestNames(_ diagnostic: Diagnostic) -> Diagnostic {
    guard case .unknownGlobal(let name, _) = diagnostic.problem else { return diagnostic }
    let names = rulebook.names + state.lua.environmentNames
    return Diagnostic(.unknownGlobal(name: name, nearest: NearestNames.of(name, among: names)), at: diagnostic.place)
  }

  /// What the loader refuses in rule files is refused here too.
  private func checkTraps(_ expression: String) throws(Diagnostic) {
    let checks = SourceChecks(RuleFile(path: "expression", bytes: Array(expression.utf8)))
    let traps = checks.traps { name in
      guard let slot = rulebook.slot(of: name), case .count = rulebook.variables[slot].type else { return false }
      return true
    }
    if let trap = traps.first { throw Self.pinpointed(trap.problem, in: expression) }
  }

  /// The diagnostic of a problem with the expression that has it.
  private static func pinpointed(_ problem: Problem, in expression: String) -> Diagnostic {
    var diagnostic = Diagnostic(problem)
    if let word = problem.offender?.word { diagnostic.excerpt = Excerpt(expression, part: word) }
    return diagnostic
  }

  private func result() -> ExpressionResult {
    let lua = state.lua
    if let number = try? state.numbers.number(at: -1) { return .value(.number(number)) }
    if let flag = lua.boolean(at: -1) { return .value(.boolean(flag)) }
    if let text = lua.string(at: -1) { return .value(.choice(text)) }
    if let date = state.date() { return .value(.date(date)) }
    return .other(lua.kind(at: -1) == .absent ? "nothing" : state.declaredValue().summary)
  }

  private func expressionEnvironment() throws(LuaError) -> LuaReference {
    if let environment { return environment }
    let names = rulebook.names
    try state.lua.runLibrary(Self.expressionLibrary, name: "levy", results: 1) { lua in
      lua.push(caseReference)
      lua.push(lawReference)
      lua.pushTable()
      for name in names {
        guard let slot = rulebook.slot(of: name) else { continue }
        lua.push(rulebook.variables[slot].name)
        lua.setField(name, at: -2)
      }
      lua.push(lua.environmentReference)
      return 4
    }
    let made = state.lua.keep()
    environment = made
    return made
  }

  private static let expressionLibrary = """
    local case, law, names, globals = ...
    return setmetatable({}, {
      __index = function(_, name)
        if names[name] then return case[names[name]] end
        if name == "case" then return case end
        if name == "law" then return law end
        return globals[name]
      end,
      __newindex = globals,
      __metatable = false,
    })
    """
}
