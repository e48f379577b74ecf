-- Contributions by the law as it was known before an Act changed it, by hand: 5,000 a month.

local function known(day, pay_day, category, employee, employer, year)
  example("5,000 a month on " .. pay_day .. ", category " .. category .. ", as known on " .. day) {
    year   = year,
    known  = day,
    given  = { period_pay = 5000, pay_period = "month", pay_day = pay_day, ni_category = category },
    expect = { employee_ni = employee, employer_ni = employer },
    source = "By hand from SSCBA 1992 ss. 8, 9 in the version of that day",
  }
end

-- (4,189 - 823) x 13.25 % + 811 x 3.25 % = 472.3525; (5,000 - 758) x 15.05 % = 638.421
known("2022-06-30", "2022-06-15", "A", 472.35, 638.42, 2022)
known("2022-06-30", "2022-06-15", "B", 265.34, 638.42, 2022)
-- Before the Act of 25 October 2022 the rates were to last: (4,189 - 1,048) x 13.25 % + 811 x 3.25 % = 442.54
known("2022-06-30", "2022-12-15", "A", 442.54, 638.42, 2022)
known("2022-06-30", "2022-12-15", "B", 249.37, 638.42, 2022)
-- Before the Act of 18 December 2023: 3,141 x 12 % + 811 x 2 % = 393.14; 4,242 x 13.8 % = 585.396
known("2023-06-30", "2024-02-15", "A", 393.14, 585.40, 2023)
known("2023-06-30", "2024-02-15", "B", 199.97, 585.40, 2023)
-- Before the Act of 20 March 2024: 3,141 x 10 % + 811 x 2 % = 330.32
known("2024-03-01", "2024-05-15", "A", 330.32, 585.40, 2024)
known("2024-03-01", "2024-05-15", "B", 137.15, 585.40, 2024)

example "Class 4 of 2022/23 before the Act of 25 October 2022" {
  year   = 2022,
  known  = "2022-06-30",
  given  = { trading_profit = 60000 },
  expect = { class_4 = 4248.33 },
  source = "By hand from SSCBA 1992 s. 15: 38,362 x 10.25 % + 9,730 x 3.25 % = 4,248.33",
}

example "A job and a trade: class 4 within the annual maximum" {
  year   = 2015,
  given  = { trading_profit = 30000, class_1_paid_at_main_rate = 2500 },
  -- 34,325 x 9 % + 53 x 2.80 - 52 x 2.80 - 2,500 = 592.05 at 9 %; (21,940 - 592.05 / 9 %) x 2 % = 307.23 more
  expect = { class_4_at_main_rate = 592.05, class_4 = 899.28 },
  source = "By hand from SI 2001/1004 reg. 100(3), as HMRC NIM24187 has it for 2012/13",
}

-- 37,700 x 8 % are more than the annual maximum of 37,700 x 6 %: 27,430 x 2 %.
example "A job and a trade: class 1 is estimated for one job" {
  year   = 2025,
  given  = { salary = 60000, trading_profit = 40000, class_1_paid_at_main_rate = 3016 },
  expect = { class_1_of_one_job_at_main_rate = 3016, class_4 = 548.60 },
  source = "By hand from SSCBA 1992 ss. 8, 15; SI 2001/1004 reg. 100(3)",
}

-- 3 x 3,366 x 13.25 % + 4 x 3,141 x 13.25 % + 5 x 3,141 x 12 %; 28,092 x 2.73 %.
example "A job and a trade: class 1 is estimated month by month where figures changed" {
  year   = 2022,
  given  = { salary = 60000, trading_profit = 40000, class_1_paid_at_main_rate = 4887.32 },
  expect = { class_1_of_one_job_at_main_rate = 4887.32, class_4 = 766.91 },
  source = "By hand from SSCBA 1992 ss. 8, 15; SI 2001/1004 reg. 100(3)",
}

