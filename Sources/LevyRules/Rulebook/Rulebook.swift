import ExactNumbers
import LevyModel
import LevyScript
import LevyState
import LuaRuntime

/// The law of one jurisdiction, as its rule files declare it: inputs, parameters with their history, rules, deadlines
/// and worked examples.
///
/// A rulebook is read once, is checked as a whole and never changes; it may be shared between threads. A `Calculator`
/// evaluates cases by it.
public struct Rulebook: Sendable {
  /// The maximum depth of rules that depend on each other. A plan does not compute a rule that may exceed it.
  package static let mostWaiting = 500

  /// The declaration of the jurisdiction.
  public let jurisdiction: Jurisdiction
  /// Inputs, rules and deadlines, then the variables under hypotheses. The first two are the case's `year` and `date`.
  public let variables: [Variable]
  /// The figures set by law.
  public let parameters: [Parameter]
  /// The caveats and the checks of facts.
  public let caveats: [Caveat]
  /// The interviews that the rules declare.
  package let interviews: [InterviewPlan]
  /// The properties that the rules declare.
  package let properties: [Property]
  /// Faults that do not keep the rules from being used, such as an unused parameter.
  public internal(set) var warnings: [Diagnostic] = []

  /// The language of labels, of results and of typed texts; nil for English labels and plain numbers.
  public let language: Language?

  package let sources: RuleSources
  /// The worked examples, as they are declared.
  let exampleDeclarations: StoredArray<RawDeclaration>
  /// The declarations of the files, for lazy states that run a file when it is needed; empty if the result depends on
  /// running all files in order.
  let declarations: [RawDeclaration]
  let stamp: RuleStamp
  let loaded: LoadedState
  /// The estimates in place of figures that are not law yet; nil if there are none.
  package var projection: Projection?
  let slots: [String: Slot]
  /// The slots of the inputs that have defaults.
  package let defaulted: [Slot]
  /// For each fact that counts persons or things, and for each of these, the slots of facts of it.
  package let counted: [Slot: [[Slot]]]
  /// The slots of facts in single months of a tax year.
  package let months: MonthSlots
  /// The persons of a case.
  package let household: Household
  /// The hypotheses, and the cases that they make.
  package let hypotheses: Hypotheses

  /// The slot of the case's year.
  package static let yearSlot = Slot(0)
  /// The slot of the case's date.
  package static let dateSlot = Slot(1)

  /// Reads and checks the rules of a jurisdiction.
  ///
  /// - Parameters:
  ///   - jurisdiction: the folder's name, such as `de`.
  ///   - folder: the rules folder that holds it.
  ///   - limits: the limits of memory and time for reading them.
  ///   - former: the same rules as they were read before; files that did not change are not parsed again.
  ///   - language: the language of labels, of results and of typed texts.
  /// - Throws: `RulebookErrors` with all errors.
  public init(
    _ jurisdiction: String, in folder: String, limits: LoadLimits = LoadLimits(), after former: Rulebook? = nil,
    language: Language? = nil
  ) throws(RulebookErrors) {
    self = try Language.speaking(language ?? former?.language) { () throws(RulebookErrors) in
      try Rulebook(jurisdiction, in: folder, limits: limits, after: former, store: nil)
    }
  }

  /// Reads and checks the rules of a jurisdiction, with unsaved changes of an editor, or takes them from a cache.
  ///
  /// - Parameters:
  ///   - unsaved: the text of files that were not saved, by their paths below the rules folder.
  ///   - store: a cache of rules; if it has these files, they are neither read nor checked.
  ///   - overlays: folders that are laid over the rules and change what they declare. Such rules are not cached.
  package init(
    _ jurisdiction: String, in folder: String, limits: LoadLimits = LoadLimits(), unsaved: [String: [UInt8]] = [:],
    after former: Rulebook? = nil, store: RuleStore?, overlays: [String] = []
  ) throws(RulebookErrors) {
    var sources: RuleSources
    do throws(Diagnostic) {
      sources = try RuleSources(
        root: folder, jurisdiction: jurisdiction, limits: limits, unsaved: unsaved, former: former?.sources)
      for overlay in overlays { try sources.lay(over: overlay) }
    } catch {
      throw RulebookErrors(diagnostics: [error])
    }
    let store = overlays.isEmpty ? store : nil
    if let kept = store?.rulebook(of: sources) {
      self = kept
    } else {
      try self.init(sources)
      store?.keep(self)
    }
  }

  /// Checks rules that are held in memory.
  ///
  /// - Parameters:
  ///   - files: text by path, such as `["income_tax.lua": "rule …"]`.
  ///   - limits: the limits of memory and time for reading them.
  ///   - language: the language of labels, of results and of typed texts.
  /// - Throws: `RulebookErrors` with all errors.
  public init(
    _ jurisdiction: String, files: [String: String], limits: LoadLimits = LoadLimits(), language: Language? = nil
  ) throws(RulebookErrors) {
    let files = files.sorted { $0.key < $1.key }.map {
      RuleFile(path: "\(jurisdiction)/\($0.key)", bytes: Array($0.value.utf8))
    }
    self = try Language.speaking(language) { () throws(RulebookErrors) in
      try Rulebook(RuleSources(jurisdiction: jurisdiction, files: files, limits: limits))
    }
  }

