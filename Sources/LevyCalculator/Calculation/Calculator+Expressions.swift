import ExactNumbers
import LevyModel
import LevyRules
import LevyScript
import LuaRuntime
import LuaSyntax

/// The result of an expression.
public enum ExpressionResult: Sendable, Hashable {
  /// A value that a variable may have.
  case value(Value)
  /// Any other Lua value, in words.
  case other(String)
}

extension Calculator {
  /// Evaluates a Lua expression in which names and aliases of the rules stand for their values.
  ///
  /// - Parameter earlier: the values of `_1`, `_2` and so on; `ans` is the last of them, unless the rules have that
  ///   name.
  /// - Throws: `Diagnostic` for a text that is no expression, an unknown name, missing inputs (all of them), or any
  ///   failure of a result.
  public func evaluate(
    expression: String, for facts: Case, earlier: [Value] = []
  ) throws(Diagnostic) -> ExpressionResult {
    try Language.speaking(rulebook.language) { () throws(Diagnostic) in try check(expression) }
    let lua = state.lua
    let height = lua.height
    defer { lua.height = height }
    try begin(facts)
    try checkFacts()
    do {
      try run(expression, earlier: earlier)
    } catch {
      guard case .missing(_, let wanted) = error.problem else { throw error }
      throw allMissing(wanted: wanted, first: error) { () throws(Diagnostic) in try run(expression, earlier: earlier) }
    }
    return result()
  }

  /// True if an expression is incomplete, so that more lines may complete it.
  package func isIncomplete(expression: String) -> Bool {
    if case .syntax(incomplete: true)? = flaw(of: "return \(luaSource(expression))")?.kind { return true }
    return false
  }

  /// The length in bytes of the longest expression, and of the longest entry at the prompt.
  private static let longest = 65_536

  /// True if a text is an answer to a question with yes or no; no expression is.
  package static func isYesOrNo(_ text: String) -> Bool { ValueType.boolean.parse(text) != nil }

  package static func isTooLong(_ expression: String) -> Bool { expression.utf8.count > longest }

  package static func checkLength(of expression: String) throws(Diagnostic) {
    if isTooLong(expression) { throw Diagnostic(.tooMuch(of: .expression, most: longest)) }
  }

  /// Checks that an expression may be run: that it is a single one, without traps of Lua, and that its numbers are
  /// unambiguous.
  private func check(_ expression: String) throws(Diagnostic) {
    try Self.checkLength(of: expression)
    if let doubt = PromptSource.doubt(in: expression, style: .inForce) { throw Self.pinpointed(doubt, in: expression) }
    do throws(Diagnostic) {
      // `60k` is not Lua, and traps are found in Lua only.
      try checkTraps(PromptSource.withLuaNumerals(expression))
    } catch {
      throw Self.pinpointed(error.problem, in: expression)
    }
    try checkIsOne(expression)
  }

  /// Checks that there is only one expression: of `est, soli` Lua would return the first. (A single one may be in
  /// parentheses.)
  private func checkIsOne(_ expression: String) throws(Diagnostic) {
    let source = luaSource(expression)
    guard !source.isEmpty, flaw(of: "return \(source)") == nil, let flaw = flaw(of: "return (\(source))") else {
      return
    }
    // An excess parenthesis is an error that Lua reports itself.
    if flaw.isOfExcess { throw Self.pinpointed(.severalValues, in: expression) }
  }

  private func luaSource(_ expression: String) -> String {
    PromptSource.lua(expression) { rulebook.slot(of: $0) != nil }
  }

  /// Lua's syntax error for a source; nil if it is valid.
  private func flaw(of source: String) -> LuaError? {
    let height = state.lua.height
    defer { state.lua.height = height }
    do throws(LuaError) {
      try state.lua.load(Array(source.utf8), chunk: "expression")
      return nil
    } catch {
      return error
    }
  }

  /// Parses a value that a user gives for a name: a plain value, or an expression such as `60k` or `salary / 12`, in
  /// the unit of the name.
  ///
  /// - Throws: `Diagnostic` that says which values may be given, or what is wrong with the expression.
  package func value(_ text: String, for name: String, in facts: Case, earlier: [Value] = []) throws(Diagnostic)
    -> Value
  {
    let notation = try rulebook.notation(of: name)
    try Self.checkLength(of: text)
    if let value = try notation.written(typed: text, for: name, style: .inForce) { return value }
    if notation.ownType == .money, let (amount, period) = Period.split(text),
      let given = try value(amount, for: name, in: facts, earlier: earlier).exact
    {
      return try notation.converted(given, from: period, typed: text, for: name)
    }
    let refusal = Diagnostic(notation.problem(name: name, text: text, style: .inForce))
    if text.isEmpty { throw refusal }
    do throws(Diagnostic) {
      guard case .value(let value) = try evaluate(expression: text, for: facts, earlier: earlier) else { throw refusal }
      // The error quotes a value that does not fit as it was typed, not the result of the expression.
      if notation.meaning(value) == nil { throw refusal }
      return value
    } catch {
      switch error.problem {
      case .syntax: throw refusal
      // An answer to another kind of question is not taken for a misspelt name.
      case .unknownGlobal where !notation.type.isNumeric || Self.isYesOrNo(text):
        throw refusal
      default: throw error
      }
    }
  }

