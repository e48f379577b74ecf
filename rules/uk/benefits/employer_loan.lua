-- Cheap loans of the employer: interest at the official rate less what was paid. They come on top of
-- `employment_income`; who gives the benefit within that, gives none of these facts.

require "benefits.employer_home"   -- has the official rate

local section = "Loans of the employer"

parameter "employer_loans_free" {
  source = "ITEPA 2003 s. 180(2); FA 2014 s. 22",
  type   = money, per = "once",
  until_changed = true,
  since  = { ["2015-04-06"] = 10000 },
}

input "employer_loans" {
  section = section,
  source  = "ITEPA 2003 ss. 173 to 175",
  type    = count(9),
  default = 0,
  typical = { 0 },
  ask_if  = function() return false end,
}

thing "employer_loan" {
  section = section, source = "ITEPA 2003 ss. 173 to 175", at_most = 9, counted_by = "employer_loans",
}

input "employer_loans_most" {
  section = section, source = "ITEPA 2003 s. 180(1) to (3)", type = money, per = "once", min = 0,
  ask_if  = function(case) return #case.employer_loan > 0 end,
}

input "loan_at_start" { of = "employer_loan", source = "ITEPA 2003 s. 182", type = money, per = "once", min = 0 }

input "loan_at_end" { of = "employer_loan", source = "ITEPA 2003 s. 182", type = money, per = "once", min = 0 }

input "loan_months" { of = "employer_loan", source = "ITEPA 2003 s. 182", type = count(12), default = 12 }

input "loan_interest_paid" {
  of = "employer_loan", source = "ITEPA 2003 s. 175(3)", type = money, per = "year", min = 0, default = 0,
}

input "loan_goes_by_days" {
  of = "employer_loan", source = "ITEPA 2003 s. 183", type = boolean, default = false, typical = { false },
}

input "loan_average_of_days" {
  of = "employer_loan", source = "ITEPA 2003 s. 183(3)", type = money, per = "once", min = 0,
  ask_if = function(loan) return loan.loan_goes_by_days end,
}

check "employer_loans_most_is_the_most" {
  of      = "employer_loan",
  grade   = "impossible",
  holds   = function(loan, _, case)
    return max(loan.loan_at_start, loan.loan_at_end) <= case.employer_loans_most
  end,
  message = "{employer_loans_most.label} ({employer_loans_most}) is less than one of these loans alone.",
  source  = "ITEPA 2003 s. 180",
}

rule "loan_interest_at_official_rate" {
  of      = "employer_loan",
  section = section,
  source  = "ITEPA 2003 ss. 181 to 183; HMRC EIM26215, EIM26235",
  type    = money, per = "year",
  compute = function(loan, law)
    local rate = law.official_rate_of_interest
    if loan.loan_goes_by_days then return floor(loan.loan_average_of_days * rate, 0.01) end
    return floor((loan.loan_at_start + loan.loan_at_end) / 2 * rate * loan.loan_months / 12, 0.01)
  end,
}

rule "loan_benefit" {
  section = section,
  source  = "ITEPA 2003 ss. 175, 180",
  type    = money, per = "year",
  compute = function(case, law)
    if #case.employer_loan == 0 or case.employer_loans_most <= law.employer_loans_free then return 0 end
    return sum(case.employer_loan, function(loan)
      return max(0, loan.loan_interest_at_official_rate - loan.loan_interest_paid)
    end)
  end,
}

