import Levy
import Tables

/// Compares plans with the interpreter, which is the reference: they must agree to the last digit, errors included.
package struct PlanDifferential {
  /// The difference between the two outputs of a table, if there is one, and the number of its rows that a plan
  /// computed.
  package struct Result: Sendable {
    package let difference: String?
    package let planned: Int
  }

  private let rulebook: Rulebook
  private let year: Int
  private let calculators: CalculatorPool

  package init(_ rulebook: Rulebook, year: Int) {
    (self.rulebook, self.year) = (rulebook, year)
    calculators = CalculatorPool(rulebook, limits: BatchJob.defaultLimits)
  }

  /// Compares every rule, or every n-th from one on, over tables of random, boundary and hostile cells.
  package func everyRule(every step: Int = 1, from first: Int = 0, rows: Int, seed: UInt64) throws -> [Result] {
    var random = Random(seed: seed &+ UInt64(year))
    let names = rulebook.namedVariables.dropFirst(2).filter { !$0.isInput }.map(\.name)
    return try stride(from: first, to: names.count, by: step).map { index in
      try compare(names[index], TableMaker(rulebook, year: year).table(rows: rows, &random))
    }
  }

  /// Compares every n-th rule over tables in which each row has a day of its own: near the days on which some law
  /// changes, and in between.
  package func everyDay(every step: Int, rows: Int, seed: UInt64) throws -> [Result] {
    var random = Random(seed: seed)
    let (years, taxYear) = (rulebook.jurisdiction.years, rulebook.jurisdiction.taxYear)
    let changes =
      rulebook.parameters.flatMap(\.history).map(\.since) + rulebook.variables.flatMap(\.versions).map(\.from)
    var days = Set(changes).sorted()
    days += days.compactMap { CalendarDate(year: $0.year, month: $0.month, day: $0.day - 1) }
    days += years.compactMap { CalendarDate(year: $0, month: 1 + random.below(12), day: 1 + random.below(28)) }
    days = days.filter { years.contains(taxYear.year(of: $0)) }
    // Each day may need a plan of its own.
    days = (0..<6).map { _ in days[random.below(days.count)] }
    let names = rulebook.namedVariables.dropFirst(2).filter { !$0.isInput }.map(\.name)
    return try stride(from: random.below(step), to: names.count, by: step).map { index in
      try compare(names[index], TableMaker(rulebook, year: year).table(rows: rows, days: days, &random))
    }
  }

  /// Compares several results together over tables that lack facts, in all rows or in some: the remarks on a row must
  /// be those of the interpreter.
  package func lackingRows(tables: Int, rows: Int, seed: UInt64) throws -> [Result] {
    var random = Random(seed: seed &+ UInt64(year))
    let names = rulebook.namedVariables.dropFirst(2).filter { !$0.isInput }.map(\.name)
    let main = rulebook.jurisdiction.results
    return try (0..<tables).map { _ in
      var outputs = [main[random.below(main.count)]]
      for name in (0..<2).map({ _ in names[random.below(names.count)] }) where !outputs.contains(name) {
        outputs.insert(name, at: random.below(outputs.count + 1))
      }
      return try compare(outputs, TableMaker(rulebook, year: year).table(rows: rows, isScarce: true, &random))
    }
  }

  /// Compares results at the figures of the year's law and a cent to either side, for one person and for two.
  package func thresholds(of outputs: [String]) throws -> [Result] {
    var table = "zve,filing,bundesland,church_member\n"
    for edge in TableMaker(rulebook, year: year).thresholds where edge < 1_000_000 {
      for cents in [-1, 0, 1] {
        for factor in [1, 2] {
          let amount = (edge * 100 + cents) * factor
          guard amount >= 0 else { continue }
          table += "\(amount / 100).\(amount % 100 < 10 ? "0" : "")\(amount % 100),"
          table += factor == 1 ? "single,BY,yes\n" : "joint,SH,yes\n"
        }
      }
    }
    return try outputs.map { try compare($0, table) }
  }

  /// Runs a table by plans and by the interpreter, and compares.
  package func compare(_ output: String, _ table: String) throws -> Result { try compare([output], table) }

  private func compare(_ outputs: [String], _ table: String) throws -> Result {
    let (plan, interpreter) = (try run(outputs, table, usesPlans: true), try run(outputs, table, usesPlans: false))
    let difference = Self.difference(plan.lines, interpreter.lines)
    let title = outputs.joined(separator: ", ")
    return Result(difference: difference.map { "\(title) \(year): \($0)" }, planned: plan.planned)
  }

  /// The first lines that differ between a plan's table, with its header, and the interpreter's.
  package static func difference(_ plan: [String], _ interpreter: [String]) -> String? {
    if plan == interpreter { return nil }
    let first = zip(plan, interpreter).first { $0 != $1 }
    return """
      \(plan.first ?? "")
        plan        \(first?.0 ?? "\(plan.count) lines")
        interpreter \(first?.1 ?? "\(interpreter.count) lines")
      """
  }

  /// Returns the table with its results, the faults of its rows, and the number of rows that a plan computed.
  private func run(_ outputs: [String], _ table: String, usesPlans: Bool) throws -> (lines: [String], planned: Int) {
    var job = try BatchJob(rulebook, outputs: outputs)
    job.year = year
    job.usesPlans = usesPlans
    job.rowsWorthAPlan = 0
    // Random cells have many patterns of missing facts, each of which needs a plan.
    job.mostPatterns = 2
    job.calculators = calculators
    job.explainsUnused = false
    job.takesResults = true
    let writer = try CSVWriter(.memory)
    var faults: [String] = []
    let summary = try Batch(job).run(.init(from: CSVReader(.bytes(Array(table.utf8))), to: writer)) { fault in
      faults.append("\(fault.row) \(fault.column ?? "") \(fault.diagnostic.message)")
    }
    try writer.flush()
    let rows = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return (rows + faults + summary.remarks, summary.planned)
  }
}

extension BatchSummary {
  /// The remarks beside a table, one per line.
  var remarks: [String] {
    assumed.map { "assumed \($0.assumption.name) \($0.rows)" }
      + caveats.map { "caveat \($0.caveat.name) \($0.rows)" }
      + doubtful.map { "doubtful \($0.caveat.name) \($0.rows)" }
      + unused.map { "unused \($0.fact.name) \($0.fact.value) \($0.rows)" }
  }
}