  /// Reads and checks rules from their texts.
  package init(_ sources: RuleSources) throws(RulebookErrors) {
    var builder = RulebookBuilder(sources)
    builder.read()
    guard builder.diagnostics.isEmpty, let jurisdiction = builder.jurisdiction else {
      throw RulebookErrors(diagnostics: builder.sortedDiagnostics)
    }
    language = Language.current
    self.sources = builder.sources
    stamp = RuleStamp(builder.sources)
    loaded = LoadedState(builder.state)
    self.jurisdiction = jurisdiction
    hypotheses = builder.hypotheses
    variables = builder.variables + builder.hypotheses.variables
    parameters = builder.parameters
    caveats = builder.caveats
    slots = builder.slots
    defaulted = Self.defaulted(builder.variables)
    interviews = builder.interviews
    properties = builder.properties
    household = builder.household
    counted = Self.counted(household, builder.variables, slots)
    months = MonthSlots(builder.variables, slots)
    exampleDeclarations = .values(builder.exampleDeclarations)
    // If a function of a file changes local variables outside it, declarations depend on the order in which files run.
    declarations =
      !sources.overlays.isEmpty || builder.sources.all.contains { !$0.tree.changesOfOuterLocals.isEmpty }
      ? [] : (builder.state?.declarations ?? []).map(\.mark)
    warnings = builder.sources.pinpointed(builder.warnings)
    var wrong: [Diagnostic] = []
    for declaration in builder.exampleDeclarations {
      do { _ = try example(declaration) } catch { wrong += error.diagnostics }
    }
    if !wrong.isEmpty { throw RulebookErrors(diagnostics: builder.sources.pinpointed(wrong)) }
  }

  /// The worked examples. Each has a case, which has the rulebook.
  package var examples: [WorkedExample] {
    // Errors in examples are reported when the rules are read.
    ((try? exampleDeclarations.values) ?? []).compactMap { try? example($0) }
  }

  /// Copies a rulebook with the code of one file replaced. Functions come from the new code; everything else in
  /// declarations stays as it was read, so they must begin on the same lines.
  package init(_ other: Rulebook, with file: RuleFile) {
    var changed = other.sources
    changed.replace(file)
    (sources, stamp, loaded) = (changed, RuleStamp(changed), LoadedState(nil))
    (language, jurisdiction, variables, parameters) =
      (other.language, other.jurisdiction, other.variables, other.parameters)
    (caveats, interviews, properties, household, hypotheses) =
      (other.caveats, other.interviews, other.properties, other.household, other.hypotheses)
    (slots, defaulted, counted, projection) = (other.slots, other.defaulted, other.counted, other.projection)
    months = other.months
    (exampleDeclarations, declarations) = (other.exampleDeclarations, other.declarations)
  }

  static func defaulted(_ variables: [Variable]) -> [Slot] {
    variables.slots.filter { variables[$0].defaultValue != nil }
  }

  /// A digest of all files that were read, including those that rules require from outside the jurisdiction's folder.
  /// It depends on the text only, not on the machine.
  public var digest: String { stamp.digest }

  /// Returns a Lua state with the rules: the one in which they were checked, if it has not been taken yet.
  ///
  /// - Throws: `Diagnostic` if the rules cannot be loaded, for want of memory.
  package func state(limits: LuaLimits, interruption: Interruption) throws(Diagnostic) -> RuleState {
    if let state = loaded.take() {
      state.lua.heed(interruption)
      state.limit(to: limits)
      return state
    }
    let state = try RuleState(sources, declared: declarations, limits: limits, interruption: interruption)
    if let problem = state.diagnostics.first { throw problem }
    return state
  }

  /// The paths of the files that were read, below the rules folder.
  package var filePaths: [String] { sources.all.map(\.path) }

  /// True if another rulebook was made from the same text, so that cases of either are cases of both.
  package func isSame(as other: Rulebook) -> Bool {
    stamp === other.stamp || sources.all.elementsEqual(other.sources.all) { $0.path == $1.path && $0.bytes == $1.bytes }
  }

  /// The names of a rules folder's jurisdictions.
  ///
  /// - Throws: `Diagnostic` if the folder cannot be read or holds none.
  public static func jurisdictions(in folder: String) throws(Diagnostic) -> [String] {
    try RuleSources.jurisdictions(in: folder)
  }

  // MARK: Names

  package func slot(of name: String) -> Slot? {
    slots[name] ?? household.singular(name).flatMap { slots[$0] } ?? slot(ofMonth: name) ?? hypotheticalSlot(of: name)
  }

