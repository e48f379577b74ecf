-- Pay that is told by months: each month is an earnings period of its own, so that pay of half a year, or a rise within
-- it, bears other contributions and loan repayments than the same pay spread over twelve months.

local contributions = require "national_insurance.contributions"

caveat "uneven_pay_beside_other_pay" {
  concerns = { "employee_ni_of_year", "student_loans_of_year" },
  when     = function(case)
    return case.payroll_pay < case.employment_income and contributions.is_uneven(case)
  end,
  text     = "Benefits in kind, pay that is given up and the pay of other jobs are taken to be the same share of each "
    .. "month's pay.",
  source   = "SSCBA 1992 s. 6(4); SI 2001/1004 reg. 3; SI 2009/470 reg. 44",
}

caveat "year_as_one_period" {
  concerns = { "employee_ni_annual", "employer_ni_annual" },
  when     = contributions.is_uneven,
  text     = "This is National Insurance on a year of even pay, though the pay is told by months that differ: what is "
    .. "due goes by each month.",
  source   = "SI 2001/1004 reg. 3",
}

example "Employed for the second half of the year" {
  year   = 2025,
  given  = { employment_income = "5000/month from October" },
  -- Six times 3,141 x 8 % and 811 x 2 %; tax as of 30,000 a year
  expect = {
    employment_income = 30000, ["employment_income.september"] = 0, ["employment_income.october"] = 5000,
    employee_ni_of_year = 1605, paye_deducted = 3484.20, take_home_pay_of_year = 24910.80,
  },
  source = "By hand from SSCBA 1992 s. 8; SI 2001/1004 regs. 3, 10, 11: monthly threshold 1,048 and limit 4,189",
}

-- (5,000 - 2,372.50) x 9 % is 236 in each of six months.
example "Loan repayments of half a year" {
  year   = 2025,
  given  = { employment_income = "5000/month from October", student_loan_plan_2 = true },
  expect = { student_loans_of_year = 1416, take_home_pay_of_year = 23494.80 },
  source = "By hand from SI 2009/470 reg. 44: 28,470 a year, a twelfth of it a month",
}

example "A rise in January 2024, when the main rate falls" {
  year   = 2023,
  given  = { employment_income = "3000/month to December, 4000/month from January" },
  -- Nine times 1,952 x 12 % and three times 2,952 x 10 %
  expect = { employment_income = 39000, employee_ni_of_year = 2993.76, class_1_of_one_job_at_main_rate = 2993.76 },
  source = "By hand from SSCBA 1992 s. 8; NIC (Reduction in Rates) Act 2023 s. 1 (from 6 January 2024)",
}

example "Equal months are even pay" {
  year   = 2025,
  given  = { employment_income = "2500/month April to March" },
  expect = { employment_income = 30000, employee_ni_of_year = 1394.40 },
  source = "By hand from SSCBA 1992 s. 8: (30,000 - 12,570) x 8 %",
}

-- Of directors the weeks of the year in which they are one are one period, however pay is spread.
for _, row in ipairs {
  { 2025, "5000/month from October", 52, 1394.40, "17,430 x 8 %" },
  { 2025, "50000", 10, 1386.64, "2,418 and 9,668: 7,250 x 8 % and 40,332 x 2 %" },
  { 2025, "2418", 10, 0, "10 / 52 of 12,570, rounded up" },
  { 2025, "2419", 10, 0.08, "a pound more" },
  { 2025, "9668", 10, 580, "10 / 52 of 50,270, rounded up" },
  { 2025, "9669", 10, 580.02, "a pound more" },
  { 2025, "50000", 51, 2971.92, "12,329 and 49,304: 36,975 x 8 % and 696 x 2 %, less than a year" },
  { 2022, "36000", 52, 3066.91, "24,092 x 12.73 %" },
  { 2023, "36000", 52, 2694.45, "23,430 x 11.5 %" },
} do
  local year, pay, weeks, due, how = table.unpack(row)
  example("A director of " .. weeks .. " weeks of " .. year .. " with pay of " .. pay) {
    year   = year,
    given  = { employment_income = pay, director = true, director_weeks = weeks },
    expect = { employee_ni_of_year = due },
    source = "By hand from SSCBA 1992 s. 8; SI 2001/1004 regs. 8, 11: " .. how,
  }
end