-- 15,000 - 12,570 at 8 %: with 1,645.80 within 37,700 x 6 %.
example "A job and a trade that stay within the annual maximum" {
  year   = 2025,
  given  = { salary = 15000, trading_profit = 40000, class_1_paid_at_main_rate = 194.40 },
  expect = { class_4_maximum = 2262, class_4 = 1645.80 },
  source = "By hand from SSCBA 1992 ss. 8, 15; SI 2001/1004 reg. 100(3)",
}

example "Thresholds of four weeks" {
  year   = 2023,
  given  = { period_pay = 1000, pay_period = "four_weeks", pay_day = "2023-05-05" },
  expect = { employee_threshold = 967, employee_limit = 3867, employer_limit = 700, employee_ni = 3.96 },
  source = "By hand from SI 2001/1004 reg. 11: 12,570 x 4 / 52 = 966.92, 50,270 x 4 / 52 = 3,866.92, rounded up",
}

example "Published thresholds of two weeks, 2025/26" {
  year   = 2025,
  given  = { period_pay = 1000, pay_period = "fortnight", pay_day = "2025-05-09" },
  expect = { employee_threshold = 484, employee_limit = 1934, employer_limit = 193 },
  source = "Moorepay, National Insurance Rates and Earnings Limits 2025-26",
}

example "Published thresholds of four weeks, 2025/26" {
  year   = 2025,
  given  = { period_pay = 1000, pay_period = "four_weeks", pay_day = "2025-05-09" },
  expect = { employee_threshold = 967, employee_limit = 3867, employer_limit = 385 },
  source = "Moorepay, National Insurance Rates and Earnings Limits 2025-26",
}

example "A director of 42 weeks in 2023/24, in which only the rate changed" {
  year   = 2023,
  given  = { director = true, director_weeks = 42, period_pay = 50000, pay_period = "year" },
  expect = { employee_threshold = 10153, employer_limit = 7350, employer_ni = 5885.70 },
  source = "Sage, Directors' National Insurance, pro rata cumulative method, 19 June 2023 (threshold); by hand from SI "
    .. "2001/1004 regs. 8, 11: 9,100 x 42 / 52 = 7,350, (50,000 - 7,350) x 13.8 %",
}

example "Over state pension age since the tax year began: nothing is taken from pay" {
  year   = 2025,
  given  = { salary = 30000, trading_profit = 20000, over_state_pension_age_at_start = true },
  expect = { employee_ni_annual = 0, employer_ni_annual = 3750, class_4 = 0 },
  source = "By hand from SSCBA 1992 ss. 6(3), 9; SI 2001/1004 reg. 91: (30,000 - 5,000) x 15 %",
}

example "A director's threshold of 2022/23 before the Act of 25 October 2022" {
  year   = 2022,
  known  = "2022-06-30",
  given  = { director = true, period_pay = 20000, pay_period = "year" },
  -- (20,000 - 11,908) x 13.25 % = 1,072.19
  expect = { employee_threshold = 11908, employee_ni = 1072.19 },
  source = "By hand from NIC (Increase of Thresholds) Act 2022 s. 4; SSCBA 1992 s. 8 as it stood",
}

-- HMRC's test data of April 2023, before the Act of 18 December 2023: 52,000 of a director of the whole year, 48,000 of
-- one of 48 weeks.
for weeks, of in pairs { [52] = { 52000, "A", 4558.60, 5920.20 }, [48] = { 48000, "M", 4207.92, 220.25 } } do
  local pay, category, employee, employer = table.unpack(of)
  example("Director of " .. weeks .. " weeks of 2023/24, as known in April 2023") {
    year   = 2023,
    known  = "2023-06-30",
    given  = {
      period_pay = pay, pay_period = "year", pay_day = "2024-03-31", ni_category = category, director = true,
      director_weeks = weeks,
    },
    expect = { employee_ni = employee, employer_ni = employer },
    source = "HMRC test data for payroll software, directors 2023/24, in github.com/payetools/Payetools-ts@04c9ba8",
  }
end
