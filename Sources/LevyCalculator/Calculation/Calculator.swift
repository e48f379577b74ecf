import CLuaShim
import ExactNumbers
import LevyModel
import LevyRules
import LevyState
import LuaRuntime

/// Evaluates cases by a rulebook.
///
/// Results are computed on demand and once per case, by interpreting the rules. A calculator belongs to one thread at
/// a time; a rulebook may serve any number of them.
public final class Calculator {
  /// The law.
  public let rulebook: Rulebook
  package let state: RuleState

  /// The case that is being evaluated.
  package internal(set) var current: CurrentCase
  /// The tax year of its day.
  package var year: Int { rulebook.jurisdiction.taxYear.year(of: current.date) }
  /// The functions of rules on the current date; a cache.
  private var functions: [LuaReference?]
  var isRunning: [Bool]
  var running: [Slot] = []
  /// For each slot, true if it belongs to another person than the taxpayer.
  private let others: [Bool]
  /// For each slot, true if it is a fact that is told by months, or one of its months.
  package let areOfMonths: [Bool]

  /// True if an input that a case does not give is missing even if it has a default.
  public var isStrict = false
  /// Records the reads of rules, if explanations are wanted.
  package var recorder: Recorder?
  /// Records values that rules trace, if they are wanted.
  package var traceRecorder: TraceRecorder? { didSet { listenToTraces() } }
  /// Called for each rule that is run.
  package var onRule: ((Slot) -> Void)?
  /// Pushes a value in place of the parameter's own on a day; returns false if it has none.
  package var lawOverride: ((ParameterID, CalendarDate) throws(Diagnostic) -> Bool)?
  /// The inputs found missing so far, while all missing inputs are sought; otherwise nil.
  var missing: [Slot]?

  package let caseRecord: UnsafeMutablePointer<levy_record>
  let lawRecord: UnsafeMutablePointer<levy_record>
  package var caseValues = LuaReference(none: ())
  var lawValues = LuaReference(none: ())
  /// The value of `law.on` in Lua.
  var lawOfDays = LuaReference(none: ())
  /// The global environment of expressions, once one was evaluated.
  var environment: LuaReference?
  /// The Lua objects of each scope; a cache.
  var faces: [CaseFace?] = []
  var checks: FactChecks
  package var caseReference = LuaReference(none: ())
  package var lawReference = LuaReference(none: ())

  /// Makes a calculator.
  ///
  /// - Parameter interruption: stops evaluations, from any thread, while it is requested.
  /// - Throws: `Diagnostic` if the rules cannot be loaded, for want of memory.
  public init(
    _ rulebook: Rulebook, limits: LuaLimits = LuaLimits(), interruption: Interruption = Interruption()
  ) throws(Diagnostic) {
    self.rulebook = rulebook
    state = try rulebook.state(limits: limits, interruption: interruption)
    state.taxYear = rulebook.jurisdiction.taxYear
    current = CurrentCase(slots: rulebook.variables.count)
    others = rulebook.variables.map { $0.absentee != nil }
    areOfMonths = rulebook.variables.map { $0.isByMonth || $0.isOfMonth }
    checks = FactChecks(of: rulebook)
    isRunning = Array(repeating: false, count: rulebook.variables.count)
    functions = Array(repeating: nil, count: rulebook.variables.count)
    // Cases under hypotheses are fields of the record too.
    caseRecord = Self.makeRecord(capacity: rulebook.variables.count + rulebook.hypotheses.scopes.count)
    lawRecord = Self.makeRecord(capacity: rulebook.parameters.count)
    installRecords()
  }

  deinit {
    for record in [caseRecord, lawRecord] {
      record.pointee.filled.deallocate()
      record.deallocate()
    }
  }

  private static func makeRecord(capacity: Int) -> UnsafeMutablePointer<levy_record> {
    let record = UnsafeMutablePointer<levy_record>.allocate(capacity: 1)
    record.initialize(to: levy_record())
    record.pointee.filled = .allocate(capacity: capacity + 1)
    return record
  }

