-- What a year's pay bears under a tax code, as HMRC's estimators reckon it: on the year, without rounding taxable pay
-- down.

local codes = require "paye.codes"
local jobs = require "jobs"
local slices = require "lib.bands"
local rates = require "paye.rates"
local contributions = require "national_insurance.contributions"

parameter "paye_limit" {
  source = "SI 2003/2682 reg. 2(1), \"overriding limit\", as substituted by SI 2014/2689 reg. 3; regs. 23(5), 28(5)",
  note   = "Of a relevant payment (reg. 4), which is one of net PAYE income: pay less pension contributions under net "
    .. "pay arrangements and payroll giving (reg. 3). Before 2015/16 for K codes only.",
  type   = rate,
  until_changed = true,
  since  = { ["2015-04-06"] = 0.50 },
}

-- What follows is of each job by its own code.
local function of_each_job(name, source, compute) jobs.each(name, { source = source })(compute) end

of_each_job("taxable_pay", "SI 2003/2682 reg. 23", function(job)
  return max(0, job.pay_of_job - job.pension_of_job - job.free_pay) + job.additional_pay
end)

of_each_job("paye_income_tax", "SI 2003/2682 reg. 23; HMRC estimate of PAYE", function(job, law, case)
  codes.check_prefix(job, case)
  if codes.takes_no_tax(job) then return 0 end
  local list, above_basic = rates.bands(case, law), codes.above_basic(job)
  if above_basic then return round(job.taxable_pay * rates.single(list, above_basic), 0.01) end
  return round(slices.tax(list, job.taxable_pay), 0.01)
end)

of_each_job("paye_limit_of_pay", "SI 2003/2682 regs. 2(1), 3, 4, 23(5)", function(job, law)
  return floor(max(0, job.pay_of_job - job.pension_of_job) * law.paye_limit, 0.01)
end)

of_each_job("paye_deducted", "SI 2003/2682 reg. 23", function(job)
  return min(job.paye_income_tax, job.paye_limit_of_pay)
end)

rule "paye_of_all_jobs" {
  section = "Several jobs",
  source  = "SI 2003/2682 reg. 23",
  type    = money, per = "year",
  compute = function(case) return case.paye_deducted + sum(case.other_job, "paye_deducted") end,
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
      contributions.employee_rates(case.ni_category, case, law, of_day.class_1_employee_rates))
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

-- The threshold and the limit of a director's year, by its weeks.
local function of_director(name, of_year)
  rule(name) {
    section = "Payroll", source = "SI 2001/1004 regs. 8, 11", private = true, type = money, per = "year",
    to = "2027-04-05",
    compute = function(case, law)
      return contributions.of_weeks({ year = of_year(case, law) }, case.director_weeks)
    end,
  }
end

of_director("director_threshold", function(case, law)
  return law.class_1_of_the_year.primary_threshold or law.on(date(case.year, 4, 6)).primary_threshold.year
end)

of_director("director_limit", function(case, law) return law.on(date(case.year, 4, 6)).upper_earnings_limit.year end)

-- Thresholds and rates change with a tax month, so all days of payment in one have the same. What is taken as if the
-- year were one period may go by another day's figures, for the job that is looked at.
jobs.each("employee_ni_of_year", { source = "SSCBA 1992 ss. 6, 8; SI 2001/1004 regs. 8, 12", to = "2027-04-05" })(
  function(job, law, case)
    if case.director and job.kind ~= "other_job" then return contributions.of_director(job, law, case) end
    if job.kind == "other_job" or contributions.changed_within_year(law) or contributions.is_uneven(case) then
      return contributions.of_pay(job, law, case)
    end
    return case.employee_ni_annual
  end)

jobs.each("take_home_pay_of_year", {
  source = "SI 2003/2682 reg. 23; SSCBA 1992 s. 8; SI 2009/470 reg. 44", to = "2027-04-05",
})(function(job)
  return job.pay_of_job - job.pension_of_job - job.paye_deducted - job.employee_ni_of_year - job.student_loans_of_year
end)

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

local two_jobs = {
  salary = 80000, pension_net_pay = 3000, tax_code = "1257L", student_loan_plan_2 = true, other_jobs = 1,
  ["other_job.1.job_pay"] = 30000, ["other_job.1.job_pension"] = 1000,
}

local function two_jobs_with(given)
  for name, value in pairs(two_jobs) do given[name] = value end
  return given
end

example "Two jobs, the second at the code D0" {
  year   = 2025,
  given  = two_jobs_with { ["other_job.1.tax_code"] = "D0" },
  -- 50,000 less 2,000 and 12,579 at 20 %, 37,430 x 8 %, 21,530 x 9 %; 29,000 at 40 %, 17,430 x 8 %, 1,530 x 9 %
  expect = {
    paye_deducted = 7084.20, take_home_pay_of_year = 35984.40, ["other_job.1.paye_deducted"] = 11600,
    ["other_job.1.employee_ni_of_year"] = 1394.40, ["other_job.1.student_loans_of_year"] = 137,
    ["other_job.1.take_home_pay_of_year"] = 15868.60, paye_of_all_jobs = 18684.20,
    -- 77,000 less 12,570: 37,700 x 20 % + 26,730 x 40 %
    income_tax = 18232,
  },
  source = "By hand from SI 2003/2682 regs. 7, 8, 23; SSCBA 1992 s. 8; SI 2009/470 reg. 44; ITA 2007 s. 10",
}

example "Two jobs, the second with deferred contributions and no code" {
  year   = 2025,
  given  = two_jobs_with { ["other_job.1.job_category"] = "J" },
  -- 29,000 at 20 %; 17,430 x 2 %
  expect = {
    ["other_job.1.paye_deducted"] = 5800, ["other_job.1.employee_ni_of_year"] = 348.60, paye_of_all_jobs = 12884.20,
    employee_ni_of_year = 2994.40, class_1_of_all_jobs = 3343,
  },
  source = "By hand from SI 2003/2682 regs. 7, 23, 49; SSCBA 1992 s. 19(4); SI 2001/1004 reg. 84",
}

example "A second job in Scotland, at half of its pay" {
  year   = 2025,
  given  = {
    country = "scotland", salary = 20000, other_jobs = 1, ["other_job.1.job_pay"] = 8000,
    ["other_job.1.tax_code"] = "SK", ["other_job.1.tax_code_number"] = 2000,
  },
  -- 8,000 + 20,009 = 28,009: 2,827 x 19 % + 12,094 x 20 % + 13,088 x 21 %
  expect = {
    paye_deducted = 0, ["other_job.1.additional_pay"] = 20009, ["other_job.1.paye_income_tax"] = 5704.41,
    ["other_job.1.paye_deducted"] = 4000,
  },
  source = "By hand from SI 2003/2682 regs. 2(1), 7, 8, 14, 23",
}
