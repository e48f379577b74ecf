import LevyModel
import LevyPlan
import LevyRules
import LevyScript

extension Options {
  /// The options of a fact, or nil for one that has none or too many.
  package init?(of slot: Int, in rulebook: Rulebook) {
    if let part = DatePart(slot) {
      self.init(part.numbers)
      return
    }
    let variable = rulebook.variables[slot]
    switch variable.type {
    case .boolean: self.init(0...1)
    case .choice(let choice): self.init(0...choice.options.count - 1)
    case .count(let maximum):
      // Limits hold for what is given, not for what a rule computes.
      let limits = variable.isInput ? (variable.minimum?.exactInt, variable.maximum?.exactInt) : (nil, nil)
      let least = min(max(limits.0 ?? 0, 0), maximum)
      let most = max(min(limits.1 ?? maximum, maximum), least)
      guard most - least < Self.most else { return nil }
      self.init(least...most)
    case .money, .rate, .number, .date: return nil
    }
  }
}

extension Rulebook {
  /// What people call a fact or a part of a date.
  func name(of slot: Int) -> String {
    DatePart(slot).map { "\(variables[$0.date].name).\($0.kind)" } ?? variables[slot].name
  }
}
