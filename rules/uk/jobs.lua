-- Jobs: the one whose payslip is looked at, which is the taxpayer's, and those told one by one besides it. Each has its
-- own pay, tax code and National Insurance letter, and is taken alone (SSCBA 1992 s. 6(4); SI 2003/2682 reg. 23).

local inputs = require "national_insurance.inputs"

local section = "Several jobs"
local source  = "SSCBA 1992 ss. 6(4), 8"

input "other_jobs" {
  section = section,
  source  = source,
  type    = count(9),
  default = 0,
  ask_if  = function(case) return case.employment_income > 0 end,
}

thing "other_job" {
  section = section,
  source  = source,
  at_most = 9,
  counted_by = "other_jobs",
}

input "job_pay" { of = "other_job", source = source, type = money, per = "year", min = 0 }

input "job_pension" {
  of = "other_job", source = "FA 2004 s. 193; SI 2003/2682 reg. 3", type = money, per = "year", min = 0, default = 0,
}

rule "pay_of_other_jobs" {
  section = "Payroll",
  source  = "SSCBA 1992 s. 6(4); SI 2003/2682 reg. 23",
  type    = money, per = "year",
  min     = 0,
  ask_if  = function(case) return case.employment_income > 0 end,
  compute = function(case) return sum(case.other_job, "job_pay") end,
}

check "other_jobs_told_twice" {
  holds   = function(case)
    return case.other_jobs == 0 or eq(case.pay_of_other_jobs, sum(case.other_job, "job_pay"))
  end,
  message = "{pay_of_other_jobs.label} ({pay_of_other_jobs}) is not what the other jobs pay that are told one by one: "
    .. "leave it out.",
  grade   = "impossible",
}

check "pension_of_other_jobs" {
  holds   = function(case)
    return case.other_jobs == 0 or sum(case.other_job, "job_pension") <= case.pension_net_pay
  end,
  message = "Pension contributions of the other jobs are part of all that are deducted ({pension_net_pay}), and more.",
  grade   = "impossible",
  source  = "FA 2004 s. 193",
}

local jobs = { of = { "taxpayer", "other_job" } }

-- A yearly amount of each job.
function jobs.each(name, of)
  return function(compute)
    rule(name) {
      of = jobs.of, section = of.section or "Payroll", source = of.source, type = money, per = "year", to = of.to,
      compute = compute,
    }
  end
end

rule "payroll_pay" {
  section = "Payroll",
  source  = "SI 2003/2682 reg. 4; SSCBA 1992 s. 3",
  type    = money, per = "year",
  min     = 0,
  compute = function(case)
    local others = case.pay_of_other_jobs - case.pay_given_up_in_other_jobs
    return max(0, case.pay_of_employments - case.benefits_in_kind - others)
  end,
}

jobs.each("pay_of_job", { source = "SI 2003/2682 reg. 4; SSCBA 1992 s. 3" })(function(job, _, case)
  if job.kind == "other_job" then return max(0, job.job_pay - job.job_pay_given_up) end
  return case.payroll_pay
end)

jobs.each("pension_of_job", { source = "SI 2003/2682 reg. 3; FA 2004 s. 193" })(function(job, _, case)
  if job.kind == "other_job" then return job.job_pension end
  return max(0, case.pension_net_pay - sum(case.other_job, "job_pension"))
end)

rule "job_category" {
  of      = jobs.of,
  section = section,
  source  = "SSCBA 1992 ss. 8, 9, 9A, 9B; SI 2001/1004 reg. 84",
  type    = inputs.categories,
  compute = function(_, _, case) return case.ni_category end,
}

return jobs
