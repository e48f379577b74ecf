-- Auto-enrolment: the employee's contribution to MyFutureFund. No tax relief; it is no tax, but comes off net pay.

local ages = require "ages"

parameter "auto_enrolment" {
  label  = "Employee's contribution to auto-enrolment, and who is enrolled",
  source = "Automatic Enrolment Retirement Savings System Act 2024; Littler, Auto-enrolment scheme and minimum "
    .. "contribution rates now in effect; Parfrey Murphy, My Future Fund",
  since  = {
    ["2026-01-01"] = { rate = 0.015, earnings_to = 80000, least_earnings = 20000, age_from = 23, age_to = 60 },
  },
}

local function contribution(law, age, pay, own_pension)
  local terms = law.auto_enrolment
  if pay < terms.least_earnings or own_pension > 0 then return 0 end
  local known = ages.known(age)
  if known < terms.age_from or known > terms.age_to then return 0 end
  return round(min(pay, terms.earnings_to) * terms.rate, 0.01)
end

rule "auto_enrolment_contribution" {
  label   = "Employee's contribution to auto-enrolment",
  help    = "Of an employee aged 23 to 60 with pay of 20,000 or more and no pension contributions.",
  source  = "Automatic Enrolment Retirement Savings System Act 2024",
  type    = money,
  from    = "2026-01-01",
  compute = function(case, law)
    return contribution(law, case.age, case.salary, case.pension_contribution + case.avc)
  end,
}

rule "spouse_auto_enrolment_contribution" {
  label   = "Spouse's contribution to auto-enrolment",
  source  = "Automatic Enrolment Retirement Savings System Act 2024",
  type    = money,
  from    = "2026-01-01",
  compute = function(case, law)
    if not case.is_couple then return 0 end
    return contribution(law, case.spouse_age, case.spouse_salary, case.spouse_pension_contribution + case.spouse_avc)
  end,
}

-- What comes off net pay: the contribution of who is enrolled.
for _, prefix in ipairs { "", "spouse_" } do
  local label = prefix == "" and "Auto-enrolment taken from your pay" or "Auto-enrolment taken from the spouse's pay"
  local contributed, enrolled = prefix .. "auto_enrolment_contribution", prefix .. "auto_enrolled"

  rule(prefix .. "auto_enrolment_paid") {
    label   = label,
    source  = "None before the Automatic Enrolment Retirement Savings System Act 2024",
    type    = money,
    to      = "2025-12-31",
    compute = function() return 0 end,
  }

  rule(prefix .. "auto_enrolment_paid") {
    label   = label,
    source  = "Automatic Enrolment Retirement Savings System Act 2024",
    type    = money,
    from    = "2026-01-01",
    compute = function(case) return case[enrolled] and case[contributed] or 0 end,
  }
end
