import LevyModel
import LevyRules
import LevyScript
import LevyState
import LuaRuntime

/// A fact of a case, and its status.
package struct CaseFact: Sendable {
  /// The input, or the rule whose result is given.
  package let variable: Variable
  /// Its status.
  package let standing: Standing
  /// The question for people, if the rules have one.
  package let question: String?
  /// True if the results read it.
  package let isRead: Bool
  /// True if it applies to the case: its `ask_if` says so, or it has none.
  package let isOfConcern: Bool

  /// The status of a fact.
  package enum Standing: Sendable, Hashable {
    /// The case gives the input.
    case given(Value)
    /// The case gives the result of the rule.
    case pinned(Value)
    /// It has its default.
    case assumed(Value)
    /// The rule computes it; nil if it cannot yet.
    case computed(Value?)
    /// It has no value, or the given value could not be parsed.
    case missing
  }
}

extension CaseFact {
  /// The heading in lists: a result that people are asked for is listed among the facts.
  package var heading: String { question == nil ? variable.heading : variable.section ?? "" }
}

extension Calculator {
  /// Returns all inputs and pinned results, in the order of their declaration.
  ///
  /// - Parameters:
  ///   - names: the results for which the status is determined; by default the jurisdiction's main results.
  ///   - rules: rules that are facts too, since an interview asks for them.
  /// - Throws: `Diagnostic` for an unknown name.
  package func caseFacts(
    _ names: [String] = [], rules: Set<String> = [], for facts: Case
  ) throws(Diagnostic) -> [CaseFact] {
    var wanted: [Slot] = []
    for name in names { wanted.append(try rulebook.slot(of: name, role: .asked)) }
    try begin(facts)
    if names.isEmpty { wanted = rulebook.mainResults(on: facts.date).compactMap { rulebook.slot(of: $0) } }
    let (read, lacking) = try slotsRead(by: wanted, for: facts)
    // An input that only rules read is asked for as the fact that it stands for.
    var standIns: [Slot: Slot] = [:]
    for slot in read where rulebook.variables[slot].standsFor != nil { standIns[rulebook.shown(slot)] = slot }
    try begin(facts)
    return rulebook.variables.slots.dropFirst(Rulebook.dateSlot.index + 1).compactMap { slot in
      let (variable, standIn) = (rulebook.variables[slot], standIns[slot])
      if variable.standsFor != nil { return nil }
      let standing: CaseFact.Standing
      switch (facts.given[slot]?.value, variable.origin) {
      // A given answer that leaves the input open does not suffice.
      case (_, .input) where standIn.map(lacking.contains) == true: standing = .missing
      case (let value?, .input): standing = .given(value)
      case (let value?, _): standing = .pinned(value)
      case (nil, _) where facts.misread[slot] != nil: standing = .missing
      case (nil, .input): standing = defaultValue(of: slot).map { .assumed($0) } ?? .missing
      case (nil, .rule) where standIn != nil:
        standing = standIn.flatMap { defaultValue(of: $0) }.map { .assumed($0) } ?? .missing
      case (nil, .rule) where rules.contains(variable.name): standing = computed(slot)
      case (nil, _): return nil
      }
      return CaseFact(
        variable: variable, standing: standing,
        question: variable.question ?? standIn.flatMap { rulebook.variables[$0].question },
        isRead: read.contains(slot),
        isOfConcern: concerns(variable) || standIn.map { concerns(rulebook.variables[$0]) } == true)
    }
  }

  /// The status of a rule that is a fact too: it is missing if the rule returns nil.
  private func computed(_ slot: Slot) -> CaseFact.Standing {
    do throws(Diagnostic) {
      return .computed(try compute(slot))
    } catch {
      guard case .missing(let inputs, _) = error.problem, inputs.map(\.name) == [rulebook.variables[slot].name] else {
        return .computed(nil)
      }
      return .missing
    }
  }

  /// The slots that are read for results, with placeholders for missing facts, and the slots of those.
  ///
  /// - Throws: `Diagnostic` if it is a case of other rules.
  package func slotsRead(by wanted: [Slot], for facts: Case) throws(Diagnostic) -> (read: Set<Slot>, lacking: Set<Slot>)
  {
    var lacking: Set<Slot> = []
    let reads = try recording { () throws(Diagnostic) in
      try begin(facts)
      missing = []
      for slot in wanted { _ = try? compute(slot) }
      lacking = Set(missing ?? [])
      missing = nil
    }
    return (reads.values.reduce(into: Set(wanted)) { $0.formUnion($1.facts) }, lacking)
  }

  /// True if a question applies to the current case, or if that cannot be decided yet.
  func concerns(_ variable: Variable) -> Bool {
    if let person = variable.absentee, isPresent(person) == false { return false }
    guard let declaration = question(of: variable, \.isConditional, \.isConditional) else { return true }
    let said = try? declared("ask_if", of: declaration, person: variable.person) { $0.lua.boolean(at: -1) }
    return said.flatMap(\.self) ?? true
  }

  /// The declaration in force of an input or a rule, if it has a given property.
  func question(
    of variable: Variable, _ ofInput: (Variable.Input) -> Bool, _ ofRule: (Variable.RuleVersion) -> Bool
  ) -> DeclarationID? {
    if case .input(let input) = variable.origin { return ofInput(input) ? input.declaration : nil }
    return variable.versions.first { $0.holds(on: current.date) && ofRule($0) }?.declaration
  }

  /// Calls a function of a declaration for the current case; `read` takes the value from the top of the stack. Nil if
  /// there is no such function.
  ///
  /// - Parameter results: the maximum number of values that it returns, the last of which is on top.
  func declared<Result>(
    _ field: String, of declaration: DeclarationID, person: Person? = nil, results: Int = 1,
    read: (RuleState) -> Result?
  ) throws(Diagnostic) -> Result? {
    guard let function = try state.functions(of: declaration)[field] else { return nil }
    let lua = state.lua
    let height = lua.height
    defer { lua.height = height }
    do throws(LuaError) {
      try unnested { isContinued throws(LuaError) in
        lua.push(function)
        if let person {
          pushArguments(of: person)
        } else {
          lua.push(caseReference)
          lua.push(lawReference)
        }
        try lua.call(arguments: person == nil ? 2 : 3, results: results, isContinued: isContinued)
      }
    } catch {
      throw failure(error)
    }
    return read(state)
  }

  /// The closing texts of an interview, with names in braces replaced by values of the case.
  ///
  /// - Throws: `Diagnostic` if the rules fail, or lack a fact.
  package func closing(of plan: InterviewPlan, for facts: Case) throws(Diagnostic) -> [String] {
    try begin(facts)
    guard let declaration = plan.closing else { return [] }
    let said = try declared("closing", of: declaration) { $0.returnedValue() }
    guard let said else { return [] }
    if let sentences = said.sentences { return sentences }
    throw Diagnostic(
      .wrongResult(rule: plan.name, expected: Wording(inEnglish: "a text or a list of texts"), found: said.summary))
  }
}
