import ExactNumbers
import LevyModel
import LevyScript
import LuaRuntime

/// A Lua state in which a jurisdiction's rule files run.
package final class RuleState {
  package let lua: LuaState
  package let numbers: NumberBridge
  let contents: LuaReference
  private(set) var log: DeclarationLog
  package var declarations: [RawDeclaration] { log.all }
  package private(set) var diagnostics: [Diagnostic] = []

  /// The files of the jurisdiction, and those that they have required from elsewhere.
  package private(set) var sources: RuleSources
  /// The functions of the rule library.
  package private(set) var library = Library()
  /// Returns what functions of properties read from a known case.
  package var onKnown: ((String) throws -> KnownFact)?
  private var modules: [String: LuaReference] = [:]
  /// The errors of files that failed, so that none is run twice.
  private var failures: [String: LuaError] = [:]
  /// The files that failed, themselves or because they require one that did.
  package var unfinishedFiles: Set<String> { Set(failures.keys) }
  private var running: [String] = []
  /// The values that have been made read-only.
  private var frozen = LuaReference(none: ())
  /// The functions of declarations, by identity.
  private var keptFunctions: [Int: LuaReference] = [:]
  /// The traits of functions and of those that they use; a cache.
  var numberTraits: [LuaReference: LuaBytecode.Traits] = [:]
  /// The reason why some functions could not be made read-only, in which case none may be called.
  private var unfrozen: Diagnostic?
  /// The maximum depth of nested functions and tables, since code that examines them is recursive.
  static let deepest = 200
  /// True if that depth was exceeded.
  var nestsTooDeep = false
  /// The number of values in declarations that may still be read.
  var valuesLeft: Int
  /// True if running files ended because a limit was exceeded.
  package private(set) var isOverLimit = false
  /// The number of instructions that may still be used to follow rules with symbols, over all rules.
  package var followInstructionsLeft = 400_000_000
  /// Called when a rule traces: the label is the first value on the stack, the value is on top.
  package var onTrace: (() -> Void)?
  /// The tax year, over whose months rules can iterate.
  package var taxYear = TaxYear.calendar
  /// True once all files have run: from then on nothing may be declared and no file is read.
  private var isLoaded = false

  /// Runs all files, or none yet if their declarations are known. Errors are in `diagnostics`.
  ///
  /// - Parameter declared: the declarations of the files, if they have been run and checked before. A file is then
  ///   run lazily, when a function or a figure from it is needed.
  package init(
    _ sources: RuleSources, declared: [RawDeclaration] = [], limits: LuaLimits = LuaLimits(),
    interruption: Interruption = Interruption()
  ) throws(Diagnostic) {
    self.sources = sources
    log = DeclarationLog(known: declared)
    let most = sources.limits
    valuesLeft = most.values
    do {
      lua = try LuaState(limits: most.ofFiles, interruption: interruption)
      numbers = NumberBridge(lua)
      contents = lua.kit.contents
      try installLibrary(lua.kit)
    } catch {
      throw Diagnostic(error)
    }
    lua.pushTable()
    frozen = lua.keep()
    if !log.isKnown { lua.sharingLimits(loadFiles) }
    limit(to: limits)
    isLoaded = true
  }

  /// Sets the limits for cases. Memory of the rules themselves does not count for a case.
  package func limit(to limits: LuaLimits) {
    lua.limits = limits
    lua.limits.memory += lua.memoryUsed
  }

  /// Runs all files. If one exceeds a limit, no others are run.
  private func loadFiles() {
    for file in sources.files where !isOverLimit && modules[file.path] == nil && failures[file.path] == nil {
      var isFailed = false
      do {
        try run(file)
        lua.pop()
      } catch {
        let diagnostic = Diagnostic(error)
        isOverLimit = diagnostic.problem.endsLoading
        // A refused allocation has no place in a file.
        diagnostics.append(Diagnostic(diagnostic.problem, at: diagnostic.place ?? Place(file: file.path, line: 1)))
        isFailed = true
      }
      // The table of the last declaration is the one that failed, or was not reached.
      for declaration in log.dropUnfinished(isFailed: isFailed) {
        diagnostics.append(Diagnostic(.declaration(declaration.title, fault: .noTable), at: declaration.place))
      }
    }
    if isOverLimit { return }
    refuseChangedLocals()
    if !nestsTooDeep { diagnostics += freezeFunctions(of: log.all.ids) }
  }

  // MARK: Functions and figures

  /// The functions of a declaration, by field.
  ///
  /// - Throws: `Diagnostic` if its file was not run yet and cannot be, for want of memory.
  package func functions(of declaration: DeclarationID) throws(Diagnostic) -> [String: LuaReference] {
    try runFile(of: declaration)
    return log.functions(of: declaration)
  }

  /// The values of a parameter by date.
  ///
  /// - Throws: `Diagnostic` if its file was not run yet and cannot be, for want of memory.
  package func lawValues(of declaration: DeclarationID) throws(Diagnostic) -> LuaReference? {
    try runFile(of: declaration)
    return log.figures(of: declaration)
  }

  /// Runs the file of a declaration, if it was not run yet, in the middle of other work.
  private func runFile(of declaration: DeclarationID) throws(Diagnostic) {
    if let unfrozen { throw unfrozen }
    let path = log.all[declaration].file
    guard log.awaits(path), let file = sources.file(path) else { return }
    let (executor, before) = (numbers.executor, log.open)
    (numbers.executor, isLoaded) = (nil, false)
    defer { (numbers.executor, isLoaded) = (executor, true) }
    do throws(LuaError) {
      try lua.apart(limits: sources.limits.ofFiles) { () throws(LuaError) in
        defer { unfrozen = freezeFunctions(of: log.numbers(since: before)).first }
        try run(file)
        lua.pop()
      }
    } catch {
      throw Diagnostic(error)
    }
    if let unfrozen { throw unfrozen }
  }

  private func installLibrary(_ kit: LuaState.SandboxKit) throws(LuaError) {
    try lua.runLibrary(ruleLibrarySource, name: "levy", results: 8) { lua in
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
    library = Library(popping: lua)
    addOperators()
  }

  private func addHostFunctions() {
    let functions: [(String, HostBody)] = [
      ("begin_declaration", { [unowned self] in try self.beginDeclaration($0) }),
      ("declare", { [unowned self] in try self.declare($0) }),
      ("require", { [unowned self] in try self.require($0) }),
      (
        "is_overlay",
        { [unowned self] lua in
          let number = lua.integer(at: 1) ?? -1
          lua.push(self.log.all.indices.contains(number) && self.isOverlay(self.log.all[number].file))
          return 1
        }
      ),
      ("trace", { [unowned self] in try self.trace($0) }),
      ("refuse", { throw SandboxViolation.readOnly(key: $0.string(at: 1) ?? "?") }),
      ("refuse_key", { _ in throw SandboxViolation.exactKey }),
      (
        "is_person",
        { [unowned self] lua in
          guard case .persons? = try self.onKnown?(lua.string(at: 1) ?? "") else { return 0 }
          lua.push(true)
          return 1
        }
      ),
      (
        "known",
        { [unowned self] lua in
          guard case .value(let value)? = try self.onKnown?(lua.string(at: 1) ?? "") else { return 0 }
          try self.push(value)
          return 1
        }
      ),
      ("unknown_law_field", { [unowned self] in throw self.unknownLawField($0) }),
      (
        "absent_person",
        { lua in
          throw Diagnostic(
            .noSuchPerson(name: lua.string(at: 1) ?? "?", isGiven: false, presence: lua.string(at: 2) ?? "?"))
        }
      ),
    ]
    for (name, body) in functions + dateFunctions {
      lua.pushFunction(body)
      lua.setField(name, at: -2)
    }
    lua.pushLength()
    lua.setField("length", at: -2)
    lua.push(!sources.overlays.isEmpty)
    lua.setField("has_overlays", at: -2)
  }

  // MARK: Files

  /// Runs a file once, and leaves its return value on the stack.
  private func run(_ file: RuleFile) throws(LuaError) {
    if let failure = failures[file.path] { throw failure }
    log.begin(file.path)
    running.append(file.path)
    defer { running.removeLast() }
    do throws(LuaError) {
      try load(file)
      try lua.call(results: 1)
      try lua.freeze()
    } catch {
      // A file that ran before may be tried again once there is memory for it.
      if !log.isKnown { failures[file.path] = error }
      throw error
    }
    guard log.end(file.path) else {
      lua.pop()
      throw LuaError(message: Self.declaresOthers(file.path))
    }
    lua.pushCopy(at: -1)
    modules[file.path] = lua.keep()
  }

  private func require(_ lua: LuaState) throws -> Int {
    try refuseOnceLoaded("require")
    let name = lua.string(at: 1) ?? lua.description(at: 1)
    guard let file = try sources.module(name) else { throw Diagnostic(.unknownModule(name: name)) }
    if let start = running.firstIndex(of: file.path) {
      throw Diagnostic(.circle(Array(running[start...]) + [file.path]))
    }
    if let module = modules[file.path] {
      lua.push(module)
      return 1
    }
    let isKnown = sources.shared.contains { $0.path == file.path } || sources.files.contains { $0.path == file.path }
    if !isKnown { sources.shared.append(file) }
    try run(file)
    return 1
  }

  // MARK: Declarations

  /// Refuses files and declarations while cases are computed, since they could carry values over from one case to the
  /// next.
  private func refuseOnceLoaded(_ word: String) throws(Diagnostic) {
    if isLoaded { throw Diagnostic(.forbidden(name: "'\(word)' inside a function")) }
  }

  private func beginDeclaration(_ lua: LuaState) throws -> Int {
    try refuseOnceLoaded(lua.string(at: 1) ?? "")
    let (word, file) = (lua.string(at: 1) ?? "", running.last ?? "?")
    let place = lua.scriptPlace().map { Place(file: $0.chunk, line: $0.line) } ?? Place(file: "?", line: 0)
    guard let kind = DeclarationWord(rawValue: word) else {
      throw Diagnostic(.script(message: "'\(word)' declares nothing"), at: place)
    }
    if log.isKnown {
      guard let number = log.again(kind, lua.string(at: 2), at: place, in: file) else {
        throw Diagnostic(.script(message: Self.declaresOthers(file)), at: place)
      }
      lua.push(number.index)
      return 1
    }
    if log.all.count >= sources.limits.declarations {
      throw Diagnostic(.tooMuch(of: .declarations, most: sources.limits.declarations))
    }
    lua.pushCopy(at: 2)
    let name = declaredValue()
    try checkValues()
    lua.push(log.add(RawDeclaration(kind: kind, name: name, place: place, file: file)).index)
    return 1
  }

  private static func declaresOthers(_ file: String) -> String {
    "\(file) does not declare what it declared when the rules were read"
  }

  private func declare(_ lua: LuaState) throws -> Int {
    guard let number = lua.integer(at: 1).map({ DeclarationID($0) }), log.all.ids.contains(number) else { return 0 }
    let kind = log.all[number].kind
    try refuseOnceLoaded(kind.name)
    lua.pushCopy(at: 2)
    if !log.isKnown {
      log.fill(number, declaredValue())
      try checkValues()
    }
    guard lua.kind(at: -1) == .table else { return 0 }
    for field in ["compute", "due", "when", "ask_if", "estimate", "holds", "closing", "present"]
    where lua.pushField(field, at: 2) == .function {
      let lines = lua.definitionLines()
      log.keep(keepFunction(), field, of: number, lines: lines)
    }
    if kind == .parameter, lua.pushField("since", at: 2) == .table {
      try keepLawValues(of: number)
    }
    if kind == .hypothesis { keepSetters(of: number) }
    if lua.kind(at: 3) == .function {
      lua.pushCopy(at: 3)
      log.keepOfLanguage(keepFunction(), "present", of: number)
    }
    return 0
  }

  /// Stores the functions by which a hypothesis sets names: its own, and those that the engine makes of constants.
  private func keepSetters(of number: DeclarationID) {
    for (argument, isOfLanguage) in [(3, false), (4, true)] where lua.kind(at: argument) == .table {
      lua.forEachPair(at: argument) {
        guard let name = lua.string(at: -2) else { return }
        let field = RawDeclaration.setter(of: name)
        lua.pushCopy(at: -1)
        let lines = lua.definitionLines()
        if isOfLanguage {
          log.keepOfLanguage(keepFunction(), field, of: number)
        } else {
          log.keep(keepFunction(), field, of: number, lines: lines)
        }
      }
    }
  }

  /// Pops and stores the function on top of the stack, which several declarations may share.
  private func keepFunction() -> LuaReference {
    let identity = lua.identity()
    guard let kept = keptFunctions[identity] else {
      let kept = lua.keep()
      keptFunctions[identity] = kept
      return kept
    }
    lua.pop()
    return kept
  }

  private func checkValues() throws(Diagnostic) {
    if valuesLeft < 0 { throw Diagnostic(.tooMuch(of: .values, most: sources.limits.values)) }
  }

  /// Stores the values of a parameter. The `since` table is on top of the stack; the second argument is the
  /// declaration.
  private func keepLawValues(of number: DeclarationID) throws(LuaError) {
    _ = lua.pushField("type", at: 2)
    let plain = declaredValue().fields?["type"]?.text == "count"
    lua.pop()
    lua.push(library.lawValues)
    lua.push(log.all[number].name.text ?? "?")
    lua.pushCopy(at: -3)
    lua.push(plain)
    try lua.call(arguments: 3, results: 1)
    log.keep(figures: lua.keep(), of: number)
  }

  /// Refuses functions that change a local variable of their file.
  private func refuseChangedLocals() {
    var seen: Set<Int> = []
    let mayChange = sources.all.contains { !$0.tree.changesOfOuterLocals.isEmpty }
    for (number, declaration) in zip(log.all.ids, log.all) {
      for function in log.functions(of: number).values {
        lua.push(function)
        if let local = changedLocal(&seen, mayChange: mayChange) {
          diagnostics.append(Diagnostic(.changesLocal(rule: declaration.title, local: local), at: declaration.place))
        }
        lua.pop()
        if nestsTooDeep {
          let message = "functions and tables hold each other more than \(Self.deepest) deep"
          diagnostics.append(Diagnostic(.script(message: message), at: declaration.place))
          return
        }
      }
    }
  }

  private func isOverlay(_ path: String) -> Bool { sources.overlay(of: path) != nil }

  /// Makes values that functions share read-only.
  ///
  /// - Returns: the problems with functions for which that is impossible.
  private func freezeFunctions(of numbers: some Sequence<DeclarationID>) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for number in numbers {
      for function in log.functionsOfRules(in: number) {
        lua.push(function)
        do {
          try lua.freeze(seen: frozen)
          lua.pop()
        } catch {
          faults.append(Diagnostic(Diagnostic(error).problem, at: log.all[number].place))
        }
      }
    }
    return faults
  }

  private func unknownLawField(_ lua: LuaState) -> any Error {
    let parameter = lua.string(at: 1) ?? "?"
    let field = lua.string(at: 2) ?? "?"
    var names: [String] = []
    lua.forEachPair(at: 3) { if let name = lua.string(at: -2) { names.append(name) } }
    return Diagnostic(
      .unknownName(name: "\(parameter).\(field)", role: .parameter, nearest: NearestNames.of(field, among: names)))
  }

  /// Pushes a value in the form that rules see.
  package func push(_ value: Value) throws(LuaError) {
    guard lua.reserve(4) else { throw LuaError(message: "stack overflow") }
    switch value {
    case .number(let number): numbers.push(number)
    case .count(let count): lua.push(count)
    case .choice(let word): lua.push(word)
    case .boolean(let flag): lua.push(flag)
    case .date(let date): try push(date)
    // Rules read single months instead.
    case .months: lua.pushNil()
    }
  }
}

