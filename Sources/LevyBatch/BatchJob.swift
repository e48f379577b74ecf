import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules
import LuaRuntime
import Tables

/// The work of a batch: the results to add to each row, and the options.
public struct BatchJob: Sendable {
  /// The law.
  package let rulebook: Rulebook
  /// The results to add, by the names under which they appear in the output.
  public let outputs: [String]
  /// Columns that are copied to the output, whatever their names mean.
  public var kept: Set<String> = []
  /// The results that columns may give in place of their rules, by any of their names. Another column that is named
  /// after a result is an error, since it may be left over from an earlier table.
  public var given: Set<String> = []
  /// True if columns may give any result without being named, for tables that were made for this purpose.
  package var takesResults = false
  /// Values that are the same in all rows, in the unit of the rules, by the name that the user wrote.
  package private(set) var common: [(name: String, value: Value)] = []
  /// The problems of facts of all rows that could not be parsed, by slot.
  private(set) var misread: [Slot: Diagnostic] = [:]
  /// The year of rows that do not state one.
  public var year: Int?
  /// The day by which law must have been enacted to apply, or nil for the latest law.
  public var known: CalendarDate?
  /// True if rows are computed by plans where possible. The results are the same either way.
  package var usesPlans = true
  /// True if a fact that a row does not give is missing even if it has a default.
  public var isStrict = false
  /// True if facts that a row does not give are estimated where the rules have an `estimate`. Plans cannot do that, so
  /// each row is interpreted.
  public var estimates = false { didSet { if estimates { usesPlans = false } } }
  /// The number of rows of the same law for which a plan is worth making; fewer are interpreted sooner.
  package var rowsWorthAPlan = 200
  /// True if reasons are determined for given facts that no result reads.
  package var explainsUnused = true
  /// The maximum number of patterns of empty cells, of facts without a default, for which plans are made.
  package var mostPatterns = 16
  /// The pool of calculators that threads share; without it each thread makes its own.
  package var calculators: CalculatorPool?
  /// The number of threads that work on the table.
  public var workers = 1
  /// The limits of a row. All rows together that exceed a limit may take 30 seconds on each thread; after that a row is
  /// stopped as soon as it takes more than a few instructions to interpret.
  public var limits = BatchJob.defaultLimits

  /// The limits of a row of a table.
  package static var defaultLimits: LuaLimits {
    var limits = LuaLimits()
    limits.lostSeconds = 30
    return limits
  }
  /// Tables of the things that rows have several of.
  package var things: Things?
  /// The style in which the table writes numbers.
  public var style: NumberStyle = .plain

  let outputSlots: [Slot]
  /// The notations of the outputs.
  let notations: [Notation]

  /// Prepares a calculator to interpret rows of this table.
  func take(_ calculator: Calculator) {
    calculator.isStrict = isStrict
    calculator.state.lua.forgetLostTime()
  }

  /// Prepares a batch. Without outputs it adds the jurisdiction's main results.
  ///
  /// - Throws: `Diagnostic` for an unknown name.
  public init(_ rulebook: Rulebook, outputs: [String] = []) throws(Diagnostic) {
    self.rulebook = rulebook
    // Duplicates are left out, since tables that have a name twice are refused.
    var seen: Set<String> = []
    self.outputs = (outputs.isEmpty ? rulebook.jurisdiction.results : outputs).filter { seen.insert($0).inserted }
    var slots: [Slot] = []
    var notations: [Notation] = []
    for name in self.outputs {
      slots.append(try rulebook.slot(of: name, role: .asked))
      notations.append(try rulebook.notation(of: name))
    }
    outputSlots = slots
    self.notations = notations
  }

  /// Gives all rows a value.
  ///
  /// - Throws: `Diagnostic`, as for a case.
  public mutating func give(_ name: String, _ text: String) throws(Diagnostic) {
    let slot = try rulebook.slot(of: name, role: .given)
    let value = try rulebook.notation(of: name).value(typed: text, for: name, style: style)
    for fact in try rulebook.facts(of: value, for: name, slot: slot) {
      let variable = rulebook.variables[fact.slot]
      do { try variable.checkRange(fact.value, name: name) } catch { throw error.quoting(typed: text) }
      if let earlier = common.first(where: { rulebook.slot(of: $0.name) == fact.slot }) {
        throw Diagnostic(.givenTwice(name: name, other: earlier.name))
      }
      common.append((fact.slot == slot ? name : variable.name, fact.value))
    }
  }

