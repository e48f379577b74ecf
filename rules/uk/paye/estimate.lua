-- What a year's pay bears under a tax code, as HMRC's estimators reckon it: on the year, without rounding taxable pay
-- down.

local codes = require "paye.codes"
local slices = require "lib.bands"
local rates = require "paye.rates"
local contributions = require "national_insurance.contributions"

rule "payroll_pay" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 4; SSCBA 1992 s. 3",
  type    = money, per = "year",
  min     = 0,
  compute = function(case)
    return max(0, case.employment_income - case.benefits_in_kind - case.pay_of_other_jobs)
  end,
}

parameter "paye_limit" {
  source = "SI 2003/2682 reg. 2(1), \"overriding limit\", as substituted by SI 2014/2689 reg. 3; regs. 23(5), 28(5)",
  note   = "Of a relevant payment (reg. 4), which is one of net PAYE income: pay less pension contributions under net "
    .. "pay arrangements and payroll giving (reg. 3). Before 2015/16 for K codes only.",
  type   = rate,
  until_changed = true,
  since  = { ["2015-04-06"] = 0.50 },
}

rule "taxable_pay" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 23",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.payroll_pay - case.pension_net_pay - case.free_pay) + case.additional_pay
  end,
}

rule "paye_income_tax" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 23; HMRC estimate of PAYE",
  type    = money, per = "year",
  compute = function(case, law)
    codes.check_prefix(case)
    if codes.takes_no_tax(case) then return 0 end
    local list, above_basic = rates.bands(case, law), codes.above_basic(case)
    if above_basic then return round(case.taxable_pay * rates.single(list, above_basic), 0.01) end
    return round(slices.tax(list, case.taxable_pay), 0.01)
  end,
}

rule "paye_limit_of_pay" {
  section = "Payroll",
  source  = "SI 2003/2682 regs. 2(1), 3, 4, 23(5)",
  type    = money, per = "year",
  compute = function(case, law)
    return floor(max(0, case.payroll_pay - case.pension_net_pay) * law.paye_limit, 0.01)
  end,
}

rule "paye_deducted" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 23",
  type    = money, per = "year",
  compute = function(case) return min(case.paye_income_tax, case.paye_limit_of_pay) end,
}

rule "ni_figures_of" {
  section = "Payroll",
  source  = "SSCBA 1992 ss. 6, 8, 9",
  type    = date,
  compute = function(case, law)
    if contributions.changed_within_year(law) then
      error("thresholds or rates changed within this tax year: give ni_figures_of")
    end
    return date(case.year, 4, 6)
  end,
}

rule "employee_ni_annual" {
  section = "Payroll",
  source  = "SSCBA 1992 s. 8",
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case, law)
    local of_day = law.on(contributions.day_in_year(case, case.ni_figures_of))
    return contributions.employee(
      case.payroll_pay, of_day.primary_threshold.year, law.upper_earnings_limit.year,
      contributions.employee_rates(case, law, of_day.class_1_employee_rates))
  end,
}

rule "employer_ni_annual" {
  section = "Payroll",
  source  = "SSCBA 1992 s. 9",
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case, law)
    local day = contributions.day_in_year(case, case.ni_figures_of)
    return contributions.employer(
      case.payroll_pay, contributions.employer_limit(case, law).year,
      contributions.employer_rate(case, law, law.on(day).class_1_employer_rate))
  end,
}

-- Thresholds and rates change with a tax month, so all days of payment in one have the same.
rule "employee_ni_of_year" {
  section = "Payroll",
  source  = "SSCBA 1992 ss. 6, 8; SI 2001/1004 reg. 12",
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case, law)
    if contributions.goes_by_year(case, law) then return case.employee_ni_annual end
    return contributions.of_pay(case, law)
  end,
}

rule "take_home_pay_of_year" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 23; SSCBA 1992 s. 8; SI 2009/470 reg. 44",
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case)
    return case.payroll_pay - case.pension_net_pay - case.paye_deducted - case.employee_ni_of_year
      - case.student_loans_of_year
  end,
}

rule "take_home_pay_of_month" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 23; SSCBA 1992 s. 8; SI 2009/470 reg. 44",
  type    = money, per = "month",
  to      = "2027-04-05",
  compute = function(case) return floor(case.take_home_pay_of_year / 12, 0.01) end,
}

example "Half of what is left of pay after pension contributions" {
  year   = 2025,
  given  = { salary = 12000, pension_net_pay = 4000, tax_code = "K", tax_code_number = 4000 },
  -- 8,000 + 40,009 = 48,009: 37,700 x 20 % + 10,309 x 40 %
  expect = { paye_income_tax = 11663.60, paye_limit_of_pay = 4000, paye_deducted = 4000 },
  source = "By hand from SI 2003/2682 regs. 2(1), 3, 4, 23(5)",
}

example "The same limit on one month of it" {
  year   = 2025,
  given  = {
    period_pay = 1000, period_pension_net_pay = 333.33, pay_period = "month", tax_code = "KM1", tax_code_number = 4000,
  },
  expect = { paye_limit_of_period = 333.33, paye_of_period = 333.33 },
  source = "By hand from SI 2003/2682 regs. 2(1), 3, 4, 28(5)",
}

example "National Insurance of twelve equal months of 2022/23" {
  year   = 2022,
  given  = { salary = 36000 },
  -- 3 x (3,000 - 823) x 13.25 % + 4 x (3,000 - 1,048) x 13.25 % + 5 x (3,000 - 1,048) x 12 %
  expect = { employee_ni_of_year = 3071.11 },
  source = "By hand from SSCBA 1992 ss. 8, 9; SI 2022/232; NIC (Increase of Thresholds) Act 2022; HSCL (Repeal) Act "
    .. "2022",
}

example "Take-home pay under the code that most people have" {
  year   = 2025,
  given  = { salary = 30000 },
  -- (30,000 - 12,579) x 20 % and (30,000 - 12,570) x 8 %
  expect = {
    paye_deducted = 3484.20, employee_ni_of_year = 1394.40, take_home_pay_of_year = 25121.40,
    take_home_pay_of_month = 2093.45,
  },
  source = "By hand from SI 2003/2682 regs. 8, 23; SSCBA 1992 s. 8",
}
