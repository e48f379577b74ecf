import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules
import Tables

/// Interprets the rules for rows of a table, one after the other.
package final class RowEvaluator {
  private let job: BatchJob
  private let calculator: Calculator
  private let years: ClosedRange<Int>
  private let taxYear: TaxYear
  private let calendar: [FactColumn]
  /// The columns that give facts other than the year and the date.
  let facts: [FactColumn]
  /// True if no cell gives two facts.
  private let areAllPlain: Bool
  /// The facts that are the same in all rows, other than the year and the date.
  private(set) var common: [(slot: Slot, value: Value)] = []
  private var givenYear: Int?
  private var givenDate: CalendarDate?
  private let refused = RefusedCells()
  private let last = LastRow()

  package init(_ job: BatchJob, columns: [BatchJob.Column], calculator: Calculator) {
    self.job = job
    self.calculator = calculator
    years = job.rulebook.jurisdiction.years
    taxYear = job.rulebook.jurisdiction.taxYear
    let all = columns.enumerated().compactMap { index, column -> FactColumn? in
      guard case .fact(let slot, let name) = column else { return nil }
      return FactColumn(index: index, slot: slot, name: name, rulebook: job.rulebook)
    }
    calendar = all.filter { $0.slot <= Rulebook.dateSlot }
    facts = all.filter { $0.slot > Rulebook.dateSlot }
    areAllPlain = facts.allSatisfy { !$0.wordsHoldNumbers }
    for (name, value) in job.common {
      switch (job.rulebook.slot(of: name), value) {
      case (Rulebook.yearSlot, .count(let year)): givenYear = year
      case (Rulebook.dateSlot, .date(let date)): givenDate = date
      case (let slot?, _): common.append((slot, value))
      case (nil, _): break
      }
    }
  }

  /// The reason why a row has no results. Rows that fail alike may share one.
  package final class CellFault: Error {
    /// The index of the column and the text of the cell, if a cell is at fault.
    let column: Int?
    package let value: String?
    package let diagnostic: Diagnostic

    init(column: Int? = nil, value: String? = nil, diagnostic: Diagnostic) {
      (self.column, self.value, self.diagnostic) = (column, value, diagnostic)
    }
  }

  /// The output at which a plan stopped, after it had computed those before it. Without this output the row has no
  /// results.
  struct Stop {
    /// The index among the outputs.
    let output: Int
    /// True if the plan has seen that the row violates no check, and similar rows mostly had no results.
    let isLikely: Bool
    /// The index of the row's lack, if it is known.
    let lack: Int?
  }

  /// Computes the results of a row in the order of the job's outputs.
  ///
  /// - Parameter stop: the output to compute first, since it is likely to fail.
  func evaluate(
    _ chunk: some RowSource, row: Int, into results: inout [Value], stop: Stop?
  ) throws(CellFault) {
    results.removeAll(keepingCapacity: true)
    try begin(chunk, row: row)
    if let stop, let failure = calculator.failure(of: job.outputSlots[stop.output], isPossible: stop.isLikely) {
      throw fault(of: failure)
    }
    try addResults(to: &results)
  }

  /// Computes the results of a row in the order of the job's outputs, except those that `known` returns by their index.
  package func evaluate(
    _ chunk: some RowSource, row: Int, into results: inout [Value], known: (Int) -> Value? = { _ in nil }
  ) throws(CellFault) {
    results.removeAll(keepingCapacity: true)
    try begin(chunk, row: row)
    try addResults(to: &results, known: known)
  }

  private func addResults(to results: inout [Value], known: (Int) -> Value? = { _ in nil }) throws(CellFault) {
    for (index, slot) in job.outputSlots.enumerated() {
      if let value = known(index) {
        results.append(value)
        continue
      }
      do {
        results.append(try calculator.result(slot))
      } catch {
        throw fault(of: error)
      }
    }
  }

  /// The fault of a row whose results failed.
  private func fault(of failure: Diagnostic) -> CellFault {
    guard case .impossible(let check, _, _) = failure.problem,
      let place = job.rulebook.caveats.firstID(where: { $0.name == check })
    else { return CellFault(diagnostic: failure) }
    return fault(of: .failed(place))
  }

  /// The fault of impossible rows. All that are so for one reason share it; a failed check has names in place of values.
  func fault(of reason: ImpossibleRow) -> CellFault {
    let (rulebook, variables) = (job.rulebook, job.rulebook.variables)
    return refused.fault(of: reason) {
      switch reason {
      case .failed(let place):
        let caveat = rulebook.caveats[place]
        var problem = Diagnostic(.impossible(check: caveat.name, message: rulebook.named(caveat).text, facts: []))
        problem.rules = [caveat.name]
        return problem
      case .ofTheAbsent(let slot, let presence):
        return Diagnostic(
          .noSuchPerson(name: variables[slot].name, isGiven: true, presence: variables[presence].name))
      }
    }
  }

  /// Makes a row the current case of the calculator.
  package func begin(_ chunk: some RowSource, row: Int) throws(CellFault) {
    try checkShape(chunk, row: row)
    try beginCase(chunk, row: row)
  }

  /// Counts the remarks on the row whose results were computed last.
  func count(row: Int, in counts: inout RowCounts) {
    for slot in calculator.assumed { counts.note(assumed: slot, 1) }
    let (caveats, unread) = calculator.remarks
    for caveat in caveats { counts.note(caveat: caveat, 1) }
    for slot in unread where !last.estimated.contains(slot) { counts.note(unread: slot, 1, first: row) }
    for slot in last.estimated.subtracting(unread) { counts.note(estimated: slot) }
    if job.isStrict { for slot in Set(calculator.told).subtracting(unread) { counts.note(read: slot) } }
  }

  /// A row as a case; nil if it is invalid.
  func facts(_ chunk: some RowSource, row: Int) -> Case? {
    guard chunk.flaw(row: row) == nil, let day = try? date(chunk, row: row),
      var facts = try? Case(job.rulebook, date: day)
    else { return nil }
    facts.known = job.known
    for (slot, value) in common { facts.pin(value, for: job.rulebook.variables[slot].name) }
    for column in self.facts {
      guard let value = try? value(chunk, row: row, column: column),
        let given = try? self.facts(of: value, column, chunk, row: row)
      else { continue }
      for fact in given { facts.pin(fact.value, for: job.rulebook.variables[fact.slot].name) }
    }
    return facts
  }

  /// The results that columns, or values for all rows, give in place of their rules, by name. Results that people are
  /// asked for are facts and not included.
  var pinned: [String] {
    let slots = (facts.map(\.slot) + common.map(\.slot)).sorted()
    return slots.map { job.rulebook.variables[$0] }.filter { !$0.isFact && !$0.versions.isEmpty }.map(\.name)
  }

  private func checkShape(_ chunk: some RowSource, row: Int) throws(CellFault) {
    guard let (column, reason) = chunk.flaw(row: row) else { return }
    throw CellFault(column: column, diagnostic: Diagnostic(.malformedRow(reason: Wording(inEnglish: reason))))
  }

  /// The date of all rows, if no column gives one.
  var commonDate: CalendarDate? {
    guard calendar.isEmpty, let day = givenDate ?? (givenYear ?? job.year).map(taxYear.lastDay),
      years.contains(taxYear.year(of: day))
    else { return nil }
    return day
  }

  /// The date whose law applies to a row.
  func date(_ chunk: some RowSource, row: Int) throws(CellFault) -> CalendarDate {
    var year = givenYear ?? job.year
    var saidYear: Int?
    var date = givenDate
    for column in calendar {
      guard let value = try value(chunk, row: row, column: column) else { continue }
      if case .count(let number) = value { saidYear = number }
      if case .date(let day) = value { date = day }
    }
    year = saidYear ?? year
    guard let year = date.map(taxYear.year) ?? year else {
      throw CellFault(diagnostic: Diagnostic(.noYear(first: years.lowerBound, last: years.upperBound)))
    }
    if let date, let given = saidYear ?? givenYear, given != year {
      throw fault(
        chunk, row: row, calendar.first?.index,
        Diagnostic(.dateOutsideYear(date: date.description, year: given)))
    }
    guard years.contains(year) else {
      throw fault(
        chunk, row: row, calendar.first?.index,
        Diagnostic(.yearOutside(year: String(year), first: years.lowerBound, last: years.upperBound)))
    }
    return date ?? taxYear.lastDay(of: year)
  }

  /// The days whose law applied to rows so far, in the order in which they were met.
  private(set) var days: [CalendarDate] = []
  private var numbers: [CalendarDate: Int32] = [:]

  /// The indices in `days` of the days whose law applies to rows; -1 for a row that has none.
  func days(of rows: [Int32], _ chunk: some RowSource) -> [Int32] {
    func number(_ row: Int32) -> Int32 {
      guard let day = try? date(chunk, row: Int(row)) else { return -1 }
      if let number = numbers[day] { return number }
      days.append(day)
      numbers[day] = Int32(days.count - 1)
      return Int32(days.count - 1)
    }
    guard calendar.count == 1 else { return rows.map(number) }
    // A cache: most rows have one of a few texts in this column, or one of the days of a few years. Keys are those of
    // this chunk: in another a dictionary may be another.
    var known = [(key: CellKey, number: Int32)](repeating: (CellKey(), -2), count: 4096)
    var found: [Int32] = []
    found.reserveCapacity(rows.count)
    chunk.forEachKey(of: calendar[0].index, in: rows) { row, key in
      guard let key else { return found.append(number(row)) }
      let place = key.place(among: known.count)
      if known[place].number == -2 || known[place].key != key { known[place] = (key, number(row)) }
      found.append(known[place].number)
    }
    return found
  }

  /// The fault of an invalid cell in a row; nil if the row must be interpreted.
  func fault(_ chunk: some RowSource, row: Int, column index: Int) -> CellFault? {
    // A word may contain a number that another column gives too, which would be a fault of that column.
    guard areAllPlain, let column = facts.first(where: { $0.index == index }) else { return nil }
    do throws(CellFault) {
      _ = try value(chunk, row: row, column: column)
      return nil
    } catch {
      return error
    }
  }

  private func beginCase(_ chunk: some RowSource, row: Int) throws(CellFault) {
    let day = try date(chunk, row: row)
    // All cells are parsed first: finding an invalid one takes less time than beginning a case.
    var given: [(slot: Slot, value: Value)] = []
    given.reserveCapacity(facts.count)
    for column in facts {
      guard let value = try value(chunk, row: row, column: column) else { continue }
      guard column.wordsHoldNumbers else {
        given.append((column.slot, value))
        continue
      }
      given += try facts(of: value, column, chunk, row: row)
    }
    calculator.begin(date: day, known: job.known)
    calculator.give(.count(taxYear.year(of: day)), slot: Rulebook.yearSlot)
    calculator.give(.date(day), slot: Rulebook.dateSlot)
    calculator.note(misread: job.misread)
    for (slot, value) in common { calculator.give(value, slot: slot) }
    for (slot, value) in given { calculator.give(value, slot: slot) }
    // Facts that could not be parsed are not estimated.
    if job.estimates, job.misread.isEmpty { try estimate(chunk, row: row) }
  }

  /// Completes the current case with estimates of facts that the results read and the row does not give.
  private func estimate(_ chunk: some RowSource, row: Int) throws(CellFault) {
    last.estimated = []
    guard let facts = facts(chunk, row: row) else { return }
    do throws(Diagnostic) {
      let completed = try calculator.estimates(for: facts, names: job.outputs).facts
      try calculator.begin(completed)
      last.estimated = completed.estimated
    } catch {
      throw CellFault(diagnostic: error)
    }
  }

  /// The facts that a cell gives. The number in a word must not be given by another column too.
  private func facts(
    of value: Value, _ column: FactColumn, _ chunk: some RowSource, row: Int
  ) throws(CellFault) -> [(slot: Slot, value: Value)] {
    do throws(Diagnostic) {
      let facts = try job.rulebook.facts(of: value, for: column.name, slot: column.slot)
      for fact in facts.dropFirst() {
        try job.rulebook.variables[fact.slot].checkRange(fact.value, name: column.name)
        let other = self.facts.first { $0.slot == fact.slot && !chunk.isEmpty(row: row, column: $0.index) }
        if other != nil || common.contains(where: { $0.slot == fact.slot }) {
          let name = other?.name ?? job.rulebook.variables[fact.slot].name
          throw Diagnostic(.givenTwice(name: column.name, other: name))
        }
      }
      return facts
    } catch {
      throw fault(chunk, row: row, column.index, error)
    }
  }

  /// Makes the fault of a row, or of a cell in it.
  private func fault(_ chunk: some RowSource, row: Int, _ column: Int?, _ diagnostic: Diagnostic) -> CellFault {
    let value = column.map { column in
      chunk.withCell(row: row, column: column) { String(decoding: $0, as: UTF8.self) }
    }
    return CellFault(column: column, value: value, diagnostic: diagnostic)
  }

  /// The value of a cell, or nil if it is empty: then the fact has its default, or is missing.
  @inline(__always)
  func value(_ chunk: some RowSource, row: Int, column: FactColumn) throws(CellFault) -> Value? {
    try chunk.withCell(row: row, column: column.index) { (bytes) throws(CellFault) -> Value? in
      if bytes.isEmpty { return nil }
      if let known = refused[column.index, bytes] { throw known }
      if let value = column.notation.parse(bytes, style: job.style) {
        do throws(Diagnostic) {
          try column.variable.checkRange(value, name: column.name)
        } catch {
          throw refused.add(error, column.index, bytes)
        }
        return value
      }
      // A cell may be as long as a file; only its beginning is quoted.
      let text = String(decoding: bytes.prefix(4000), as: UTF8.self)
      if text.allSatisfy(\.isWhitespace), bytes.count <= 4000 { return nil }
      let problem = column.notation.problem(name: column.name, text: text, style: job.style)
      throw refused.add(Diagnostic(problem), column.index, bytes)
    }
  }
}