-- One loan of 2025/26: at the start, at the end, whole months, interest paid, the most owed, year; benefit.
for _, row in ipairs {
  { 20000, 16000, 4, 0, 20000, 2025, 225, "18,000 x 3.75 % x 4 / 12, as HMRC EIM26221 does it at another rate" },
  { 20000, 16000, 4, 224.99, 20000, 2025, 0.01, "a penny less was paid" },
  { 20000, 16000, 4, 225, 20000, 2025, 0, "as much was paid" },
  { 20000, 16000, 4, 300, 20000, 2025, 0, "more was paid" },
  { 9500, 10100, 12, 100, 10100, 2025, 267.50, "9,800 x 3.75 % less 100, as HMRC EIM26312 does it at another rate" },
  { 9500, 10100, 12, 100, 10100, 2024, 120.50, "9,800 x 2.25 % less 100" },
  { 9500, 10100, 12, 0, 10100, 2022, 196, "9,800 x 2 %" },
  { 9500, 10100, 12, 0, 10100, 2020, 220.50, "9,800 x 2.25 %" },
  { 9500, 10100, 12, 0, 10100, 2019, 245, "9,800 x 2.5 %" },
  { 9500, 10100, 12, 0, 10100, 2015, 294, "9,800 x 3 %" },
  { 10000, 10000, 12, 0, 10000, 2025, 0, "10,000 at all times" },
  { 10000, 10000, 12, 0, 10000.01, 2025, 375, "a penny more on a day: all of it counts" },
  { 10000, 10000, 12, 0, 10000, 2026, 0, "the rate of interest is not needed" },
  { 30000, 30000, 0, 0, 30000, 2025, 0, "not for a whole month" },
  { 12345.67, 0, 7, 0, 12345.67, 2025, 135.03, "6,172.835 x 3.75 % x 7 / 12, cut" },
} do
  local first, last, months, paid, most, year, benefit, how = table.unpack(row)
  example("A loan of the employer of " .. first .. " and " .. last .. ", " .. months .. " months, " .. paid
    .. " paid, at most " .. most .. ", in " .. year) {
    year   = year,
    given  = {
      employment_income = 40000, employer_loans_most = most, ["employer_loan.1.loan_at_start"] = first,
      ["employer_loan.1.loan_at_end"] = last, ["employer_loan.1.loan_months"] = months,
      ["employer_loan.1.loan_interest_paid"] = paid,
    },
    expect = { loan_benefit = benefit, total_income = floor(40000 + benefit) },
    source = "By hand from ITEPA 2003 ss. 175, 180, 182: " .. how,
  }
end

-- HMRC EIM26312 at 3.75 %: 9,500 on 86 days, 8,600 on 92 and 10,100 on 187 are 9,580.55 on the average day.
example "A loan by the days" {
  year   = 2025,
  given  = {
    employment_income = 40000, employer_loans_most = 10100, ["employer_loan.1.loan_at_start"] = 9500,
    ["employer_loan.1.loan_at_end"] = 10100, ["employer_loan.1.loan_goes_by_days"] = true,
    ["employer_loan.1.loan_average_of_days"] = 9580.55, ["employer_loan.1.loan_interest_paid"] = 100,
  },
  expect = { ["employer_loan.1.loan_interest_at_official_rate"] = 359.27, loan_benefit = 259.27 },
  source = "By hand from ITEPA 2003 s. 183, as HMRC EIM26312 does it at 4 %: 9,580.55 x 3.75 %, cut, less 100",
}

-- The excess of interest on the first does not lower the second.
example "Two loans, of which one bears more than the official rate, in tax, contributions and class 1A" {
  year   = 2025,
  given  = {
    employment_income = 40000, employer_loans_most = 28000,
    ["employer_loan.1.loan_at_start"] = 8000, ["employer_loan.1.loan_at_end"] = 8000,
    ["employer_loan.1.loan_interest_paid"] = 500,
    ["employer_loan.2.loan_at_start"] = 20000, ["employer_loan.2.loan_at_end"] = 20000,
  },
  -- 20,000 x 3.75 %; 28,180 x 20 %; 27,430 x 8 %; 750 x 15 %
  expect = { loan_benefit = 750, income_tax = 5636, employee_ni_of_year = 2194.40, class_1a = 112.50 },
  source = "By hand from ITEPA 2003 ss. 175, 180, 182; ITA 2007 s. 10; SSCBA 1992 ss. 8, 10",
}