  /// Runs an expression and leaves the result on the stack.
  private func run(_ expression: String, earlier: [Value]) throws(Diagnostic) {
    let lua = state.lua
    do throws(LuaError) {
      let environment = try expressionEnvironment()
      let bound = bindings(of: expression, to: earlier)
      let names = bound.map(\.name).joined(separator: ", ")
      let binding = bound.isEmpty ? "" : "local \(names) = ... "
      let source = Array("\(binding)return \(luaSource(expression))".utf8)
      let file = RuleFile(path: "expression", bytes: source)
      try unnested { isContinued throws(LuaError) in
        try state.load(file, environment: environment)
        for (_, value) in bound { try state.push(value) }
        try lua.call(arguments: bound.count, results: 1, isContinued: isContinued)
      }
    } catch {
      recover()
      let diagnostic = withNearestNames(Diagnostic(error))
      if isOfCase(diagnostic) { throw Diagnostic(diagnostic.problem) }
      guard diagnostic.place?.file == "expression" else { throw rulebook.sources.pinpointed(diagnostic) }
      // The error shows the expression itself, since its line number helps nobody.
      throw Self.pinpointed(diagnostic.problem, in: expression)
    }
  }

  /// The earlier results that an expression names; the others need not be made.
  private func bindings(of expression: String, to earlier: [Value]) -> [(name: String, value: Value)] {
    guard let last = earlier.last else { return [] }
    let names = Set(SourceText(Array(expression.utf8)).words.filter { $0.kind == .name }.map(\.text))
    return names.sorted().compactMap { name in
      guard rulebook.slot(of: name) == nil else { return nil }
      if name == "ans" { return (name, last) }
      guard name.hasPrefix("_"), let number = Int(name.dropFirst()), earlier.indices.contains(number - 1) else {
        return nil
      }
      return (name, earlier[number - 1])
    }
  }

  /// Adds the names of the rules that a name unknown to Lua may mean.
  private func withNearestNames(_ diagnostic: Diagnostic) -> Diagnostic {
    guard case .unknownGlobal(let name, _) = diagnostic.problem else { return diagnostic }
    let names = rulebook.names + state.lua.environmentNames
    return Diagnostic(.unknownGlobal(name: name, nearest: NearestNames.of(name, among: names)), at: diagnostic.place)
  }

  /// Refuses the traps of Lua that are refused in rule files too.
  private func checkTraps(_ expression: String) throws(Diagnostic) {
    let readings = ["return " + expression, expression].lazy.compactMap {
      try? SourceChecks(RuleFile(path: "expression", bytes: Array($0.utf8)))
    }
    // A syntax error is reported when the expression is run.
    guard let checks = readings.first else { return }
    let traps = checks.traps { name in
      guard let slot = rulebook.slot(of: name), case .count = rulebook.variables[slot].type else { return false }
      return true
    }
    if let trap = traps.first { throw Self.pinpointed(trap.problem, in: expression) }
  }

  /// A diagnostic with the offending part of the expression.
  private static func pinpointed(_ problem: Problem, in expression: String) -> Diagnostic {
    var diagnostic = Diagnostic(problem)
    if let word = problem.offender?.word { diagnostic.excerpt = Excerpt(expression, part: word) }
    return diagnostic
  }

  private func result() -> ExpressionResult {
    let lua = state.lua
    if let number = state.numbers.number(at: -1) { return .value(.number(number)) }
    if let flag = lua.boolean(at: -1) { return .value(.boolean(flag)) }
    if let text = lua.string(at: -1) { return .value(.choice(text)) }
    if let date = state.date() { return .value(.date(date)) }
    return .other(lua.kind(at: -1) == .absent ? "nothing" : state.summary())
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
      lua.pushTable()
      for (name, unit) in rulebook.variables.flatMap(\.units) {
        state.numbers.push(unit)
        lua.setField(name, at: -2)
      }
      lua.push(lua.environmentReference)
      lua.pushTable()
      for name in rulebook.household.caseNames {
        lua.push(true)
        lua.setField(name, at: -2)
      }
      return 6
    }
    let made = state.lua.keep()
    environment = made
    return made
  }

  private static let expressionLibrary = """
    local case, law, names, units, globals, persons = ...
    return setmetatable({}, {
      __index = function(_, name)
        if units[name] then return case[names[name]] / units[name] end
        if names[name] then return case[names[name]] end
        if persons[name] then return case[name] end
        if name == "case" then return case end
        if name == "law" then return law end
        if name == "date()" then return globals.date end
        return globals[name]
      end,
      __newindex = globals,
      __metatable = false,
    })
    """
}
