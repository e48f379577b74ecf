import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

extension Rulebook {
  /// The instructions for following all rules in a check, which somebody waits for.
  static let mostCheckedInstructions = 100_000_000

  /// The rules that batches must interpret on a date, for some rows at least, because they cannot be followed as
  /// formulas, with the reason and what would help. Rules that only need such a rule are not named.
  ///
  /// - Throws: `Diagnostic` if the rules cannot be loaded.
  public func interpretedRules(on date: CalendarDate) throws(Diagnostic) -> [Diagnostic] {
    let calculator = try Calculator(self)
    calculator.state.followInstructionsLeft = Self.mostCheckedInstructions
    let given = Set(variables.indices.filter { variables[$0].isInput })
    let resolver = RuleResolver(calculator, date: date, known: nil, given: given, constants: [:])
    let rules = variables.indices.filter { slot in
      !variables[slot].isInput && slot > Self.dateSlot && calculator.version(of: slot) != nil
    }
    // Small amounts fit most formulas, and no rows are computed by this plan.
    let plan = Plan(resolver, outputs: rules, largestAmounts: [6])
    var found: [Int: Obstacle] = [:]
    for output in plan.outputs {
      guard let obstacle = output.obstacle ?? resolver.partly[output.slot] else { continue }
      let (slot, cause) = origin(of: obstacle, in: output.slot)
      // A rule that fails whatever is given fails for the interpreter too.
      if !cause.isFailure { found[slot] = cause }
    }
    return found.sorted { $0.key < $1.key }.map { slot, obstacle in
      let place = calculator.version(of: slot)?.place ?? variables[slot].place
      return Diagnostic(.notFollowed(name: variables[slot].name, reason: words(of: obstacle)), at: place)
    }
  }

  /// The rule at the end of what rules need of each other, and what is the matter with it.
  func origin(of obstacle: Obstacle, in slot: Int) -> (slot: Int, cause: Obstacle) {
    var (slot, cause) = (slot, obstacle)
    // A part of a date has no rule of its own.
    while case .dependence(let needed, let next) = cause, needed.part == nil { (slot, cause) = (needed.variable, next) }
    return (slot, cause)
  }

  /// What people are told of an obstacle.
  package func words(of obstacle: Obstacle) -> String { obstacle.words { name(of: $0) } }
}
