import LevyBatch
import LevyCalculator
import LevyModel
import LevyRules
import Tables

/// A table of random cases of a day, whose results a plan computes.
struct PropertyTable {
  private let rulebook: Rulebook
  private let date: CalendarDate
  private let outputs: [String]

  init(_ rulebook: Rulebook, date: CalendarDate, outputs: [String]) {
    (self.rulebook, self.date, self.outputs) = (rulebook, date, outputs)
  }

  /// Returns the results of each case, by name.
  func results(
    of cases: [[Slot: Value]], _ calculator: Calculator
  ) throws(Diagnostic) -> [Result<[String: Value], Diagnostic>] {
    if outputs.isEmpty { return cases.map { _ in .success([:]) } }
    var job = try BatchJob(rulebook, outputs: outputs)
    job.give(try Case(rulebook, date: date), except: Rulebook.yearSlot)
    job.takesResults = true
    let slots = cases.reduce(into: Set<Slot>()) { $0.formUnion($1.keys) }.sorted()
    // A table needs at least one column to have rows.
    let filler = "_"
    job.kept = [filler]
    var text = (slots.map { rulebook.variables[$0].name } + [filler]).joined(separator: ",") + "\n"
    for facts in cases {
      text += (slots.map { facts[$0]?.description ?? "" } + ["1"]).joined(separator: ",") + "\n"
    }
    do {
      return try results(job, text, calculator)
    } catch let error as TableError {
      throw Diagnostic(error)
    } catch let error as BatchErrors {
      throw error.diagnostics.first ?? Diagnostic(.table(message: "the cases cannot be computed"))
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw Diagnostic(.table(message: "\(error)"))
    }
  }

  private func results(
    _ job: BatchJob, _ text: String, _ calculator: Calculator
  ) throws -> [Result<[String: Value], Diagnostic>] {
    let reader = try CSVReader(.bytes(Array(text.utf8)))
    let rows = RowEvaluator(job, columns: try job.columns(reader.header), calculator: calculator)
    let planner = PlanRunner(job, rows: rows, calculator: calculator, countsRows: false)
    var found: [Result<[String: Value], Diagnostic>] = []
    var values: [Value] = []
    while let chunk = try reader.nextChunk() {
      let planned = planner.run(chunk)
      for row in 0..<chunk.count {
        do throws(RowEvaluator.CellFault) {
          try rows.evaluate(chunk, row: row, into: &values) { planner.value(planned, output: $0, row: row) }
          found.append(.success(Dictionary(zip(outputs, values)) { first, _ in first }))
        } catch {
          found.append(.failure(error.diagnostic))
        }
      }
    }
    return found
  }
}
