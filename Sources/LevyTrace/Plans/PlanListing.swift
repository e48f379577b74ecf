import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

/// A plan before its columns are shared among values: each value has one of its own, so that the program can be written
/// down in another language.
package struct PlanListing {
  package let inputs: [Plan.Input]
  package let outputs: [Plan.Output]
  /// The columns whose marks leave a row without results.
  package let guards: ArraySlice<Register>
  package let program: ColumnProgram
  /// The rules whose results are in columns, by column.
  package let rules: [Register: Int]
}

extension PlanListing {
  /// Lists the plan for a date. Nil if there are no results to plan.
  ///
  /// - Parameters:
  ///   - given: the slots that rows give.
  ///   - constants: what holds for all rows, by slot.
  ///   - partly: why rules that can be followed in part are left to the interpreter elsewhere, by slot.
  package static func make(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, given: Set<Int>, constants: [Int: Value],
    outputs: [Int], partly: inout [Int: Obstacle]
  ) -> PlanListing? {
    let resolver = RuleResolver(calculator, date: date, known: known, given: given, constants: constants)
    let listing = PlanBuilder.best(resolver, outputs: outputs)?.listing()
    partly = resolver.partly
    return listing
  }
}