/// The estimated facts of the row whose results were computed last.
private final class LastRow {
  var estimated: Set<Slot> = []
}

/// Why no case can be as a row is.
enum ImpossibleRow: Hashable {
  /// It fails a check.
  case failed(CaveatID)
  /// It gives a fact of a person who is absent, as a variable says.
  case ofTheAbsent(Slot, presence: Slot)
}

/// A cache of faults of cells and impossible rows, so that rows with the same cell or reason share one.
private final class RefusedCells {
  private struct Key: Hashable {
    let column: Int
    let text: CellKey
  }

  private var faults: [Key: RowEvaluator.CellFault] = [:]
  private static let most = 1000
  private var reasons: [ImpossibleRow: RowEvaluator.CellFault] = [:]
  private var last: (reason: ImpossibleRow, fault: RowEvaluator.CellFault)?

  /// The fault of impossible rows, which is made once.
  func fault(of reason: ImpossibleRow, _ make: () -> Diagnostic) -> RowEvaluator.CellFault {
    if let last, last.reason == reason { return last.fault }
    let fault = reasons[reason] ?? RowEvaluator.CellFault(diagnostic: make())
    reasons[reason] = fault
    last = (reason, fault)
    return fault
  }

  /// The cached fault of a cell.
  subscript(column: Int, text: UnsafeBufferPointer<UInt8>) -> RowEvaluator.CellFault? {
    if faults.isEmpty { return nil }
    return CellKey(text).flatMap { faults[Key(column: column, text: $0)] }
  }

