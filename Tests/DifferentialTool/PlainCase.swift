import Levy

/// An ordinary case of a jurisdiction, as somebody would type it.
struct PlainCase: Sendable {
  /// The kind of person.
  let kind: String
  /// The year.
  let year: Int
  /// The facts.
  let given: [(name: String, text: String)]

  /// Parses `NAME=VALUE` words.
  private init(_ kind: String, _ words: String, year: Int = 2025) {
    self.kind = kind
    self.year = year
    given = words.split(separator: " ").map { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), String(parts.last ?? ""))
    }
  }

  /// Returns the case by the rules.
  func facts(_ rulebook: Rulebook) throws -> Case {
    var facts = try Case(rulebook, year: year)
    for (name, text) in given { try facts.give(name, text) }
    return facts
  }

  /// The cases by jurisdiction.
  static let all: [String: [PlainCase]] = [
    "de": [
      .init("an employee", "wages=50000 wage_tax_withheld=8000 \(insured)"),
      .init(
        "a pensioner",
        "statutory_pension=24000 first_full_year_pension=20000 statutory_pension_start_year=2015 \(insured)"),
      .init("a freelancer", "profit=48000 kind_of_work=freelance \(insured)"),
      .init(
        "a couple",
        "filing=joint wages=60000 wage_tax_withheld=8000 spouse_wages=30000 spouse_wage_tax_withheld=3000 \(insured) "
          + "spouse_sick_pay=yes spouse_health_subsidy=yes"),
      .init("a parent", "wages=50000 wage_tax_withheld=7000 children=1 lone_parent_months=12 \(insured)"),
      .init("a landlord", "wages=50000 wage_tax_withheld=8000 rent_received=12000 rent_expenses=4000 \(insured)"),
      .init(
        "an investor",
        "wages=50000 wage_tax_withheld=8000 capital_receipts=5000 capital_tax_withheld=1000 "
          + "capital_surcharge_withheld=55 capital_church_tax_withheld=0 \(insured)"),
    ],
    "ie": [
      .init("an employee", "salary=45000 tax_paid=5200"),
      .init("a pensioner", "salary=0 pension_income=25000 birth_date=1955-05-05"),
      .init("a freelancer", "salary=0 self_employed_income=50000"),
      .init("a couple", "salary=50000 marital_status=married spouse.salary=20000"),
      .init("a parent", "salary=45000 children=1 lone_parent=yes"),
      .init(
        "a landlord",
        "salary=45000 residential_rents=12000 residential_rental_expenses=3000 tax_paid=8000 levies_paid=1000 prsi_paid=1800"
      ),
      .init(
        "an investor",
        "salary=45000 irish_dividends=3000 deposit_interest=500 tax_paid=8000 levies_paid=1000 prsi_paid=1800"),
    ],
    "uk": [
      .init("an employee", "employment_income=45000"),
      .init("a pensioner", "pension_income=25000 over_state_pension_age_at_start=yes"),
      .init("a freelancer", "trading_receipts=50000 trading_expenses=8000"),
      .init("a couple", "employment_income=45000 marriage_allowance=received"),
      .init("a parent", "employment_income=65000 tax_deducted_from_pay=15432 children=2"),
      .init(
        "a landlord",
        "employment_income=45000 tax_deducted_from_pay=6486 property_receipts=12000 property_expenses=3000"),
      .init("an investor", "employment_income=45000 savings_income=2000 dividends=3000"),
    ],
  ]

  private static let insured = "health_contributions=4000 care_contributions=800 sick_pay=yes health_subsidy=yes"
}
