-- The annual maximum of class 1 of who had several jobs, or a job and a trade that owes class 2: what was taken beyond
-- it comes back on a claim. Each job takes its contributions alone: the sums are those of the jobs told one by one, or
-- are given.

local section = "Several jobs"

parameter "weeks_of_annual_maximum" {
  source = "SI 2001/1004 reg. 21(3), step 1",
  type   = number,
  until_changed = true,
  since  = { ["2015-04-06"] = 53 },
}

rule "class_1_maximum" {
  section = section,
  source  = "SI 2001/1004 reg. 21(3), steps 1 to 8; HSCL (Repeal) Act 2022 Sch. para. 6; NIC (Reduction in Rates) Act "
    .. "2023 Sch. para. 2; HMRC NIM01251, NIM01279",
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case, law)
    local first_day, of_year = law.on(date(case.year, 4, 6)), law.class_1_of_the_year
    local rates = of_year.employee_rates or first_day.class_1_employee_rates
    -- Where the threshold changed within the year, a 52nd of that of the whole year: 229 a week of 2022/23.
    local threshold = of_year.primary_threshold and of_year.primary_threshold / 52 or first_day.primary_threshold.week
    local whole = (first_day.upper_earnings_limit.week - threshold) * law.weeks_of_annual_maximum
    local beyond = max(0, case.earnings_at_main_rate_of_all_jobs - whole) + case.earnings_above_limit_of_all_jobs
    return round(whole * rates.main + beyond * rates.upper, 0.01)
  end,
}

rule "class_1_refund" {
  section = section,
  source  = "SI 2001/1004 regs. 21, 52A",
  type    = money, per = "once",
  to      = "2027-04-05",
  compute = function(case) return max(0, case.class_1_of_all_jobs - case.class_1_maximum) end,
}

-- Year, earnings at the main rate and above, what was taken, maximum.
for _, row in ipairs {
  { 2022, 76176, 0, 6500, 5991, "NIM01279: two jobs of 50,000 (39,114 x 12.73 % and 37,062 x 2.73 %)" },
  { 2023, 74860, 0, 6500, 5147.58, "NIM01279A: two jobs of 50,000 (38,425 x 11.5 % and 36,435 x 2 %)" },
  { 2024, 75400, 2660, 6085.20, 3866.70, "NIM01272: R Drake, two jobs (37,700 x 8 % and 1,330 x 2 % in each)" },
  { 2021, 52872, 0, 6344.64, 5207.34, "NIM01275: A Stark, two jobs and a trade (52,872 x 12 %)" },
  { 2021, 33814, 28622, 4630.12, 5552.32, "NIM01276: J Spencer, a job and a trade (33,814 x 12 % + 28,622 x 2 %)" },
  { 2021, 3328, 0, 399.36, 4979.88, "NIM01277: P Parker, four jobs (3,328 x 12 %)" },
} do
  local year, main, above, taken, most, source = table.unpack(row)
  example("Annual maximum of " .. year .. " with " .. main .. " at the main rate") {
    year   = year,
    given  = {
      earnings_at_main_rate_of_all_jobs = main, earnings_above_limit_of_all_jobs = above, class_1_of_all_jobs = taken,
    },
    expect = { class_1_maximum = most, class_1_refund = max(0, taken - most) },
    source = "HMRC, National Insurance Manual " .. source,
  }
end

-- At the weeks of the maximum of 2025/26, 725 x 53 = 38,425, and beyond it, by less and more than a penny's half, by a
-- pound.
for _, row in ipairs { { 38425, 3074 }, { 38425.20, 3074 }, { 38425.30, 3074.01 }, { 38426, 3074.02 }, { 0, 3074 } } do
  local main, most = table.unpack(row)
  example("Annual maximum of 2025 with " .. main .. " at the main rate") {
    year   = 2025,
    given  = {
      earnings_at_main_rate_of_all_jobs = main, earnings_above_limit_of_all_jobs = 0, class_1_of_all_jobs = 4000,
    },
    expect = { class_1_maximum = most, class_1_refund = 4000 - most },
    source = "By hand from SI 2001/1004 reg. 21(3): (967 - 242) x 53 x 8 %",
  }
end
