-- Income tax on one payment of wages, as payroll programs take it by HMRC's Specification for PAYE Tax Table Routines:
-- free pay and bands grow with the tax weeks or months, taxable pay is rounded down to pounds, and what was deducted
-- before is taken off. Where a code is not cumulative, a payment is taxed as if it were the first of the year.

local codes = require "paye.codes"
local contributions = require "national_insurance.contributions"
local inputs = require "national_insurance.inputs"
local rates = require "paye.rates"
local taxpayer = require "income_tax.taxpayer"

input "period_pension_net_pay" {
  type     = money, per = "varies",
  min      = 0,
  default  = 0,
  typical  = { 100 },
  section  = "Payroll",
  source   = "SI 2003/2682 reg. 3; FA 2004 s. 193",
  estimate = function(case)
    if case.pension_of_job <= 0 or contributions.is_uneven(case) then return nil end
    return floor(case.pension_of_job / inputs.payments(case), 0.01)
  end,
}

input "payrolled_benefits" {
  type    = money, per = "varies",
  min     = 0,
  default = 0,
  typical = { 300 },
  section = "Payroll",
  source  = "SI 2003/2682 regs. 61A to 61M",
}

-- Tax weeks that a payment is for.
local weeks_of = { week = 1, fortnight = 2, four_weeks = 4 }

local function weeks(case)
  return weeks_of[case.pay_period]
    or error("income tax on one payment is covered for pay by the week, two weeks, four weeks and month")
end

-- How many payments of the year came before.
local function payments_before(case)
  return case.tax_period // (case.pay_period == "month" and 1 or weeks(case)) - 1
end

-- Pay before, in even payments, of so many.
local function even_pay(case, number)
  local annual = case.pay_of_job - case.pension_of_job
  return number * (case.pay_of_job > 0 and floor(annual / inputs.payments(case), 0.01) or case.pay_of_period_for_tax)
end

input "taxable_pay_before" {
  type     = money, per = "year",
  min      = 0,
  section  = "Payroll",
  source   = "SI 2003/2682 reg. 23",
  ask_if   = function(case) return not codes.is_by_itself(case) end,
  estimate = function(case)
    if contributions.is_uneven(case) then return nil end
    return even_pay(case, payments_before(case))
  end,
}

input "tax_deducted_before" {
  type     = money, per = "year",
  min      = 0,
  section  = "Payroll",
  source   = "SI 2003/2682 reg. 23",
  ask_if   = function(case) return not codes.is_by_itself(case) end,
  -- What the payment before this one came to.
  estimate = function(case)
    local before = payments_before(case)
    if before < 1 or case.taxable_pay_before <= 0 then return 0 end
    local given = codes.facts(case)
    given.country, given.pay_period, given.pay_to_date = case.country, case.pay_period, case.taxable_pay_before
    given.tax_period = case.tax_period // (before + 1) * before
    return { "paye_due_to_date", given = given }
  end,
}

rule "tax_period" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 22, 31; HMRC PAYE70015",
  type    = count(56),
  compute = function(case)
    local day = contributions.day_in_year(case, case.pay_day)
    if case.pay_period == "month" then
      return (day.year - case.year) * 12 + day.month - 4 + (day.day >= 6 and 1 or 0)
    end
    local week, length = (day - date(case.year, 4, 6)) // 7 + 1, weeks(case)
    return (week + length - 1) // length * length
  end,
}

rule "tax_is_cumulative" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 23, 28, 31; HMRC PAYE70015",
  private = true,
  type    = boolean,
  -- The weeks of the tables.
  compute = function(case) return not codes.is_by_itself(case) and case.tax_period <= 52 end,
}

rule "tax_periods_counted" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 22, 31; HMRC PAYE70015",
  private = true,
  type    = count(52),
  compute = function(case)
    if case.tax_is_cumulative then return case.tax_period end
    return case.pay_period == "month" and 1 or weeks(case)
  end,
}

