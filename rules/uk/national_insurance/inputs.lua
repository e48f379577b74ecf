-- What the payroll knows of one payment of wages.

local contributions = require "national_insurance.contributions"

-- Payments of a year, by the pay period. Who told the pay of the year is mostly paid evenly and by the month. Of its
-- payments the last one shows, to date, what the year came to.
local payments_of_year = { week = 52, fortnight = 26, four_weeks = 13, month = 12, year = 1 }

local function payments(case) return payments_of_year[case.pay_period] end

input "period_pay" {
  type     = money, per = "varies",
  min      = 0,
  section  = "Payroll",
  source   = "SSCBA 1992 s. 3",
  -- Of months that differ, which payment is meant must be told.
  estimate = function(case)
    if case.payroll_pay <= 0 or contributions.is_uneven(case) then return nil end
    return floor(case.payroll_pay / payments(case), 0.01)
  end,
}

input "pay_period" {
  type    = choice {
    "week", "fortnight", "four_weeks", "month", "year",
    labels  = {
      week = "Week", fortnight = "Two weeks", four_weeks = "Four weeks", month = "Month", year = "Year",
    },
    aliases = {
      week = { "weekly" }, fortnight = { "fortnightly" }, four_weeks = { "four-weekly", "lunar" },
      month = { "monthly" }, year = { "yearly", "annual" },
    },
  },
  section  = "Payroll",
  source   = "SI 2001/1004 regs. 2 to 9",
  estimate = function(case) if case.payroll_pay > 0 then return "month", "week" end end,
}

input "pay_day" {
  type     = date,
  section  = "Payroll",
  source   = "SSCBA 1992 ss. 6, 8, 9",
  estimate = function(case) return case.payroll_pay > 0 and case.year + 1 .. "-03-31" or nil end,
}

local categories = choice {
  "A", "B", "C", "D", "E", "F", "H", "I", "J", "K", "L", "M", "N", "S", "V", "X", "Z",
  labels  = {
    A = "A: employees without another letter", B = "B: married women, reduced rate",
    C = "C: over state pension age", D = "D: investment zone, deferment",
    E = "E: investment zone, reduced rate", F = "F: freeport", H = "H: apprentice under 25",
    I = "I: freeport, reduced rate", J = "J: deferment", K = "K: investment zone, over state pension age",
    L = "L: freeport, deferment", M = "M: under 21", N = "N: investment zone",
    S = "S: freeport, over state pension age", V = "V: veteran in the first year", X = "X: no contributions",
    Z = "Z: under 21, deferment",
  },
}

input "ni_category" {
  type    = categories,
  default = "A",
  section = "Payroll",
  source  = "SSCBA 1992 ss. 8, 9, 9A, 9B; SI 2001/1004 regs. 84, 131; NICA 2022 ss. 1 to 7",
}

input "over_state_pension_age" {
  type    = boolean,
  default = false,
  section = "Payroll",
  source  = "SSCBA 1992 s. 6(3)",
}

input "director" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8",
}

input "director_weeks" {
  type    = count(52),
  min     = 1,
  default = 52,
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8(2), (3); HMRC NIM12022",
  ask_if  = function(case) return case.director end,
}

input "director_method" {
  type    = choice {
    "annual", "alternative",
    labels = { annual = "On earnings to date", alternative = "By pay period, put right with the last payment" },
  },
  default = "annual",
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8(2), (6)",
  ask_if  = function(case) return case.director end,
}

input "last_payment_of_year" {
  type    = boolean,
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8(6)",
  ask_if  = function(case) return case.director and case.director_method == "alternative" end,
}

input "earnings_before" {
  type    = money, per = "year",
  min     = 0,
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8",
  ask_if  = function(case) return case.director and case.pay_period ~= "year" end,
}

input "employee_ni_before" {
  type    = money, per = "year",
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8",
  ask_if  = function(case) return case.director and case.pay_period ~= "year" end,
}

input "employer_ni_before" {
  type    = money, per = "year",
  section = "Payroll",
  source  = "SI 2001/1004 reg. 8",
  ask_if  = function(case) return case.director and case.pay_period ~= "year" end,
}

return { categories = categories, payments = payments }
