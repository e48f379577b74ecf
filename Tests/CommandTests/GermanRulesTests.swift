import Testing

/// Errors and missing facts of the German rules, and figures that were silently wrong without them.
@Suite struct GermanRulesTests {
  /// Lines that must fail, with words of the error.
  static let refused: [(line: String, says: [String])] = [
    // Facts that payroll requires, under Levy's own names.
    ("--year 2025 monthly_income=4000 wage_tax", ["gross_wage"]),
    ("--date 2026-06-30 gross_wage=4000 wage_tax", ["additional_health_rate"]),
    ("--date 2026-06-30 gross_wage=4000 net_pay", ["additional_health_rate"]),
    ("--date 2026-06-30 gross_wage=4000 other_payments=6000 payments_wage_tax", ["expected_annual_wage"]),
    ("--date 2026-06-30 gross_wage=4000 KVZ=2.9 is_aged=yes wage_tax", ["age_relief_year"]),
    (
      "--date 2026-06-30 gross_wage=4000 KVZ=2.9 pension_in_wage=900 wage_tax",
      ["pension_start_year", "first_pension"]
    ),
    ("--date 2026-06-30 gross_wage=4000 KVZ=2.9 tax_class=4 factor_applies=yes wage_tax", ["factor"]),
    ("--date 2026-06-30 gross_wage=4000 health_insurance=private wage_tax", ["private_health_premium"]),
    ("--date 2026-06-30 RE4=400000 gross_wage=3000 LSTLZZ", ["gross_wage", "RE4", "twice"]),
    ("--date 2026-06-30 LZZ=2 pay_period=year RE4=400000 LSTLZZ", ["pay_period", "LZZ", "twice"]),
    ("--date 2025-06-30 gross_wage=4000 KVZ=2.5 pension_insurance_code=2 wage_tax", ["pension_insurance_code"]),
    // A year alone is no month.
    ("--year 2011 gross_wage=4000 wage_tax", ["2024-11-30"]),
    ("--year 2015 gross_wage=4000 KVZ=0.9 wage_tax", ["2024-11-30"]),
    ("--year 2024 gross_wage=4000 KVZ=1.7 wage_tax", ["2024-11-30"]),
    ("--year 2024 gross_wage=4000 KVZ=1.7 is_pay_of_december=no wage_tax", ["date=2024-11-30"]),
    // Child allowances that would beat child benefit.
    ("--year 2025 filing=joint zve=180000 child_allowances=3 income_tax", ["child allowances", "child benefit"]),
  ]

  @Test(arguments: refused) func refuses(line: String, says: [String]) throws {
    let outcome = try levy("eval de \(line)")
    #expect(outcome.status == 1 && outcome.out.isEmpty, "\(outcome.out)\(outcome.err)")
    for words in says { #expect(outcome.err.contains(words), "\(outcome.err)") }
  }

  /// Lines with their result: official figures, worked ones, and the calendar.
  static let answered: [(line: String, result: String)] = [
    ("--date 2024-11-30 gross_wage=4000 KVZ=1.7 wage_tax", "563.08"),
    ("--date 2024-12-31 LZZ=2 RE4=400000 KVZ=1.7 LSTLZZ", "52908"),
    ("--year 2024 gross_wage=4000 KVZ=1.7 is_pay_of_december=yes wage_tax", "529.08"),
    ("--year 2024 pay_period=year gross_wage=48000 KVZ=1.7 wage_tax", "6723.00"),
    // The official defaults stay under the official names.
    ("--date 2026-06-30 LZZ=2 RE4=400000 SONSTB=600000 STS", "0"),
    ("--year 2025 filing=joint zve=80000 child_allowances=2 church_member=yes federal_state=SH church_tax", "795.06"),
    ("--year 2025 filing=joint zve=180000 child_allowances=3 solidarity_surcharge", "211.82"),
    ("--year 2019 prepayment_due_june", "2019-06-11"),
    ("--year 2008 income_tax_return_due", "2009-06-02"),
    ("--year 2020 income_tax_return_due", "2021-11-01"),
    ("--year 2020 federal_state=BY income_tax_return_due", "2021-11-02"),
  ]

  @Test(arguments: answered) func answers(line: String, result: String) throws {
    let outcome = try levy("eval de \(line)")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.out.split(separator: " ").dropFirst().first.map(String.init) == result, "\(outcome.out)")
  }

  @Test func theInterviewAsksForWhatIsRequired() throws {
    let outcome = try levy("ask de --date 2026-06-30 wage_tax --json", input: "")
    for name in ["gross_wage", "additional_health_rate"] { #expect(outcome.out.contains("\"\(name)\"")) }
    #expect(!outcome.out.contains("\"official_gross_wage\""))
  }
}
