import LevyModel

/// A case that is as it is but for some facts or results, as rules declare it.
package struct Hypothesis: Sendable {
  package let name: String
  /// What it supposes, for people: `capital income taxed by the tariff`.
  package let label: String
  package let source: String
  /// The slots of what it sets, with the lines of the functions that compute the values.
  let sets: [Int: ClosedRange<Int>]
  /// Whether it sets the same values in all cases.
  let isConstant: Bool
  package let place: Place
  package let declaration: Int
}

/// The case, or the case under hypotheses. What may differ there has a slot of its own; all else is the case's.
package struct Scope: Sendable {
  /// The hypotheses, each of which is about the case that those before it make; none for the case itself.
  let hypotheses: [Int]
  /// The prefix of the names of its facts: `with_capital`.
  package let name: String
  /// What it supposes, for people.
  let label: String
  /// The scope to which the last hypothesis is applied.
  let outer: Int
  /// The slots of what may differ, by the slots that they have in the case.
  package fileprivate(set) var slots: [Int: Int]
  /// The scopes that further hypotheses make of it.
  package fileprivate(set) var inner: [Int: Int]
}

/// The hypotheses of a rulebook, and the cases that they make.
package struct Hypotheses: Sendable {
  package let declared: [Hypothesis]
  /// The first is the case itself, which alone is there if no rules declare a hypothesis.
  package private(set) var scopes: [Scope] = [
    Scope(hypotheses: [], name: "", label: "", outer: 0, slots: [:], inner: [:])
  ]
  /// What may differ, in the order of its slots, which come after all others.
  private(set) var variables: [Variable] = []
  /// The number of variables that rules declare.
  package let declaredCount: Int

  init(_ declared: [Hypothesis], declaredCount: Int) {
    (self.declared, self.declaredCount) = (declared, declaredCount)
  }

  package var isEmpty: Bool { declared.isEmpty }
  package var names: Set<String> { Set(declared.map(\.name)) }

  /// Adds the case that a hypothesis makes of that of a scope.
  ///
  /// - Parameter differing: the slots of what may differ from that scope, as they are in the case.
  /// - Returns: its index.
  mutating func add(_ hypotheses: [Int], differing: [Int], from outer: Int, of variables: [Variable]) -> Int {
    guard let hypothesis = hypotheses.last.map({ declared[$0] }) else { return 0 }
    let before = scopes[outer]
    var scope = Scope(
      hypotheses: hypotheses, name: hypotheses.map { declared[$0].name }.joined(separator: "."),
      label: hypotheses.map { declared[$0].label }.joined(separator: ", "), outer: outer, slots: before.slots,
      inner: [:])
    for slot in differing {
      scope.slots[slot] = declaredCount + self.variables.count
      self.variables.append(
        Variable(
          variables[slot], slot: slot, in: scope, number: scopes.count,
          set: hypothesis.sets[slot] == nil ? nil : hypothesis))
    }
    scopes.append(scope)
    return scopes.count - 1
  }

  mutating func join(_ hypothesis: Int, of outer: Int, to inner: Int) { scopes[outer].inner[hypothesis] = inner }

  /// The scope that names mean, one within the other; nil if rules do not make it.
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

  /// The slot in a scope of what has a slot in the case.
  package func slot(_ slot: Int, in scope: Int) -> Int { scopes[scope].slots[slot] ?? slot }

  /// The slots of a rule under hypotheses, as far as it may have another result there and is not what they set.
  func slots(ofRule slot: Int) -> [Int] {
    scopes.compactMap { $0.slots[slot] }.filter { variables[$0 - declaredCount].hypothetical?.setter == nil }
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
  /// What a variable is under hypotheses.
  package struct Hypothetical: Sendable {
    /// The scope to which it belongs.
    package let scope: Int
    /// The slot of what it is in the case.
    package let base: Int
    /// The scope whose case computes it: its own, or the outer one for what the hypothesis sets.
    package let evaluated: Int
    /// The function that computes what the hypothesis sets; nil for what follows from it.
    package let setter: String?
  }
}

extension Rulebook {
  /// The inputs, rules and deadlines that rules declare.
  package var declaredVariables: ArraySlice<Variable> { variables[..<hypotheses.declaredCount] }

  /// The case's own slot of a slot under hypotheses.
  package func base(of slot: Int) -> Int { variables[slot].hypothetical?.base ?? slot }

  /// The case's own slot of a result that follows from hypotheses; nil for all else, also for what they set.
  package func supposed(_ slot: Int) -> Int? {
    guard let hypothetical = variables[slot].hypothetical, hypothetical.setter == nil else { return nil }
    return hypothetical.base
  }

  /// The problem of a result under hypotheses that is given for the case.
  ///
  /// - Parameter wanted: the slot of the rule that asks for it.
  package func problem(supposing slot: Int, wanted: Int?) -> Problem {
    let scope = variables[slot].hypothetical.map { hypotheses.scopes[$0.scope].name } ?? ""
    return .supposed(
      name: variables[base(of: slot)].name, hypothesis: scope, wanted: wanted.map { variables[$0].name })
  }

  /// The slot of a name that begins with hypotheses.
  func hypotheticalSlot(of name: String) -> Int? {
    // Aliases may have units of their own, and the case's names suffice.
    guard let (scope, rest) = hypotheses.split(name),
      let slot = slots[rest] ?? household.singular(rest).flatMap({ slots[$0] }),
      variables[slot].name == rest || variables[slot].name == household.singular(rest)
    else { return nil }
    return hypotheses.slot(slot, in: scope)
  }
}
