extension ShippedCheckTests {
  /// Cases of the rules of the United Kingdom, whose year ends on 5 April.
  static let british: [Example] = [
    (
      "uk 2024 employment_income=60000 remittance_basis_residence=seven_years income_tax",
      "remittance_basis_charge_of_a_claim", []
    ),
    (
      "uk 2024 employment_income=60000 foreign_regime_claimed=yes remittance_basis_residence=seven_years income_tax",
      nil,
      []
    ),
    (
      "uk 2017 employment_income=60000 foreign_regime_claimed=yes remittance_basis_residence=seventeen_years income_tax",
      "remittance_basis_within_years", []
    ),
    (
      "uk 2016 employment_income=60000 foreign_regime_claimed=yes remittance_basis_residence=seventeen_years income_tax",
      nil, []
    ),
    ("uk 2025 trust_income_net=80 trust_letting_profit=100.01 income_tax", "trust_letting_within_income", []),
    ("uk 2025 trust_income_net=80 trust_letting_profit=100 income_tax", nil, []),
    ("uk 2025 savings_income=9000 not_resident_in_year=yes income_tax", "not_resident_in_year_or_resident", []),
    ("uk 2025 savings_income=9000 not_resident_in_year=yes uk_resident=no income_tax", nil, []),
    (
      "uk 2025 pension_income=9000 not_resident_in_year=yes uk_resident=no disregarded_pensions=9000.01 income_tax",
      "disregarded_pensions_within_income", []
    ),
    (
      "uk 2025 pension_income=9000 not_resident_in_year=yes uk_resident=no disregarded_pensions=9000 income_tax", nil,
      []
    ),
    ("uk 2025 trading_receipts=90000 trading_profit", nil, []),
    ("uk 2025 trading_receipts=90000.01 trading_profit", nil, ["registered_for_vat"]),
    ("uk 2025 trading_receipts=90000.01 vat_quarters=march trading_profit", nil, []),
    ("uk 2025 trading_receipts=30000 business_miles=100 trading_profit", nil, []),
    (
      "uk 2025 trading_receipts=30000 business_miles=100 main_rate_cars_bought=5000 trading_profit", nil,
      ["mileage_or_cost_of_a_car"]
    ),
    (
      "uk 2025 capital_gains=20000 capital_losses=1000 capital_losses_carried_back=1000.01 net_gains",
      "losses_carried_back_of_the_year", []
    ),
    ("uk 2025 capital_gains=20000 capital_losses=1000 capital_losses_carried_back=1000 net_gains", nil, []),
    ("uk 2025 capital_gains=20000 foreign_gains_claimed=20000.01 net_gains", "foreign_gains_within_gains", []),
    ("uk 2025 capital_gains=20000 foreign_gains_claimed=20000 net_gains", nil, []),
    (
      "uk 2025 pension_income=9000 non_resident_without_allowances=yes income_tax",
      "without_allowances_as_non_resident", []
    ),
    ("uk 2025 pension_income=9000 non_resident_without_allowances=yes uk_resident=no income_tax", nil, []),
    ("uk 2024 capital_gains=20000 foreign_gains_claimed=1 net_gains", "foreign_gains_of_the_regime", []),
    (
      "uk 2025 capital_gains=20000 foreign_gains=20000.01 foreign_tax_on_gains=9 capital_gains_tax_due",
      "foreign_gains_among_gains", []
    ),
    (
      "uk 2024 capital_gains=20000 capital_gains_before_change=9000 foreign_gains=5000 foreign_tax_on_gains=9 "
        + "foreign_gains_before_change=5001 capital_gains_tax_due", "foreign_gains_before_change_are_of_all", []
    ),
    (
      "uk 2024 capital_gains=20000 capital_gains_before_change=4000 foreign_gains=5000 foreign_tax_on_gains=9 "
        + "foreign_gains_before_change=4001 capital_gains_tax_due", "foreign_gains_before_change_are_of_the_time", []
    ),
    (
      "uk 2025 residential_gains=20000 foreign_home_gains=20000.01 foreign_tax_on_home_gains=9 capital_gains_tax_due",
      "foreign_home_gains_among_gains", []
    ),
    (
      "uk 2025 residential_gains=20000 foreign_home_gains=20000 foreign_tax_on_home_gains=9 capital_gains_tax_due", nil,
      []
    ),
    (
      "uk 2025 residential_gains=20000 foreign_tax_on_home_gains=9 capital_gains_tax_due", nil,
      ["foreign_tax_on_home_gains_is_of_a_gain"]
    ),
    (
      "uk 2025 capital_gains=20000 foreign_tax_on_gains=9 capital_gains_tax_due", nil,
      ["foreign_tax_on_gains_is_of_a_gain"]
    ),
    (
      "uk 2025 pension_transferred_abroad=1000 overseas_transfer_charge_of_scheme=1000.01 pension_charges_due",
      nil, ["overseas_transfer_charge_is_of_a_transfer"]
    ),
    ("uk 2025 pension_transferred_abroad=1000 overseas_transfer_charge_of_scheme=1000 pension_charges_due", nil, []),
    (
      "uk 2025 trading_profit=9000 transition_profits=2000 losses_against_transition_profits=2000.01 income_tax",
      "losses_within_transition_profits", []
    ),
    (
      "uk 2025 trading_profit=9000 transition_profits=2000 losses_against_transition_profits=2000 income_tax", nil, []
    ),
    ("uk 2025 employment_income=900 pension_net_pay=901 income_tax", "pension_within_pay", []),
    ("uk 2025 employment_income=900 benefits_in_kind=500 pay_of_other_jobs=401 income_tax", "parts_of_pay", []),
    ("uk 2025 employment_income=900 benefits_in_kind=500 pay_of_other_jobs=400 income_tax", nil, []),
    (
      "uk 2025 employment_income=900 pension_net_pay=90 other_job.1.job_pay=400 other_job.1.job_pension=91 income_tax",
      "pension_of_other_jobs", []
    ),
    (
      "uk 2025 employment_income=900 pension_net_pay=90 other_job.1.job_pay=400 other_job.1.job_pension=90 income_tax",
      nil, []
    ),
    ("uk 2025 employment_income=900 pay_given_up_for_pension=900.01 income_tax", "pay_given_up_within_pay", []),
    ("uk 2025 employment_income=900 pay_given_up_for_pension=900 income_tax", nil, []),
    (
      "uk 2025 employment_income=900 benefits_in_kind=100 pay_given_up_untaxed=800.01 income_tax",
      "pay_given_up_within_pay", []
    ),
    ("uk 2025 employment_income=900 pay_given_up_untaxed=400 pension_net_pay=501 income_tax", "pension_within_pay", []),
    (
      "uk 2025 employment_income=900 pay_given_up_untaxed=90 other_job.1.job_pay=400 other_job.1.job_pay_given_up=91 "
        + "income_tax", "pay_given_up_of_other_jobs", []
    ),
    (
      "uk 2025 employment_income=900 pay_given_up_untaxed=90 other_job.1.job_pay=400 other_job.1.job_pay_given_up=90 "
        + "income_tax", nil, []
    ),
    (
      "uk 2025 employment_income=900 pay_given_up_untaxed=90 other_job.1.job_pay=80 other_job.1.job_pay_given_up=81 "
        + "income_tax", "other_job.1.pay_given_up_of_job_within_its_pay", []
    ),
    (
      "uk 2025 employment_income=45000 pay_given_up_for_pension=5000 tax_deducted_from_pay=5986 income_tax", nil,
      ["pay_given_up_told_twice"]
    ),
    ("uk 2025 employment_income=45000 pay_given_up_for_pension=5000 tax_deducted_from_pay=5985.99 income_tax", nil, []),
    ("uk 2025 employment_income=45000 pay_given_up_for_pension=5000 income_tax", nil, []),
    ("uk 2025 employment_income=900 pay_given_up_for_car=9 income_tax", nil, ["pay_given_up_for_a_car"]),
    (
      "uk 2025 employment_income=900 pay_given_up_for_car=9 car_list_price=9000 car_co2=0 income_tax", nil, []
    ),
    (
      "uk 2025 family_pay=paternity family_pay_from=2025-05-05 average_weekly_earnings=300 family_pay_weeks=3 "
        + "family_pay_of_year", "family_pay_weeks_within_law", []
    ),
    (
      "uk 2025 family_pay=paternity family_pay_from=2025-05-05 average_weekly_earnings=300 family_pay_weeks=2 "
        + "family_pay_of_year", nil, []
    ),
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
    (
      "uk 2025 pension_income=20000 born_before_6_april_1935=yes married_couples_allowance_surplus_received=11270 income_tax",
      nil, []
    ),
    ("uk 2025 period_1_from=2025-06-06 period_1_to=2025-06-05 income_tax", "child_benefit_1_ends_after_it_began", []),
    ("uk 2025 period_1_from=2025-06-06 period_1_to=2025-06-06 income_tax", nil, []),
    ("uk 2025 partner_adjusted_net_income=9 income_tax", nil, ["partner_of_whom_there_is_child_benefit"]),
    ("uk 2025 dwelling_finance_costs=9 income_tax", nil, ["finance_costs_of_lettings"]),
    ("uk 2025 filed=2026-04-05 income_tax", nil, ["return_after_the_year"]),
    ("uk 2025 filed=2026-04-06 income_tax", nil, []),
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
    (
      "uk 2025 employment_income=90000 other_jobs=1 other_job.1.job_pay=40000 pay_of_other_jobs=50000 net_income",
      "other_jobs_told_twice", []
    ),
    ("uk 2025 employment_income=90000 other_jobs=1 other_job.1.job_pay=40000 net_income", nil, []),
    ("uk 2025 salary=50000 pay_given_up_for_car_fuel=500 income_tax", nil, ["pay_given_up_for_fuel_of_a_car"]),
    ("uk 2025 salary=50000 pay_given_up_for_van=500 income_tax", nil, ["pay_given_up_for_a_van"]),
    ("uk 2025 salary=50000 pay_given_up_for_van_fuel=500 income_tax", nil, ["pay_given_up_for_fuel_of_a_van"]),
    ("uk 2025 salary=50000 pay_given_up_for_home=500 income_tax", nil, ["pay_given_up_for_a_home"]),
    ("uk 2025 other_income=1000 other_tax_deducted=1000.01 due_in_january", nil, ["other_tax_within_income"]),
    ("uk 2025 other_income=1000 other_tax_deducted=1000 due_in_january", nil, []),
    (
      "uk 2025 salary=30000 married_couples_allowance_surplus_received=100 income_tax",
      nil, ["surplus_of_a_couple_born_before_1935"]
    ),
    (
      "uk 2025 salary=30000 unused_annual_allowance=180000.01 pension_charges_due",
      nil, ["unused_annual_allowance_of_three_years"]
    ),
    ("uk 2025 salary=30000 unused_annual_allowance=180000 pension_charges_due", nil, []),
    ("uk 2025 dividends=1000 bonus_shares_repaid=1000.01 income_tax", "bonus_shares_repaid_are_dividends", []),
    ("uk 2025 dividends=1000 bonus_shares_repaid=1000 income_tax", nil, []),
    ("uk 2025 dividends=1000 tax_on_bonus_shares=10 income_tax", nil, ["tax_on_bonus_shares_repaid"]),
    (
      "uk 2024 salary=30000 foreign_dividends=1 foreign_regime_claimed=yes income_tax",
      "foreign_dividends_on_the_remittance_basis", []
    ),
    (
      "uk 2024 salary=30000 foreign_interest=1 foreign_regime_claimed=yes income_tax",
      "foreign_interest_on_the_remittance_basis", []
    ),
    (
      "uk 2025 share_trade.1.share_bought=yes share_trade.1.share_day=2025-05-01 share_trade.1.share_amount=100 share_trade.1.share_number=10 share_trade.2.share_bought=no share_trade.2.share_amount=100 share_trade.2.share_day=2025-06-01 share_trade.2.share_number=11 share_trade_gains",
      "shares_sold_were_owned", []
    ),
    (
      "uk 2025 share_trade.1.share_bought=yes share_trade.1.share_day=2025-05-01 share_trade.1.share_amount=100 share_trade.1.share_number=10 share_trade.2.share_bought=no share_trade.2.share_amount=100 share_trade.2.share_day=2025-06-01 share_trade.2.share_number=10 share_trade_gains",
      nil, []
    ),
    (
      "uk 2025 share_trade.1.share_bought=yes share_trade.1.share_day=2025-05-01 share_trade.1.share_amount=100 share_trade.1.share_number=0 share_trade_gains",
      "share_trade.1.share_trade_has_a_number", []
    ),
    (
      "uk 2025 share_trade.1.share_bought=yes share_trade.1.share_day=2025-05-01 share_trade.1.share_amount=100 share_trade.1.share_number=0.5 share_trade_gains",
      nil, []
    ),
    (
      "uk 2025 share_trade.1.share_bought=yes share_trade.1.share_day=2005-05-01 share_trade.1.share_number=10 share_trade.1.share_amount=100 share_trade.2.share_number=1 share_trade.2.share_bought=no share_trade.2.share_amount=100 share_trade.2.share_day=2008-04-05 share_trade_gains",
      nil, ["share_trade.2.shares_sold_since_2008"]
    ),
    (
      "uk 2025 share_trade.1.share_bought=yes share_trade.1.share_day=2005-05-01 share_trade.1.share_number=10 share_trade.1.share_amount=100 share_trade.2.share_number=1 share_trade.2.share_bought=no share_trade.2.share_amount=100 share_trade.2.share_day=2008-04-06 share_trade_gains",
      nil, []
    ),
    (
      "uk 2025 salary=40000 employer_loans_most=19999.99 employer_loan.1.loan_at_start=20000 employer_loan.1.loan_at_end=0 income_tax",
      "employer_loan.1.employer_loans_most_is_the_most", []
    ),
    (
      "uk 2025 salary=40000 employer_loans_most=20000 employer_loan.1.loan_at_start=20000 employer_loan.1.loan_at_end=0 income_tax",
      nil, []
    ),
    (
      "uk 2025 trading_receipts=50000 structure.1.structure_use=trade structure.1.structure_cost=100000 structure.1.structure_days_without=366 structure.1.structure_period_days=365 income_tax",
      "structure.1.structure_days_within_period", []
    ),
    (
      "uk 2025 trading_receipts=50000 structure.1.structure_use=trade structure.1.structure_cost=100000 structure.1.structure_days_without=365 structure.1.structure_period_days=365 income_tax",
      nil, []
    ),
  ]
}