  /// Checks for an interrupt; for work that runs no script for a long time.
  ///
  /// - Throws: `Diagnostic` if one was requested.
  package func checkInterruption() throws(Diagnostic) {
    if state.lua.interruption.isRequested { throw Diagnostic(.stopped(by: .interrupt)) }
  }

  /// Evaluates a name for a case, in the unit of the name.
  ///
  /// - Throws: `Diagnostic` for a case of other rules, an unknown name, missing inputs (all of them), a circle, or a
  ///   rule that failed.
  public func evaluate(_ name: String, for facts: Case) throws(Diagnostic) -> Value {
    let slot = try rulebook.slot(of: name, role: .asked)
    // A short rule may end before its script checks for an interrupt.
    try checkInterruption()
    try begin(facts)
    return try rulebook.notation(of: name).written(asked(slot))
  }

  /// Evaluates a name for the current case, as if it were the first: nothing that was computed, assumed or read for
  /// others counts. Only its facts are not checked again.
  ///
  /// - Throws: `Diagnostic`, as `evaluate` does.
  package func evaluateNext(_ name: String) throws(Diagnostic) -> Value {
    let slot = try rulebook.slot(of: name, role: .asked)
    try checkInterruption()
    restart()
    current.forgetReads()
    return try rulebook.notation(of: name).written(asked(slot))
  }

  /// The result of a slot for the current case; a failure has the line of the rule file where it arose.
  func asked(_ slot: Slot) throws(Diagnostic) -> Value {
    do {
      return try result(slot)
    } catch {
      throw rulebook.sources.pinpointed(error)
    }
  }

  // MARK: The current case

  /// Makes a case the current one.
  ///
  /// - Throws: `Diagnostic` if it is a case of other rules.
  package func begin(_ facts: Case) throws(Diagnostic) {
    try rulebook.check(facts)
    begin(date: facts.date, known: facts.known)
    current.give(calendarOf: facts)
    for (slot, fact) in facts.given { give(fact.value, slot: slot) }
    current.note(misread: facts.misread.mapValues(\.diagnostic))
  }

  /// Records the facts of the current case that could not be parsed.
  package func note(misread: [Slot: Diagnostic]) { current.note(misread: misread) }

  /// Resets the current case and starts one on a date.
  package func begin(date: CalendarDate, known: CalendarDate?) {
    levy_record_clear(state.lua.raw, caseRecord, caseValues.key)
    let isOtherKnowledge = known != current.known
    if current.begin(date: date, known: known) {
      forgetLaw()
      checks.beginDate(isOfOtherLaw: isOtherKnowledge)
      functions.withUnsafeMutableBufferPointer { $0.update(repeating: nil) }
    }
    checks.begin()
  }

  package func give(_ value: Value, slot: Slot) {
    if areOfMonths[slot.index] {
      if case .months(let months) = value { return give(months, slot: slot) }
      current.note(month: slot, byRange: false)
    }
    current.give(value, slot: slot, isOfOther: others[slot.index] && value != rulebook.variables[slot].nothing)
    checks.reopen()
  }

  /// The version of a rule in force on the current date.
  package func version(of slot: Slot) -> Variable.RuleVersion? {
    rulebook.variables[slot].versions.first { $0.holds(on: current.date) }
  }

  /// True if the version of a rule in force on the current date was certainly known on the `known` day, since it was in
  /// force by then.
  package func isKnown(_ slot: Slot) -> Bool {
    guard let known = current.known, let version = version(of: slot) else { return true }
    return version.from <= known
  }

  /// The function of the version of a rule in force on the current date.
  ///
  /// - Throws: `Diagnostic` if its file was not run yet and cannot be.
  package func function(of slot: Slot) throws(Diagnostic) -> LuaReference? {
    if let function = functions[slot.index] { return function }
    guard let version = version(of: slot) else { return nil }
    let declared = try state.functions(of: version.declaration)
    let fields = rulebook.variables[slot].hypothetical?.setter.map { [$0] } ?? Self.bodies
    functions[slot.index] = fields.lazy.compactMap { declared[$0] }.first
    return functions[slot.index]
  }

  /// The fields of declarations that are functions which compute results.
  private static let bodies = ["compute", "due", "present", "when", "holds"]

