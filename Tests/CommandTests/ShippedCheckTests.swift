import Foundation
import Testing

/// What cannot be true is refused by the shipped rules, what seldom is, is said; and the case beside it is neither.
@Suite struct ShippedCheckTests {
  /// A command line, the check that makes the case impossible, and those that are said beside its results.
  static let cases: [(line: String, impossible: String?, doubtful: [String])] = [
    // Germany
    (
      "de 2025 wages=40000 without_contributions=yes extraordinary_income=50000 income_tax",
      "extraordinary_income_within_income", []
    ),
    ("de 2025 wages=50000 without_contributions=yes extraordinary_income=40000 income_tax", nil, []),
    ("de 2025 zve=40000 extraordinary_income=50000 income_tax", nil, []),
    (
      "de 2025 wages=100000 without_contributions=yes reduced_rate_gain=50000 taxable_income", nil,
      ["reduced_rate_of_a_sale"]
    ),
    ("de 2025 trade_profit=10000 business_sale_gain=50000 reduced_rate_gain=50000 sum_of_income", nil, []),
    ("de 2025 zve=90000 reduced_rate_gain=50000 birth_date=1980-01-01 income_tax", nil, ["reduced_rate_from_55"]),
    ("de 2025 zve=90000 reduced_rate_gain=50000 birth_date=1970-12-31 income_tax", nil, []),
    ("de 2026 active_pension_wages=30000 birth_date=1980-01-01 taxed_wages", "beyond_the_age_of_retirement", []),
    ("de 2026 active_pension_wages=30000 birth_date=1959-01-01 taxed_wages", nil, []),
    (
      "de 2025 wages=4999.99 wage_tax_withheld=5000 surcharge_withheld=0 without_contributions=yes refund", nil,
      ["wage_tax_within_wages"]
    ),
    ("de 2025 wages=5000 wage_tax_withheld=5000 surcharge_withheld=0 without_contributions=yes refund", nil, []),
    ("de 2025 zve=36000 wage_tax_withheld=36000 surcharge_withheld=0 balance", nil, []),
    ("de 2025 zve=36000 wage_tax_withheld=36000.01 surcharge_withheld=0 balance", nil, ["wage_tax_within_wages"]),
    ("de 2025 wages=1000 wage_tax_withheld=5000 taxed_wages", nil, []),
    ("de 2025 monthly_income=4000 further_receipts=12000 annual_receipts", nil, []),
    ("de 2025 monthly_income=4000 further_receipts=12000.01 annual_receipts", nil, ["receipts_given_twice"]),
    ("de 2025 lone_parent_months=12 children=1 filing=joint relief_for_lone_parents", nil, ["lone_parents_are_alone"]),
    ("de 2025 lone_parent_months=12 relief_for_lone_parents", nil, ["lone_parents_have_a_child"]),
    (
      "de 2025 lone_parent_months=12 children=1 child.1.first_month=7 relief_for_lone_parents",
      "lone_parents_while_there_is_a_child", []
    ),
    ("de 2025 lone_parent_months=6 children=1 child.1.first_month=7 relief_for_lone_parents", nil, []),
    ("de 2025 children=1 child.1.first_month=7 child.1.last_month=6 kindergeld", "child.1.months_of_a_child", []),
    ("de 2025 children=1 child.1.first_month=7 child.1.last_month=7 kindergeld", nil, []),
    ("de 2025 children=1 child.1.first_month=7 child.1.away_months=7 kindergeld", "child.1.away_months_of_a_child", []),
    ("de 2025 children=1 child.1.first_month=7 child.1.away_months=6 kindergeld", nil, []),
    (
      "de 2025 children=1 child.1.first_month=7 child.1.abroad_months=7 child.1.months",
      "child.1.abroad_months_of_a_child", []
    ),
    ("de 2025 children=1 child.1.first_month=7 child.1.abroad_months=6 child.1.months", nil, []),
    (
      "de 2025 wages=1000 wages_without_withholding=1000.01 without_contributions=yes taxed_wages",
      "untaxed_wages_within_wages", []
    ),
    ("de 2025 wages=1000 wages_without_withholding=1000 without_contributions=yes taxed_wages", nil, []),
    (
      "de 2025 further_civil_pensions=1 further_civil_pension.1.amount=1 further_civil_pension.1.start_year=2025 "
        + "further_civil_pension.1.basis=1 civil_pensions", "further_civil_pensions_beside_one", []
    ),
    (
      "de 2025 civil_pension=1 further_civil_pensions=1 further_civil_pension.1.amount=1 "
        + "further_civil_pension.1.start_year=2025 further_civil_pension.1.basis=1 civil_pensions", nil, []
    ),
    ("de 2025 wages=1 home_office_days=366 taxed_wages", "days_at_home", []),
    ("de 2024 wages=1 home_office_days=366 taxed_wages", nil, []),
    ("de 2025 wages=1 commuting_days=366 commuting_km=5 taxed_wages", "days_of_commuting", []),
    (
      "de 2025 wages=1 commuting_days=200 commuting_km=5 home_office_days=166 taxed_wages", nil,
      ["days_of_commuting_and_home"]
    ),
    ("de 2025 wages=1 commuting_days=200 commuting_km=5 home_office_days=165 taxed_wages", nil, []),
    ("de 2025 filing=joint spouse_wages=1 spouse_home_office_days=366 taxed_wages", "spouse_days_at_home", []),
    ("de 2025 wages=1 commuting_days=200 taxed_wages", nil, ["way_to_work_has_a_length"]),
    ("de 2025 wages=1 commuting_km=20 taxed_wages", nil, ["way_to_work_is_gone"]),
    ("de 2025 wages=1 commuting_reimbursed=20 taxed_wages", nil, ["reimbursed_way_is_gone"]),
    ("de 2025 home_office_days=40 taxed_wages", nil, ["home_office_days_of_an_employee"]),
    ("de 2025 commuting_days=40 commuting_km=5 taxed_wages", nil, ["commuting_days_of_an_employee"]),
    ("de 2025 vat_returns=quarter vat_year_before=9000 charges_vat", nil, []),
    ("de 2025 vat_returns=quarter vat_year_before=9000.01 charges_vat", nil, ["vat_period"]),
    ("de 2024 vat_returns=quarter vat_year_before=7500.01 charges_vat", nil, ["vat_period"]),
    ("de 2025 vat_returns=quarter vat_year_before=2000 charges_vat", nil, []),
    ("de 2025 vat_returns=year vat_year_before=2000 charges_vat", nil, []),
    ("de 2025 vat_returns=year vat_year_before=2000.01 charges_vat", nil, ["vat_period"]),
    ("de 2025 vat_returns=month vat_year_before=9000.01 charges_vat", nil, []),
    ("de 2025 vat_returns=month vat_year_before=0.01 charges_vat", nil, ["vat_period"]),
    ("de 2025 vat_returns=month vat_year_before=-9000.01 charges_vat", nil, []),
    ("de 2025 vat_returns=exempt vat_year_before=9000.01 charges_vat", nil, []),
    ("de 2025 vat_returns=small_business turnover_year_before=25000 charges_vat", nil, []),
    (
      "de 2025 vat_returns=small_business turnover_year_before=25000.01 charges_vat", nil,
      ["small_business_of_last_year"]
    ),
    (
      "de 2024 vat_returns=small_business turnover_year_before=22000.01 charges_vat", nil,
      ["small_business_of_last_year"]
    ),
    ("de 2025 vat_returns=small_business further_receipts=100000 charges_vat", nil, []),
    ("de 2025 vat_returns=small_business further_receipts=100000.01 charges_vat", nil, ["small_business_of_year"]),
    ("de 2024 vat_returns=small_business further_receipts=50000 charges_vat", nil, []),
    ("de 2024 vat_returns=small_business further_receipts=50000.01 charges_vat", nil, ["small_business_of_year"]),
    ("ie 2025 turnover=42500 trade_profit", nil, []),
    ("ie 2025 turnover=42500.01 trade_profit", nil, ["registered_for_vat"]),
    ("ie 2025 turnover=42500.01 supplies_goods=yes trade_profit", nil, []),
    ("ie 2025 turnover=42500.01 vat_registered=yes trade_profit", nil, []),
    ("uk 2025 trading_receipts=90000 trading_profit", nil, []),
    ("uk 2025 trading_receipts=90000.01 trading_profit", nil, ["registered_for_vat"]),
    ("uk 2025 trading_receipts=90000.01 vat_quarters=march trading_profit", nil, []),
    ("uk 2025 trading_receipts=30000 business_miles=100 trading_profit", nil, []),
    (
      "uk 2025 trading_receipts=30000 business_miles=100 main_rate_cars_bought=5000 trading_profit", nil,
      ["mileage_or_cost_of_a_car"]
    ),
    ("de 2025 birth_date=2026-01-01 taxed_wages", "born_by_end_of_year", []),
    ("de 2025 birth_date=2025-12-31 taxed_wages", nil, []),
    ("de 2025 filing=joint spouse_birth_date=2026-01-01 taxed_wages", "spouse_born_by_end_of_year", []),
    (
      "de 2025 trade_profit=9 business_sale_gain=9 sale_allowance_claimed=yes birth_date=1980-01-01 taxed_sale_gain",
      nil, ["sale_allowance_from_55"]
    ),
    ("de 2025 trade_profit=9 sale_allowance_claimed=yes taxed_sale_gain", nil, ["sale_of_which_there_is_an_allowance"]),
    (
      "de 2025 trade_profit=9 business_sale_gain=9 sale_allowance_claimed=yes birth_date=1970-01-01 taxed_sale_gain",
      nil, []
    ),
    ("de 2025 civil_pension=9 civil_pension_start_year=2026 taxed_wages", "civil_pension_has_begun", []),
    ("de 2025 civil_pension=9 civil_pension_start_year=2025 taxed_wages", nil, []),
    ("de 2025 statutory_pension=9 statutory_pension_start_year=2026 taxed_wages", "statutory_pension_has_begun", []),
    ("de 2025 statutory_pension=9 statutory_pension_start_year=2025 taxed_wages", nil, []),
    (
      "de 2025 further_pensions=1 further_pension.1.amount=9 further_pension.1.start_year=2026 taxed_wages",
      "further_pension.1.pension_has_begun", []
    ),
    ("de 2025 further_pensions=1 further_pension.1.amount=9 further_pension.1.start_year=2025 taxed_wages", nil, []),
    ("de 2025 further_funds=1 further_fund.1.value_before=0 taxed_wages", "further_funds_beside_one", []),
    (
      "de 2025 further_funds=1 further_fund.1.value_before=0 fund_start_value=1 fund_end_value=1 taxed_wages", nil, []
    ),
    ("de 2025 asset_1_cost=900 asset_1_year=2026 taxed_wages", "asset_1_bought_by_now", []),
    ("de 2025 asset_1_cost=900 asset_1_year=2025 taxed_wages", nil, []),
    ("de 2025 car_list_price=40000 car_acquired=2026-01-01 taxed_wages", "car_acquired_by_end_of_year", []),
    ("de 2025 car_list_price=40000 car_acquired=2025-07-01 taxed_wages", nil, ["months_of_the_car"]),
    ("de 2025 car_list_price=40000 car_acquired=2025-07-01 car_months=6 taxed_wages", nil, []),
    ("de 2025 meal_days_full=200 meal_days_long=100 meal_days_short=66 taxed_wages", "days_of_travel", []),
    ("de 2025 meal_days_full=200 meal_days_long=100 meal_days_short=65 taxed_wages", nil, []),
    ("de 2025 business_home_days=366 taxed_wages", "days_of_freelance_work_at_home", []),
    ("de 2025 business_home_days=365 taxed_wages", nil, []),
    ("de 2025 car_commuting_days=366 taxed_wages", "days_of_driving_to_business", []),
    ("de 2025 zve=9 year_after_death=yes filing=joint income_tax", nil, ["year_after_death_of_one"]),
    ("de 2025 zve=9 year_after_death=yes income_tax", nil, []),
    (
      "de 2025 divorced_maintenance=500 divorced_maintenance_insurance=501 taxed_wages", "insurance_within_maintenance",
      []
    ),
    ("de 2025 divorced_maintenance=500 divorced_maintenance_insurance=500 taxed_wages", nil, []),
    ("de 2025 other_payments=500 pension_in_other_payments=501 taxed_wages", nil, ["pension_within_other_payments"]),
    ("de 2025 other_payments=500 pension_in_other_payments=500 taxed_wages", nil, []),
    (
      "de 2025 other_payments=500 compensation_in_other_payments=501 taxed_wages", nil,
      ["compensation_within_other_payments"]
    ),
    (
      "de 2025 zve=9 filing=joint riester_through_spouse=yes spouse_riester_through_spouse=yes income_tax",
      "riester_through_each_other", []
    ),
    ("de 2025 zve=9 filing=joint riester_through_spouse=yes income_tax", nil, []),
    ("de 2025 profit=40000 taxable_income", nil, ["contributions"]),
    ("de 2025 profit=40000 sum_of_income", nil, []),
    ("de 2025 profit=40000 health_contributions=5000 sick_pay=no health_subsidy=no taxable_income", nil, []),
    // Ireland
    (
      "ie 2025 salary=100000 foreign_earnings_pay=50000 foreign_earnings_days=100 days_employed=99 net_pay",
      "foreign_earnings_days_employed", []
    ),
    ("ie 2025 salary=100000 foreign_earnings_pay=50000 foreign_earnings_days=100 days_employed=100 net_pay", nil, []),
    ("ie 2025 salary=100000 assigned_pay=100000.01 assigned_since=2024-01-01 net_pay", "assigned_pay_within_pay", []),
    ("ie 2025 salary=100000 assigned_pay=100000 assigned_since=2024-01-01 net_pay", nil, []),
    ("ie 2025 salary=150000 assigned_pay=100000 assigned_since=2026-01-01 net_pay", "assigned_before", []),
    ("ie 2025 salary=150000 assigned_pay=100000 assigned_since=2025-12-31 net_pay", nil, []),
    ("ie 2025 salary=0 farm_stock_increase=1000 self_employed_income", nil, ["farm_stock_is_of_a_trade"]),
    ("ie 2025 salary=0 farm_stock_increase=1000 turnover=30000 self_employed_income", nil, []),
    ("ie 2025 salary=40000 widowed_since=2023-05-05 income_tax", "widowed_is_not_single", []),
    ("ie 2025 salary=40000 marital_status=widowed widowed_since=2023-05-05 income_tax", nil, []),
    ("ie 2025 salary=40000 marital_status=widowed widowed_since=2026-05-05 income_tax", "widowed_by_end_of_year", []),
    ("ie 2025 salary=40000 marital_status=married widowed_since=2023-05-05 income_tax", nil, ["widowed_and_married"]),
    ("ie 2025 salary=40000 marital_status=married widowed_since=2025-05-05 income_tax", nil, []),
    ("ie 2025 salary=40000 married_this_year=yes income_tax", "married_this_year_is_not_single", []),
    (
      "ie 2025 salary=40000 marital_status=married married_this_year=yes marriage_date=2020-05-05 income_tax",
      "married_this_year_on_a_day_of_it", []
    ),
    (
      "ie 2025 salary=40000 marital_status=married married_this_year=yes marriage_date=2030-05-05 income_tax",
      "married_this_year_on_a_day_of_it", []
    ),
    ("ie 2025 salary=40000 marital_status=married married_this_year=yes marriage_date=2025-05-05 income_tax", nil, []),
    (
      "ie 2025 salary=40000 marital_status=married marriage_date=2025-05-05 income_tax", nil,
      ["marriage_of_the_year_is_said"]
    ),
    ("ie 2025 salary=40000 marital_status=married marriage_date=2020-05-05 income_tax", nil, []),
    ("ie 2025 salary=40000 lone_parent=yes cohabiting=yes income_tax", nil, ["lone_parent_is_alone"]),
    ("ie 2025 salary=40000 lone_parent=yes income_tax", nil, []),
    ("ie 2025 salary=40000 home_carer=yes income_tax", nil, ["home_carer_of_a_couple"]),
    ("ie 2025 salary=40000 dependent_relative_income=9 income_tax", nil, ["relative_of_whom_there_is_income"]),
    ("ie 2025 salary=40000 birth_date=2026-01-01 prsi", "born_by_end_of_year", []),
    ("ie 2025 salary=9 tax_paid=10 income_tax", nil, ["tax_within_pay"]),
    (
      "ie 2025 salary=9 marital_status=married spouse.salary=9 spouse.tax_paid=10 income_tax", nil,
      ["spouse.tax_within_pay"]
    ),
    ("ie 2025 salary=9 fisher_days=200 seafarer_days=166 income_tax", "days_at_sea", []),
    ("ie 2025 salary=9 fisher_days=200 seafarer_days=165 income_tax", nil, []),
    ("ie 2025 salary=9 remote_days=366 income_tax", "remote_days_of_the_year", []),
    ("ie 2025 salary=9 remote_days=263 income_tax", nil, ["remote_days_of_a_worker"]),
    ("ie 2025 salary=9 remote_days=262 income_tax", nil, []),
    ("ie 2025 salary=9 broadband=500 income_tax", nil, ["broadband_of_remote_days"]),
    ("ie 2025 salary=9 electricity_and_heating=500 income_tax", nil, ["electricity_and_heating_of_remote_days"]),
    ("ie 2025 salary=9 remote_work_allowance=500 income_tax", nil, ["remote_work_allowance_of_remote_days"]),
    ("ie 2025 salary=9 tuition_fees_second_student=5000 income_tax", nil, ["second_student_after_first"]),
    (
      "ie 2025 salary=9 tuition_fees=5000 tuition_fees_third_student=5000 income_tax", nil,
      ["third_student_after_second"]
    ),
    (
      "ie 2009 salary=9 mortgage_interest=500 mortgage_interest_january_to_april_2009=501 prsi",
      nil, ["interest_of_a_part_of_2009"]
    ),
    ("ie 2009 salary=9 mortgage_interest=500 mortgage_interest_january_to_april_2009=500 prsi", nil, []),
    ("ie 2010 salary=9 mortgage_year=2011 prsi", "mortgage_taken_by_now", []),
    ("ie 2010 salary=9 first_home_year=2009 mortgage_year=2008 prsi", nil, ["first_home_before_its_loan"]),
    ("ie 2010 salary=9 first_home_year=2008 mortgage_year=2008 prsi", nil, []),
    ("ie 2025 salary=9 lpt_put_right=yes prsi", nil, ["property_tax_put_right_was_open"]),
    ("ie 2025 salary=0 turnover=900 trade_expenses=100 depreciation=101 prsi", "depreciation_within_expenses", []),
    (
      "ie 2025 salary=0 turnover=900 trade_expenses=100 private_expenses=101 prsi", "private_expenses_within_expenses",
      []
    ),
    ("ie 2025 salary=0 turnover=900 trade_expenses=100 entertainment=101 prsi", "entertainment_within_expenses", []),
    ("ie 2025 salary=0 turnover=900 trade_expenses=100 drawings=101 prsi", "drawings_within_expenses", []),
    ("ie 2025 salary=0 turnover=900 trade_expenses=100 drawings=100 prsi", nil, []),
    ("ie 2010 salary=9 artists_profit=900 artists_exempt=901 income_tax", "artists_exempt_within_profit", []),
    ("ie 2010 salary=9 artists_profit=900 artists_exempt=900 income_tax", nil, []),
    ("ie 2025 salary=9 trade_started=2024-02-02 trade_ended=2024-01-01 usc", "trade_ends_after_it_began", []),
    ("ie 2025 salary=9 accounts_months=6 accounts_months_in_year=7 usc", "accounts_in_year_within_accounts", []),
    ("ie 2025 salary=9 accounts_months=6 accounts_months_in_year=6 usc", nil, []),
    (
      "ie 2025 salary=9 other_accounts_months=6 other_accounts_months_in_year=7 usc",
      "other_accounts_in_year_within_accounts", []
    ),
    ("ie 2025 salary=9 asset_bought=2024-05-05 asset_sold=2024-05-04 usc", "asset_sold_after_it_was_bought", []),
    ("ie 2025 salary=9 asset_bought=2024-05-05 asset_sold=2024-05-05 usc", nil, []),
    ("ie 2025 salary=9 asset_bought=2026-05-05 usc", nil, ["asset_bought_by_end_of_year"]),
    ("ie 2025 gain=5000 disposal_date=2024-05-05 capital_gains_tax", "disposal_in_the_year", []),
    ("ie 2025 gain=5000 disposal_date=2025-05-05 capital_gains_tax", nil, []),
    ("ie 2025 salary=9 deposit_interest_date=2024-05-05 usc", "interest_paid_in_the_year", []),
    ("ie 2025 salary=9 return_filed_on=2025-05-05 usc", nil, ["return_after_the_year"]),
    ("ie 2025 salary=9 claim_date=2025-05-05 usc", nil, ["claim_after_the_year"]),
    ("ie 2025 salary=9 claim_date=2026-01-01 usc", nil, []),
    (
      "ie 2025 salary=9 case_iii_income=900 income_taxed_abroad=901 income_tax", "income_taxed_abroad_is_foreign", []
    ),
    (
      "ie 2025 salary=9 case_iii_income=900 income_taxed_abroad=900 foreign_tax=901 income_tax",
      "foreign_tax_of_income", []
    ),
    ("ie 2025 salary=9 case_iii_income=900 income_taxed_abroad=900 foreign_tax=900 income_tax", nil, []),
    ("ie 2025 salary=900 cross_border_earnings=901 income_tax", "cross_border_earnings_within_pay", []),
    ("ie 2025 salary=900 cross_border_earnings=900 income_tax", nil, []),
    // United Kingdom, whose year ends on 5 April
    (
      "uk 2025 capital_gains=20000 capital_losses=1000 capital_losses_carried_back=1000.01 net_gains",
      "losses_carried_back_of_the_year", []
    ),
    ("uk 2025 capital_gains=20000 capital_losses=1000 capital_losses_carried_back=1000 net_gains", nil, []),
    ("uk 2025 capital_gains=20000 foreign_gains_claimed=20000.01 net_gains", "foreign_gains_within_gains", []),
    ("uk 2025 capital_gains=20000 foreign_gains_claimed=20000 net_gains", nil, []),
    ("uk 2024 capital_gains=20000 foreign_gains_claimed=1 net_gains", "foreign_gains_of_the_regime", []),
    (
      "uk 2025 pension_transferred_abroad=1000 overseas_transfer_charge_of_scheme=1000.01 pension_charges_due",
      nil, ["overseas_transfer_charge_is_of_a_transfer"]
    ),
    ("uk 2025 pension_transferred_abroad=1000 overseas_transfer_charge_of_scheme=1000 pension_charges_due", nil, []),
    ("uk 2025 employment_income=900 pension_net_pay=901 income_tax", "pension_within_pay", []),
    ("uk 2025 employment_income=900 benefits_in_kind=500 pay_of_other_jobs=401 income_tax", "parts_of_pay", []),
    ("uk 2025 employment_income=900 benefits_in_kind=500 pay_of_other_jobs=400 income_tax", nil, []),
    ("uk 2025 employment_income=900 period_pay=901 income_tax", nil, ["pay_of_period_within_year"]),
    ("uk 2025 employment_income=900 student_loans_taken_from_pay=901 income_tax", nil, ["student_loans_within_pay"]),
    ("uk 2025 employment_income=900 pension_net_pay=900 income_tax", nil, []),
    ("uk 2025 employment_income=0 employment_expenses=1 income_tax", nil, ["expenses_of_employment"]),
    ("uk 2025 employment_income=900 employment_expenses=1 income_tax", nil, []),
    ("uk 2025 employment_income=900 tax_deducted_from_pay=901 income_tax", nil, ["tax_within_pay"]),
    ("uk 2025 home_working_weeks=5 income_tax", nil, ["work_at_home_is_employment"]),
    ("uk 2025 under_16_at_start=yes over_state_pension_age_at_start=yes income_tax", "ages_of_the_self_employed", []),
    ("uk 2025 earnings_before=900 employee_ni_before=901 income_tax", "employee_contributions_within_pay", []),
    ("uk 2025 earnings_before=900 employer_ni_before=901 income_tax", "employer_contributions_within_pay", []),
    ("uk 2025 pay_day=2025-04-05 income_tax", "paid_in_the_year", []),
    ("uk 2025 pay_day=2025-04-06 income_tax", nil, []),
    (
      "uk 2025 employment_income=9 born_before_6_april_1935=yes marriage_allowance=given income_tax", nil,
      ["one_allowance_for_marriage"]
    ),
    (
      "uk 2025 employment_income=9 spouse_born_before_6_april_1935=yes marriage_allowance=received income_tax", nil,
      ["one_allowance_for_marriage_by_spouse"]
    ),
    ("uk 2025 employment_income=9 spouse_born_before_6_april_1935=yes income_tax", nil, []),
    (
      "uk 2025 pension_income=20000 blind_persons_allowance_received=3130.01 income_tax",
      "blind_persons_allowance_received_within_allowance", []
    ),
    ("uk 2025 pension_income=20000 blind_persons_allowance_received=3130 income_tax", nil, []),
    (
      "uk 2025 pension_income=20000 married_couples_allowance_surplus_received=11270.01 income_tax",
      "married_couples_allowance_received_within_allowance", []
    ),
    ("uk 2025 pension_income=20000 married_couples_allowance_surplus_received=11270 income_tax", nil, []),
    ("uk 2025 period_1_from=2025-06-06 period_1_to=2025-06-05 income_tax", "child_benefit_1_ends_after_it_began", []),
    ("uk 2025 period_1_from=2025-06-06 period_1_to=2025-06-06 income_tax", nil, []),
    ("uk 2025 partner_adjusted_net_income=9 income_tax", nil, ["partner_of_whom_there_is_child_benefit"]),
    ("uk 2025 dwelling_finance_costs=9 income_tax", nil, ["finance_costs_of_lettings"]),
    ("uk 2025 filed=2026-04-05 income_tax", nil, ["return_after_the_year"]),
    ("uk 2025 filed=2026-04-06 income_tax", nil, []),
    ("de 2014 pension_settlement_avoided=1 other_special_expenses_deducted", "pension_settlement_since_2015", []),
    (
      "de 2025 asset_1_cost=900 asset_1_deduction_used=451 asset_1_year=2025 asset_1_month=1 asset_1_life=3 profit_before_investment_deduction",
      "asset_1_deduction_within_half", []
    ),
    (
      "de 2025 asset_1_cost=900 asset_1_deduction_used=450 asset_1_year=2025 asset_1_month=1 asset_1_life=3 assessed_income_tax",
      nil, []
    ),
    (
      "de 2025 wages=40000 without_contributions=yes business_workroom_months=12 workroom=centre total_tax", nil,
      ["one_room_for_work"]
    ),
    ("de 2025 fund_start_value=900 capital_income", nil, ["fund_worth_something"]),
    (
      "de 2025 rent_received=900 spread_repairs=900 spread_over=1 letting_expenses", nil,
      ["repairs_spread_over_two_to_five"]
    ),
    (
      "de 2025 rent_received=900 building_cost=900 building_acquired=2020-01-01 building_finished=2021 letting_expenses",
      nil, ["building_acquired_once_finished"]
    ),
    ("de 2025 second_home_costs=9 further_work_expenses", nil, ["second_home_costs_of_an_employee"]),
    ("de 2025 trip_costs=9 further_work_expenses", nil, ["trip_costs_of_an_employee"]),
    ("de 2025 trip_km=9 further_work_expenses", nil, ["trip_km_of_an_employee"]),
    ("de 2025 lorry_nights=9 trip_full_days=9 further_work_expenses", nil, ["lorry_nights_of_an_employee"]),
    ("de 2025 moving_costs=9 further_work_expenses", nil, ["moving_costs_of_an_employee"]),
    (
      "de 2025 employee_car_price=9000 employee_car_acquired=2020-01-01 employee_car_benefit", nil,
      ["employee_car_price_of_an_employee"]
    ),
    (
      "de 2025 second_commuting_days=9 second_commuting_km=9 further_work_expenses", nil,
      ["second_commuting_days_of_an_employee"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_home_costs=9 home_trips=54 home_trip_km=100 further_work_expenses",
      nil, ["trips_home_once_a_week"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_home_costs=9 home_trips=53 home_trip_km=100 further_work_expenses",
      nil, []
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_home_costs=9 home_trips=5 further_work_expenses", nil,
      ["trips_home_have_a_length"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes home_trips=5 home_trip_km=100 further_work_expenses", nil,
      ["second_home_has_a_cost"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes further_double_households=9 further_work_expenses", nil,
      ["second_home_has_a_cost"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_home_meals_abroad=9 further_work_expenses", nil,
      ["second_home_has_a_cost"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_home_meal_days=9 further_work_expenses", nil,
      ["second_home_has_a_cost"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_home_costs=9 further_double_households=9 further_work_expenses",
      nil, []
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_home_costs=9 second_home_meal_days=92 second_home_travel_days=1 further_work_expenses",
      nil, ["three_months_of_meals"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_home_costs=9 second_home_meal_days=92 further_work_expenses",
      nil, []
    ),
    (
      "de 2025 wages=40000 without_contributions=yes trip_full_days=300 trip_travel_days=66 further_work_expenses",
      "days_of_trips", []
    ),
    (
      "de 2025 wages=40000 without_contributions=yes trip_full_days=300 trip_travel_days=65 further_work_expenses", nil,
      []
    ),
    (
      "de 2025 wages=40000 without_contributions=yes trip_full_days=5 lorry_nights=6 further_work_expenses", nil,
      ["nights_in_lorry_on_trips"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes moving_costs=9 moving_day=2024-12-31 further_work_expenses", nil,
      ["moving_in_year"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes commuting_days=9 commuting_km=9 commuting_car_km=10 commuting_allowance",
      "part_by_car_within_the_way", []
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_commuting_days=9 further_work_expenses", nil,
      ["second_way_has_a_length"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes employee_car_price=9000 employee_car_acquired=2026-01-01 employee_car_benefit",
      "employee_car_acquired_by_end_of_year", []
    ),
    (
      "de 2025 wages=40000 without_contributions=yes employee_car_price=9000 employee_car_acquired=2020-01-01 employee_car_taxed=40001 employee_car_benefit",
      nil, ["employee_car_within_wages"]
    ),
    ("de 2025 return_filed=2025-12-31 late_filing_fee", nil, ["return_filed_after_year"]),
    ("de 2025 zve=30000 return_filed=2026-01-01 total_tax", nil, []),
    ("de 2025 savings_in_shares=400 sum_of_income=20000 savings_bonus", nil, ["savings_of_an_employee"]),
    ("de 2025 wages=20000 without_contributions=yes savings_in_shares=400 savings_bonus", nil, []),
    (
      "de 2025 statutory_pension=12000 statutory_pension_start_year=2015 pension_adjustment=12000.01 sum_of_income",
      "adjustments_within_pension", []
    ),
    (
      "de 2025 statutory_pension=12000 statutory_pension_start_year=2015 pension_adjustment=12000 sum_of_income", nil,
      []
    ),
    (
      "de 2025 further_pensions=1 further_pension.1.amount=9 further_pension.1.start_year=2015 "
        + "further_pension.1.adjustment=9.01 sum_of_income", "further_pension.1.further_adjustments_within_pension", []
    ),
    (
      "de 2025 third_commuting_days=9 third_commuting_km=9 further_work_expenses", nil,
      ["third_commuting_days_of_an_employee"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes third_commuting_days=9 further_work_expenses", nil,
      ["third_way_has_a_length"]
    ),
    (
      "de 2025 statutory_pension=900 statutory_pension_start_year=2020 first_full_year_pension=900 "
        + "statutory_pension_share_year=2021 sum_of_income", "share_year_by_start", []
    ),
    (
      "de 2025 statutory_pension=900 statutory_pension_start_year=2020 first_full_year_pension=900 "
        + "statutory_pension_share_year=2020 sum_of_income", nil, []
    ),
    (
      "de 2025 further_pensions=1 further_pension.1.amount=9 further_pension.1.start_year=2025 "
        + "further_pension.1.share_year=2026 sum_of_income", "further_pension.1.further_share_year_by_start", []
    ),
    (
      "de 2025 wages=40000 without_contributions=yes commuting_days=9 commuting_km=9 "
        + "commuting_shuttle_km=9.5 commuting_allowance", nil, ["commuting_shuttle_km_within_the_way"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes second_commuting_days=9 second_commuting_km=9 "
        + "second_commuting_shuttle_km=9.5 commuting_allowance", nil, ["second_commuting_shuttle_km_within_the_way"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes third_commuting_days=9 third_commuting_km=9 "
        + "third_commuting_shuttle_km=9.5 commuting_allowance", nil, ["third_commuting_shuttle_km_within_the_way"]
    ),
    (
      "de 2025 wages=40000 without_contributions=yes commuting_days=9 commuting_km=9 commuting_shuttle_km=9 commuting_allowance",
      nil, []
    ),
    (
      "de 2025 trade_profit=30000 municipal_rate=400 trade_shares=9 trade_shares_base=9 trade_tax_credit income_tax=900",
      nil, ["trade_tax_of_shares"]
    ),
    (
      "de 2025 trade_profit=30000 municipal_rate=400 trade_shares=9 trade_shares_tax=9 trade_tax_credit income_tax=900",
      nil, ["trade_tax_base_of_shares"]
    ),
    (
      "de 2025 trade_profit=30000 municipal_rate=400 trade_shares_base=9 trade_shares_tax=9 trade_tax_credit income_tax=900",
      nil, ["trade_tax_base_of_no_shares"]
    ),
    (
      "de 2025 trade_profit=30000 municipal_rate=400 trade_shares=-9 trade_shares_base=9 trade_shares_tax=9 trade_tax_credit income_tax=900",
      nil, []
    ),
    (
      "uk 2024 trading_receipts=5000 trading_expenses=20000 trading_loss_carried_back=15000.01 income_tax",
      "loss_carried_back", []
    ),
    ("uk 2024 trading_receipts=5000 trading_expenses=20000 trading_loss_carried_back=15000 income_tax", nil, []),
    (
      "uk 2024 partnership_loss=9000 partnership_loss_carried_back=9000.01 income_tax", "partnership_loss_carried_back",
      []
    ),
    ("uk 2024 partnership_loss=9000 partnership_loss_carried_back=9000 income_tax", nil, []),
    (
      "uk 2025 foreign_other_income=900 foreign_letting_profit=900.01 income_tax", "foreign_letting_within_income", []
    ),
    ("uk 2025 foreign_other_income=900 foreign_letting_profit=900 income_tax", nil, []),
    (
      "uk 2025 employment_income=90000 eis_subscriptions=900 eis_in_knowledge_intensive_companies=901 income_tax",
      "eis_in_knowledge_intensive_companies", []
    ),
    (
      "uk 2025 employment_income=90000 eis_subscriptions=900 eis_in_knowledge_intensive_companies=900 income_tax", nil,
      []
    ),
    (
      "uk 2024 capital_gains=900 capital_gains_before_change=901 capital_gains_tax",
      "capital_gains_before_change_within_gains", []
    ),
    ("uk 2024 capital_gains=900 capital_gains_before_change=900 capital_gains_tax", nil, []),
    (
      "uk 2024 disposal_relief_gains=900 disposal_relief_gains_before_change=901 capital_gains_tax",
      "disposal_relief_gains_before_change_within_gains", []
    ),
    (
      "uk 2024 investors_relief_gains=900 investors_relief_gains_before_change=901 capital_gains_tax",
      "investors_relief_gains_before_change_within_gains", []
    ),
    ("uk 2025 disposal_relief_used=9 capital_gains_tax", nil, ["earlier_gains_within_the_limit"]),
    (
      "uk 2025 gift_aid=900 gift_aid_carried_back=901 income_tax", "gifts_carried_back_are_gifts_of_the_year", []
    ),
    (
      "uk 2025 home_gain=900 home_months_owned=90 home_months_lived_in=91 capital_gains_tax", "months_of_the_home", []
    ),
    ("uk 2025 home_gain=900 home_months_owned=90 home_months_lived_in=90 capital_gains_tax", nil, []),
  ]

  @Test(arguments: ["de", "ie", "uk"]) func casesAreRefusedOrDoubted(jurisdiction: String) throws {
    let cases = Self.cases.filter { $0.line.hasPrefix(jurisdiction) }
    #expect(cases.count > 10)
    for (line, impossible, doubtful) in cases {
      let words = line.split(separator: " ").map(String.init)
      let outcome = try levy(["eval", words[0], "--year", words[1]] + words.dropFirst(2) + ["--json"])
      let json = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any] ?? [:]
      let errors = json["errors"] as? [[String: Any]] ?? []
      let refused = errors.first { $0["code"] as? String == "impossible" }
      let said = (json["doubtful"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
      #expect((refused?["rules"] as? [String])?.first == impossible, "\(line): \(outcome.out)")
      if impossible == nil { #expect(said == doubtful, "\(line)") }
    }
  }

  /// All checks that the rules have are tried.
  @Test(arguments: ["de", "ie", "uk"]) func allAreTried(jurisdiction: String) throws {
    let described = try levy(["describe", jurisdiction, "--json"]).out
    let json = try JSONSerialization.jsonObject(with: Data(described.utf8)) as? [String: Any] ?? [:]
    let tried = Set(
      Self.cases.filter { $0.line.hasPrefix(jurisdiction) }.flatMap { [$0.impossible].compactMap(\.self) + $0.doubtful }
    )
    func isTried(_ name: String) -> Bool {
      let own = name.split(separator: ".").last.map(String.init) ?? name
      return tried.contains { tried in
        let field = tried.split(separator: ".").last.map(String.init) ?? tried
        return field == own || "spouse_" + field == own
          || (own.hasPrefix("asset_") && field == "asset_1" + own.dropFirst(7))
          || (own.hasPrefix("child_benefit_") && field == "child_benefit_1" + own.dropFirst(15))
      }
    }
    let names = (json["checks"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(names.count >= 10)
    #expect(names.filter { !isTried($0) } == [])
  }
}
