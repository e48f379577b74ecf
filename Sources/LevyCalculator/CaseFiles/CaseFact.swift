import LevyModel
import LevyRules
import LuaRuntime

/// A fact of a case, and how it stands.
public struct CaseFact: Sendable {
  /// The input, or the rule whose result is given.
  public let variable: Variable
  /// How it stands.
  public let standing: Standing
  /// Whether the results read it.
  public let isRead: Bool
  /// Whether it concerns the case: its `ask_if` says so, or it has none.
  public let isOfConcern: Bool

  /// How a fact stands.
  public enum Standing: Sendable, Hashable {
    /// The case gives the input.
    case given(Value)
    /// The case gives a value in place of a rule.
    case pinned(Value)
    /// The default holds.
    case assumed(Value)
    /// There is neither.
    case missing
  }
}

extension Calculator {
  /// All inputs and pinned results, in the order of their declaration.
  ///
  /// - Parameter names: the results in whose light they are seen; by default the jurisdiction's main results.
  /// - Throws: `Diagnostic` for an unknown name.
  public func caseFacts(_ names: [String] = [], for facts: Case) throws(Diagnostic) -> [CaseFact] {
    var wanted: [Int] = []
    for name in names { wanted.append(try rulebook.slot(of: name, role: .asked)) }
    try begin(facts)
    if names.isEmpty { wanted = rulebook.mainResults(on: facts.date).compactMap { rulebook.slot(of: $0) } }
    let read = try slotsRead(by: wanted, for: facts)
    try begin(facts)
    return rulebook.variables.indices.dropFirst(Rulebook.dateSlot + 1).compactMap { slot in
      let variable = rulebook.variables[slot]
      let standing: CaseFact.Standing
      switch (facts.given[slot]?.value, variable.origin) {
      case (let value?, .input): standing = .given(value)
      case (let value?, _): standing = .pinned(value)
      case (nil, .input(let input)): standing = input.defaultValue.map { .assumed($0) } ?? .missing
      case (nil, _): return nil
      }
      return CaseFact(
        variable: variable, standing: standing, isRead: read.contains(slot), isOfConcern: concerns(variable))
    }
  }

  /// What is read on the way to results, with stand-ins for missing inputs.
  ///
  /// - Throws: `Diagnostic` if it is a case of other rules.
  func slotsRead(by wanted: [Int], for facts: Case) throws(Diagnostic) -> Set<Int> {
    let reads = try recording { () throws(Diagnostic) in
      try begin(facts)
      missing = []
      for slot in wanted { _ = try? compute(slot) }
      missing = nil
    }
    return reads.values.reduce(into: Set(wanted)) { $0.formUnion($1.facts) }
  }

  /// Whether the question concerns the current case. If that cannot be told yet, it may.
  private func concerns(_ variable: Variable) -> Bool {
    if let person = variable.absentee, isPresent(person) == false { return false }
    guard case .input(let input) = variable.origin, input.isConditional,
      let function = state.declarations[input.declaration].functions["ask_if"]
    else { return true }
    let lua = state.lua
    let height = lua.height
    defer { lua.height = height }
    lua.push(function)
    if let person = variable.person {
      pushArguments(of: person)
    } else {
      lua.push(caseReference)
      lua.push(lawReference)
    }
    do throws(LuaError) {
      try lua.call(arguments: variable.person == nil ? 2 : 3, results: 1)
    } catch {
      recover()
      return true
    }
    return lua.boolean(at: -1) ?? true
  }
}
