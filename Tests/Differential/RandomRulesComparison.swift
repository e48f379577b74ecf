import Levy
import LevyBatch
import LevyTrace
import Tables

/// The findings of comparing random rules: the plan with the interpreter, byte for byte, and both with an evaluator
/// that shares nothing with them.
package struct RandomRulesComparison: Sendable {
  /// The numbers of rows, of those that a plan computed, of those with a result, and of those that the other evaluator
  /// could evaluate.
  private var (rows, planned, results, evaluated) = (0, 0, 0, 0)
  /// The sets in which the plan and the interpreter differ, and those in which the evaluator gives other results.
  private var (differing, wrong): (Set<Int>, Set<Int>) = ([], [])
  /// The sets with a program that is not proven to be exact.
  private var unproven: Set<Int> = []
  private var sets = 0
  /// The differences, in words.
  package private(set) var faults: [String] = []

  /// Creates an empty comparison.
  package init() {}

  /// Adds the findings of another part of the seeds.
  package mutating func add(_ other: Self) {
    (rows, planned, results) = (rows + other.rows, planned + other.planned, results + other.results)
    (evaluated, sets) = (evaluated + other.evaluated, sets + other.sets)
    differing.formUnion(other.differing)
    wrong.formUnion(other.wrong)
    unproven.formUnion(other.unproven)
    faults += other.faults
  }

  /// True if there are no faults, and plans computed enough of the rows, and rows had enough results to mean something.
  /// Ranges are independent of each other, so that a few correct programs cannot be proven exact.
  package var isPassed: Bool {
    faults.isEmpty && planned * 8 > rows && results * 8 > rows && evaluated * 8 > rows && unproven.count * 8 <= sets
  }

  package var summary: String {
    "\(sets) sets of random rules: \(differing.count) differ, \(wrong.count) are wrong, \(unproven.count) unproven; \(rows) rows"
  }

  /// Compares the rules of a seed.
  package mutating func compare(seed: Int) throws {
    sets += 1
    faults += try faults(seed: seed)
  }

  /// Returns the differences in the rules of a seed.
  private mutating func faults(seed: Int, rows count: Int = 40) throws -> [String] {
    let rules = RandomRules(seed: seed)
    let table = RandomTable(rules, rows: count, seed: seed)
    let law = try Rulebook("xx", files: rules.files)
    let given = table.text.prefix { $0 != "\n" }.split(separator: ",").map(String.init)
    return try rules.rules.flatMap { rule in
      var job = try BatchJob(law, outputs: [rule.name])
      job.year = 2025
      job.rowsWorthAPlan = 0
      var interpreting = job
      interpreting.usesPlans = false
      let expected = try Outcome(interpreting, table.text)
      let found = try Outcome(job, table.text)
      rows += count
      results += count - expected.faults.count
      if seed % 5 == 0 { planned += try 5 * Self.plannedRows(job, table.text) }
      let title = "seed \(seed), \(rule.name): \(rule.type.lua): \(rule.body.lua)\n\(expected.lines[0])"
      var amiss: [String] = []
      if found != expected {
        differing.insert(seed)
        // The header is line 0.
        let place = zip(found.lines, expected.lines).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let sides = [("plan", found), ("interpreter", expected)].map { name, outcome in
          let line =
            place.map { "\(outcome.lines[$0]) \(outcome.faults[$0] ?? "")" } ?? "\(outcome.faults) \(outcome.remarks)"
          return "\(name): \(line)"
        }
        amiss.append("\(title)\n\(sides.joined(separator: "\n"))")
      }
      let plan = try PlanDescription(
        Calculator(law), date: .lastDay(of: 2025), given: given, outputs: [rule.name], isVerified: true)
      if !plan.faults.isEmpty { unproven.insert(seed) }
      if let row = disagreement(rule, rules, table, expected) {
        wrong.insert(seed)
        amiss.append("\(title)\n\(row)")
      }
      return amiss
    }
  }

  /// The output and the reports of a batch.
  private struct Outcome: Equatable {
    let lines: [Substring]
    let faults: [Int: String]
    let remarks: [String]

    init(_ job: BatchJob, _ table: String) throws {
      let writer = try CSVWriter(.memory)
      var faults: [Int: String] = [:]
      let reader = try CSVReader(.bytes(Array(table.utf8)))
      var job = job
      job.explainsUnused = false
      let summary = try Batch(job).run(.init(from: reader, to: writer)) { fault in
        faults[fault.row] = "\(fault.column ?? "-") \(fault.value ?? "-") \(fault.diagnostic.message)"
      }
      try writer.finish()
      lines = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
      self.faults = faults
      remarks = summary.remarks
    }
  }

  private static func plannedRows(_ job: BatchJob, _ table: String) throws -> Int {
    let reader = try CSVReader(.bytes(Array(table.utf8)))
    let calculator = try Calculator(job.rulebook)
    let rows = RowEvaluator(job, columns: try job.columns(reader.header), calculator: calculator)
    let runner = PlanRunner(job, rows: rows, calculator: calculator)
    var count = 0
    while let chunk = try reader.nextChunk() {
      let results = runner.run(chunk)
      count += (0..<chunk.count).count { runner.value(results, output: 0, row: $0) != nil }
    }
    return count
  }

  /// The first row in which the interpreter's result differs from that of the other evaluator.
  private mutating func disagreement(
    _ rule: RandomRules.Rule, _ rules: RandomRules, _ table: RandomTable, _ found: Outcome
  ) -> String? {
    for (number, given) in table.rows.enumerated() {
      let cell = found.lines[number + 1].split(separator: ",", omittingEmptySubsequences: false).last ?? ""
      let fault = found.faults[number + 1]
      // The engine's numbers have a limit of digits, which the fractions do not have.
      if fault?.contains("exact arithmetic (38 digits)") == true { continue }
      let wanted: Meaning?
      do throws(Fraction.Failure) {
        guard let given else { throw .fails }
        wanted = try Situation(rules, given: given).meaning(rule.name)
      } catch .unknown {
        continue
      } catch {
        wanted = nil
      }
      evaluated += 1
      let agrees = wanted.map { fault == nil && $0.matches(cell) } ?? (fault != nil && cell.isEmpty)
      if !agrees {
        let expected = wanted.map { "\($0)" } ?? "a fault"
        return "row \(number + 1): \(found.lines[number + 1]) \(fault ?? ""), expected \(expected)"
      }
    }
    return nil
  }
}

extension Meaning {
  /// True if a cell contains this value.
  fileprivate func matches(_ cell: Substring) -> Bool {
    switch self {
    case .number(let number): Fraction(cell) == number
    case .flag(let flag): cell == "\(flag)"
    case .word(let word): cell == word
    case .day(let digits): Int(cell.filter { $0 != "-" }) == digits && cell.utf8.count == 10
    }
  }
}
