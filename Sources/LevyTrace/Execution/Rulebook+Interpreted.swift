import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

extension RuleResolver {
  /// Returns those of the rules that batches must interpret, with the reason. Rules that only depend on such a rule are
  /// not named.
  func interpretedRules(of rules: [Slot]) -> [Diagnostic] {
    let rules = rules.filter { calculator.version(of: $0) != nil && survey?.standIns[$0] == nil }
    // Small amounts fit most formulas; this plan computes no rows.
    let plan = Plan(self, outputs: rules, ranges: .least)
    var found: [Slot: Obstacle] = [:]
    for output in plan.outputs {
      guard let obstacle = output.obstacle ?? partly[output.slot] else { continue }
      let (slot, cause) = rulebook.origin(of: obstacle, in: output.slot)
      // A rule that returns nil, since its result must be given, fails in the interpreter too.
      if case .notGiven(let lacking) = cause, !rulebook.variables[lacking.variable].isInput { continue }
      // A rule that is not in force on this date has slots under hypotheses too, and a function where one sets it.
      let isSupposed = [slot, output.slot].contains { rulebook.variables[$0].hypothetical != nil }
      if case .notInForce = cause, isSupposed { continue }
      // A rule that fails whatever is given fails in the interpreter too.
      if !cause.isFailure { found[slot] = cause }
    }
    return found.sorted { $0.key < $1.key }.map { slot, obstacle in
      let place = calculator.version(of: slot)?.place ?? rulebook.variables[slot].place
      return Diagnostic(
        .notFollowed(name: rulebook.variables[slot].name, reason: rulebook.words(of: obstacle)), at: place)
    }
  }
}

extension Rulebook {
  /// Follows a chain of dependencies to its last rule, and returns that rule with its obstacle.
  func origin(of obstacle: Obstacle, in slot: Slot) -> (slot: Slot, cause: Obstacle) {
    var (slot, cause) = (slot, obstacle)
    // A part of a date has no rule of its own.
    while case .dependence(let needed, let next) = cause, needed.part == nil { (slot, cause) = (needed.variable, next) }
    return (slot, cause)
  }

  /// A description of an obstacle, for people.
  package func words(of obstacle: Obstacle) -> String { obstacle.words { name(of: $0) } }
}
