-- Class 1 on one payment of wages.

local contributions = require "national_insurance.contributions"
local period = require "national_insurance.earnings_period"

rule "class_1_pay" {
  source  = "SSCBA 1992 s. 6; SI 2001/1004 regs. 2 to 8",
  type    = money, per = "varies",
  compute = function(case)
    if case.class_1_goes_by_earlier_payments then return case.earnings_before + case.period_pay end
    return case.period_pay
  end,
}

rule "employee_threshold" {
  source  = "SI 2001/1004 regs. 8, 11",
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case, law) return period.primary_threshold(case, law) end,
}

rule "employee_limit" {
  source  = "SI 2001/1004 regs. 8, 11",
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case, law) return period.amount(case, law.upper_earnings_limit) end,
}

rule "employee_rate" {
  source  = "SSCBA 1992 ss. 8, 19(4)",
  private = true,
  type    = rate,
  compute = function(case, law)
    return (contributions.employee_rates(case.ni_category, case, law, period.employee_rates(case, law)))
  end,
}

rule "employee_rate_above_limit" {
  source  = "SSCBA 1992 s. 8",
  private = true,
  type    = rate,
  compute = function(case, law)
    local _, upper = contributions.employee_rates(case.ni_category, case, law, period.employee_rates(case, law))
    return upper
  end,
}

rule "employee_ni" {
  source  = "SSCBA 1992 s. 8; SI 2001/1004 regs. 8, 12",
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case)
    local due = contributions.employee(
      case.class_1_pay, case.employee_threshold, case.employee_limit, case.employee_rate,
      case.employee_rate_above_limit)
    if case.class_1_goes_by_earlier_payments then due = due - case.employee_ni_before end
    return due
  end,
}

rule "employer_limit" {
  source  = "SSCBA 1992 ss. 9, 9A, 9B; NICA 2022 ss. 1 to 7; SI 2001/1004 regs. 8, 11",
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case, law) return period.amount(case, contributions.employer_limit(case, law)) end,
}

rule "employer_rate" {
  source  = "SSCBA 1992 s. 9",
  private = true,
  type    = rate,
  compute = function(case, law)
    return contributions.employer_rate(case, law, period.employer_rate(case, law))
  end,
}

rule "employer_ni" {
  source  = "SSCBA 1992 s. 9; SI 2001/1004 regs. 8, 12",
  type    = money, per = "varies",
  to      = "2027-04-05",
  compute = function(case)
    local due = contributions.employer(case.class_1_pay, case.employer_limit, case.employer_rate)
    if case.class_1_goes_by_earlier_payments then due = due - case.employer_ni_before end
    return due
  end,
}