rule "tax_periods_of_year" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 22; HMRC tax tables A",
  private = true,
  type    = count(52),
  compute = function(case) return case.pay_period == "month" and 12 or 52 end,
}

-- The tables go to 500: a higher number is so many times 500, each rounded up to the penny, and the rest.
local last_of_tables = 500

local function adjustment(case, number)
  if number <= 0 then return 0 end
  local parts, whole = case.tax_periods_of_year, (number - 1) // last_of_tables
  local of_rest = ceil((10 * (number - last_of_tables * whole) + 9) / parts, 0.01)
  return (of_rest + whole * ceil(10 * last_of_tables / parts, 0.01)) * case.tax_periods_counted
end

rule "pay_of_period_for_tax" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 3, 4, 61C",
  private = true,
  type    = money, per = "varies",
  compute = function(case) return max(0, case.period_pay - case.period_pension_net_pay) + case.payrolled_benefits end,
}

rule "pay_to_date" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 23, 28",
  private = true,
  type    = money, per = "varies",
  compute = function(case)
    if case.tax_is_cumulative then return case.taxable_pay_before + case.pay_of_period_for_tax end
    return case.pay_of_period_for_tax
  end,
}

rule "free_pay_to_date" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 8, 22; HMRC tax tables A; HMRC Specification for PAYE Tax Table Routines para. 4.3.1",
  private = true,
  type    = money, per = "varies",
  compute = function(case)
    if codes.takes_no_tax(case) then return case.pay_to_date end
    return adjustment(case, codes.free_number(case, case) or 0)
  end,
}

rule "additional_pay_to_date" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 8, 14; HMRC tax tables A; HMRC Specification for PAYE Tax Table Routines para. 4.3.1",
  private = true,
  type    = money, per = "varies",
  compute = function(case) return adjustment(case, codes.additional_number(case) or 0) end,
}

rule "pay_charged_to_date" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 23, 28",
  private = true,
  type    = money, per = "varies",
  compute = function(case)
    return max(0, case.pay_to_date - case.free_pay_to_date) + case.additional_pay_to_date
  end,
}

-- The Specification keeps four decimals of limits and of the tax below them, and drops the rest.
local function share(amount, case)
  return floor(amount * case.tax_periods_counted / case.tax_periods_of_year, 0.0001)
end

-- Which band it is goes by taxable pay with its pence and the limit in full pounds; the tax by full pounds of pay.
-- `rate_of` says the rate of a place, if it is not that of the list.
local function by_bands(list, case, rate_of)
  local limit_below, tax_below, annual_limit, annual_tax = 0, 0, 0, 0
  for place, band in ipairs(list) do
    local rate = rate_of and rate_of(place) or band.rate
    if not band.upto or case.pay_charged_to_date <= ceil(share(band.upto, case)) then
      return floor(tax_below + (floor(case.pay_charged_to_date) - limit_below) * rate, 0.01)
    end
    annual_tax = annual_tax + (band.upto - annual_limit) * rate
    annual_limit = band.upto
    limit_below, tax_below = share(annual_limit, case), share(annual_tax, case)
  end
end

rule "tax_by_bands_to_date" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 22; HMRC Specification for PAYE Tax Table Routines para. 4.4",
  private = true,
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case, law)
    if case.is_scottish_taxpayer then return by_bands(law.scottish_rates, case) end
    if case.is_welsh_taxpayer then
      return by_bands(law.rates, case, function(place) return taxpayer.welsh_rate(law, place) end)
    end
    return by_bands(law.rates, case)
  end,
}

rule "paye_due_to_date" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 22, 23, 28; HMRC Specification for PAYE Tax Table Routines para. 4.4",
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case, law)
    codes.check_prefix(case, case)
    if codes.takes_no_tax(case) then return 0 end
    local above_basic = codes.above_basic(case)
    if not above_basic then return case.tax_by_bands_to_date end
    return floor(floor(case.pay_charged_to_date) * rates.single(rates.bands(case, law), above_basic), 0.01)
  end,
}

