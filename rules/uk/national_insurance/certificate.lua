-- What the certificate P60 shows: pay after pension contributions that are deducted before tax; and of National
-- Insurance, of pay as it is told by months, else in twelve equal ones, the columns of each month added up.

local contributions = require "national_insurance.contributions"
local jobs = require "jobs"

jobs.each("certificate_pay", { source = "SI 2003/2682 regs. 3, 67; ITEPA 2003 s. 62" })(function(job)
  return max(0, job.pay_of_job - job.pension_of_job)
end)

local function over_months(name, of)
  jobs.each(name, {
    source = "SI 2003/2682 reg. 67; SI 2001/1004 Sch. 4; HMRC NIM11032, NIM11039", to = "2027-04-05",
  })(function(job, law, case)
    local total, pay_in = 0, contributions.pay_by_months(job, case)
    for month in months(case) do total = total + of(pay_in(month), law.on(month.first), job, case, law) end
    return round(total, 0.01)
  end)
end

local function slice(pay, from, upto) return max(0, min(pay, upto) - from) end

-- Where pay reaches the lower limit, that is the first column, and the second goes on from it.
over_months("certificate_at_lower_limit", function(pay, figures)
  local lower = figures.lower_earnings_limit.month
  return pay >= lower and lower or 0
end)

over_months("certificate_to_primary_threshold", function(pay, figures)
  return slice(pay, figures.lower_earnings_limit.month, figures.primary_threshold.month)
end)

over_months("certificate_to_upper_limit", function(pay, figures)
  return slice(pay, figures.primary_threshold.month, figures.upper_earnings_limit.month)
end)

over_months("certificate_contributions", function(pay, figures, job, case, law)
  return contributions.employee(
    pay, figures.primary_threshold.month, figures.upper_earnings_limit.month,
    contributions.employee_rates(job.job_category, case, law, figures.class_1_employee_rates))
end)

-- Pay of the year; at the limits of a month, and a penny below and above.
for _, row in ipairs {
  { 2025, 36000, 6504, 6072, 23424, 1873.92, "542, 506 and 1,952 a month; 156.16" },
  { 2025, 6503.88, 0, 0, 0, 0, "541.99 a month" },
  { 2025, 6504, 6504, 0, 0, 0, "542 a month" },
  { 2025, 12576.12, 6504, 6072, 0.12, 0, "1,048.01 a month" },
  { 2025, 60000, 6504, 6072, 37692, 3210, "542, 506 and 3,141 a month; 251.28 + 811 x 2 % = 267.50" },
  { 2022, 36000, 6396, 5505, 24099, 3071.11,
    "533; 3 x 290 and 9 x 515; 3 x 2,177 (288.45), 4 x 1,952 (258.64) and 5 x 1,952 (234.24)" },
} do
  local year, pay, at_lower, to_primary, to_upper, taken, how = table.unpack(row)
  example("The P60 of " .. pay .. " in " .. year) {
    year   = year,
    given  = { salary = pay },
    expect = {
      certificate_at_lower_limit = at_lower, certificate_to_primary_threshold = to_primary,
      certificate_to_upper_limit = to_upper, certificate_contributions = taken,
    },
    source = "By hand from HMRC NIM11032, NIM11039; SI 2001/1004 regs. 10 to 12: " .. how,
  }
end

example "The P60 of half a year" {
  year   = 2025,
  given  = { employment_income = "5000/month from October" },
  -- Six months of 542, 506 and 3,141; 251.28 + 811 x 2 % = 267.50 in each
  expect = {
    certificate_at_lower_limit = 3252, certificate_to_primary_threshold = 3036, certificate_to_upper_limit = 18846,
    certificate_contributions = 1605,
  },
  source = "By hand from HMRC NIM11032, NIM11039; SI 2001/1004 regs. 3, 10 to 12",
}
