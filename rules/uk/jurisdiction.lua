-- The United Kingdom: income tax, National Insurance, student loans, child benefit and Self Assessment of one person.
-- A year is named by the one in which it begins: 2025 is 2025/26. Of 2027/28 only what the Finance Act 2026 says is
-- known: what is not set yet ends with 2026/27 (`repealed`), and is refused.

jurisdiction "uk" {
  label    = { en = "United Kingdom", de = "Vereinigtes Königreich" },
  currency = "GBP",
  years    = { 2015, 2027 },
  tax_year = { starts = "04-06" },
  -- Words that people type and that no fact means exactly: what to give in their place.
  instead  = {
    income = { "employment_income" }, gross = { "employment_income" }, wage = { "employment_income" },
    bonus = { "employment_income" }, overtime = { "employment_income" }, tips = { "employment_income" },
    statutory_sick_pay = { "sick_pay", "employment_income" },
    maternity_pay = { "family_pay_of_year", "employment_income" },
    net = { "take_home_pay_of_year", "net_income" },
    paye = { "paye_of_period", "paye_income_tax", "tax_deducted_from_pay" },
    ni = { "employee_ni_annual", "class_4" }, national_insurance = { "employee_ni_annual", "class_4" },
    pension = { "pension_income", "pension_contributions_net", "pension_net_pay" },
    pension_contributions = { "pension_contributions_net", "pension_net_pay" },
    salary_sacrifice = { "pay_given_up_for_pension", "pay_given_up_untaxed", "pay_given_up_for_car" },
    savings = { "savings_income" },
    shares = { "capital_gains", "share_trades" }, crypto = { "capital_gains", "share_trades" },
    property_sale = { "residential_gains" },
    donations = { "gift_aid" },
    self_employed = { "trading_receipts", "trading_expenses" }, trading = { "trading_receipts", "trading_expenses" },
    expenses = { "trading_expenses", "property_expenses" }, working_from_home = { "home_working_weeks" },
    jobseekers = { "other_income" }, carers_allowance = { "other_income" },
    rent_a_room = { "rent_a_room_receipts" }, lodger = { "rent_a_room_receipts" },
    mortgage = { "dwelling_finance_costs" },
    -- No income of ITEPA 2003 s. 677 or ITTOIA 2005; inheritances bear a tax of their own.
    universal_credit = {}, lottery = {}, winnings = {}, inheritance = {},
    gift = { "gift_aid" },
    age = { "over_state_pension_age", "born_before_6_april_1938" }, scotland = { "country" }, wales = { "country" },
    coding_notice = { "tax_code", "tax_code_number" }, notice_of_coding = { "tax_code", "tax_code_number" },
    k_code = { "tax_code", "tax_code_number" }, emergency_tax = { "tax_code", "emergency_code_number" },
    week_1 = { "tax_code" }, month_1 = { "tax_code" },
    payslip = { "paye_of_period", "employee_ni", "net_pay_of_period" },
    p60 = { "employment_income", "tax_deducted_from_pay" }, p45 = { "taxable_pay_before", "tax_deducted_before" },
    p800 = { "refund" }, sa302 = { "self_assessment_bill", "paid_on_account" },
  },
  results  = {
    "total_income", "personal_allowance", "taxable_income", "income_tax", "gift_aid_charge", "child_benefit_charge",
    "winter_fuel_charge", "class_2", "class_4", "income_tax_and_class_4", "employee_ni_of_year",
    "net_income", "due_in_january", "due_in_july",
  },
  overview = { profit = "trading_profit", due = "balancing_payment", by = "balancing_payment_due" },
  -- Of who has pay from one job alone what the payslips show; of others all of the year.
  waterfalls = {
    {
      from   = { "pay_alone" },
      less   = { "pension_net_pay", "paye_deducted", "employee_ni_of_year", "student_loans_of_year" },
      leaves = "take_home_pay_of_year",
      burden = "taxes_and_contributions",
    },
    {
      from   = {
        "payroll_pay", "pay_of_other_jobs", "trade_money", "letting_money", "pension_income", "savings_income",
        "dividends", "other_income", "partnership_profit", "trust_money", "redundancy_pay",
        "foreign_money", "state_pension_lump_sum",
      },
      less   = {
        "pay_given_up_in_other_jobs", "pension_net_pay", "income_tax", "remittance_basis_charge", "gift_aid_charge",
        "child_benefit_charge", "winter_fuel_charge", "class_2", "class_4", "employee_ni_of_year",
        "student_loans_repaid", "pension_charges_due", "state_pension_lump_sum_charge",
      },
      plus   = { "winter_fuel_payment" },
      leaves = "net_income",
      burden = "taxes_and_contributions",
    },
  },
}
