import LevyModel
import LevyPlan
import LevyRules
import LevyTrace

/// A column of the table that a plan does not read.
struct UnreadColumn {
  let fact: FactColumn
  /// Parses its cells; nil if the interpreter must look at each.
  let reader: CellReader?
  /// The numerators of values that are as good as none: the default, and those that mean nothing.
  private let quiet: SIMD4<Double>

  init(_ fact: FactColumn, _ job: BatchJob) {
    self.fact = fact
    guard !fact.wordsHoldNumbers, let input = Plan.Input(unread: fact.slot, in: job.rulebook) else {
      (reader, quiet) = (nil, SIMD4(repeating: .nan))
      return
    }
    reader = CellReader(input, notation: fact.notation, style: job.style)
    var values = [fact.variable.defaultValue]
    // The same values as in `Calculator.tells`.
    if fact.variable.absentee != nil, fact.variable.type.isPlain { values.append(fact.variable.nothing) }
    let numbers = values.compactMap { $0?.numerator(as: input.type, over: input.denominator) }
    var quiet = SIMD4(repeating: Double.nan)
    for (place, number) in (numbers + [input.defaultNumerator ?? .nan]).enumerated() { quiet[place] = number }
    self.quiet = quiet
  }

  /// True if the value is the default or means nothing.
  func isQuiet(_ number: Double) -> Bool { any(quiet .== SIMD4(repeating: number)) }
}

/// The facts of a plan, by how rows give them and where they are read.
struct PlanFacts {
  private let given: Set<Slot>
  /// The facts without a column whose defaults all rows read.
  private let assumedAlways: [Slot]
  /// The columns of facts that some rows do not read (in a strict job, all columns), with the numerator that means
  /// nothing.
  let mayBeUnread: [(slot: Slot, register: Register, nothing: Double)]
  /// For each fact that only some rows read, the index of the plan's column that is 1 in these rows.
  private(set) var flags: [Slot: Int] = [:]
  /// The same for columns that include reads for remarks.
  private(set) var remarked: [Slot: Int] = [:]
  /// For each of the plan's columns of reads, true if it is about a fact without a column in the table.
  private(set) var isAssumedSometimes: [Bool] = []
  /// The facts of which rows give single months: their empty cells are no assumed defaults.
  let toldInPart: Set<Slot>

  init(_ plan: Plan, given: Set<Slot>, columns: Set<Slot>, _ job: BatchJob) {
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

  /// True if results of at least some rows read a fact.
  func mayRead(_ slot: Slot, _ plan: Plan) -> Bool { plan.reads.always.contains(slot) || flags[slot] != nil }

  /// Records the defaults that rows computed by a plan have read.
  ///
  /// - Parameter readers: for each of the plan's columns of reads, the number of rows that read its facts.
  func note(_ plan: Plan, rows: Int, readers: [Int], in counts: inout RowCounts) {
    for slot in assumedAlways { counts.note(assumed: slot, rows) }
    for (read, readers) in zip(plan.reads.sometimes, readers) {
      for slot in read.slots where !given.contains(slot) { counts.note(assumed: slot, readers) }
    }
  }
}
