import ExactNumbers
import LevyBatch
import LevyCalculator
import LevyModel
import LevyRules
import LevySheet
import Tables

/// Runs the worked examples of a rulebook, and the fixture tables beside it.
///
/// A fixture table is a CSV file. Its columns are names or aliases of facts, `expect.NAME` for expected results, and
/// optionally `tolerance`, `id`, `source`, `note` and `disputed`. An empty cell means that nothing is given, or nothing
/// expected. A case whose `disputed` cell explains why its figure is believed to be wrong passes if it differs.
package struct FixtureRunner {
  private let rulebook: Rulebook
  let calculator: Calculator
  private let usesPlans: Bool
  /// True if some rule calls `trace`.
  private let hasTraces: Bool
  /// Called after each case, while it is still the calculator's current case.
  var onCase: ((FixtureOutcome) -> Void)?

  /// Prepares to run cases.
  ///
  /// - Parameter usesPlans: true to compute tables by plans where possible; otherwise rules are interpreted.
  /// - Throws: `Diagnostic` if the rules cannot be loaded.
  package init(_ rulebook: Rulebook, usesPlans: Bool = true) throws(Diagnostic) {
    self.rulebook = rulebook
    self.usesPlans = usesPlans
    hasTraces = rulebook.warnings.contains { $0.problem.kind == .traced }
    calculator = try Calculator(rulebook, limits: BatchJob.defaultLimits)
  }

  /// Runs the examples of the files whose paths begin with `prefix`.
  package func runExamples(under prefix: String = "", into report: inout FixtureReport) {
    for example in rulebook.examples where example.place.file.hasPrefix(prefix) {
      let key = FixtureSelection.Key(file: example.place.file, title: example.title)
      guard report.selection.takes(key, checking: example.expected.map(\.name)) else { continue }
      var given = example.facts.values.map { "\($0.name)=\($0.value)" }
      given.insert(contentsOf: example.facts.options, at: 0)
      var outcome = FixtureOutcome(
        title: example.title, place: example.place, given: given, jurisdiction: rulebook.jurisdiction.code)
      var isBegun = false
      for (name, expected) in example.expected {
        do {
          if !isBegun { try calculator.begin(example.facts) }
          isBegun = true
          let found = try calculator.evaluateNext(name)
          let check = FixtureCheck(
            name: name, slot: try rulebook.slot(of: name, role: .asked), notation: try rulebook.notation(of: name),
            expected: expected, tolerance: example.tolerance)
          outcome.check(check, found: found)
        } catch {
          outcome.failure = error
        }
      }
      do {
        if let asks = example.asks { outcome.check(asks, found: try example.questions(by: calculator, asks.wanted)) }
      } catch {
        outcome.failure = error
      }
      let wanted = example.expected.compactMap { rulebook.slot(of: $0.name) }
      if report.tracesFailures { trace(&outcome, wanted) { try calculator.begin(example.facts) } }
      onCase?(outcome)
      report.add(outcome)
      if report.isOver { return }
    }
  }

  static let notes: Set<String> = ["tolerance", "id", "source", "note", "disputed"]
  static let expectation = "expect."

  /// Runs a fixture table.
  ///
  /// - Parameter name: the name of the table in messages.
  package func runTable(_ input: TableInput, name: String, into report: inout FixtureReport) {
    do throws(TableError) {
      let reader = try CSVReader(input)
      guard let table = FixtureTable(header: reader.header, name: name, rulebook: rulebook, into: &report) else {
        return
      }
      let names = table.expectations.map(\.name)
      let rows = RowEvaluator(table.job, columns: table.columns, calculator: calculator)
      let planner = usesPlans ? PlanRunner(table.job, rows: rows, calculator: calculator, countsRows: false) : nil
      var repeated = RepeatedRows()
      while let chunk = try reader.nextChunk() {
        let wanted = (0..<chunk.count).filter { report.selection.takes(table.key(chunk, row: $0), checking: names) }
        if wanted.isEmpty { continue }
        let planned = planner?.run(chunk)
        for row in wanted {
          let results = RowResults(rows, calculator, chunk, row: row) { output in
            planner.flatMap { planner in planned.flatMap { planner.value($0, output: output, row: row) } }
          }
          let outcome = outcome(table, results, chunk, row: row, isTraced: report.tracesFailures)
          if let warning = repeated.warning(
            of: outcome, text: chunk.withRawRow(row) { String(decoding: $0, as: UTF8.self) })
          {
            report.warnings.append(warning)
          }
          onCase?(outcome)
          report.add(outcome)
          if report.isOver { return }
        }
      }
    } catch {
      report.errors.append(Diagnostic(error))
    }
  }

  private func outcome(
    _ table: FixtureTable, _ results: RowResults, _ chunk: RowChunk, row: Int, isTraced: Bool
  ) -> FixtureOutcome {
    let isWhole = chunk.problem(row: row) == nil
    func text(_ column: Int?) -> String? {
      guard isWhole, let column else { return nil }
      let text = chunk.string(row: row, column: column)
      return text.isEmpty ? nil : text
    }
    let given = table.columns.indices.compactMap { index -> String? in
      guard case .fact(_, let name) = table.columns[index], let value = text(index) else { return nil }
      return "\(name)=\(value)"
    }
    let place = Place(file: table.name, line: chunk.line(row: row))
    var results = results
    var outcome = FixtureOutcome(
      title: table.key(chunk, row: row).title, place: place, given: given,
      jurisdiction: rulebook.jurisdiction.code)
    outcome.disputed = text(table.note("disputed"))
    do {
      let tolerance = try table.tolerance(text(table.note("tolerance")))
      for (output, expectation) in table.expectations.enumerated() {
        guard let wanted = text(expectation.column) else { continue }
        let expected = try expectation.value(wanted)
        let found = expectation.notation.written(try results.value(of: expectation.slot, output: output))
        let check = FixtureCheck(
          name: expectation.name, slot: expectation.slot, notation: expectation.notation, expected: expected,
          tolerance: tolerance)
        outcome.check(check, found: found)
      }
      if outcome.checked.isEmpty {
        throw Diagnostic(.malformedRow(reason: Wording(inEnglish: "the row expects nothing")))
      }
    } catch let fault as RowEvaluator.CellFault {
      outcome.failure = Diagnostic(fault.diagnostic.problem, at: place)
    } catch let diagnostic as Diagnostic {
      outcome.failure = diagnostic
    } catch {
      outcome.failure = Diagnostic(.script(message: "\(error)"), at: place)
    }
    let wanted = table.expectations.filter { text($0.column) != nil }.map(\.slot)
    if isTraced { trace(&outcome, wanted) { try results.begin() } }
    return outcome
  }
}

