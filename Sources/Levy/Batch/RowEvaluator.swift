import ExactNumbers
import Tables

/// Evaluates rows of a table, one after the other, by interpreting the rules.
struct RowEvaluator {
  private let job: BatchJob
  private let columns: [BatchJob.Column]
  private let calculator: Calculator
  private let common: [(slot: Int, value: Value)]

  init(_ job: BatchJob, columns: [BatchJob.Column], calculator: Calculator) {
    self.job = job
    self.columns = columns
    self.calculator = calculator
    common = job.common.compactMap { fact in job.rulebook.slot(of: fact.name).map { ($0, fact.value) } }
  }

  /// The fault of one cell.
  struct CellFault: Error {
    let column: Int?
    let diagnostic: Diagnostic
  }

  /// Computes the results of a row in the order of the job's outputs.
  func evaluate(_ chunk: RowChunk, row: Int, into results: inout [Value]) throws(CellFault) {
    results.removeAll(keepingCapacity: true)
    try begin(chunk, row: row)
    for slot in job.outputSlots {
      do {
        results.append(try calculator.result(slot))
      } catch {
        throw CellFault(column: nil, diagnostic: error)
      }
    }
  }

  /// Makes a row the case that the calculator's results are for.
  func begin(_ chunk: RowChunk, row: Int) throws(CellFault) {
    try checkShape(chunk, row: row)
    try beginCase(chunk, row: row)
  }

  private func checkShape(_ chunk: RowChunk, row: Int) throws(CellFault) {
    guard let problem = chunk.problem(row: row) else { return }
    let reason: String
    var column: Int?
    switch problem {
    case .malformed(let expected, let found): reason = "the row has \(found) cells, the header has \(expected)"
    case .nulByte(let cell):
      column = cell - 1
      reason = "the cell holds a NUL byte"
    case .invalidUTF8(let cell):
      column = cell - 1
      reason = "the cell is not UTF-8 text"
    }
    throw CellFault(column: column, diagnostic: Diagnostic(.malformedRow(reason: reason)))
  }

  private func beginCase(_ chunk: RowChunk, row: Int) throws(CellFault) {
    var year = job.year
    var date: CalendarDate?
    // The year comes first, wherever its column is: it decides the law.
    for (index, column) in columns.enumerated() {
      guard case .fact(let slot, _, _) = column, slot <= Rulebook.dateSlot,
        let value = try cell(chunk, row: row, index: index, column: column)
      else { continue }
      if case .count(let number) = value { year = number }
      if case .date(let day) = value { date = day }
    }
    for (slot, value) in common where slot <= Rulebook.dateSlot {
      if case .count(let number) = value { year = number }
      if case .date(let day) = value { date = day }
    }
    let years = job.rulebook.jurisdiction.years
    guard let year = date?.year ?? year else {
      throw CellFault(
        column: nil, diagnostic: Diagnostic(.noYear(first: years.lowerBound, last: years.upperBound)))
    }
    guard years.contains(year) else {
      throw CellFault(
        column: columns.firstIndex { if case .fact(Rulebook.yearSlot, _, _) = $0 { true } else { false } },
        diagnostic: Diagnostic(
          .yearOutside(year: String(year), first: years.lowerBound, last: years.upperBound)))
    }
    let day = date ?? .lastDay(of: year)
    calculator.begin(date: day, known: job.known)
    calculator.give(.count(year), slot: Rulebook.yearSlot)
    calculator.give(.date(day), slot: Rulebook.dateSlot)
    for (slot, value) in common where slot > Rulebook.dateSlot { calculator.give(value, slot: slot) }
    for (index, column) in columns.enumerated() {
      guard case .fact(let slot, _, let name) = column, slot > Rulebook.dateSlot,
        let value = try cell(chunk, row: row, index: index, column: column)
      else { continue }
      do {
        try job.rulebook.variables[slot].checkRange(value, name: name)
      } catch {
        throw CellFault(column: index, diagnostic: error)
      }
      calculator.give(value, slot: slot)
    }
  }

  /// The value of a cell, or nil if it is empty: what is not given keeps its default, or is missing.
  private func cell(
    _ chunk: RowChunk, row: Int, index: Int, column: BatchJob.Column
  ) throws(CellFault) -> Value? {
    guard case .fact(_, let type, let name) = column else { return nil }
    return try chunk.withCell(row: row, column: index) { (bytes) throws(CellFault) -> Value? in
      if bytes.isEmpty { return nil }
      if let value = type.parse(bytes, style: job.style) { return value }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.allSatisfy(\.isWhitespace) { return nil }
      throw CellFault(
        column: index,
        diagnostic: Diagnostic(.badValue(name: name, value: text, expected: type.expectation)))
    }
  }
}
