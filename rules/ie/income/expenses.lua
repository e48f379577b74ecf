-- Expenses of the employment: the flat rate of the profession, work at home, others.

local function days_of(year)
  local is_leap = eq(year % 4, 0) and (not eq(year % 100, 0) or eq(year % 400, 0))
  return is_leap and 366 or 365
end

parameter "remote_working_shares" {
  label  = "Shares of household costs that are relieved for days worked at home",
  source = "TCA 1997 s. 114A (from 2022, Finance Act 2021); Revenue Tax and Duty Manual 05-02-13 (2020, 2021)",
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
    return max(0, round(costs * case.remote_days / days_of(case.year), 0.01) - case.remote_work_allowance)
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

example "Revenue, 181 days at home in 2020, one of two who share the bills" {
  year      = 2020,
  given     = { salary = 50000, remote_days = 181, electricity_and_heating = 600, broadband = 179.94 },
  expect    = { remote_working_relief = 56.36 },
  tolerance = 0.01,
  source    = "Revenue, eWorking: calculate allowable remote working costs",
  note      = "The example cuts each step to the cent.",
}