extension RuleState {
  /// The functions of the rule library that the engine calls.
  package struct Library {
    /// Makes the values of a parameter by date: `law_values(name, since, plain)`.
    fileprivate(set) var lawValues = LuaReference(none: ())
    fileprivate(set) var newDate = LuaReference(none: ())
    fileprivate(set) var dateParts = LuaReference(none: ())
    fileprivate(set) var newSymbolicDate = LuaReference(none: ())
    /// Makes a list of persons: `new_group(members)`.
    package fileprivate(set) var newGroup = LuaReference(none: ())
    /// Runs the function of a person who may be absent: `guarded(person, law, case, compute, absent, name)`.
    package fileprivate(set) var guarded = LuaReference(none: ())
    /// Says whether a person is present who can be so only if another one is: the one before, or the owner.
    /// `in_row(other, present, ...)`, with the arguments of `present`.
    package fileprivate(set) var inRow = LuaReference(none: ())
    /// Makes a case whose results are known: `known_case(prefix)`.
    package fileprivate(set) var knownCase = LuaReference(none: ())

    fileprivate init() {}

    /// Pops the functions, which the library returns in the order in which they stand here.
    fileprivate init(popping lua: LuaState) {
      knownCase = lua.keep()
      inRow = lua.keep()
      guarded = lua.keep()
      newGroup = lua.keep()
      newSymbolicDate = lua.keep()
      dateParts = lua.keep()
      newDate = lua.keep()
      lawValues = lua.keep()
    }
  }
}

/// The value that a function of a property reads from a case whose results are known.
package enum KnownFact {
  /// A fact or a result.
  case value(Value)
  /// A person, or a list of persons, from whom something will be read.
  case persons
}

extension Problem {
  /// True if it means that a limit for all rules together was exceeded.
  fileprivate var endsLoading: Bool {
    switch self {
    case .stopped(by: .text): false
    case .stopped, .tooMuch: true
    default: false
    }
  }
}
