-- National Insurance of each job, which goes by each employer alone (SSCBA 1992 s. 6(4)), of even pay of a whole
-- year unless that of the first is told by months.
-- What the several take together is held against the annual maximum.

local contributions = require "national_insurance.contributions"
local jobs = require "jobs"

local section = "Several jobs"
local source  = "SSCBA 1992 ss. 6(4), 8"
local of_job  = { section = section, source = source .. "; SI 2001/1004 regs. 12, 21", to = "2027-04-05" }

jobs.each("job_earnings_at_main_rate", of_job)(contributions.earnings_at_main_rate)
jobs.each("job_earnings_above_limit", of_job)(contributions.earnings_above_limit)

-- The sums of all jobs, as the first and those that are told make them up; else they must be given.
local function of_all_jobs(name, ask, compute)
  rule(name) {
    section = section, source = "SI 2001/1004 reg. 21(3)", type = money, per = "year", min = 0, to = "2027-04-05",
    ask     = ask, ask_if = function() return false end,
    compute = function(case)
      if case.other_jobs == 0 then return nil end   -- must be given
      return compute(case)
    end,
  }
end

of_all_jobs("earnings_at_main_rate_of_all_jobs",
  "What did all jobs of {year} pay between primary threshold and upper earnings limit?", function(case)
    return case.job_earnings_at_main_rate + sum(case.other_job, "job_earnings_at_main_rate")
  end)

of_all_jobs("earnings_above_limit_of_all_jobs", "What did all jobs of {year} pay above the upper earnings limit?",
  function(case)
    return case.job_earnings_above_limit + sum(case.other_job, "job_earnings_above_limit")
  end)

of_all_jobs("class_1_of_all_jobs", "How much National Insurance did all jobs of {year} take?", function(case)
  return case.employee_ni_of_year + case.contributions_of_other_jobs
end)

rule "contributions_of_other_jobs" {
  section = section,
  source  = source,
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case) return sum(case.other_job, "employee_ni_of_year") end,
}

example "Two jobs of 50,000, the second told" {
  year   = 2024,
  given  = { employment_income = 100000, other_jobs = 1, ["other_job.1.job_pay"] = 50000 },
  -- 37,430 x 8 % in each; at most 38,425 x 8 % + 36,435 x 2 %
  expect = {
    pay_of_other_jobs = 50000, employee_ni_of_year = 2994.40, ["other_job.1.employee_ni_of_year"] = 2994.40,
    class_1_of_all_jobs = 5988.80, earnings_at_main_rate_of_all_jobs = 74860, class_1_maximum = 3802.70,
    class_1_refund = 2186.10,
    -- 100,000 less tax of 27,432 and contributions, which come back on a claim
    net_income = 66579.20,
  },
  source = "By hand from SSCBA 1992 ss. 6(4), 8; SI 2001/1004 reg. 21(3); ITA 2007 s. 10",
}

example "Three jobs, one beyond the limit, one below the threshold" {
  year   = 2025,
  given  = {
    employment_income = 90000, other_jobs = 2, ["other_job.1.job_pay"] = 60000, ["other_job.2.job_pay"] = 10000,
  },
  -- 7,430 x 8 %; 37,700 x 8 % + 9,730 x 2 %; nothing
  expect = {
    employee_ni_of_year = 594.40, ["other_job.1.employee_ni_of_year"] = 3210.60,
    ["other_job.2.employee_ni_of_year"] = 0, ["other_job.1.job_earnings_above_limit"] = 9730,
    earnings_above_limit_of_all_jobs = 9730, class_1_of_all_jobs = 3805, class_1_maximum = 3402.70,
    class_1_refund = 402.30,
  },
  source = "By hand from SSCBA 1992 ss. 6(4), 8; SI 2001/1004 reg. 21(3): 38,425 x 8 %, 6,705 and 9,730 x 2 %",
}

example "Two jobs of 2022/23, by the months" {
  year   = 2022,
  given  = { employment_income = 72216, other_jobs = 1, ["other_job.1.job_pay"] = 36108 },
  -- 3 x 2,186 at 13.25 %, 4 x 1,961 at 13.25 % and 5 x 1,961 at 12 % in each
  expect = {
    ["other_job.1.employee_ni_of_year"] = 3084.84, ["other_job.1.job_earnings_at_main_rate"] = 24207,
    class_1_of_all_jobs = 6169.68, class_1_maximum = 5233.10, class_1_refund = 936.58,
  },
  source = "By hand from SI 2001/1004 reg. 21(3) with HSCL (Repeal) Act 2022 Sch. para. 6: 39,114 x 12.73 % and "
    .. "9,300 x 2.73 %",
}