  /// The name or alias that a user means who typed other capitals: the name itself if the rules have it, otherwise one
  /// that differs in capitals only, provided that all such names mean the same in the same unit; nil if there is none.
  package func name(typed name: String) -> String? {
    if slot(of: name) != nil { return name }
    let small = name.lowercased()
    let alike = slots.keys.filter { $0.lowercased() == small }.sorted()
    guard let first = alike.first, let slot = slots[first],
      alike.allSatisfy({ slots[$0] == slot && variables[slot].units[$0] == variables[slot].units[first] })
    else { return nil }
    return alike.contains(small) ? small : first
  }

  /// The slots of a field, of all persons and of the case.
  package func slots(ofField field: String) -> [Slot] { variables.slots.filter { variables[$0].field == field } }

  /// The slot of a name that a user gave.
  ///
  /// - Throws: `Diagnostic` with the nearest names if there is none.
  package func slot(of name: String, role: Problem.NameRole) throws(Diagnostic) -> Slot {
    guard let slot = slot(of: name) else { throw unknown(name, role: role, among: slots.keys) }
    // Users give facts of the case; only rules suppose others in their place.
    if role == .given, let rest = hypotheses.split(name)?.rest {
      throw Diagnostic(.unknownName(name: name, role: role, nearest: [rest]))
    }
    return slot
  }

  /// The error for an unknown name, with the names to give in its place if the rules state any, otherwise the nearest
  /// ones.
  package func unknown(_ name: String, role: Problem.NameRole, among names: some Sequence<String>) -> Diagnostic {
    let instead = jurisdiction.instead[name.lowercased()]
    if instead == [] { return Diagnostic(.decidesNothing(name: name)) }
    return Diagnostic(.unknownName(name: name, role: role, nearest: instead ?? NearestNames.of(name, among: names)))
  }

  /// Parses a text as a value of a name.
  ///
  /// - Throws: `Diagnostic` for an unknown name, or a text that is no value of its type.
  public func value(_ text: String, for name: String) throws(Diagnostic) -> Value {
    let notation = try notation(of: name)
    return try Language.speaking(language) { () throws(Diagnostic) in
      try notation.value(typed: text, for: name, style: .inForce)
    }
  }

  /// The variable with a name or alias; nil if there is none.
  public subscript(name: String) -> Variable? { slot(of: name).map { variables[$0] } }

  /// The variable with a name or alias.
  ///
  /// - Throws: `Diagnostic` with the nearest names if there is none; looking for these takes a while.
  package func variable(named name: String) throws(Diagnostic) -> Variable {
    variables[try slot(of: name, role: .asked)]
  }

  /// The notation of values that are given under a name or alias.
  ///
  /// - Throws: `Diagnostic` with the nearest names if there is none.
  package func notation(of name: String) throws(Diagnostic) -> Notation {
    let variable = try variable(named: name)
    return Notation(
      ownType: variable.type, unit: variable.units[name], currency: jurisdiction.currency, per: variable.per,
      help: variable.help, taxYear: jurisdiction.taxYear, byMonth: variable.byMonth)
  }

  /// The facts that a value gives: that of the variable itself or, for a word with a number in it, two.
  ///
  /// - Throws: `Diagnostic` if the fact does not accept the number.
  package func facts(
    of value: Value, for name: String, slot: Slot
  ) throws(Diagnostic) -> [(slot: Slot, value: Value)] {
    guard case .choice(let choice) = variables[slot].type, case .choice(let text) = value,
      let fact = choice.numberFact, let (word, number) = choice.wordWithNumber(for: text),
      let other = self.slot(of: fact)
    else { return [(slot, value)] }
    guard let accepted = variables[other].type.accepted(.count(number)) else {
      let number = variables[other].type.expected(.inForce)
      throw Diagnostic(
        .badValue(
          name: name, value: text,
          expected: Wording("a code whose number is \(number.english)", "ein Code mit der Zahl: \(number.german)")))
    }
    return [(slot, .choice(word)), (other, accepted)]
  }

  /// The interview with a name, or nil.
  package func interview(named name: String) -> InterviewPlan? { interviews.first { $0.name == name } }

  /// The parameter with a name, or nil.
  public func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// All names and aliases.
  package var names: [String] { slots.keys.sorted() }

  /// The main results of the jurisdiction whose rules are in force on a date.
  package func mainResults(on date: CalendarDate) -> [String] {
    jurisdiction.results.filter { isInForce($0, on: date) }
  }

  /// True if a name is that of a fact, or of a rule that is in force on a date.
  package func isInForce(_ name: String, on date: CalendarDate) -> Bool {
    guard let slot = slot(of: name) else { return false }
    let versions = variables[slot].versions
    return versions.isEmpty || versions.contains { $0.holds(on: date) }
  }
}
