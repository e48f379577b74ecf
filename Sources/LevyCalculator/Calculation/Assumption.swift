import LevyModel
import LevyRules

/// A value of an input that the case does not give: its default, or an estimate.
public struct Assumption: Sendable, Hashable {
  /// The name of the input.
  public let name: String
  /// Its label.
  public let label: String
  /// Its type.
  public let type: ValueType
  /// The value.
  public let value: Value

  package init(of variable: Variable, _ value: Value) {
    (name, label, type, self.value) = (variable.name, variable.label, variable.type, value)
  }

  /// True if the value means nothing: zero, false, or the word `none`.
  package var isNothing: Bool {
    switch value {
    case .number(let number): number == 0
    case .count(let count): count == 0
    case .boolean(let flag): !flag
    case .choice(let word): word == "none"
    case .date, .months: value.isNone
    }
  }
}

extension Calculator {
  /// The default of an input that a case does not give; nil if it has none or must not be assumed.
  ///
  /// - Parameter givers: returns true for given facts, since the default may depend on another fact being given; by
  ///   default those of the current case.
  package func defaultValue(of slot: Slot, givers: ((Slot) -> Bool)? = nil) -> Value? {
    guard !isStrict, case .input(let input) = rulebook.variables[slot].origin else { return nil }
    if input.defaultIfGiven.isEmpty { return input.defaultValue }
    let isGiven = givers ?? { self.current.gives($0) }
    return input.defaultIfGiven.contains { rulebook.slot(of: $0).map(isGiven) ?? false } ? input.defaultValue : nil
  }

  /// Derives a count of persons or things that the case does not give: the number of the last one of which the case
  /// says something, but at least the default. Nil if the case says nothing about any.
  func told(by counter: Slot) -> Value? {
    guard let counted = rulebook.counted[counter] else { return nil }
    let last = counted.lastIndex { facts in
      facts.contains { current.gives($0) && current[$0] != rulebook.variables[$0].nothing }
    }
    guard let last, case .count(let standard) = defaultValue(of: counter) ?? .count(0) else { return nil }
    return .count(max(last + 1, standard))
  }

  /// The inputs whose defaults were read since the current case began.
  package var assumed: [Slot] {
    rulebook.defaulted.filter { slot in
      if current.isAssumedInMonths(slot) { return true }
      // A count that was derived from facts of the persons is not assumed.
      return current[slot] != nil && !current.gives(slot)
        && (rulebook.counted[slot] == nil || current[slot] == rulebook.variables[slot].defaultValue)
        && rulebook.months.ofFact[slot]?.contains(where: current.gives) != true
    }
  }

  func missingInput(_ slot: Slot) -> Problem.MissingInput {
    let (variable, shown) = (rulebook.variables[slot], rulebook.variables[rulebook.shown(slot)])
    var expected = variable.type.expected(.inForce)
    if let value = variable.defaultValue, isStrict {
      let text = variable.type.text(of: value)
      expected =
        value.isNone
        ? Wording("that there is none is not assumed", "dass es keines gibt, wird nicht angenommen")
        : Wording("\(text) is not assumed", "\(text) wird nicht angenommen")
    }
    return .init(name: shown.name, label: variable.label, expected: expected)
  }
}

extension Rulebook {
  /// The assumptions for inputs that a case does not give. An input that stands for another fact is an assumption of
  /// that fact, unless its default is nothing.
  package func assumptions(_ slots: some Sequence<Slot>) -> [Assumption] {
    slots.compactMap { slot in
      guard case .input(let input) = variables[slot].origin, let value = input.defaultValue else { return nil }
      let assumption = Assumption(of: variables[shown(slot)], value)
      return input.standsFor != nil && assumption.isNothing ? nil : assumption
    }
  }
}
