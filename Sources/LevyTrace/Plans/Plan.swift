import CLevyKernels
import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules

/// The rules of one date as a program over columns: it computes for a block of rows what the interpreter would compute
/// for each row.
///
/// The interpreter is the reference. If a row is outside what was proven for the plan (an amount beyond its range, a
/// rule that fails), the plan marks the row, and the interpreter computes it.
package struct Plan: Sendable {
  /// A fact that each row gives.
  package struct Input: Sendable {
    package let slot: Slot
    package let type: ValueType
    package let register: Register
    package let denominator: Int
    /// The range of numerators for which the plan is made.
    package let numerators: ClosedRange<Int>
    /// The numerator that represents an empty cell, possibly one that no cell can have; if nil, the interpreter
    /// computes rows with an empty cell.
    package let defaultNumerator: Double?
    /// True if the fact has no default: if it is of a person who may be absent, an empty cell has a numerator all the
    /// same, with which the plan leaves rows to the interpreter if the person is present.
    package let isNeeded: Bool
  }

  /// A result.
  package struct Output: Sendable {
    package let slot: Slot
    /// The column of numerators, or nil if there is none.
    package let register: Register?
    package let denominator: Int
    /// The column of a further divisor of the numerators with its denominator, for a result that is a quotient without
    /// rounding.
    package let divisor: (register: Register, denominator: Int)?
    /// The value of a result that is the same in all rows.
    package let constant: Value?
    /// The reason why the interpreter must compute the result; nil if the plan does.
    package let obstacle: Obstacle?
  }

  package let inputs: [Input]
  package let outputs: [Output]
  /// The columns whose marks leave a row to the interpreter, whatever its results are.
  package let guards: [Register]
  /// The guards that concern facts of absent persons.
  package let contradictions: [Register]
  /// By the slot that says whether a person is present: the number of the first fact that a row gives although the
  /// person is absent, which is that of its slot, or 0. Empty if other errors may take precedence.
  package let givenOfTheAbsent: [(presence: Slot, output: Output)]
  /// The checks whose failure leaves a row without results, in the order in which they are made; their columns are 1
  /// where they hold.
  package let checks: [(caveat: CaveatID, output: Output)]
  package let program: ColumnProgram
  /// The number of rules that the program computes.
  let ruleCount: Int

  /// The facts that the outputs read, given or not, and in which rows.
  package let reads: Reads
  /// Columns that say in which rows a caveat applies; only caveats that concern rules which the outputs may read are
  /// listed.
  package let caveats: [(caveat: CaveatID, output: Output)]

  /// The facts that rows read. A fact that is not listed is read in no row.
  package struct Reads: Sendable {
    /// The facts that all rows read for a result.
    package var always: Set<Slot> = []
    /// The facts that some rows read for a result, with a column that is 1 in these rows and 0 in the others.
    package var sometimes: [(slots: [Slot], output: Output)] = []
    /// The facts that a caveat or check reads where it applies and that all rows read, for it or for a result.
    package var remarkedAlways: Set<Slot> = []
    /// The same for facts that some rows read, with a column as above.
    package var remarked: [(slots: [Slot], output: Output)] = []
  }

  /// The statements about the program that could not be proven; empty if it was not verified.
  package let faults: [String]

  /// True if the plan computes all outputs.
  package let isComplete: Bool

  /// True if the plan holds for its date only, and not for other dates of the same law.
  package let readsDate: Bool

  /// True if the plan computes at least one output.
  package var isUseful: Bool { outputs.contains { $0.obstacle == nil } }

  /// The facts that rules read, that rows do not give and that have no default.
  package let missing: Set<Slot>

  /// True if the program has a column for each guard, so that a row which the plan computes violates no impossible
  /// check.
  package let isGuarded: Bool

  /// True if the plan tells which of the facts in `missing` a row lacks for its output: those that the output reads if
  /// rules go on with placeholders. Such a plan serves rows that another, guarded plan could not compute.
  package let tellsMissing: Bool

  /// Makes the plan for a date.
  ///
  /// - Parameters:
  ///   - calculator: follows the rules; it must not be evaluating a case.
  ///   - given: the slots that rows give.
  ///   - constants: the values that hold for all rows, by slot.
  ///   - countsRows: whether the plan tells which facts each row reads and which caveats apply to it.
  ///   - findsMissing: whether the plan tells which facts rows lack, instead of computing results.
  package init(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, given: Set<Slot>, constants: [Slot: Value],
    outputs: [Slot], countsRows: Bool = false, findsMissing: Bool = false
  ) {
    self.init(
      RuleResolver(
        calculator, date: date, known: known, given: given, constants: constants, findsMissing: findsMissing),
      outputs: outputs, countsRows: countsRows)
  }

  /// Makes the plan from the findings of a resolver.
  ///
  /// - Parameters:
  ///   - ranges: the widest ranges of facts that are tried.
  ///   - isVerified: whether to prove that the program is exact.
  init(
    _ resolver: RuleResolver, outputs: [Slot], countsRows: Bool = false, ranges: GivenRanges = GivenRanges(),
    isVerified: Bool = false
  ) {
    for slot in outputs { _ = resolver.resolve(slot) }
    let findsMissing = resolver.findsMissing
    let met = countsRows && !findsMissing ? resolver.caveats : []
    // The trees for the reads of rows end in these two constants, and a builder knows only expressions that exist when
    // it is made.
    for flag: Exact in [0, 1] { _ = resolver.tracer.constant(flag) }
    // Results from placeholders say nothing about caveats and checks of the row.
    let made = findsMissing ? [] : resolver.impossible
    let absent = findsMissing || !resolver.toldTwice.isEmpty ? [] : resolver.givenOfTheAbsent
    var best = PlanBuilder.best(resolver, outputs: outputs, besides: (met + made).map(\.slot), ranges: ranges)
    let slots = ValueType.count(maximum: resolver.rulebook.variables.count)
    for (presence, tree) in absent { best?.add(tree, slot: presence, type: slots) }
    let read = countsRows || findsMissing ? best?.addReads(of: outputs, caveats: met) : nil
    faults = isVerified ? best?.faults ?? [] : []
    let all: [Output]
    (inputs, all, guards, program) = best?.finished() ?? ([], [], [], ColumnProgram())
    self.outputs = Array(all.prefix(outputs.count))
    let besides = all.dropFirst(outputs.count)
    caveats = zip(met, besides).map { ($0.caveat, $1) }
    checks = zip(made, besides.dropFirst(met.count)).map { ($0.caveat, $1) }
    contradictions = Array(guards.prefix(best?.contradictionCount ?? 0))
    let (results, remarks) = read ?? (([], []), ([], []))
    givenOfTheAbsent = zip(absent, besides.dropFirst(met.count + made.count)).map { ($0.presence, $1) }
    let flags = besides.dropFirst(met.count + made.count + absent.count)
    reads = Reads(
      always: results.always, sometimes: zip(results.sometimes, flags).map { ($0, $1) },
      remarkedAlways: remarks.always,
      remarked: zip(remarks.sometimes, flags.dropFirst(results.sometimes.count)).map { ($0, $1) })
    ruleCount = best?.ruleCount ?? 0
    readsDate = resolver.readsDate
    isComplete = self.outputs.allSatisfy { $0.obstacle == nil }
    missing = resolver.missing
    isGuarded = best?.isGuarded ?? false
    tellsMissing = findsMissing && isComplete && best?.areReadsKnown ?? false
  }
}
