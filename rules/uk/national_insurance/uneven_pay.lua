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
