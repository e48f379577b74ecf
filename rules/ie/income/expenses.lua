-- Expenses of the employment: the flat rate of the profession, work at home, work at sea, others.

local function days_of(year)
  -- The leap years of the Gregorian calendar.
  local is_leap = eq(year % 4, 0) and (not eq(year % 100, 0) or eq(year % 400, 0))
  return is_leap and 366 or 365
end

parameter "remote_working_shares" {
  source = "TCA 1997 s. 114; Revenue, How to calculate allowable remote working costs; Tax and Duty Manual 05-02-13",
  type   = record { energy = rate, broadband = rate },
  until_changed = true,
  since  = {
    ["2017-01-01"] = { energy = 0.10, broadband = 0 },
    ["2020-01-01"] = { energy = 0.10, broadband = 0.30 },
    ["2022-01-01"] = repealed,
  },
}

parameter "remote_working_share" {
  source = "TCA 1997 s. 114A(4) (Finance Act 2021 s. 3)",
  type   = rate,
  until_changed = true,
  since  = { ["2022-01-01"] = 0.30 },
}

rule "remote_working_relief" {
  of      = "person",
  source  = "TCA 1997 s. 114; Revenue Tax and Duty Manual 05-02-13",
  type    = money, per = "year",
  to      = "2021-12-31",
  compute = function(person, law, case)
    if person.remote_days <= 0 then return 0 end
    local shares = law.remote_working_shares
    local costs = person.electricity_and_heating * shares.energy + person.broadband * shares.broadband
    local share = round(costs * person.remote_days / days_of(case.year), 0.01)
    return max(0, share - person.remote_work_allowance)
  end,
}

rule "remote_working_relief" {
  of      = "person",
  source  = "TCA 1997 s. 114A",
  type    = money, per = "year",
  from    = "2022-01-01",
  compute = function(person, law, case)
    if person.remote_days <= 0 then return 0 end
    local costs = (person.electricity_and_heating + person.broadband) * person.remote_days / days_of(case.year)
    return round(max(0, costs - person.remote_work_allowance) * law.remote_working_share, 0.01)
  end,
  help = "((A x B) / C - D) x 30 %: what the employer paid, D, comes off before the share is taken.",
}

rule "employment_expenses" {
  of      = "person",
  source  = "TCA 1997 ss. 114, 114A, 472B",
  type    = money, per = "year",
  compute = function(person)
    local expenses = person.flat_rate_expenses + person.remote_working_relief + person.other_employment_expenses
      + person.seafarer_allowance
    return min(expenses, person.employment_income)
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
