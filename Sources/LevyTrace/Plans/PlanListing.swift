import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

/// A plan before registers are allocated: each value has a column of its own, so that the program can be exported to
/// another language.
package struct PlanListing {
  package let inputs: [Plan.Input]
  package let outputs: [Plan.Output]
  /// The columns whose marks leave a row without results.
  package let guards: ArraySlice<Register>
  package let program: ColumnProgram
  /// The rules whose results are in columns.
  package let rules: [Register: Slot]
}

extension PlanListing {
  /// Lists the plan for a date. Nil if there are no results to plan.
  ///
  /// - Parameters:
  ///   - given: the slots that rows give.
  ///   - constants: the values that hold for all rows, by slot.
  ///   - partly: set to the obstacles of rules that are followed on some paths and left to the interpreter on others,
  ///     by slot.
  package static func make(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, given: Set<Slot>, constants: [Slot: Value],
    outputs: [Slot], partly: inout [Slot: Obstacle]
  ) -> PlanListing? {
    let resolver = RuleResolver(calculator, date: date, known: known, given: given, constants: constants)
    let listing = PlanBuilder.best(resolver, outputs: outputs)?.listing()
    partly = resolver.partly
    return listing
  }
}
