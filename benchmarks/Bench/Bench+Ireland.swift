import ArgumentParser
import Levy
import LevyTrace
import Tables

extension Bench {
  private static let given = [
    "salary", "benefit_in_kind", "pension_contribution", "self_employed_income", "birth_date", "marital_status",
    "spouse_salary", "spouse_birth_date", "children", "medical_card", "deferred_state_pension",
  ]

  private static let results = ["gross_income", "income_tax", "usc", "prsi", "total_tax", "net_pay"]

  /// Measures the time for the full Irish rules of 2025 over a table, and the cost of more rules.
  func ireland() throws {
    let clock = ContinuousClock()
    let rulebook = try Rulebook("ie", in: rules)
    let table = Self.irishTable(rows: max(rows / 10, 1000))
    var seconds: [Double] = []
    for usesPlans in [false, true] {
      var job = try BatchJob(rulebook, outputs: Self.results)
      job.year = 2025
      job.given = ["self_employed_income"]
      job.usesPlans = usesPlans
      let time = try clock.measure {
        let streams = Batch.Streams(from: try CSVReader(.bytes(table)), to: try CSVWriter(.memory))
        let summary = try Batch(job).run(streams) { _ in }
        // Only rows with results are measured.
        if summary.faults > 0 { throw ValidationError("\(summary.faults) rows of the Irish table have no results") }
      }
      seconds.append(Self.seconds(time) / Double(max(rows / 10, 1000)))
    }
    Self.line(
      "Ireland, interpreted", "\(Int(seconds[0] * 1e9)) ns a row for \(Self.results.count) results")
    Self.line("Ireland, planned", "\(Int(seconds[1] * 1e9)) ns a row, \(Int(seconds[0] / seconds[1])) times as fast")
    let sets = [["gross_income"], ["usc"], ["usc", "prsi"], ["income_tax"], ["total_tax", "net_pay"]]
    for outputs in sets {
      var timing: PlanTiming?
      let making = try clock.measure { timing = try plan(Calculator(rulebook), Self.given, outputs) }
      guard let timing else { continue }
      let time = timing.nanoseconds(rows: 200_000) { column, row in Self.columnValue(column, row) }
      let cost = "\(timing.ruleCount) rules, \(timing.instructionCount) instructions"
      Self.line(
        "  " + outputs.joined(separator: ","),
        "\(cost): \((time * 10).rounded() / 10) ns a case; plan made in \(Self.milliseconds(making)) ms")
    }
  }

  private static func columnValue(_ column: Int, _ row: Int) -> Double {
    let values: [Double] = [
      Double(row * 311 % 120_000 * 100), 0, Double(row % 5 * 100_000), Double(row % 3 * 500_000), 19_800_101,
      Double(row % 2), Double(row % 7 * 800_000), 19_810_101, Double(row % 4), Double(row % 2), 0,
    ]
    return values[column]
  }

  private static func irishTable(rows: Int) -> [UInt8] {
    var text = given.joined(separator: ",") + "\n"
    for row in 0..<rows {
      text += "\(row &* 311 % 120_000).50,0,\(row % 5 * 1000),\(row % 3 * 5000),19\(50 + row % 50)-06-15,"
      text += row % 2 == 0 ? "single,,," : "married,\(row % 7 * 8000),1980-01-01,"
      text += "\(row % 4),"
      text += row % 10 == 0 ? "true,no\n" : "false,no\n"
    }
    return Array(text.utf8)
  }
}
