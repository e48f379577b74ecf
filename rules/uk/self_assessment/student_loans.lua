-- Student loans on the income of a return.

local thresholds = require "student_loans.thresholds"

parameter "unearned_income_disregarded" {
  source = "SI 2009/470 reg. 29(4)(c)",
  note   = "One pound more, and all of it counts.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = 2000 },
}

-- All but pay and profits. Tax advisers count pensions and benefits so: a caveat says it where it matters.
local function unearned_income(case)
  return floor(case.property_income) + case.taxed_interest + case.dividends_before_tax + floor(case.pension_income)
    + floor(case.other_income) + floor(case.trust_income) + floor(case.foreign_other_income)
    + floor(case.life_policy_gains) + case.holiday_let_income
end

rule "student_loan_income" {
  section = "Student loans",
  source  = "SI 2009/470 reg. 29(4); ITA 2007 ss. 23, 83(2), 118(2)",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    -- Total income of step 1: losses of earlier years are only deducted in step 2.
    local losses = case.trading_losses_used + case.partnership_losses_used
    local losses_of_letting = floor(case.property_income + case.property_losses_used) - floor(case.property_income)
      + case.holiday_let_losses_used
    local unearned = unearned_income(case) + losses_of_letting
    local income = case.total_income - case.lump_sum_taxed + losses + losses_of_letting
    local counted = unearned > law.unearned_income_disregarded and income or income - unearned
    return max(0, counted - ceil(case.benefits_in_kind + case.benefits_beside_pay) - case.grossed_pension_contributions)
  end,
}

local function repays(case)
  return case.student_loan_plan_1 or case.student_loan_plan_2 or case.student_loan_plan_4 or case.student_loan_plan_5
    or case.student_loan_postgraduate
end

input "student_loans_taken_from_pay" {
  type     = money, per = "year",
  min      = 0,
  section  = "Student loans",
  source   = "SI 2009/470 reg. 42",
  ask_if   = function(case) return case.employment_income > 0 end,
  estimate = function(case)
    return case.student_loans_of_year + sum(case.other_job, "student_loans_of_year")
  end,
}

rule "student_loans_deducted" {
  section = "Student loans",
  source  = "SI 2009/470 reg. 42",
  type    = money, per = "year",
  min     = 0,
  compute = function(case)
    return case.employment_income > 0 and repays(case) and case.student_loans_taken_from_pay or 0
  end,
}

local function of(income, threshold, rate)
  return threshold and floor(max(0, income - threshold) * rate) or 0
end

rule "student_loans_due" {
  section = "Student loans",
  source  = "SI 2009/470 reg. 29(1)(b), (3), (5A)",
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

example "Losses of earlier years do not lower the income that bears loans" {
  year   = 2024,
  given  = {
    trading_receipts = 40000, trading_expenses = 6000, trading_losses_brought_forward = 5000, property_receipts = 9000,
    property_expenses = 2000, property_losses_brought_forward = 6000, plan_2 = true,
  },
  expect = { student_loan_income = 41000, student_loans_due = 1233 },
  source = "By hand from SI 2009/470 reg. 29(4), ITA 2007 ss. 83(2), 118(2): total income of step 1 is 34,000 and "
    .. "7,000, and losses are deducted in step 2; 9 % of 13,705",
}

example "A pension is unearned income, which counts whole above 2,000" {
  year   = 2023,
  given  = {
    employment_income = 27000, pension_income = 4000, trading_profit = 2500, plan_2 = true, student_loans_deducted = 0,
    class_1_paid_at_main_rate = 0,
  },
  expect = { student_loan_income = 33500, student_loans_due = 558 },
  source = "AJN Accountants, Student loans, property and pensions, 25 July 2023 (Adam: 9 % of 6,205)",
}

example "A state pension and a little interest" {
  year   = 2024,
  given  = {
    employment_income = 20000, state_pension = 11502, interest = 10, plan_1 = true, student_loans_deducted = 0,
  },
  expect = { student_loan_income = 31512, student_loans_due = 586 },
  source = "By hand from SI 2009/470 reg. 29(3), (4): 31,512 - 24,990 = 6,522, x 9 %",
}

example "A pension of 2,000 does not count" {
  year   = 2024,
  given  = { employment_income = 25000, pension_income = 2000, plan_1 = true, student_loans_deducted = 0 },
  expect = { student_loan_income = 25000, student_loans_due = 0 },
  source = "By hand from SI 2009/470 reg. 29(4)(c)",
}

example "A pound more of pension counts whole" {
  year   = 2024,
  given  = { employment_income = 25000, pension_income = 2001, plan_1 = true, student_loans_deducted = 0 },
  expect = { student_loan_income = 27001, student_loans_due = 180 },
  source = "By hand from SI 2009/470 reg. 29(4)(c): 27,001 - 24,990 = 2,011, x 9 %",
}
