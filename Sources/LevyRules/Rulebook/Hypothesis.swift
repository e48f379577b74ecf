import LevyModel
import LevyState

/// A supposed case: it equals the actual one except for the facts or results that the hypothesis sets, and what follows
/// from them.
package struct Hypothesis: Sendable {
  package let name: String
  /// The supposition, for people: `capital income taxed by the tariff`.
  package let label: String
  package let source: String
  /// The slots that it sets, with the lines of the functions that compute the values.
  let sets: [Slot: ClosedRange<Int>]
  /// True if it sets the same values in all cases.
  let isConstant: Bool
  package let place: Place
  package let declaration: DeclarationID
}

/// The case itself, or the case under hypotheses. Variables that may differ there have slots of their own; all others
/// are those of the case.
package struct Scope: Sendable {
  /// The hypotheses, each applied to the case that those before it make; empty for the case itself.
  let hypotheses: [Int]
  /// The prefix of the names of its variables: `with_capital`.
  package let name: String
  /// The suppositions, for people.
  let label: String
  /// The scope to which the last hypothesis is applied.
  let outer: Int
  /// The slots of the variables that may differ, by their slots in the case.
  package fileprivate(set) var slots: [Slot: Slot]
  /// The scopes that further hypotheses make of this one, by hypothesis.
  package fileprivate(set) var inner: [Int: Int]
}

/// The hypotheses of a rulebook, and the cases that they make.
package struct Hypotheses: Sendable {
  package let declared: [Hypothesis]
  /// The scopes. The first is the case itself, and the only one if no rules declare a hypothesis.
  package private(set) var scopes: [Scope] = [
    Scope(hypotheses: [], name: "", label: "", outer: 0, slots: [:], inner: [:])
  ]
  /// The variables of all scopes but the first, by slot. Their slots follow those of declared variables.
  private(set) var variables: [Variable] = []
  /// The number of variables that rules declare.
  package let declaredCount: Int

  init(_ declared: [Hypothesis], declaredCount: Int) {
    (self.declared, self.declaredCount) = (declared, declaredCount)
  }

  package var isEmpty: Bool { declared.isEmpty }
  package var names: Set<String> { Set(declared.map(\.name)) }

  /// Adds the scope that a hypothesis makes of another scope.
  ///
  /// - Parameter differing: the slots, in the case, of the variables that may differ from the outer scope.
  /// - Returns: the index of the new scope.
  mutating func add(_ hypotheses: [Int], differing: [Slot], from outer: Int, of variables: [Variable]) -> Int {
    guard let hypothesis = hypotheses.last.map({ declared[$0] }) else { return 0 }
    let before = scopes[outer]
    var scope = Scope(
      hypotheses: hypotheses, name: hypotheses.map { declared[$0].name }.joined(separator: "."),
      label: hypotheses.map { declared[$0].label }.joined(separator: ", "), outer: outer, slots: before.slots,
      inner: [:])
    for slot in differing {
      scope.slots[slot] = Slot(declaredCount + self.variables.count)
      self.variables.append(
        Variable(
          variables[slot], slot: slot, in: scope, number: scopes.count,
          set: hypothesis.sets[slot] == nil ? nil : hypothesis))
    }
    scopes.append(scope)
    return scopes.count - 1
  }

  mutating func join(_ hypothesis: Int, of outer: Int, to inner: Int) { scopes[outer].inner[hypothesis] = inner }

  /// The scope of names of hypotheses, one within the other; nil if no rule makes it.
  package func scope(of names: some Sequence<String>, in scope: Int = 0) -> Int? {
    var scope = scope
    for name in names {
      guard let hypothesis = declared.firstIndex(where: { $0.name == name }),
        let inner = scopes[scope].inner[hypothesis]
      else { return nil }
      scope = inner
    }
    return scope
  }

  /// The slot that a variable of the case has in a scope.
  package func slot(_ slot: Slot, in scope: Int) -> Slot { scopes[scope].slots[slot] ?? slot }

  /// The slots of a rule under hypotheses that compute it anew; those that hypotheses set are left out.
  func slots(ofRule slot: Slot) -> [Slot] {
    scopes.compactMap { $0.slots[slot] }.filter { variables[$0.index - declaredCount].hypothetical?.setter == nil }
  }

  /// The scope and the rest of a name such as `with_capital.income_tax`; nil for a name of the case.
  func split(_ name: String) -> (scope: Int, rest: String)? {
    if isEmpty { return nil }
    var (scope, rest) = (0, name[...])
    while let dot = rest.firstIndex(of: "."), let inner = self.scope(of: [String(rest[..<dot])], in: scope) {
      (scope, rest) = (inner, rest[rest.index(after: dot)...])
    }
    return scope == 0 ? nil : (scope, String(rest))
  }
}

extension Variable {
  /// The place of a variable under hypotheses.
  package struct Hypothetical: Sendable {
    /// The scope to which it belongs.
    package let scope: Int
    /// The slot of the variable in the case.
    package let base: Slot
    /// The scope in which it is computed: its own, or the outer one if the hypothesis sets it.
    package let evaluated: Int
    /// The function by which the hypothesis sets it; nil if it follows from the hypothesis.
    package let setter: String?
  }
}

extension Rulebook {
  /// The inputs, rules and deadlines that rules declare.
  package var declaredVariables: ArraySlice<Variable> { variables[..<hypotheses.declaredCount] }

  /// The slot in the case of a variable under hypotheses.
  package func base(of slot: Slot) -> Slot { variables[slot].hypothetical?.base ?? slot }

  /// The slot in the case of a result that follows from hypotheses; nil for all others, including those that hypotheses
  /// set.
  package func supposed(_ slot: Slot) -> Slot? {
    guard let hypothetical = variables[slot].hypothetical, hypothetical.setter == nil else { return nil }
    return hypothetical.base
  }

  /// The problem that a result under hypotheses cannot be computed because the case itself gives the result.
  ///
  /// - Parameter wanted: the slot of the rule that reads it.
  package func problem(supposing slot: Slot, wanted: Slot?) -> Problem {
    let scope = variables[slot].hypothetical.map { hypotheses.scopes[$0.scope].name } ?? ""
    return .supposed(
      name: variables[base(of: slot)].name, hypothesis: scope, wanted: wanted.map { variables[$0].name })
  }

  /// The slot of a name that begins with hypotheses.
  func hypotheticalSlot(of name: String) -> Slot? {
    // Names after the prefix must be names of the case, not aliases, which may have units of their own.
    guard let (scope, rest) = hypotheses.split(name),
      let slot = slots[rest] ?? household.singular(rest).flatMap({ slots[$0] }),
      variables[slot].name == rest || variables[slot].name == household.singular(rest)
    else { return nil }
    return hypotheses.slot(slot, in: scope)
  }
}
