-- Auto-enrolment: the employee's contribution to MyFutureFund. No tax relief; it is no tax, but comes off net pay.

local ages = require "ages"

parameter "auto_enrolment" {
  source = "Automatic Enrolment Retirement Savings System Act 2024; Littler, Auto-enrolment scheme and minimum "
    .. "contribution rates now in effect; Parfrey Murphy, My Future Fund",
  type   = record {
    rate = rate, earnings_to = money, least_earnings = money, age_from = count(130), age_to = count(130),
  }, per = "year",
  until_changed = true,
  since  = {
    ["2026-01-01"] = { rate = 0.015, earnings_to = 80000, least_earnings = 20000, age_from = 23, age_to = 60 },
  },
}

local function contribution(person, law)
  local terms = law.auto_enrolment
  return round(min(person.salary, terms.earnings_to) * terms.rate, 0.01)
end

rule "auto_enrolment_contribution" {
  of      = "person",
  source  = "Automatic Enrolment Retirement Savings System Act 2024",
  type    = money, per = "year",
  from    = "2026-01-01",
  compute = function(person, law)
    local terms = law.auto_enrolment
    if person.salary < terms.least_earnings or person.pension_contribution + person.avc > 0 then return 0 end
    local known = ages.known(person.age)
    if known < terms.age_from or known > terms.age_to then return 0 end
    return contribution(person, law)
  end,
  spouse  = { label = "Spouse's contribution to auto-enrolment" },
}

-- What comes off net pay: the contribution of who is enrolled.
local spouse = { label = "Auto-enrolment taken from the spouse's pay" }

rule "auto_enrolment_paid" {
  of      = "person",
  source  = "None before the Automatic Enrolment Retirement Savings System Act 2024",
  type    = money, per = "year",
  to      = "2025-12-31",
  compute = function() return 0 end,
  spouse  = spouse,
}

rule "auto_enrolment_paid" {
  of      = "person",
  source  = "Automatic Enrolment Retirement Savings System Act 2024",
  type    = money, per = "year",
  from    = "2026-01-01",
  compute = function(person, law)
    if not person.auto_enrolled then return 0 end
    return contribution(person, law)
  end,
  spouse  = spouse,
  help = "Who earns less than €20,000, or is not aged 23 to 60, may join, and then pays the same share.",
}

example "An employee of 19,999 who joined" {
  year   = 2026,
  given  = { salary = 19999, birth_date = "1990-01-01", auto_enrolled = true },
  expect = { auto_enrolment_contribution = 0, auto_enrolment_paid = 299.99 },
  source = "Automatic Enrolment Retirement Savings System Act 2024; parfreymurphy.ie, hays.ie, irishtaxhub.ie (1.5 %)",
}

example "Jack, 25, earns 29,432" {
  year   = 2026,
  given  = { salary = 29432, birth_date = "2001-01-01", auto_enrolled = true },
  expect = { auto_enrolment_contribution = 441.48, auto_enrolment_paid = 441.48 },
  source = "Department of Social Protection, MyFutureFund contribution examples for employees, example 1 (1.5 %)",
}
