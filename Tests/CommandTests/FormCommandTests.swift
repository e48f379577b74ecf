import Foundation
import Testing

/// `levy form`: where to write what.
@Suite struct FormCommandTests {
  @Test func formsAreListed() throws {
    let outcome = try levy(["form", "de"])
    #expect(outcome.status == 0 && outcome.lines.contains { $0.hasPrefix("anlage_n ") && $0.contains("2024 – 2025") })
    let german = try levy(["form", "de", "--lang", "de", "--year", "2025"])
    #expect(german.out.contains("Anlage N: nichtselbständige Arbeit"))
    #expect(try levy(["form", "uk", "--year", "2025/26"]).out.contains("sa100"))
  }

  /// A form without facts shows what Levy makes of each line.
  @Test func theLinesOfAForm() throws {
    let outcome = try levy(["form", "de", "anlage_n", "--year", "2025"])
    #expect(outcome.status == 0)
    for remark in [
      "wages_with_withholding + civil_pensions", "part of work_expenses", "not covered", "decides nothing",
    ] {
      #expect(outcome.out.contains(remark), "\(remark)")
    }
    #expect(!outcome.out.contains("unknown"))
  }

  /// The lines of a spouse who is not there are empty; what is given of one is an error, and no empty form.
  @Test func whatIsGivenOfNobodyIsAnError() throws {
    let alone = try levy("form de --year 2025 wages=48000")
    #expect(alone.status == 0 && alone.lines.contains { $0.contains("48000.00 €") }, "\(alone.err)")
    let both = try levy("form de --year 2025 wages=48000 spouse.wages=30000")
    #expect(both.status == 1 && both.err.contains("'spouse.wages' is given"), "\(both.err)")
  }

  @Test func factsStandOnTheirLines() throws {
    let outcome = try levy(["form", "de", "--year", "2025", "wages=48000", "loss_brought_forward=1000"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains { $0.contains("5 (110/111)") && $0.contains("48000.00 €") })
    #expect(!outcome.out.contains("Annex KAP-INV"))
    // Facts that the tax office knows from earlier years are on no line.
    #expect(outcome.err.contains("given and on no line of the forms: loss_brought_forward\n"), "\(outcome.err)")
    let all = try levy(["form", "de", "anlage_n", "--year", "2025", "wages=48000", "--all"])
    #expect(all.lines.count > outcome.lines.count + 50)
  }

  /// A paper that people receive is shown of the pay of a year, about: 23,420 at 20 % less the same of eleven months, and
  /// 1,952 at 8 %.
  @Test func aPayslipIsEstimated() throws {
    let outcome = try levy("form uk payslip --year 2025 salary=36000")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.lines.contains { $0.contains("£390.20") && $0.contains("paye_of_period") }, "\(outcome.out)")
    #expect(outcome.lines.contains { $0.contains("£2453.64") && $0.contains("net_pay_of_period") })
    #expect(outcome.err.contains("estimated: ") && outcome.err.contains("pay_day = 2026-03-31"), "\(outcome.err)")
    // If months differ, the payslip's month must be given.
    let uneven = try levy(["form", "uk", "payslip", "--year", "2025", "salary=5000/month from October"])
    #expect(!uneven.out.contains("£") && uneven.err.contains("period_pay"), "\(uneven.out)\(uneven.err)")
  }

