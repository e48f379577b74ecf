extension ShippedCheckTests {
  /// Of the rules of the United Kingdom, whose year ends on 5 April.
  static let british: [Example] = [
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
}