  /// Gives all rows the facts of a case, except one, and its date. For facts that could not be parsed, the interpreter
  /// reports the error.
  package mutating func give(_ facts: Case, except slot: Slot) {
    known = facts.known
    misread = facts.misread.filter { $0.key != slot }.mapValues(\.diagnostic)
    if !misread.isEmpty { usesPlans = false }
    common = [("date", .date(facts.date))]
    for (other, fact) in facts.given.sorted(by: { $0.key < $1.key }) where other != slot {
      common.append((fact.name, fact.value))
    }
  }

  /// Checks a table's header without running anything.
  ///
  /// - Throws: `BatchErrors` with all columns that mean nothing, or mean the same as another.
  package func check(header: [String]) throws(BatchErrors) { _ = try columns(header, carried: Set(header)) }

  /// Checks that columns which are copied to the output by name are unique.
  ///
  /// - Throws: `Diagnostic` if one has the name of a result, or that of another column.
  package func check(carried: [String], in header: [String]) throws(Diagnostic) {
    if let name = carried.first(where: outputs.contains) { throw twice(name, in: carried) }
    let counts = header.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    if let name = carried.first(where: { counts[$0, default: 0] > 1 }) {
      throw Diagnostic(
        .table(message: "there are several columns '\(name)', so that it cannot be carried along by its name"))
    }
  }

  /// The error for a column with the name of a result, with other names that the result may have.
  private func twice(_ name: String, in header: [String]) -> Diagnostic {
    let names = rulebook[name].map { [$0.name] + $0.aliases } ?? []
    return Diagnostic(.columnTwice(name: name, others: Array(names.filter { !header.contains($0) }.prefix(2))))
  }

  /// The meaning of a column of the table.
  package enum Column {
    case kept
    case fact(slot: Slot, name: String)
  }

  /// Resolves the columns of a header, and those that tables of things add.
  ///
  /// - Parameter carried: the columns that are written next to the results.
  /// - Throws: `BatchErrors` with all columns that mean nothing, that mean the same as another, or that give a result
  ///   which is not named as given.
  package func columns(_ header: [String], carried: Set<String> = []) throws(BatchErrors) -> [Column] {
    var columns: [Column] = []
    var diagnostics: [Diagnostic] = []
    var results: [String] = []
    var meanings: [Slot: String] = [:]
    for (name, _) in common { if let slot = rulebook.slot(of: name) { meanings[slot] = name } }
    // Nobody would read suggestions for thousands of names.
    func nearest(_ name: String, _ names: [String]) -> [String] {
      diagnostics.count < 20 ? NearestNames.of(name, among: names) : []
    }
    let known = rulebook.names
    for name in kept.subtracting(header).sorted() {
      diagnostics.append(
        Diagnostic(.unknownName(name: name, role: .column, nearest: nearest(name, header))))
    }
    for name in given.subtracting(header).sorted() where rulebook.slot(of: name) == nil {
      diagnostics.append(Diagnostic(.unknownName(name: name, role: .given, nearest: nearest(name, known))))
    }
    if let key = things?.key, !header.contains(key) {
      diagnostics.append(Diagnostic(.unknownName(name: key, role: .column, nearest: nearest(key, header))))
    }
    let named = Set(given.compactMap { rulebook.slot(of: $0) })
    let added = takesResults ? [] : carried.intersection(outputs)
    for (place, name) in (header + (things?.header ?? [])).enumerated() {
      let isCarried = place < header.count
      if isCarried, added.contains(name) {
        diagnostics.append(twice(name, in: header))
        continue
      }
      if isCarried, kept.contains(name) || name == things?.key && rulebook.slot(of: name) == nil {
        columns.append(.kept)
        continue
      }
      guard let slot = rulebook.slot(of: name) else {
        diagnostics.append(Diagnostic(.unknownName(name: name, role: .heading, nearest: nearest(name, known))))
        continue
      }
      if let other = meanings[slot] { diagnostics.append(Diagnostic(.givenTwice(name: name, other: other))) }
      meanings[slot] = name
      let variable = rulebook.variables[slot]
      // A result that an interview asks for counts as a fact, unless it is an output.
      let isResult = !variable.versions.isEmpty && (variable.question == nil || outputSlots.contains(slot))
      if !takesResults, isResult, !named.contains(slot) { results.append(name) }
      columns.append(.fact(slot: slot, name: name))
    }
    if !results.isEmpty { diagnostics.append(Diagnostic(.resultColumns(names: results))) }
    if year == nil, meanings[Rulebook.yearSlot] == nil, meanings[Rulebook.dateSlot] == nil, diagnostics.isEmpty {
      let years = rulebook.jurisdiction.years
      diagnostics.append(Diagnostic(.noYear(first: years.lowerBound, last: years.upperBound)))
    }
    if !diagnostics.isEmpty { throw BatchErrors(diagnostics: diagnostics) }
    return columns
  }
}