rule "paye_limit_of_period" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 2, 3, 4, 23(5), 28(5)",
  private = true,
  type    = money, per = "varies",
  compute = function(case, law)
    return floor((case.pay_of_period_for_tax - case.payrolled_benefits) * law.paye_limit, 0.01)
  end,
}

rule "paye_of_period" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 23, 28; HMRC Specification for PAYE Tax Table Routines para. 4.5",
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case)
    local before = case.tax_is_cumulative and case.tax_deducted_before or 0
    return min(case.paye_due_to_date - before, case.paye_limit_of_period)
  end,
}

rule "tax_to_date" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 23",
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case) return (case.tax_is_cumulative and case.tax_deducted_before or 0) + case.paye_of_period end,
}

rule "net_pay_of_period" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 23, 28; SSCBA 1992 s. 8; SI 2009/470 reg. 44; ERA 1996 s. 8",
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case)
    return case.period_pay - case.period_pension_net_pay - case.paye_of_period - case.employee_ni - case.student_loan
      - case.postgraduate_loan
  end,
}

rule "emergency_code_number" {
  section = "Payroll",
  source  = "HMRC form P9X of each year; ITA 2007 s. 35(1)",
  type    = count(9999),
  compute = function(_, law) return floor(law.full_personal_allowance / 10) end,
}

example "2,500 a month at the code K475 M1" {
  year   = 2025,
  given  = { period_pay = 2500, pay_period = "month", tax_code = "KM1", tax_code_number = 475 },
  -- 4,759 / 12 = 396.59, rounded up; 2,896 x 20 %
  expect = { additional_pay_to_date = 396.59, paye_of_period = 579.20 },
  source = "By hand from HMRC Specification for PAYE Tax Table Routines paras. 4.3, 8",
}

example "2,500 in the second month at the code K475" {
  year   = 2025,
  given  = {
    period_pay = 2500, pay_period = "month", pay_day = "2025-05-30", tax_code = "K", tax_code_number = 475,
    taxable_pay_before = 2500, tax_deducted_before = 579.20,
  },
  -- 5,793 x 20 % less what was deducted
  expect = { tax_month = 2, additional_pay_to_date = 793.18, paye_of_period = 579.40 },
  source = "By hand from HMRC Specification for PAYE Tax Table Routines paras. 4.3 to 4.5",
}

example "1,000 a month at the code K4000 M1: half of the pay" {
  year   = 2025,
  given  = { period_pay = 1000, pay_period = "month", tax_code = "KM1", tax_code_number = 4000 },
  -- 7 x 416.67 + 417.42 of additional pay; 628.3333 + (4,334 - 3,141.6666) x 40 %
  expect = { additional_pay_to_date = 3334.11, paye_due_to_date = 1105.26, paye_of_period = 500 },
  source = "By hand from SI 2003/2682 reg. 28(5) and HMRC Specification for PAYE Tax Table Routines paras. 4.3, 8",
}

example "2,500 a month at the emergency code 1257L W1/M1" {
  year   = 2025,
  given  = { period_pay = 2500, pay_period = "month", tax_code = "1257L W1/M1" },
  expect = { free_pay_to_date = 1048.26, paye_of_period = 290.20, emergency_code_number = 1257 },
  source = "By hand from HMRC Specification for PAYE Tax Table Routines paras. 4.3, 8, 12; HMRC form P9X",
}

for year, number in pairs {
  [2016] = 1100, [2017] = 1150, [2018] = 1185, [2019] = 1250, [2024] = 1257, [2026] = 1257,
} do
  example("Emergency code of " .. year .. ": " .. number .. "L") {
    year = year, given = {}, expect = { emergency_code_number = number }, source = "HMRC form P9X of the year",
  }
end
