import CLevyKernels
import LevyCalculator
import LevyModel
import LevyPlan

/// Measures the program of a plan, without moving rows in and out; for benchmarks and tests.
package struct PlanTiming {
  private let plan: Plan
  /// For each input of the plan, its index among the facts that rows give.
  private let places: [Int]

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - given: the names of the facts that rows give.
  ///   - outputs: the names of the results.
  /// - Throws: `Diagnostic` for an unknown name.
  package init(
    _ calculator: Calculator, date: CalendarDate, given: [String], outputs: [String]
  ) throws(Diagnostic) {
    var slots: [Slot] = []
    for name in given { slots.append(try calculator.rulebook.slot(of: name, role: .given)) }
    var wanted: [Slot] = []
    for name in outputs { wanted.append(try calculator.rulebook.slot(of: name, role: .asked)) }
    plan = Plan(calculator, date: date, known: nil, given: Set(slots), constants: [:], outputs: wanted)
    places = plan.inputs.compactMap { slots.firstIndex(of: $0.slot) }
  }

  /// True if the plan computes all results.
  package var isComplete: Bool { plan.isComplete }

  /// The number of instructions for a block of rows.
  package var instructionCount: Int { plan.program.instructions.count }

  /// The number of rules that the program computes.
  package var ruleCount: Int { plan.ruleCount }

  /// Measures the nanoseconds a row that the program takes at its fastest.
  ///
  /// - Parameters:
  ///   - rows: the number of rows to compute altogether.
  ///   - fill: returns the numerator of a given fact, by its index, in a row of a block.
  package func nanoseconds(rows: Int, fill: (Int, Int) -> Double) -> Double {
    let block = Int(LEVY_BLOCK)
    let registers = Registers(plan.program)
    for (input, place) in zip(plan.inputs, places) {
      for row in 0..<block { registers.base[input.register.start + row] = fill(place, row) }
    }
    let (slices, rounds) = (100, max(1, rows / block / 100))
    var least = Duration.seconds(Int64.max)
    for _ in 0..<slices {
      let time = ContinuousClock().measure { for _ in 0..<rounds { plan.program.run(registers.base, rows: block) } }
      least = min(least, time)
    }
    let seconds = Double(least.components.seconds) + Double(least.components.attoseconds) * 1e-18
    return withExtendedLifetime(registers) { seconds * 1e9 / Double(rounds * block) }
  }
}