/// The errors that keep a batch from starting.
public struct BatchErrors: Error, Sendable {
  /// The errors, in the order of the header.
  public let diagnostics: [Diagnostic]
}

/// A row without results, and the reason.
public struct RowFault: Sendable {
  /// The row, from 1 for the first after the header.
  public let row: Int
  /// The line of the file on which the row begins.
  public let line: Int
  /// The header of the column, if a cell is at fault.
  public let column: String?
  /// The place of the cell, if it is in a table of things.
  package let place: Place?
  /// The cell's text.
  public let value: String?
  /// The reason; the same object for rows that fail alike.
  package let cause: RowEvaluator.CellFault
  /// The problem.
  public var diagnostic: Diagnostic { cause.diagnostic }
}

/// The counts and remarks of a batch.
public struct BatchSummary: Sendable {
  /// The number of rows that were read, and written.
  public internal(set) var rows = 0
  /// The number of rows without results.
  public internal(set) var faults = 0
  /// The defaults that results read, in the order of their declaration, each with the number of rows.
  public private(set) var assumed: [(assumption: Assumption, rows: Int)] = []
  /// The facts that were estimated for results, in the order of their declaration, each with the number of rows.
  public private(set) var estimated: [(name: String, rows: Int)] = []
  /// The caveats that apply to rows, in the order of their declaration, each with the number of rows.
  public private(set) var caveats: [(caveat: Caveat, rows: Int)] = []
  /// The doubtful checks that failed, in the order of their declaration, each with the number of rows; the text has
  /// names in place of values.
  public private(set) var doubtful: [(caveat: Caveat, rows: Int)] = []
  /// The given facts that no result reads, in the order of their declaration, each with the number of rows, and with
  /// the value and the reason of the first of these.
  public private(set) var unused: [(fact: UnusedFact, rows: Int)] = []
  /// The results that are given in place of their rules, by name.
  package internal(set) var pinned: [String] = []
  /// The given facts that no result of any row reads. They are collected in a strict job only, where they are errors.
  public private(set) var idle: [UnusedFact] = []
  /// The number of rows for which a plan computed at least something.
  package internal(set) var planned = 0
  /// One of the first rows as a case, for remarks that need an example.
  package internal(set) var example: Case?
  /// The slots of the results.
  private(set) var results: [Slot] = []

  /// Records the counts.
  ///
  /// - Parameter calculator: determines why facts are unused.
  mutating func note(_ counts: RowCounts, of job: BatchJob, _ calculator: Calculator) {
    results = job.outputSlots
    let slots = counts.assumed.keys.sorted()
    assumed = zip(job.rulebook.assumptions(slots), slots).map { ($0, counts.assumed[$1] ?? 0) }
    estimated = counts.estimated.sorted { $0.key < $1.key }.map { (job.rulebook.variables[$0.key].name, $0.value) }
    let concerned = counts.concerned.sorted { $0.key < $1.key }.map {
      (job.rulebook.named(job.rulebook.caveats[$0.key]), $0.value)
    }
    caveats = concerned.filter { !$0.0.isCheck }
    doubtful = concerned.filter(\.0.isCheck)
    let found = counts.unused { slots, facts in
      calculator.unread(slots, in: facts, results: job.outputSlots, explained: job.explainsUnused)
    }
    unused = found.map { ($0.fact, $0.rows) }
    if job.isStrict { idle = found.filter { !counts.read.contains($0.slot) }.map(\.fact) }
  }
}
