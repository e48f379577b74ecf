import LevyModel
import LevyPlan
import LevyRules
import LevyTrace

/// A column that a plan does not read.
struct UnreadColumn {
  let fact: FactColumn
  /// Reads its cells; nil where each has to be looked at.
  let reader: CellReader?
  /// The numerators of values that say nothing.
  private let quiet: SIMD4<Double>

  init(_ fact: FactColumn, _ job: BatchJob) {
    self.fact = fact
    guard !fact.wordsHoldNumbers, let input = Plan.Input(unread: fact.slot, in: job.rulebook) else {
      (reader, quiet) = (nil, SIMD4(repeating: .nan))
      return
    }
    reader = CellReader(input, notation: fact.notation, style: job.style)
    var values = [fact.variable.defaultValue]
    // As for `Calculator.tells`.
    if fact.variable.absentee != nil, fact.variable.type.isPlain { values.append(fact.variable.nothing) }
    let numbers = values.compactMap { $0?.numerator(as: input.type, over: input.denominator) }
    var quiet = SIMD4(repeating: Double.nan)
    for (place, number) in (numbers + [input.defaultNumerator ?? .nan]).enumerated() { quiet[place] = number }
    self.quiet = quiet
  }

  /// Whether a number stands for nothing that matters.
  func isQuiet(_ number: Double) -> Bool { any(quiet .== SIMD4(repeating: number)) }
}

/// How the facts of a plan are given.
struct PlanFacts {
  private let given: Set<Int>
  /// The facts without a column whose defaults all rows read.
  private let assumedAlways: [Int]
  /// The columns of facts that some or all rows do not read, with the number of a cell that means nothing; in a strict
  /// job all columns.
  let mayBeUnread: [(slot: Int, register: Register, nothing: Double)]
  /// The places of the columns that say in which rows facts are read.
  private(set) var flags: [Int: Int] = [:]
  /// The places of those that include reads for remarks.
  private(set) var remarked: [Int: Int] = [:]
  /// Whether such a column is that of a fact without a column in the table.
  private(set) var isAssumedSometimes: [Bool] = []
  /// The facts of which rows tell months: an empty cell of theirs stands for no default.
  let toldInPart: Set<Int>

  init(_ plan: Plan, given: Set<Int>, columns: Set<Int>, _ job: BatchJob) {
    self.given = given
    toldInPart = Set(given.compactMap { job.rulebook.months.facts[$0] })
    for (place, (slots, _)) in plan.reads.sometimes.enumerated() {
      for slot in slots { flags[slot] = place }
      isAssumedSometimes.append(!given.isSuperset(of: slots))
    }
    for (place, (slots, _)) in plan.reads.remarked.enumerated() {
      for slot in slots { remarked[slot] = place }
    }
    assumedAlways = plan.reads.always.subtracting(given).sorted()
    let inputs = plan.inputs.filter { input in
      columns.contains(input.slot) && (job.isStrict || !plan.reads.always.contains(input.slot))
    }
    mayBeUnread = inputs.map {
      let nothing = job.rulebook.variables[$0.slot].defaultValue?.numerator(as: $0.type, over: $0.denominator)
      return ($0.slot, $0.register, nothing ?? $0.defaultNumerator ?? .nan)
    }
  }

  /// Whether results of some rows read a fact.
  func mayRead(_ slot: Int, _ plan: Plan) -> Bool { plan.reads.always.contains(slot) || flags[slot] != nil }

  /// Records the defaults that rows computed by a plan have read.
  ///
  /// - Parameter readers: how many of them read the facts of each column that says so.
  func note(_ plan: Plan, rows: Int, readers: [Int], in counts: inout RowCounts) {
    for slot in assumedAlways { counts.note(assumed: slot, rows) }
    for (read, readers) in zip(plan.reads.sometimes, readers) {
      for slot in read.slots where !given.contains(slot) { counts.note(assumed: slot, readers) }
    }
  }
}
