-- Expenses of the employment: the flat rate of the profession, work at home, others.

parameter "remote_working_shares" {
  label  = "Shares of household costs that are relieved for days worked at home",
  source = "TCA 1997 s. 114A (from 2022, Finance Act 2021 s. 5); Revenue Tax and Duty Manual 05-02-13 (2020, 2021)",
  since  = {
    ["2020-01-01"] = { energy = 0.10, broadband = 0.30 },
    ["2022-01-01"] = { energy = 0.30, broadband = 0.30 },
  },
}

rule "remote_working_relief" {
  label   = "Deduction for working from home",
  source  = "TCA 1997 s. 114A",
  type    = money,
  compute = function(case, law)
    if case.remote_days == 0 then return 0 end
    local shares = law.remote_working_shares
    local costs = case.electricity_and_heating * shares.energy + case.broadband * shares.broadband
    return max(0, round(costs * case.remote_days / 365, 0.01) - case.remote_work_allowance)
  end,
}

rule "employment_expenses" {
  label   = "Expenses of the employment",
  source  = "TCA 1997 ss. 114, 114A",
  type    = money,
  compute = function(case)
    local expenses = case.flat_rate_expenses + case.remote_working_relief + case.other_employment_expenses
    return min(expenses, case.employment_income)
  end,
}

rule "spouse_employment_expenses" {
  label   = "Spouse's expenses of the employment",
  source  = "TCA 1997 s. 114",
  type    = money,
  compute = function(case) return min(case.spouse_flat_rate_expenses, case.spouse_employment_income) end,
}
