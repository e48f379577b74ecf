import ExactNumbers
import LevyModel
import LuaRuntime

/// A declaration as a rule file made it.
package struct RawDeclaration {
  let kind: String
  let name: DeclaredValue
  let place: Place
  var fields: DeclaredValue = .absent
  /// The lines of the functions among its fields.
  var functionLines: [String: ClosedRange<Int>] = [:]
  /// The functions among its fields, and the values of a parameter by date, as the state keeps them.
  package var functions: [String: LuaReference] = [:]
  package var lawValues: LuaReference?
}

/// A Lua state into which a jurisdiction's rule files have been loaded.
package final class RuleState {
  package let lua: LuaState
  package let numbers: NumberBridge
  let contents: LuaReference
  package private(set) var declarations: [RawDeclaration] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// What is read: the jurisdiction's files, and those that they have required from elsewhere.
  private(set) var sources: RuleSources
  private var lawValues = LuaReference(none: ())
  private var newDate = LuaReference(none: ())
  private var dateParts = LuaReference(none: ())
  private var newTracedDate = LuaReference(none: ())
  private var modules: [String: LuaReference] = [:]
  /// Why files could not be run, so that none runs twice.
  private var failures: [String: LuaError] = [:]
  private var running: [String] = []
  private var unfinished: Set<Int> = []
  /// Functions and tables may hold each other so deep: what looks at them recurses.
  static let deepest = 200
  /// Whether they do it deeper.
  var nestsTooDeep = false
  /// Whether all files have been run: from then on nothing may be declared and no file is read.
  private var isLoaded = false

  /// Loads all files. What is wrong with them is in `diagnostics`.
  package init(
    _ sources: RuleSources, limits: LuaLimits = LuaLimits(), interruption: Interruption = Interruption()
  ) throws(Diagnostic) {
    self.sources = sources
    do {
      lua = try LuaState(limits: limits, interruption: interruption)
      numbers = NumberBridge(lua)
      contents = lua.kit.contents
      try installLibrary(lua.kit)
    } catch {
      throw Diagnostic(error)
    }
    for file in sources.files where modules[file.path] == nil && failures[file.path] == nil {
      do {
        try run(file)
        lua.pop()
      } catch {
        let diagnostic = Diagnostic(error)
        // A refused allocation leaves no trace of where it was.
        diagnostics.append(Diagnostic(diagnostic.problem, at: diagnostic.place ?? Place(file: file.path, line: 1)))
        // The table of the last declaration is what failed, or was not reached.
        if let last = unfinished.max() { unfinished.remove(last) }
      }
      for number in unfinished {
        let declaration = declarations[number]
        diagnostics.append(
          Diagnostic(.declaration(declaration.title, fault: .noTable), at: declaration.place))
      }
      unfinished = []
    }
    freezeFunctions()
    isLoaded = true
  }

  private func installLibrary(_ kit: LuaState.SandboxKit) throws(LuaError) {
    try lua.runLibrary(ruleLibrarySource, name: "levy", results: 4) { lua in
      lua.push(kit.globals)
      lua.push(kit.readOnly)
      lua.push(kit.library)
      lua.push(kit.contents)
      lua.pushTable()
      numbers.addFunctions()
      lua.pushTable()
      addHostFunctions()
      return 6
    }
    newTracedDate = lua.keep()
    dateParts = lua.keep()
    newDate = lua.keep()
    lawValues = lua.keep()
    addComparisons()
  }

  private func addHostFunctions() {
    let functions: [(String, HostBody)] = [
      ("begin_declaration", { [unowned self] in try self.beginDeclaration($0) }),
      ("declare", { [unowned self] in try self.declare($0) }),
      ("require", { [unowned self] in try self.require($0) }),
      ("refuse", { throw SandboxViolation.readOnly(key: $0.string(at: 1) ?? "?") }),
      ("refuse_key", { _ in throw SandboxViolation.exactKey }),
      ("unknown_date_field", { throw SandboxViolation.unknownMember(library: "date", name: $0.string(at: 1) ?? "?") }),
      ("unknown_law_field", { [unowned self] in throw self.unknownLawField($0) }),
      ("date_part", { [unowned self] in try self.pushTracedPart($0) }),
      ("check_date", { [unowned self] in try self.checkDate($0) }),
      (
        "date_text",
        { lua in
          let parts = (1...3).map { lua.integer(at: $0) ?? 0 }
          lua.push(CalendarDate(year: parts[0], month: parts[1], day: parts[2])?.description ?? "date")
          return 1
        }
      ),
    ]
    for (name, body) in functions {
      lua.pushFunction(body)
      lua.setField(name, at: -2)
    }
  }

  // MARK: Files

  /// Runs a file once and leaves what it returns on the stack.
  private func run(_ file: RuleFile) throws(LuaError) {
    if let failure = failures[file.path] { throw failure }
    running.append(file.path)
    defer { running.removeLast() }
    do throws(LuaError) {
      try load(file)
      try lua.call(results: 1)
      try lua.freeze()
    } catch {
      failures[file.path] = error
      throw error
    }
    lua.pushCopy(at: -1)
    modules[file.path] = lua.keep()
  }

  private func require(_ lua: LuaState) throws -> Int {
    try refuseOnceLoaded("require")
    let name = lua.string(at: 1) ?? lua.description(at: 1)
    guard let file = sources.module(name) else { throw Diagnostic(.unknownModule(name: name)) }
    if let start = running.firstIndex(of: file.path) {
      throw Diagnostic(.circle(Array(running[start...]) + [file.path]))
    }
    if let module = modules[file.path] {
      lua.push(module)
      return 1
    }
    if !sources.all.contains(where: { $0.path == file.path }) { sources.shared.append(file) }
    try run(file)
    return 1
  }

  // MARK: Declarations

  /// While cases are computed, files and declarations would be a place to remember things from one to the next.
  private func refuseOnceLoaded(_ word: String) throws(Diagnostic) {
    if isLoaded { throw Diagnostic(.forbidden(name: "'\(word)' inside a function")) }
  }

  private func beginDeclaration(_ lua: LuaState) throws -> Int {
    try refuseOnceLoaded(lua.string(at: 1) ?? "")
    lua.pushCopy(at: 2)
    let name = declaredValue()
    let place = lua.scriptPlace().map { Place(file: $0.chunk, line: $0.line) }
    declarations.append(
      RawDeclaration(
        kind: lua.string(at: 1) ?? "", name: name, place: place ?? Place(file: "?", line: 0)))
    unfinished.insert(declarations.count - 1)
    lua.push(declarations.count - 1)
    return 1
  }

  private func declare(_ lua: LuaState) throws -> Int {
    guard let number = lua.integer(at: 1), declarations.indices.contains(number) else { return 0 }
    try refuseOnceLoaded(declarations[number].kind)
    lua.pushCopy(at: 2)
    unfinished.remove(number)
    declarations[number].fields = declaredValue()
    guard lua.kind(at: -1) == .table else { return 0 }
    for field in ["compute", "due", "when", "ask_if"] where lua.pushField(field, at: 2) == .function {
      declarations[number].functionLines[field] = lua.definitionLines()
      declarations[number].functions[field] = lua.keep()
    }
    if declarations[number].kind == "parameter", lua.pushField("since", at: 2) == .table {
      try keepLawValues(of: number)
    }
    return 0
  }

  /// Expects the `since` table on top of the stack.
  private func keepLawValues(of number: Int) throws(LuaError) {
    let type = declarations[number].fields.fields?["type"]
    let plain = DeclarationReader.typeName(type) == "count"
    lua.push(lawValues)
    lua.push(declarations[number].name.text ?? "?")
    lua.pushCopy(at: -3)
    lua.push(plain)
    try lua.call(arguments: 3, results: 1)
    declarations[number].lawValues = lua.keep()
  }

  /// Makes what functions share read-only, and refuses functions that change a local of their file.
  private func freezeFunctions() {
    var seen: Set<Int> = []
    for declaration in declarations {
      for function in declaration.functions.values {
        lua.push(function)
        if let local = changedLocal(&seen) {
          diagnostics.append(
            Diagnostic(.changesLocal(rule: declaration.title, local: local), at: declaration.place))
        }
        if nestsTooDeep {
          let message = "functions and tables hold each other more than \(Self.deepest) deep"
          diagnostics.append(Diagnostic(.script(message: message), at: declaration.place))
          return
        }
        do { try lua.freeze() } catch { diagnostics.append(Diagnostic(error)); continue }
        lua.pop()
      }
    }
  }

  private func unknownLawField(_ lua: LuaState) -> any Error {
    let parameter = lua.string(at: 1) ?? "?"
    let field = lua.string(at: 2) ?? "?"
    var names: [String] = []
    lua.forEachPair(at: 3) { if let name = lua.string(at: -2) { names.append(name) } }
    return Diagnostic(
      .unknownName(name: "\(parameter).\(field)", role: .parameter, nearest: NearestNames.of(field, among: names)))
  }

  // MARK: Dates

  private func checkDate(_ lua: LuaState) throws -> Int {
    let date: CalendarDate?
    if let text = lua.string(at: 1) {
      date = CalendarDate(text)
    } else {
      let parts = (1...3).map { index -> Int in
        numbers.number(at: index)?.exactInt ?? 0
      }
      date = CalendarDate(year: parts[0], month: parts[1], day: parts[2])
    }
    guard let date else {
      throw Diagnostic(
        .badValue(name: "date", value: lua.string(at: 1) ?? "", expected: ValueType.date.expectation))
    }
    lua.push(date.year)
    lua.push(date.month)
    lua.push(date.day)
    return 3
  }

  /// Pushes a date as rules see it.
  package func push(_ date: CalendarDate) throws(LuaError) {
    lua.push(newDate)
    lua.push(date.year)
    lua.push(date.month)
    lua.push(date.day)
    try lua.call(arguments: 3, results: 1)
  }

  /// Pushes a date that stands for a fact, with the symbol of its digits that `pushKey` pushes.
  package func pushTracedDate(slot: Int, pushKey: () -> Void) throws(LuaError) {
    lua.push(newTracedDate)
    lua.push(slot)
    pushKey()
    try lua.call(arguments: 2, results: 1)
  }

  /// The symbol of the date on top of the stack, if that stands for a fact.
  package func tracedDate() -> Int? {
    lua.push(dateParts)
    lua.pushCopy(at: -2)
    guard (try? lua.call(arguments: 1, results: 3)) != nil else { return nil }
    defer { lua.pop(3) }
    return numbers.symbol(at: -3)?.place
  }

  private func pushTracedPart(_ lua: LuaState) throws -> Int {
    let field = lua.string(at: 2) ?? lua.description(at: 2)
    guard let slot = lua.integer(at: 1), let part = DatePart(field, of: slot) else {
      throw SandboxViolation.unknownMember(library: "date", name: field)
    }
    try numbers.executor?.pushFact(part.slot)
    return 1
  }

  /// The date on top of the stack, or nil if the value is not one.
  package func date() -> CalendarDate? {
    lua.push(dateParts)
    lua.pushCopy(at: -2)
    guard (try? lua.call(arguments: 1, results: 3)) != nil else { return nil }
    defer { lua.pop(3) }
    guard let year = lua.integer(at: -3), let month = lua.integer(at: -2), let day = lua.integer(at: -1) else {
      return nil
    }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// Pushes a value as rules see it.
  package func push(_ value: Value) throws(LuaError) {
    guard lua.reserve(4) else { throw LuaError(message: "stack overflow") }
    switch value {
    case .number(let number): numbers.push(number)
    case .count(let count): lua.push(count)
    case .choice(let word): lua.push(word)
    case .boolean(let flag): lua.push(flag)
    case .date(let date): try push(date)
    }
  }
}

extension RawDeclaration {
  /// What messages call it: `rule 'income_tax'`.
  var title: String {
    if kind == "example" { return "example \"\(name.text ?? name.summary)\"" }
    return "\(kind) '\(name.text ?? name.summary)'"
  }
}
