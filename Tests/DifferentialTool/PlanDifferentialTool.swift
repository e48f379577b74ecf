import Dispatch
import Foundation
import Levy
import Differential
import Synchronization

/// Compares plans with the interpreter for each rule of each year, on all cores.
///
/// `plan-differential RULES [ROWS]`: the rules folder, and how many rows the table of each rule has. The status is 1 if
/// anything differs, 2 if the rules cannot be read.
@main enum PlanDifferentialTool {
  /// A year of a jurisdiction.
  private struct Work: Sendable {
    let rulebook: Rulebook
    let year: Int
  }

  /// What comparing found.
  private struct Findings: Sendable {
    var tables = 0
    var planned = 0
    var faults: [String] = []
  }

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let rows = words.dropFirst().first.flatMap { Int($0) } ?? 24
    do {
      let work = try work(in: words.first ?? "rules")
      let findings = Mutex(Findings())
      DispatchQueue.concurrentPerform(iterations: work.count) { index in
        let found = compare(work[index], rows: rows)
        findings.withLock { all in
          all.tables += found.tables
          all.planned += found.planned
          all.faults += found.faults
        }
      }
      let all = findings.withLock { $0 }
      for fault in all.faults.sorted() { print(fault) }
      print("\(all.tables) tables, \(all.planned) rows computed by plans, \(all.faults.count) tables differ")
      // The comparison means something only if plans computed a fair share of the rows.
      exit(all.faults.isEmpty && all.planned > all.tables * rows / 4 ? 0 : 1)
    } catch {
      print("\(error)")
      exit(2)
    }
  }

  private static func work(in root: String) throws -> [Work] {
    try Rulebook.jurisdictions(in: root).flatMap { jurisdiction in
      let rulebook = try Rulebook(jurisdiction, in: root)
      return rulebook.jurisdiction.years.map { Work(rulebook: rulebook, year: $0) }
    }
  }

  private static func compare(_ work: Work, rows: Int) -> Findings {
    var findings = Findings()
    do {
      let differential = PlanDifferential(work.rulebook, year: work.year)
      var results = try differential.everyRule(rows: rows, seed: 2025)
      if work.rulebook.jurisdiction.code == "de" {
        results += try differential.thresholds(of: ["est", "soli", "kist", "put_aside_per_month"])
      }
      findings.tables = results.count
      findings.planned = results.reduce(0) { $0 + $1.planned }
      findings.faults = results.compactMap(\.difference)
    } catch {
      findings.faults = ["\(work.rulebook.jurisdiction.code) \(work.year): \(error)"]
    }
    return findings
  }
}