  /// Facts, the place of a line and what stands on it, by hand.
  static let shipped: [(String, String, String)] = [
    // 45000 x 1 % x 12 + 45000 x 0.002 % x 20 x 100 are 900 less than payroll took for the car.
    (
      "de anlage_n --year 2025 wages=60000 employee_car_price=45000 employee_car_taxed=8100 employee_car_km=20 "
        + "employee_car_by_day=yes employee_car_trips=100", "5 (110/111)", "59100.00 €"
    ),
    // 20 % of 28 for each of five breakfasts.
    ("de anlage_n --year 2025 wages=60000 trip_full_days=5 trip_breakfasts=5", "75 (473)", "28.00 €"),
    ("de anlage_n --year 2025 wages=60000 trip_short_days=12", "72 (470)", "12"),
    (
      "de anlage_n_doppelte_haushaltsfuehrung --year 2025 wages=60000 second_home_costs=9600 home_trips=30 "
        + "home_trip_km=310", "17 (515)", "30"
    ),
    // 2 % of 200000, before anything is cut.
    (
      "de anlage_v --year 2025 rent_received=4000 usual_rent=10000 building_cost=200000 building_finished=1990 "
        + "building_acquired=2020-03-01", "35 (30)", "4000.00 €"
    ),
    ("de anlage_v --year 2025 rent_received=12000 spread_repairs=9000 spread_over=3", "60 (38)", "3000.00 €"),
    ("de anlage_euer --year 2025 further_receipts=80000 entertaining=1000", "63 (175)", "700.00 €"),
    ("de anlage_euer --year 2025 further_receipts=80000 asset_pool_0=900 asset_pool_4=1000", "37 (137)", "380.00 €"),
    ("uk sa105 --year 2025 rent_a_room_receipts=9000", "37", "£7500.00"),
    ("uk sa105 --year 2025 property_receipts=9000 property_losses_brought_forward=2000", "39", "£2000.00"),
    ("uk sa108 --year 2025 disposal_relief_gains=20000 disposal_relief_used=100000", "50.1", "£120000.00"),
    ("uk sa108 --year 2025 capital_gains=9000 capital_losses_brought_forward=50000", "45", "£6000.00"),
    (
      "uk sa103f --year 2025 trading_receipts=95000 trading_expenses=20000 transition_profits=2000 "
        + "trading_losses_brought_forward=5000", "76", "£70000.00"
    ),
  ]

  /// Facts and results of the shipped rules stand on the lines that ask for them.
  @Test(arguments: shipped)
  func linesOfTheShippedForms(facts: String, place: String, text: String) throws {
    let outcome = try levy(["form"] + facts.split(separator: " ").map(String.init))
    let line = outcome.lines.first { $0.hasPrefix("  \(place) ") } ?? ""
    let rest = line.dropFirst(place.count + 2).trimmingPrefix { $0 == " " }
    #expect(rest.hasPrefix(text + " "), "\(outcome.out)\(outcome.err)")
  }

  @Test func countsOfLines() throws {
    let outcome = try levy(["form", "uk", "--coverage", "--year", "2024"])
    #expect(outcome.status == 0)
    let row = try #require(outcome.lines.first { $0.hasPrefix("sa104s ") }).split(separator: " ").map(String.init)
    #expect(row == ["sa104s", "2024/25", "22", "4", "5", "8", "0", "5", "0"])
    let sum = try #require(outcome.lines.last).split(separator: " ").compactMap { Int($0) }
    #expect(sum.count == 7 && sum[0] == sum.dropFirst().reduce(0, +))
  }

  @Test(arguments: [
    ("form de --year 2010 wages=1", 1, "the rules declare no form of 2010"),
    ("form de anlage_n --year 2010", 1, "no form 'anlage_n' of 2010"),
    ("form de anlage_x --year 2025", 2, "there is no form 'anlage_x'"),
    ("form de wages", 2, "there is no form 'wages'"),
    ("form de anlage_v --year 2025 wages=1", 1, "nothing of the case stands on these forms"),
    ("form de --coverage wages=1 --year 2025", 2, "leave the facts out"),
  ])
  func whatIsWrong(line: String, status: Int, message: String) throws {
    let outcome = try levy(line.split(separator: " ").map(String.init))
    #expect(outcome.status == Int32(status) && outcome.err.contains(message), "\(line): \(outcome.err)")
  }

  /// A form that is wrong is a finding of `levy check`, at its line; what does not need it goes on.
  @Test func mistakesAreFound() throws {
    let folder = try Scratch()
    try folder.write("rules/xx/jurisdiction.lua", Self.jurisdiction)
    try folder.write(
      "rules/xx/forms/pay.lua",
      "form \"pay\" {\n  label = \"Pay\", source = \"Form\", years = { 2025 },\n  lines = {\n    { \"5\", label = \"Pay\", is = \"wags\" },\n  },\n}\n"
    )
    let check = try levy(["check"], in: folder.path)
    #expect(check.status == 1 && check.out.contains("xx/forms/pay.lua:4:32: unknown name 'wags'"), "\(check.out)")
    #expect(try levy(["form", "xx"], in: folder.path).status == 2)
    #expect(try levy(["eval", "xx", "--year", "2025", "wages=100", "tax"], in: folder.path).out.contains("20"))
  }

  private static let jurisdiction = """
    jurisdiction "xx" { label = "Testland", currency = "EUR", years = { 2020, 2026 }, results = { "tax" } }
    input "wages" { label = "Wages", type = money, default = 0 }
    rule "tax" { label = "Tax", source = "§ 1", type = money, compute = function(case) return floor(case.wages / 5, 0.01) end }

    """
}
