extension ShippedCheckTests {
  /// Cases of the rules of Ireland.
  static let irish: [Example] = [
    ("ie 2025 turnover=42500 trade_profit", nil, []),
    ("ie 2025 turnover=42500.01 trade_profit", nil, ["registered_for_vat"]),
    ("ie 2025 turnover=42500.01 supplies_goods=yes trade_profit", nil, []),
    ("ie 2025 turnover=42500.01 vat_registered=yes trade_profit", nil, []),
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
    (
      "ie 2025 salary=0 foreign_earnings=900 cross_border_earnings=900 income_taxed_abroad=1 income_tax",
      "foreign_earnings_relieved_once", []
    ),
    (
      "ie 2025 salary=0 foreign_earnings=900 cross_border_earnings=899 income_taxed_abroad=1 income_tax", nil, []
    ),
    ("ie 2025 salary=900 relief_under_sure=140000.01 income_tax", "sure_within_its_limit", []),
    ("ie 2008 salary=60000 relief_under_sure=0.01 income_tax", "sure_since_2009", []),
    ("ie 2009 salary=60000 relief_under_sure=0.01 income_tax", nil, []),
    ("ie 2025 salary=900 relief_under_sure=140000 income_tax", nil, []),
    (
      "ie 2025 salary=9 furniture_bought=1 furniture.1.bought_on=2002-12-03 net_pay", "furniture.1.furniture_in_time",
      []
    ),
    (
      "ie 2025 salary=9 furniture_bought=1 furniture.1.bought_on=2026-01-01 net_pay", "furniture.1.furniture_in_time",
      []
    ),
    (
      "ie 2025 salary=9 furniture_bought=1 furniture.1.bought_on=2025-12-31 furniture.1.furniture_cost=800 net_pay",
      nil, []
    ),
    (
      "ie 2023 salary=9 homes_let=1 home_let.1.rent_due=9000 home_let.1.spent_on_retrofitting=1 net_pay",
      "retrofitted_homes", []
    ),
    (
      "ie 2024 salary=9 homes_let=1 home_let.1.rent_due=9000 home_let.1.spent_on_retrofitting=1 net_pay", nil, []
    ),
    (
      "ie 2025 salary=1000 pension_contribution=1000.01 birth_date=1980-01-01 income_tax",
      nil, ["scheme_contributions_within_pay"]
    ),
    ("ie 2025 salary=1000 pension_contribution=1000 birth_date=1980-01-01 income_tax", nil, []),
    (
      "ie 2025 salary=0 preliminary_tax_paid=0 self_employed_income=100 withholding_tax=100.01 balance_of_return", nil,
      ["withholding_tax_within_income"]
    ),
    ("ie 2025 salary=0 preliminary_tax_paid=0 self_employed_income=100 withholding_tax=100 balance_of_return", nil, []),
    ("ie 2025 salary=1000 foreign_earnings_pay=1000.01 income_tax", "foreign_earnings_pay_within_pay", []),
    ("ie 2025 salary=1000 foreign_earnings_pay=1000 income_tax", nil, []),
    ("ie 2025 relief_of_gain=retirement capital_gains_tax", nil, ["relief_of_a_gain"]),
    (
      "ie 2025 gain=5000 is_entrepreneurs_gain=yes relief_of_gain=retirement birth_date=1960-01-01 disposal_date=2025-06-01 disposal_consideration=9000 capital_gains_tax",
      nil, ["one_relief_of_a_gain"]
    ),
    (
      "ie 2025 gain=5000 relief_of_gain=seven_years land_bought_on=2011-12-06 disposal_date=2025-06-01 capital_gains_tax",
      nil, ["land_bought_when_it_had_relief"]
    ),
    (
      "ie 2025 gain=5000 relief_of_gain=seven_years land_bought_on=2011-12-07 disposal_date=2025-06-01 capital_gains_tax",
      nil, []
    ),
    ("ie 2012 gain=5000 relief_of_gain=restructuring capital_gains_tax", "farms_restructured_since_2013", []),
    (
      "ie 2025 gain=5000 relief_of_gain=retirement birth_date=1970-06-02 disposal_date=2025-06-01 disposal_consideration=9000 capital_gains_tax",
      nil, ["old_enough_for_relief_at_retirement"]
    ),
    (
      "ie 2025 gain=5000 relief_of_gain=retirement birth_date=1970-06-01 disposal_date=2025-06-01 disposal_consideration=9000 capital_gains_tax",
      nil, []
    ),
    ("ie 2025 salary=900 weekly_pay=900.01 weekly_income_tax", nil, ["week_of_the_years_pay"]),
    ("ie 2025 salary=900 weekly_pay=900 weekly_income_tax", nil, []),
    ("ie 2025 salary=900 monthly_pay=900.01 month_one_income_tax", nil, ["month_of_the_years_pay"]),
    ("ie 2025 salary=900 monthly_pay=900 month_one_income_tax", nil, []),
    (
      "ie 2025 salary=90000 weekly_pay=900 emergency_week=1 emergency_month=1 emergency_tax_of_week",
      nil, ["emergency_by_week_or_month"]
    ),
    ("ie 2025 salary=90000 weekly_pay=900 emergency_week=1 emergency_tax_of_week", nil, []),
  ]
}