extension WorkedExample {
  /// Returns the questions of an interview in order, if each is answered with the given value or, without one, with
  /// Return.
  fileprivate func questions(by calculator: Calculator, _ wanted: [String]) throws(Diagnostic) -> [String] {
    let known = try Sheet(facts)
    var sheet = try Sheet(facts.without(), wanted: wanted)
    var asked: [String] = []
    while let field = try sheet.questionnaire(by: calculator).next(after: asked.last) {
      asked.append(field.name)
      switch (field.subject, field.proposal) {
      case (.gate(let members), _):
        sheet = sheet.applying(Set(members.map(\.name).filter { known.entries[$0] != nil }), of: field.name)
      case (.fact, let proposal):
        if let entry = known.entries[field.name] {
          sheet = try sheet.setting(field.name, entry.value, by: calculator.rulebook)
        } else if case .assumed(let value) = proposal {
          sheet = try sheet.setting(field.name, value, .accepted, by: calculator.rulebook)
        } else {
          sheet = sheet.skipping(field.name, although: field.lack != nil)
        }
      }
    }
    return asked
  }
}

extension Case {
  /// The options of the command that select the case's law.
  fileprivate var options: [String] {
    let isWholeYear = isOfWholeYear
    return (isWholeYear ? ["--year", String(year)] : ["--date", date.description])
      + (known.map { ["--known", $0.description] } ?? [])
  }
}

extension FixtureRunner {
  /// Computes a failing case again, to record the traced values of its rules.
  private func trace(_ outcome: inout FixtureOutcome, _ slots: [Slot], begin: () throws -> Void) {
    guard hasTraces, !outcome.passed else { return }
    let recorder = TraceRecorder()
    calculator.traceRecorder = recorder
    defer { calculator.traceRecorder = nil }
    guard (try? begin()) != nil else { return }
    for slot in slots { _ = try? calculator.result(slot) }
    outcome.trace = recorder.log
  }
}
