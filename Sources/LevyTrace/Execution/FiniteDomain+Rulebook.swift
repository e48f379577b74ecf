import LevyModel
import LevyPlan
import LevyRules
import LevyScript

extension FiniteDomain {
  /// The domain of a fact, or nil for one that has too many values.
  package init?(of atom: Atom, in variables: [Variable]) {
    if let part = atom.part {
      self.init(part.numbers)
      return
    }
    // The properties of the variable are read one by one, since this runs for each fact that a rule reads.
    let variable = atom.variable
    switch variables[variable].type {
    case .boolean: self.init(0...1)
    case .choice(let choice): self.init(0...choice.options.count - 1)
    case .count(let maximum):
      // Limits apply to given values, not to those that a rule computes.
      let isInput = variables[variable].isInput
      let limits = isInput ? (variables[variable].minimum?.exactInt, variables[variable].maximum?.exactInt) : (nil, nil)
      let least = min(max(limits.0 ?? 0, 0), maximum)
      let most = max(min(limits.1 ?? maximum, maximum), least)
      guard most - least < Self.most else { return nil }
      self.init(least...most)
    case .quantity, .date: return nil
    }
  }
}

extension Rulebook {
  /// The name of a fact or of a part of a date, for people.
  func name(of atom: Atom) -> String {
    atom.part.map { "\(variables[$0.date].name).\($0.kind)" } ?? variables[shown(atom.variable)].name
  }

  /// The type of a fact.
  package func type(of atom: Atom) -> ValueType {
    atom.part == nil ? variables[atom.variable].type : .count(maximum: .max)
  }
}
