import Foundation
import Testing

/// The caveats of the shipped rules appear in the cases that they concern, and in no others.
@Suite struct ShippedCaveatTests {
  static let cases: [(line: String, caveats: [String])] = [
    ("eval de --year 2025 zve=60000 est", []),
    ("eval de --year 2025 zve=60000 foreign_income=1 est", ["foreign_income"]),
    (
      "eval de --year 2025 wages=60000 without_contributions=yes children=1 riester_contributions=1925 "
        + "riester_deducted", ["riester_children"]
    ),
    (
      "eval de --year 2025 wages=60000 without_contributions=yes children=1 riester_contributions=1925 "
        + "riester_children=1 riester_deducted", []
    ),
    ("eval de --year 2025 est=10000 foreign_income=1 est", []),
    ("eval de --year 2025 monthly_income=4000 put_aside_per_month", ["trade_tax", "value_added_tax"]),
    (
      "eval de --year 2025 monthly_income=4000 kind_of_work=freelance put_aside_per_month",
      ["value_added_tax"]
    ),
    (
      "eval de --year 2025 monthly_income=4000 kind_of_work=freelance vat_returns=quarter put_aside_per_month",
      ["value_added_tax_besides"]
    ),
    ("eval de --year 2025 monthly_income=2000 vat_returns=small_business put_aside_per_month", []),
    ("eval de --year 2025 vat_returns=quarter vat_of_quarter_1_due", ["value_added_tax_as_given"]),
    ("eval de --year 2025 vat_returns=exempt vat_of_quarter_1_due", []),
    ("eval ie --year 2025 turnover=30000 vat_registered=yes trade_profit", ["value_added_tax_as_given"]),
    ("eval ie --year 2025 turnover=30000 trade_profit", []),
    ("eval uk --year 2025 trading_receipts=30000 vat_quarters=march trading_profit", ["value_added_tax_as_given"]),
    ("eval uk --year 2025 trading_receipts=30000 trading_profit", []),
    ("eval uk --year 2025 trading_receipts=30000 business_miles=100 trading_profit", ["mileage"]),
    ("eval uk --year 2025 sick_days=8 average_weekly_earnings=300 sick_pay", []),
    ("eval uk --year 2025 sick_days=9 average_weekly_earnings=300 sick_pay", ["sick_pay_of_part_weeks"]),
    ("eval de --year 2025 zve=60000 church_member=yes federal_state=SH kist", []),
    ("eval de --year 2025 zve=60000 church_member=yes federal_state=SH church_months=5 kist", []),
    (
      "eval de --year 2025 capital_receipts=5000 church_member=yes federal_state=SH church_months=5 flat_church_tax",
      ["church_of_part_of_year"]
    ),
    ("eval de --year 2025 zve=160000 church_member=yes federal_state=SH kist", ["church_tax_cap"]),
    ("eval de --year 2025 zve=160000 church_member=yes federal_state=SH church_tax_cap=3% kist", []),
    ("eval de --year 2025 zve=160000 church_member=yes federal_state=BY kist", []),
    ("eval de --year 2025 zve=60000 filing=joint church_member=yes federal_state=SH kist", ["church_of_couples"]),
    (
      "eval de --year 2025 zve=60000 filing=joint church_member=yes spouse_church_member=yes federal_state=SH kist", []
    ),
    (
      "eval de --year 2025 zve=60000 filing=joint church_member=yes spouse_church_member=no federal_state=SH kist",
      ["church_of_one_spouse"]
    ),
    ("eval de --year 2025 federal_state=BY income_tax_return_due", ["holidays_of_municipalities"]),
    ("eval de --year 2025 federal_state=HH income_tax_return_due", []),
    ("eval de --year 2017 return_by_adviser=yes income_tax_return_due", ["adviser_before_2018"]),
    ("eval de --year 2018 return_by_adviser=yes income_tax_return_due", []),
    (
      "eval de --year 2025 filing=joint capital_receipts=6000 spouse.capital_losses_brought_forward=3000 "
        + "capital_income", ["capital_losses_of_earlier_years"]
    ),
    (
      "eval de --year 2025 filing=joint share_gains=3000 spouse.share_gains=-1 "
        + "spouse.share_losses_brought_forward=2000 capital_income", ["capital_losses_of_earlier_years"]
    ),
    (
      "eval de --year 2025 filing=joint capital_receipts=2999.99 spouse.capital_receipts=-3000 "
        + "spouse.capital_losses_brought_forward=3000 capital_income", []
    ),
    (
      "eval de --year 2021 filing=joint capital_receipts=6000 spouse.capital_losses_brought_forward=3000 "
        + "capital_income", []
    ),
    ("eval de --year 2025 profit=40000 total_tax", ["trade_tax"]),
    ("eval de --year 2025 zve=60000 kirche=rk kist", ["church_without_membership"]),
    (
      "eval de --year 2025 insured_as=artist insured_income=325 additional_health_rate=2.5% "
        + "own_pension_contribution", ["artists_below_the_least_income"]
    ),
    (
      "eval de --year 2025 insured_as=artist insured_income=325.01 additional_health_rate=2.5% "
        + "own_pension_contribution", []
    ),
    ("eval de --year 2025 wages=14000 insured_as=student contributions_paid --estimate", []),
    (
      "eval de --year 2026 wages=14000 insured_as=student contributions_paid --estimate",
      ["own_contributions_not_given"]
    ),
    ("eval de --year 2025 wages=40000 must_file", ["reasons_to_file_not_given"]),
    ("eval de --year 2025 wages=40000 wage_tax_allowance=yes must_file", []),
    ("eval de --year 2025 zve=60000 craftsmen_services=1001 assessed_income_tax", ["household_reduction_in_cents"]),
    ("eval de --year 2025 zve=60000 craftsmen_services=1000 assessed_income_tax", []),
    ("eval de --year 2020 zve=9000 commuting_km=30 est", []),
    ("eval de --year 2025 zve=9000 commuting_km=30 est", ["mobility_premium_besides"]),
    ("eval de --year 2025 zve=9000 home_trips=20 home_trip_km=30 est", ["mobility_premium_besides"]),
    ("eval de --year 2025 zve=9000 home_trips=20 home_trip_km=20 est", []),
    ("eval de --year 2026 zve=9000 commuting_km=30 est", ["mobility_premium"]),
    ("eval uk --year 2025 employment_income=40000 income_tax", []),
    ("eval uk --year 2025 period_pay=4000 pay_period=month income_tax", ["pay_of_a_period"]),
    ("eval uk --year 2025 period_pay=4000 pay_period=month pay_day=2025-05-30 employee_ni", []),
    ("eval uk --year 2025 trading_receipts=1000 trading_expenses=2000 income_tax", ["losses"]),
    ("eval uk --year 2025 trading_profit=20000 self_assessment_bill", []),
    (
      "eval uk --year 2025 trading_profit=20000 averaging=two_years profits_of_averaged_years=50000 "
        + "self_assessment_bill", ["earlier_years_without_adjustment"]
    ),
    (
      "eval uk --year 2025 trading_profit=20000 averaging=two_years profits_of_averaged_years=50000 "
        + "tax_decrease_of_earlier_years=3900 self_assessment_bill", []
    ),
    (
      "eval uk --year 2025 trading_receipts=1000 trading_expenses=2000 trading_loss_carried_back=1000 "
        + "self_assessment_bill", ["losses", "earlier_years_without_adjustment"]
    ),
    ("eval uk --year 2025 pension_income=20000 born_before_6_april_1935=yes income_tax", ["married_couples_allowance"]),
    (
      "eval uk --year 2025 pension_income=20000 spouse_born_before_6_april_1935=yes "
        + "married_couples_allowance_elected=half_received income_tax", []
    ),
    ("eval uk --year 2026 employment_income=50000 vct_subscriptions=1000 capital_gains_tax", []),
    (
      "eval uk --year 2025 employment_income=50000 vct_subscriptions=1000 capital_gains=9000 capital_gains_tax",
      ["venture_capital"]
    ),
    ("eval uk --year 2025 property_receipts=8000 income_tax", []),
    ("eval uk --year 2025 rent=5000 mortgage_interest=2000 income_tax", []),
    ("eval uk --year 2025 salary=60000 rent=1200 mortgage_interest=1500 income_tax", ["finance_costs_lost"]),
    ("eval uk --year 2025 salary=60000 redundancy=40000 income_tax", []),
    ("eval uk --year 2025 salary=60000 redundancy=40000 dividends=9 income_tax", ["allowances_against_redundancy_pay"]),
    ("eval uk --year 2025 salary=60000 foreign_dividends=900 income_tax", []),
    (
      "eval uk --year 2025 salary=60000 foreign_dividends=900 foreign_tax_on_dividends=90 income_tax",
      ["foreign_tax_by_source"]
    ),
    ("eval uk --year 2025 salary=60000 uk_resident=no income_tax", ["not_resident"]),
    ("eval uk --year 2025 salary=60000 uk_resident=no employee_ni_of_year", []),
    (
      "eval uk --year 2025 salary=60000 foreign_regime_claimed=yes assets_abroad_transferred=yes income_tax",
      ["foreign_regime_claimed", "assets_abroad_transferred"]
    ),
    ("eval uk --year 2025 salary=60000 carried_interest=9000 capital_gains_tax", []),
    ("eval uk --year 2026 salary=60000 carried_interest=9000 capital_gains_tax", ["carried_interest"]),
    ("eval uk --year 2025 uk_resident=no non_resident_home_gains=9000 capital_gains_tax", ["gains_of_part_years"]),
    (
      "eval uk --year 2025 salary=60000 capital_gains=9000 foreign_gains=9000 foreign_tax_on_gains=9 capital_gains_tax",
      []
    ),
    (
      "eval uk --year 2025 salary=60000 capital_gains=9000 foreign_gains=9000 foreign_tax_on_gains=9 "
        + "capital_gains_tax_due", ["foreign_tax_on_gains"]
    ),
    (
      "eval uk --year 2025 salary=40000 partnership_loss=9000 sets_partnership_loss_against_income=yes income_tax",
      ["partners_who_are_not_active"]
    ),
    ("eval uk --year 2025 salary=40000 partnership_loss=9000 income_tax", []),
    ("eval uk --year 2025 salary=20000 state_pension=1500 student_loan_income", ["student_loans_on_pensions"]),
    ("eval uk --year 2025 salary=20000 state_pension=2001 student_loan_income", []),
    ("eval uk --year 2027 salary=20000 income_tax", ["main_rates_of_2027"]),
    ("eval uk --year 2025 employment_income=90000 pension_net_pay=20000 income_tax", ["pension_charges"]),
    ("eval uk --year 2025 employment_income=90000 pay_given_up_for_pension=20000 income_tax", ["pension_charges"]),
    (
      "eval uk --year 2025 employment_income=90000 pay_given_up_for_pension=20000 pension_input_amount=20000 "
        + "threshold_income", ["pay_given_up_for_pension_since_2015"]
    ),
    (
      "eval uk --year 2018 salary=40000 pay_given_up_for_car=3000 car_list_price=20000 car_co2=120 income_tax",
      ["pay_given_up_before_2017"]
    ),
    (
      "eval uk --year 2025 salary=40000 pay_given_up_for_car=3000 car_list_price=20000 car_co2=120 income_tax", []
    ),
    (
      "eval uk --year 2025 salary=40000 pay_given_up_for_car=3000 car_list_price=20000 car_co2=120 "
        + "car_fuel_provided=yes income_tax", []
    ),
    ("eval uk --year 2025 salary=90000 pay_of_other_jobs=40000 net_income", ["contributions_of_jobs_not_told"]),
    (
      "eval uk --year 2025 salary=90000 other_jobs=1 other_job.1.job_pay=40000 net_income",
      ["contributions_to_claim_back"]
    ),
    ("eval uk --year 2025 salary=40000 other_jobs=1 other_job.1.job_pay=20000 net_income", []),
    ("eval uk --year 2025 employment_income=9 capital_gains=1 income_tax", []),
    ("eval uk --year 2025 employment_income=9 capital_gains=1 income_tax_and_class_4", []),
    ("eval ie --year 2025 salary=50000 prsi", []),
    ("eval ie --year 2025 salary=50000 deposit_interest=100 prsi", ["prsi_on_deposit_interest"]),
    (
      "eval ie --year 2016 salary=50000 covenants_to_aged=3000 donations_given=1 total_tax",
      ["donations_given", "covenants_beyond_the_limit"]
    ),
    ("eval ie --year 2016 salary=50000 covenants_to_aged=2500 income_tax", []),
    ("eval ie --year 2016 salary=50000 home_renovation_costs=1 usc", []),
    (
      "eval ie --year 2025 marital_status=married salary=60000 spouse.salary=20000 spouse.cross_border_earnings=20000 "
        + "income_tax", ["cross_border_relief_of_couples"]
    ),
    ("eval ie --year 2020 salary=50000 stay_and_spend_receipts=1 income_tax", ["stay_and_spend_receipts"]),
    ("eval ie --year 2023 salary=90000 invested_under_eii=250000 investment_relief", ["investment_relief_left"]),
    ("eval ie --year 2023 salary=90000 invested_under_eii=9000 investment_relief", []),
    ("eval ie --year 2025 salary=90000 relief_under_sure=100000 income_tax", []),
    ("eval ie --year 2025 salary=90000 relief_under_sure=100001 income_tax", ["sure_of_earlier_investments"]),
    ("eval ie --year 2025 salary=60000 cross_border_earnings=60000 income_tax", []),
    ("eval ie --year 2025 salary=60000 cross_border_earnings=60000 usc", ["cross_border_earnings"]),
    ("eval ie --year 2012 salary=90000 invested_under_eii=9000 income_tax", ["investment_before_2014"]),
    (
      "eval ie --year 2025 salary=60000 case_iii_income=900 income_taxed_abroad=900 foreign_tax=90 income_tax",
      ["foreign_tax_of_treaties"]
    ),
    (
      "eval ie --year 2025 salary=60000 case_iii_income=900 income_taxed_abroad=900 foreign_tax=300 income_tax",
      ["foreign_tax_left", "foreign_tax_of_treaties"]
    ),
    ("eval ie --year 2025 salary=0 pension_income=30000 income_tax", ["age_not_given"]),
    ("eval ie --year 2025 salary=0 pension_income=30000 birth_date=1950-01-01 income_tax", []),
    (
      "eval ie --year 2025 salary=50000 marital_status=widowed widowed_since=2025-03-01 income_tax",
      ["bereaved_in_year"]
    ),
    ("eval ie --year 2025 salary=50000 marital_status=widowed widowed_since=2024-03-01 income_tax", []),
    ("eval ie --year 2025 salary=50000 marital_status=separated income_tax", ["separated"]),
    (
      "eval ie --year 2025 salary=50000 birth_date=1959-07-01 deferred_state_pension=no prsi",
      ["even_pay_until_prsi_ends"]
    ),
    ("eval ie --year 2023 salary=50000 age=66 prsi", ["birthday_not_given"]),
    (
      "eval ie --year 2023 salary=0 self_employed_income=50000 birth_date=1957-07-01 prsi",
      ["self_employed_prsi_in_year_of_birthday"]
    ),
    ("eval ie --year 2009 salary=40000 tax_paid=4000 levies_paid=668 refund", ["health_contribution_within_prsi"]),
    ("eval ie --year 2009 salary=40000 tax_paid=4000 levies_paid=2000 refund", []),
    ("eval ie --year 2025 salary=40000 self_employed_income=4999 prsi", ["small_trade_beside_pay"]),
    ("eval ie --year 2025 salary=40000 self_employed_income=5000 prsi", []),
    ("eval ie --year 2025 salary=40000 trade_losses_forward=100000 prsi", ["no_profit_to_use_losses"]),
    ("eval ie --year 2008 salary=40000 profession=painter income_tax", ["flat_rate_of_other_years"]),
    ("eval ie --year 2008 salary=40000 profession=nurse income_tax", []),
    (
      "eval ie --year 2025 salary=60000 birth_date=1980-05-05 pension_contribution=1000 prsa=1000 pension_relief",
      ["personal_pension_beside_scheme"]
    ),
    ("eval ie --year 2026 gain=2000 disposal_date=2026-10-07 cgt", ["capital_gains_tax_by_resolution"]),
    ("eval ie --year 2026 gain=2000 disposal_date=2026-10-06 cgt", []),
    ("eval ie --year 2025 salary=50000 birth_date=1959-07-01 deferred_state_pension=yes prsi", []),
    ("eval ie --year 2026 salary=40000 net_pay", ["auto_enrolment"]),
    ("eval ie --year 2026 salary=40000 pension_contribution=1000 birth_date=1980-01-01 net_pay", []),
    ("eval ie --year 2006 salary=50000 children=5 income_tax", ["low_income_exemption"]),
    ("eval ie --year 2002 salary=50000 trade_union_member=yes income_tax", ["union_relief_of_2001"]),
    ("eval ie --year 2025 salary=50000 residential_rents=9000 income_tax", ["landlord_credit_terms"]),
    ("eval ie --year 2025 salary=19000 prsi", ["uneven_pay"]),
    ("eval ie --year 2012 salary=4000;4000;4000;4000;0;0;0;0;0;0;0;0 prsi", ["uneven_pay"]),
    ("eval ie --year 2025 salary=0;0;0;0;0;6000;6000;6000;0;0;0;0 prsi", []),
    ("eval uk --year 2025 pay=0;0;0;0;0;0;5000;5000;5000;5000;5000;5000 employee_ni_of_year", []),
    (
      "eval uk --year 2025 pay=0;0;0;0;0;0;5000;5000;5000;5000;5000;5000 employer_ni_annual",
      ["year_as_one_period"]
    ),
    ("eval uk --year 2025 pay=30000 employer_ni_annual", []),
    (
      "eval uk --year 2025 pay=0;0;0;0;0;0;5000;5000;5000;5000;5000;5000 benefits_in_kind=1000 employee_ni_of_year",
      ["uneven_pay_beside_other_pay"]
    ),
    (
      "eval ie --year 2025 salary=50000 foreign_earnings=1 maintenance_paid=1 total_tax",
      ["foreign_earnings", "maintenance_paid"]
    ),
    (
      "eval ie --year 2025 salary=0 artists_profit=60000 self_employed_income=40000 income_tax",
      ["other_trade_profits"]
    ),
    ("eval ie --year 2025 salary=0 artists_profit=50000 self_employed_income=40000 income_tax", []),
    ("eval ie --year 2025 salary=0 artists_profit=60000 trade_profit=40000 income_tax", []),
    ("eval ie --year 2013 salary=50000 redundancy=40000 income_tax", ["top_slicing_relief"]),
    ("eval ie --year 2014 salary=50000 redundancy=40000 income_tax", []),
  ]

  @Test(arguments: cases) func itIsSaidWhereItConcerns(line: String, caveats: [String]) throws {
    let outcome = try levy(line + " --json")
    #expect(outcome.status == 0, "\(outcome.err)")
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
    let said = try #require(answer["caveats"] as? [[String: Any]])
    #expect(said.compactMap { $0["name"] as? String } == caveats)
    for caveat in said { #expect((caveat["source"] as? String)?.isEmpty == false) }
  }

  @Test func germansReadGerman() throws {
    let outcome = try levy("eval de --year 2025 zve=60000 foreign_income=1 est --lang de")
    #expect(outcome.err.hasPrefix("nicht abgedeckt: Ausländische Einkünfte sind nicht abgebildet"))
  }
}
