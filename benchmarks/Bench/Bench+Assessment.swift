import Levy
import LevyTrace

extension Bench {
  /// An employee's facts of the year, including those on her wage tax statement.
  private static let given = [
    "wages", "wage_tax_withheld", "surcharge_withheld", "old_age_contributions", "health_contributions",
    "care_contributions", "sick_pay", "health_subsidy", "federal_state", "church_member", "commuting_days",
    "commuting_km",
  ]

  /// Measures the time from an employee's wages to her refund, by the whole assessment of 2025.
  func assessment(_ rulebook: Rulebook) throws {
    let clock = ContinuousClock()
    var timing: PlanTiming?
    let making = try clock.measure { timing = try plan(Calculator(rulebook), Self.given, ["refund"]) }
    guard let timing else { return }
    let time = timing.nanoseconds(rows: 2_000_000) { column, row in Self.value(column, row) }
    Self.line(
      "Germany, refund",
      "\((time * 10).rounded() / 10) ns a case of \(Self.given.count) columns, \(timing.ruleCount) rules, "
        + "\(timing.instructionCount) instructions; plan made in \(Self.milliseconds(making)) ms")
  }

  private static func value(_ column: Int, _ row: Int) -> Double {
    let wages = Double(1_500_000 + row * 311 % 10_500_000)
    let values: [Double] = [
      wages, (wages * 0.16).rounded(), 0, (wages * 0.093).rounded(), (wages * 0.082).rounded(),
      (wages * 0.018).rounded(), 1, 0, Double(row % 16), 0, Double(row % 220), Double(row % 40 * 1_000_000),
    ]
    return values[column]
  }
}
