import LevyCalculator
import LevyModel
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
    var found: [Int: String] = [:]
    for output in plan.outputs {
      guard let reason = output.reason ?? resolver.partly[output.slot] else { continue }
      let (slot, cause) = origin(of: reason, in: output.slot)
      // A rule that fails whatever is given fails for the interpreter too.
      if !cause.hasPrefix(Plan.failure) { found[slot] = cause }
    }
    return found.sorted { $0.key < $1.key }.map { slot, reason in
      let place = calculator.version(of: slot)?.place ?? variables[slot].place
      return Diagnostic(.notFollowed(name: variables[slot].name, reason: reason), at: place)
    }
  }

  /// The rule at the end of "it needs 'a': it needs 'b': …", and what is the matter with it.
  func origin(of reason: String, in slot: Int) -> (slot: Int, cause: String) {
    guard reason.hasPrefix(Plan.dependence) else { return (slot, reason) }
    let parts = reason.dropFirst(Plan.dependence.count).split(separator: "'", maxSplits: 1)
    guard parts.count == 2, let needed = self.slot(of: String(parts[0])), parts[1].hasPrefix(": ") else {
      return (slot, reason)
    }
    return origin(of: String(parts[1].dropFirst(2)), in: needed)
  }
}
