-- What an employer deducts for student loans from one payment of wages. Each period is taken alone.

local contributions = require "national_insurance.contributions"
local jobs = require "jobs"
local thresholds = require "student_loans.thresholds"

-- The threshold of a period, cut to the penny.
local function of_period(case, threshold)
  if case.pay_period == "month" then return floor(threshold / 12, 0.01) end
  if case.pay_period == "week" then return floor(threshold / 52, 0.01) end
  if case.pay_period == "year" then return threshold end
  error("student loans are covered for pay by the week, month and year: guidance differs for two and four weeks")
end

local function deduction(case, threshold, rate)
  if not threshold then return 0 end
  return floor(max(0, case.period_pay - of_period(case, threshold)) * rate)
end

rule "student_loan" {
  section = "Student loans",
  source  = "SI 2009/470 regs. 44, 46",
  type    = money, per = "varies",
  compute = function(case, law)
    return deduction(case, thresholds.of_plans(case, law), law.student_loan_rates.plans)
  end,
}

rule "postgraduate_loan" {
  section = "Student loans",
  source  = "SI 2009/470 regs. 44, 46; SI 2018/599",
  type    = money, per = "varies",
  compute = function(case, law)
    return deduction(case, thresholds.of_postgraduate(case, law), law.student_loan_rates.postgraduate)
  end,
}

rule "student_loans_of_12_months" {
  section = "Student loans",
  source  = "SI 2009/470 regs. 44, 46",
  type    = money, per = "year",
  compute = function(case)
    if case.pay_period ~= "month" then error("give the pay of a month: pay_period=month") end
    return 12 * (case.student_loan + case.postgraduate_loan)
  end,
}

jobs.each("student_loans_of_year", { section = "Student loans", source = "SI 2009/470 reg. 44" })(
  function(job, law, case)
    local function due(threshold, rate)
      if not threshold then return 0 end
      if not contributions.is_by_months(job, case) then return floor(max(0, job.pay_of_job - threshold) * rate) end
      local of_month, total, pay_in = floor(threshold / 12, 0.01), 0, contributions.pay_by_months(job, case)
      for month in months(case) do total = total + floor(max(0, pay_in(month) - of_month) * rate) end
      return total
    end
    return due(thresholds.of_plans(case, law), law.student_loan_rates.plans)
      + due(thresholds.of_postgraduate(case, law), law.student_loan_rates.postgraduate)
  end)
