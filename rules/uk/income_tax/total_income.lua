-- ITA 2007 s. 23, step 1: the income of the year by kind. Income is taken in whole pounds, each kind rounded down.

parameter "home_working_deduction_a_week" {
  source = "ITEPA 2003 s. 336; abolished from 2026/27",
  type   = money, per = "week",
  until_changed = true,
  since  = { ["2015-04-06"] = 4, ["2020-04-06"] = 6, ["2026-04-06"] = revised { ["2026-03-18"] = 0 } },
}

input "home_working_weeks" {
  type    = count(53),
  default = 0,
  section = "Income",
  source  = "ITEPA 2003 s. 336",
  ask_if  = function(case) return case.employment_income > 0 and case.year <= 2025 end,
}

input "employment_expenses" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  typical = { 60 },
  section = "Income",
  source  = "ITEPA 2003 ss. 229 to 232, 336 to 344, 367",
  ask_if  = function(case) return case.employment_income > 0 end,
}

rule "taxable_pay_of_employments" {
  source  = "ITEPA 2003 ss. 7, 10, 11, 329, 336; FA 2004 s. 193",
  type    = money, per = "year",
  compute = function(case, law)
    local deducted = case.pension_net_pay + case.employment_expenses
      + case.home_working_weeks * law.home_working_deduction_a_week
    return floor(max(0, case.pay_of_employments + case.benefits_beside_pay - deducted))
  end,
}

rule "non_savings_income" {
  source  = "ITA 2007 ss. 16, 23",
  type    = money, per = "year",
  compute = function(case)
    return case.taxable_pay_of_employments + floor(case.pension_income) + case.taxable_trading_profit
      + case.taxable_partnership_profit + floor(case.property_income) + case.holiday_let_income
      + floor(case.other_income) + floor(case.trust_income) + floor(case.foreign_other_income)
  end,
}

rule "non_savings_income_at_choice" {
  source  = "ITA 2007 s. 25(2); ss. 24A, 25 (FA 2026 s. 6)",
  private = true,
  type    = money, per = "year",
  compute = function(case, law)
    if not law.property_has_rates then return case.non_savings_income end
    return floor(case.property_income) + case.taxable_work_income
  end,
}

rule "taxed_interest" {
  source  = "ITA 2007 s. 18",
  type    = money, per = "year",
  compute = function(case)
    return floor(case.savings_income + case.trust_interest + case.foreign_interest)
      + floor(case.life_policy_gains_without_tax)
  end,
}

rule "dividends_before_tax" {
  source  = "ITA 2007 s. 19; ITTOIA 2005 ss. 397, 398 (to 2015/16)",
  type    = money, per = "year",
  compute = function(case, law)
    return floor((case.dividends + case.foreign_dividends) / (1 - law.dividend_tax_credit) + case.trust_dividends)
  end,
}

rule "total_income" {
  source  = "ITA 2007 s. 23, step 1; ss. 83, 118",
  type    = money, per = "year",
  compute = function(case)
    return case.non_savings_income + case.taxed_interest + case.dividends_before_tax + floor(case.life_policy_gains)
      + case.lump_sum_taxed
  end,
}

rule "adjusted_net_income" {
  source  = "ITA 2007 s. 58",
  type    = money, per = "year",
  compute = function(case)
    local net_income = case.total_income - case.reliefs_from_income
    return max(0, net_income - case.limits_raised_by + case.trade_union_relief)   -- step 4
  end,
}

-- Expenses, the tax: from pay of 30,000, and at most as much as the pay.
for _, row in ipairs {
  { 30000, 60, 3474, "GOV.UK, Claim tax relief for your job expenses: 60 at 20 % are 12 less tax" },
  { 30000, 60.01, 3473.80, "By hand from ITEPA 2003 s. 336: 29,939 in whole pounds" },
  { 12000, 13000, 0, "By hand from ITEPA 2003 s. 329: no loss of an employment" },
} do
  example("Expenses of " .. row[2] .. " of a job with pay of " .. row[1]) {
    year   = 2025,
    given  = { employment_income = row[1], employment_expenses = row[2] },
    expect = { income_tax = row[3] },
    source = row[4],
  }
end
