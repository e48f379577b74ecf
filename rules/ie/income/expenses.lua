-- Expenses of the employment: the flat rate of the profession, work at home, work at sea, others.

local function days_of(year)
  local is_leap = eq(year % 4, 0) and (not eq(year % 100, 0) or eq(year % 400, 0))
  return is_leap and 366 or 365
end

parameter "remote_working_shares" {
  label  = "Shares of household costs that were relieved for days worked at home, to 2021",
  source = "TCA 1997 s. 114; Revenue, How to calculate allowable remote working costs; Tax and Duty Manual 05-02-13",
  since  = {
    ["2017-01-01"] = { energy = 0.10, broadband = 0 },
    ["2020-01-01"] = { energy = 0.10, broadband = 0.30 },
    ["2022-01-01"] = repealed,
  },
}

parameter "remote_working_share" {
  label  = "Share of household costs, less the employer's payment, that is relieved for days worked at home",
  source = "TCA 1997 s. 114A(4) (Finance Act 2021 s. 3)",
  type   = rate,
  since  = { ["2022-01-01"] = 0.30 },
}

-- To 2021: shares of the costs, less what the employer paid.
local function concession(law, year, days, energy, broadband, paid)
  if days <= 0 then return 0 end
  local shares = law.remote_working_shares
  local costs = energy * shares.energy + broadband * shares.broadband
  return max(0, round(costs * days / days_of(year), 0.01) - paid)
end

-- From 2022: ((A x B) / C - D) x 30 %. What the employer paid, D, comes off before the share is taken.
local function statutory(law, year, days, costs, paid)
  if days <= 0 then return 0 end
  return round(max(0, costs * days / days_of(year) - paid) * law.remote_working_share, 0.01)
end

rule "remote_working_relief" {
  label   = "Deduction for working from home",
  source  = "TCA 1997 s. 114; Revenue Tax and Duty Manual 05-02-13",
  type    = money,
  to      = "2021-12-31",
  compute = function(case, law)
    return concession(
      law, case.year, case.remote_days, case.electricity_and_heating, case.broadband, case.remote_work_allowance)
  end,
}

rule "remote_working_relief" {
  label   = "Deduction for working from home",
  source  = "TCA 1997 s. 114A",
  type    = money,
  from    = "2022-01-01",
  compute = function(case, law)
    local costs = case.electricity_and_heating + case.broadband
    return statutory(law, case.year, case.remote_days, costs, case.remote_work_allowance)
  end,
}

rule "spouse_remote_working_relief" {
  label   = "Spouse's deduction for working from home",
  source  = "TCA 1997 s. 114; Revenue Tax and Duty Manual 05-02-13",
  type    = money,
  to      = "2021-12-31",
  compute = function(case, law)
    return concession(
      law, case.year, case.spouse_remote_days, case.spouse_electricity_and_heating, case.spouse_broadband,
      case.spouse_remote_work_allowance)
  end,
}

rule "spouse_remote_working_relief" {
  label   = "Spouse's deduction for working from home",
  source  = "TCA 1997 s. 114A",
  type    = money,
  from    = "2022-01-01",
  compute = function(case, law)
    local costs = case.spouse_electricity_and_heating + case.spouse_broadband
    return statutory(law, case.year, case.spouse_remote_days, costs, case.spouse_remote_work_allowance)
  end,
}

rule "employment_expenses" {
  label   = "Expenses of the employment",
  help    = "With the seafarer allowance; no more than the pay.",
  source  = "TCA 1997 ss. 114, 114A, 472B",
  type    = money,
  compute = function(case)
    local expenses = case.flat_rate_expenses + case.remote_working_relief + case.other_employment_expenses
      + case.seafarer_allowance
    return min(expenses, case.employment_income)
  end,
}

rule "spouse_employment_expenses" {
  label   = "Spouse's expenses of the employment",
  source  = "TCA 1997 ss. 114, 114A, 472B",
  type    = money,
  compute = function(case)
    if not case.is_couple then return 0 end
    local expenses = case.spouse_flat_rate_expenses + case.spouse_remote_working_relief
      + case.spouse_other_employment_expenses + case.spouse_seafarer_allowance
    return min(expenses, case.spouse_employment_income)
  end,
}

example "Revenue's formula with a payment of the employer, 2024" {
  year   = 2024,
  given  = { remote_days = 183, electricity_and_heating = 1800, broadband = 600, remote_work_allowance = 320 },
  expect = { remote_working_relief = 264 },
  source = "TCA 1997 s. 114A(4): (2,400 x 183 / 366 - 320) x 30 %",
}

example "Revenue, 181 days at home in 2020, one of two who share the bills" {
  year      = 2020,
  given     = { salary = 50000, remote_days = 181, electricity_and_heating = 600, broadband = 179.94 },
  expect    = { remote_working_relief = 56.36 },
  tolerance = 0.01,
  source    = "Revenue, eWorking: calculate allowable remote working costs",
  note      = "The example cuts each step to the cent.",
}
