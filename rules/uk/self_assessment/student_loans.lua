-- Student loans on the income of a return.

local thresholds = require "student_loans.thresholds"

parameter "unearned_income_disregarded" {
  label  = "Unearned income up to which it bears no student loan",
  source = "SI 2009/470 reg. 29(4)(c)",
  note   = "One pound more, and all of it counts.",
  type   = money, per = "year",
  since  = { ["2015-04-06"] = 2000 },
}

input "benefits_in_kind" {
  label   = "Benefits in kind within pay",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Student loans",
  help    = "The part of pay from employments that is a company car and the like: it bears no student loan.",
  source  = "SI 2009/470 reg. 29(4)(e)",
  ask_if  = function(case) return case.employment_income > 0 end,
}

-- Rents, interest and dividends are unearned income. For pensions and other income no source was found: where it
-- matters what they are, the income has to be given.
local function unearned_income(case, disregarded)
  local unearned = floor(case.property_income) + case.taxed_interest + case.dividends_before_tax
  local unsettled = floor(case.pension_income) + floor(case.other_income)
  if unsettled > 0 and unearned <= disregarded and (unearned > 0 or unsettled <= disregarded) then
    error("whether pensions and other income are unearned matters here and is not covered: give student_loan_income")
  end
  return unearned + unsettled
end

rule "student_loan_income" {
  label   = "Income that bears student loans",
  section = "Student loans",
  source  = "SI 2009/470 reg. 29(4)",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    local unearned = unearned_income(case, law.unearned_income_disregarded)
    local counted = unearned > law.unearned_income_disregarded and case.total_income or case.total_income - unearned
    return max(0, counted - ceil(case.benefits_in_kind) - case.grossed_pension_contributions)
  end,
}

input "student_loans_taken_from_pay" {
  label   = "Student loans taken from pay",
  type    = money, per = "year",
  min     = 0,
  section = "Student loans",
  help    = "In the tax year, as payslips and the P60 show. 0 if none were.",
  source  = "SI 2009/470 reg. 42",
  ask_if  = function(case) return case.employment_income > 0 end,
}

rule "student_loans_deducted" {
  label   = "Student loans deducted from pay",
  section = "Student loans",
  source  = "SI 2009/470 reg. 42",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return case.employment_income > 0 and case.student_loans_taken_from_pay or 0 end,
}

local function of(income, threshold, rate)
  return threshold and floor(max(0, income - threshold) * rate) or 0
end

rule "student_loans_due" {
  label   = "Student loans due with the return",
  section = "Student loans",
  source  = "SI 2009/470 reg. 29(3), (5A)",
  type    = money, per = "year",
  compute = function(case, law)
    local plans, postgraduate = thresholds.of_plans(case, law), thresholds.of_postgraduate(case, law)
    if not plans and not postgraduate then return 0 end
    local rates = law.student_loan_rates
    local due = of(case.student_loan_income, plans, rates.plans)
      + of(case.student_loan_income, postgraduate, rates.postgraduate)
    return max(0, due - case.student_loans_deducted)
  end,
}

example "Unearned income not above 2,000" {
  year   = 2016,
  given  = { employment_income = 15000, savings_income = 1990, plan_1 = true, student_loans_deducted = 0 },
  expect = { student_loans_due = 0 },
  source = "HMRC, Collection of Student Loans Manual CSLM16035, example 1",
}

example "Unearned income above 2,000 counts whole" {
  year   = 2016,
  given  = { employment_income = 16000, savings_income = 2100, plan_1 = true, student_loans_deducted = 0 },
  expect = { student_loans_due = 54 },
  source = "HMRC, Collection of Student Loans Manual CSLM16035, example 2",
}