  /// The result of a slot for the current case.
  package func result(_ slot: Slot) throws(Diagnostic) -> Value {
    try checkFacts()
    return try uncheckedResult(slot)
  }

  /// The result of a slot when the facts are known to fail no check.
  private func uncheckedResult(_ slot: Slot) throws(Diagnostic) -> Value {
    do {
      return try compute(slot)
    } catch {
      guard case .missing = error.problem, missing == nil else { throw error }
      throw allMissing(wanted: rulebook.variables[slot].name, first: error) { () throws(Diagnostic) in
        _ = try compute(slot)
      }
    }
  }

  func compute(_ slot: Slot) throws(Diagnostic) -> Value {
    if let value = current[slot] {
      current.note(read: slot)
      if areOfMonths[slot.index] { noteMonths(read: slot) }
      recorder?.note(fact: slot)
      return value
    }
    do throws(LuaError) {
      try unnested { isContinued throws(LuaError) in
        if !isContinued { state.lua.beginCall() }
        try run(slot)
      }
    } catch {
      throw failure(error)
    }
    guard let value = current[slot] else {
      throw Diagnostic(.ruleFailed(rule: rulebook.variables[slot].name, message: "no value"))
    }
    return value
  }

  /// The diagnostic of an error, with the rules that were running.
  func failure(_ error: LuaError) -> Diagnostic {
    var diagnostic = Diagnostic(error)
    let rules = running.map { rulebook.variables[$0].name }
    // A refused allocation has no place, so that of the running rule is used.
    let place = diagnostic.place ?? running.last.flatMap { version(of: $0)?.place }
    if case .unknownGlobal(let name, _) = diagnostic.problem, rulebook.slot(of: name) != nil {
      diagnostic = Diagnostic(.unknownGlobal(name: name, nearest: ["case.\(name)"]), at: place)
    } else if diagnostic.problem.kind == .script, let rule = rules.last {
      diagnostic = Diagnostic(.ruleFailed(rule: rule, message: diagnostic.problem.sentence(reveals: true)), at: place)
    } else {
      diagnostic = Diagnostic(diagnostic.problem, at: isOfCase(diagnostic) ? nil : place)
    }
    diagnostic.rules = rules
    recover()
    return diagnostic
  }

  /// True if an error is caused by a fact that could not be parsed, and not by the rule that reads it.
  func isOfCase(_ diagnostic: Diagnostic) -> Bool {
    current.misread.values.contains { $0.problem == diagnostic.problem }
  }

  /// Resets the list of running rules after an error.
  func recover() {
    for slot in running { isRunning[slot.index] = false }
    running.removeAll()
    recorder?.abandon()
  }

  /// The reason why a slot has no result in the current case, whose results were not computed yet; nil if it has one.
  /// Also nil if a limit was exceeded, since that depends on the order in which results are computed.
  ///
  /// - Parameter isPossible: whether the facts are known to fail no check.
  package func failure(of slot: Slot, isPossible: Bool) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try isPossible ? uncheckedResult(slot) : result(slot)
      return nil
    } catch {
      guard case .stopped = error.problem else { return error }
      restart()
      current.forgetReads()
      return nil
    }
  }

  /// Goes on after a missing input with placeholders, to find the other inputs that are missing. Results that were
  /// computed before did not need any. The inputs are named in the order of their declaration, since the order in which
  /// rules read them differs from case to case.
  func allMissing(wanted: String, first: Diagnostic, _ work: () throws(Diagnostic) -> Void) -> Diagnostic {
    missing = []
    _ = try? work()
    let inputs = (missing ?? []).sorted()
    missing = nil
    restart()
    guard !inputs.isEmpty else { return first }
    // If months are missing, their fact is named once.
    var named: Set<String> = []
    let lacking = inputs.map(missingInput).filter { named.insert($0.name).inserted }
    return Diagnostic(.missing(inputs: lacking, wanted: wanted))
  }

  /// Resets everything that was computed or assumed for the current case.
  func restart() {
    levy_record_clear(state.lua.raw, caseRecord, caseValues.key)
    current.forgetResults()
  }
}
