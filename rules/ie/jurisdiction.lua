-- Ireland: income tax, credits and reliefs, levies, PRSI and the refund of an individual or a couple; trades, lettings
-- and self-assessment; in brief capital gains tax, deposit interest and local property tax.

jurisdiction "ie" {
  label    = { en = "Ireland", de = "Irland" },
  currency = "EUR",
  years    = { 2002, 2026 },
  overview = { profit = "trade_profit", due = "balance_of_tax", by = "pay_and_file" },
  -- Words that people type and that no fact means exactly: what to give in their place.
  instead  = {
    income = { "salary", "gross_income" }, gross = { "salary", "gross_income" }, bonus = { "salary" },
    overtime = { "salary" }, tips = { "salary" }, net = { "net_pay" }, tax = { "income_tax", "tax_paid" },
    pension = { "pension_income", "state_pension", "pension_contribution" },
    interest = { "deposit_interest", "mortgage_interest" }, dividend = { "irish_dividends" },
    dividends = { "irish_dividends" }, shares = { "gain" }, crypto = { "gain" }, capital_gains = { "gain" },
    health_insurance = { "employer_medical_insurance" }, mortgage = { "mortgage_interest" },
    remote_work = { "remote_days" }, working_from_home = { "remote_days" },
    company_car = { "company_vehicle", "benefit_in_kind" }, van = { "company_vehicle", "benefit_in_kind" },
    share_options = { "benefit_in_kind" },
    married = { "marital_status" }, single = { "marital_status" }, widow = { "marital_status", "widowed_since" },
    widower = { "marital_status", "widowed_since" }, covenant = { "covenants_to_incapacitated", "covenants_to_aged" },
    foreign_income = { "foreign_earnings", "foreign_and_untaxed_income" },
    eiis = { "invested_under_eii" }, help_to_buy = { "help_to_buy_deposit" },
    cut_off = { "standard_rate_cut_off_point" }, universal_social_charge = { "usc" },
    mileage = { "trade_expenses" }, emergency_tax = { "emergency_tax_of_week", "emergency_tax_of_month" },
    trade = { "self_employed_income", "turnover" }, profit = { "self_employed_income", "turnover" },
    self_employed = { "self_employed_income", "turnover" }, business = { "self_employed_income", "turnover" },
    farm = { "farm_or_partnership_profit" }, farmer = { "farm_or_partnership_profit" },
    jobseekers = { "welfare_income" }, illness_benefit = { "welfare_income" },
    maternity_benefit = { "welfare_income" },
    -- No income of the Schedules: s. 194 and s. 613(2) TCA 1997; gifts and inheritances bear a tax of their own.
    child_benefit = {}, lottery = {}, winnings = {}, inheritance = {}, gift = {},
  },
  results  = {
    "gross_income_tax", "total_tax_credits", "income_tax", "income_levy", "health_contribution", "usc", "prsi",
    "total_tax", "net_pay", "put_aside_per_month", "last_day_to_claim",
  },
  waterfalls = {
    {
      from   = {
        "gross_income", "spouse.gross_income", "exempt_profits", "spouse.exempt_profits", "exempt_income",
        "spouse.exempt_income",
      },
      less   = {
        "benefit_in_kind", "spouse.benefit_in_kind", "company_vehicle_benefit", "spouse.company_vehicle_benefit",
        "employer_medical_insurance", "spouse.employer_medical_insurance",
        "pension_contribution", "spouse.pension_contribution", "avc", "spouse.avc", "personal_pension_contribution",
        "spouse.personal_pension_contribution", "public_service_deduction", "spouse.public_service_deduction",
        "auto_enrolment_paid", "spouse.auto_enrolment_paid", "income_tax", "income_levy", "health_contribution", "usc",
        "prsi",
      },
      leaves = "net_pay",
      burden = "total_tax",
    },
  },
}
