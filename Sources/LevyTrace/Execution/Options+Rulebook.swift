import LevyModel
import LevyPlan
import LevyRules
import LevyScript

extension Options {
  /// The options of a fact, or nil for one that has none or too many.
  package init?(of slot: Int, in variables: [Variable]) {
    if let part = DatePart(slot) {
      self.init(part.numbers)
      return
    }
    // Parts of a variable are taken one by one, since this is asked at each fact that a rule reads.
    switch variables[slot].type {
    case .boolean: self.init(0...1)
    case .choice(let choice): self.init(0...choice.options.count - 1)
    case .count(let maximum):
      // Limits hold for what is given, not for what a rule computes.
      let isInput = variables[slot].isInput
      let limits = isInput ? (variables[slot].minimum?.exactInt, variables[slot].maximum?.exactInt) : (nil, nil)
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
