import Foundation
import Tables
import Testing

@testable import Levy

/// The interpreter defines what is right; plans must agree with it to the last digit, errors included.
@Suite struct PlanDifferentialTests {
  /// The long mode: LEVY_LONG=1 takes every year and many more rows.
  private static let isLong = ProcessInfo.processInfo.environment["LEVY_LONG"] != nil
  private static let root =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/rules"

  @Test(arguments: ["de", "ie"])
  func everyRuleOfEveryJurisdiction(_ jurisdiction: String) throws {
    let rulebook = try Rulebook(jurisdiction, in: Self.root)
    var random = Random(seed: jurisdiction == "de" ? 2025 : 1922)
    let years = Array(rulebook.jurisdiction.years)
    var planned = 0
    for (index, year) in years.enumerated() where Self.isLong || index % 6 == 0 || year == years.last {
      let results = rulebook.variables.dropFirst(2).filter { !$0.isInput }
      for (number, result) in results.enumerated() where Self.isLong || (number + index) % 3 == 0 {
        let table = TableMaker(rulebook, year: year).table(rows: Self.isLong ? 400 : 24, &random)
        planned += try compare(rulebook, year: year, output: result.name, table: table)
      }
    }
    // The comparison means something only if plans computed a fair share of the rows.
    #expect(planned > 300)
  }

  @Test func boundariesOfTheTariffToTheCent() throws {
    let rulebook = try Rulebook("de", in: Self.root)
    for year in rulebook.jurisdiction.years {
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
      for output in ["est", "soli", "kist", "put_aside_per_month"] {
        #expect(try compare(rulebook, year: year, output: output, table: table) > 0)
      }
    }
  }

  /// Runs a table both ways and gives the number of rows that were computed by a plan.
  private func compare(_ rulebook: Rulebook, year: Int, output: String, table: String) throws -> Int {
    var results: [(bytes: [UInt8], faults: [String])] = []
    for usesPlans in [true, false] {
      var job = try BatchJob(rulebook, outputs: [output])
      job.year = year
      job.usesPlans = usesPlans
      job.rowsWorthAPlan = 0
      let writer = try CSVWriter(.memory)
      var faults: [String] = []
      _ = try Batch(job).run(.init(from: CSVReader(.bytes(Array(table.utf8))), to: writer)) { fault in
        faults.append("\(fault.row) \(fault.column ?? "") \(fault.diagnostic.message)")
      }
      try writer.flush()
      results.append((writer.bytes, faults))
    }
    let agree = results[0].bytes == results[1].bytes && results[0].faults == results[1].faults
    if !agree {
      let lines = results.map { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
      let first = zip(lines[0], lines[1]).first { $0 != $1 }
      Issue.record(
        "\(output) \(year): \(lines[0].first ?? "") plan \(first?.0 ?? "") interpreter \(first?.1 ?? "")")
    }
    return try plannedRows(rulebook, year: year, output: output, table: table)
  }

  private func plannedRows(_ rulebook: Rulebook, year: Int, output: String, table: String) throws -> Int {
    var job = try BatchJob(rulebook, outputs: [output])
    job.year = year
    job.rowsWorthAPlan = 0
    let reader = try CSVReader(.bytes(Array(table.utf8)))
    let calculator = try Calculator(rulebook)
    let rows = RowEvaluator(job, columns: try job.columns(reader.header), calculator: calculator)
    let runner = PlanRunner(job, rows: rows, calculator: calculator)
    var count = 0
    while let chunk = try reader.nextChunk() { count += runner.run(chunk).planOfRow.count { $0 >= 0 } }
    return count
  }
}

/// Makes tables of random, boundary and hostile cells.
struct TableMaker {
  private let rulebook: Rulebook
  /// Figures that the law of the year names.
  let thresholds: [Int]

  init(_ rulebook: Rulebook, year: Int) {
    self.rulebook = rulebook
    let date = CalendarDate.lastDay(of: year)
    let summaries = rulebook.parameters.compactMap { try? $0.value(on: date, known: nil)?.revision.summary }
    let numbers = summaries.flatMap { $0.split { !$0.isNumber && $0 != "." } }.compactMap { Int($0) }
    thresholds = Set(numbers).filter { $0 > 100 }.sorted()
  }

  func table(rows: Int, _ random: inout Random) -> String {
    var columns = rulebook.variables.dropFirst(2).filter { $0.isInput && random.below(3) > 0 }
    if columns.isEmpty { columns = Array(rulebook.variables.dropFirst(2).filter(\.isInput)) }
    if let pinned = rulebook.variables.first(where: { $0.name == "taxable_income" }), random.below(2) == 0 {
      columns.append(pinned)
    }
    var text = columns.map(\.name).joined(separator: ",") + "\n"
    for _ in 0..<rows { text += columns.map { cell($0, &random) }.joined(separator: ",") + "\n" }
    return text
  }

  private func cell(_ variable: Variable, _ random: inout Random) -> String {
    // Hostile cells are rare, so that most rows are computed to the end.
    if random.below(60) == 0 {
      return ["", "x", "-5", "1e30", "nan", "\"a,b\"", "999999999999.99", " 7 "][random.below(8)]
    }
    switch variable.type {
    case .money:
      if random.below(3) == 0 { return "0" }
      if random.below(3) == 0, !thresholds.isEmpty {
        return "\(thresholds[random.below(thresholds.count)]).0\(random.below(3))"
      }
      return "\(random.below(200_000)).\(10 + random.below(90))"
    case .rate: return "0.\(random.below(100))"
    case .number: return "\(random.below(400))"
    case .count(let maximum):
      let least = max(0, variable.minimum?.exactInt ?? 0)
      let most = min(maximum, variable.maximum?.exactInt ?? maximum)
      return "\(least + random.below((random.below(2) == 0 ? most - least : min(most - least, 5)) + 1))"
    case .choice(let choice): return choice.options[random.below(choice.options.count)]
    case .boolean: return ["true", "false", "yes", "no"][random.below(4)]
    case .date:
      let year =
        random.below(30) == 0 ? [1850, 1899, 1900, 2100, 2101, 2300][random.below(6)] : 1930 + random.below(100)
      return "\(year)-\(10 + random.below(3))-1\(random.below(10))"
    }
  }
}

/// A generator whose numbers are the same in every run.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