  /// Caches the fault of a cell.
  func add(
    _ diagnostic: Diagnostic, _ column: Int, _ text: UnsafeBufferPointer<UInt8>
  ) -> RowEvaluator.CellFault {
    let fault = RowEvaluator.CellFault(
      column: column, value: String(decoding: text, as: UTF8.self), diagnostic: diagnostic)
    if let key = CellKey(text) {
      if faults.count >= Self.most { faults = [:] }
      faults[Key(column: column, text: key)] = fault
    }
    return fault
  }
}

/// A column that gives a fact.
final class FactColumn: Sendable {
  let index: Int
  let slot: Slot
  let name: String
  let variable: Variable
  let notation: Notation
  /// True if a cell may give two facts: a word and the number in it.
  let wordsHoldNumbers: Bool

  init(index: Int, slot: Slot, name: String, rulebook: Rulebook) {
    self.index = index
    self.slot = slot
    self.name = name
    variable = rulebook.variables[slot]
    notation = Notation(
      ownType: variable.type, unit: variable.units[name], currency: rulebook.jurisdiction.currency,
      taxYear: rulebook.jurisdiction.taxYear, byMonth: variable.byMonth)
    wordsHoldNumbers = if case .choice(let choice) = variable.type { choice.numberFact != nil } else { false }
  }
}
