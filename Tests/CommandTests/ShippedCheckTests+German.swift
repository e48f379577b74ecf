extension ShippedCheckTests {
  /// Cases of the rules of Germany.
  static let german: [Example] = [
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
    ("de 2025 filing=joint spouse_wages=1 spouse_home_office_days=366 taxed_wages", "spouse.days_at_home", []),
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
    ("de 2025 birth_date=2026-01-01 taxed_wages", "born_by_end_of_year", []),
    ("de 2025 birth_date=2025-12-31 taxed_wages", nil, []),
    ("de 2025 filing=joint spouse_birth_date=2026-01-01 taxed_wages", "spouse.born_by_end_of_year", []),
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
    ("de 2025 asset_1_cost=900 asset_1_year=2026 taxed_wages", "asset.1.bought_by_now", []),
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
    ("de 2014 pension_settlement_avoided=1 other_special_expenses_deducted", "pension_settlement_since_2015", []),
    (
      "de 2025 asset_1_cost=900 asset_1_deduction_used=451 asset_1_year=2025 asset_1_month=1 asset_1_life=3 profit_before_investment_deduction",
      "asset.1.deduction_within_half", []
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
      "de 2025 rent_received=900 building_cost=900 building_acquired=2026-01-01 building_finished=2020 letting_expenses",
      nil, ["building_acquired_by_end_of_year"]
    ),
    (
      "de 2025 rent_received=900 building_cost=900 building_acquired=2025-12-31 building_finished=2020 letting_expenses",
      nil, []
    ),
    (
      "de 2025 rent_received=900 building_cost=900 building_acquired=2024-12-31 building_finished=2024 building_method=declining building_begun=2023-09-30 letting_expenses",
      "declining_building_begun_in_time", []
    ),
    (
      "de 2022 rent_received=900 building_cost=900 building_acquired=2021-12-31 building_finished=2021 building_method=declining building_begun=2020-10-01 letting_expenses",
      "declining_building_before_2023", []
    ),
  ]
}
