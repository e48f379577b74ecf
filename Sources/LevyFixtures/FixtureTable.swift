import ExactNumbers
import LevyBatch
import LevyCalculator
import LevyModel
import LevyRules
import Tables

/// The columns of a fixture table.
struct FixtureTable {
  struct Expectation {
    let column: Int
    let name: String
    let slot: Slot
    let notation: Notation
    var type: ValueType { notation.type }

    /// Parses the expected value, in the unit of the name.
    func value(_ text: String) throws(Diagnostic) -> Value {
      // Published figures may be more or less precise than the values that the type allows users to give.
      if let value = type.parse(text) ?? (type == .money ? ValueType.number.parse(text) : nil) { return value }
      throw Diagnostic(.badValue(name: "expect." + name, value: text, expected: type.expected(.inForce)))
    }
  }

  let name: String
  let job: BatchJob
  let columns: [BatchJob.Column]
  let expectations: [Expectation]
  private let header: [String]

  init?(header: [String], name: String, rulebook: Rulebook, into report: inout FixtureReport) {
    self.name = name
    self.header = header
    var expectations: [Expectation] = []
    let place = Place(file: name, line: 1)
    do {
      for (column, title) in header.enumerated() where title.hasPrefix(FixtureRunner.expectation) {
        let wanted = String(title.dropFirst(FixtureRunner.expectation.count))
        let slot = try rulebook.slot(of: wanted, role: .column)
        expectations.append(
          Expectation(column: column, name: wanted, slot: slot, notation: try rulebook.notation(of: wanted)))
      }
      if expectations.isEmpty {
        throw Diagnostic(.table(message: "no column begins with 'expect.', so the table checks nothing"))
      }
      var job = try BatchJob(rulebook, outputs: expectations.map(\.name))
      job.kept = Set(header.filter { FixtureRunner.notes.contains($0) || $0.hasPrefix(FixtureRunner.expectation) })
      job.takesResults = true
      columns = try job.columns(header)
      self.job = job
    } catch let error as BatchErrors {
      report.errors += error.diagnostics.map { Diagnostic($0.problem, at: place) }
      return nil
    } catch {
      report.errors.append(Diagnostic((error as? Diagnostic)?.problem ?? .table(message: "\(error)"), at: place))
      return nil
    }
    self.expectations = expectations
  }

  func note(_ name: String) -> Int? { header.firstIndex(of: name) }

  /// Returns the identity of a row: its id, if the table has one, or else its number.
  func key(_ chunk: RowChunk, row: Int) -> FixtureSelection.Key {
    var title = ""
    if chunk.problem(row: row) == nil, let column = note("id") { title = chunk.string(row: row, column: column) }
    return .init(file: name, title: title.isEmpty ? "row \(chunk.record(row: row))" : title)
  }

  func tolerance(_ text: String?) throws(Diagnostic) -> Exact {
    guard let text else { return 0 }
    guard let tolerance = ValueType.number.parse(text)?.exact, tolerance >= 0 else {
      throw Diagnostic(.badValue(name: "tolerance", value: text, expected: Wording(inEnglish: "a number from 0")))
    }
    return tolerance
  }
}

/// The results of a row: those that a plan has computed, and others on demand.
struct RowResults {
  private let calculator: Calculator
  private let planned: (Int) -> Value?
  /// Makes the row the calculator's current case.
  let begin: () throws -> Void
  private var hasBegun = false

  init(
    _ rows: RowEvaluator, _ calculator: Calculator, _ chunk: RowChunk, row: Int, planned: @escaping (Int) -> Value?
  ) {
    self.calculator = calculator
    self.planned = planned
    begin = { try rows.begin(chunk, row: row) }
  }

  mutating func value(of slot: Slot, output: Int) throws -> Value {
    if let value = planned(output) { return value }
    if !hasBegun { try begin() }
    hasBegun = true
    return try calculator.result(slot)
  }
}
