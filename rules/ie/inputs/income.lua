-- What the person earned, and what went into a pension. All amounts are of the whole year and before tax.

local years = require "inputs.years"

input "salary" {
  of      = "person",
  type    = money, per = "year", by = "month",
  min     = 0,
  section = "Details",
  -- Whoever tells of another income first mostly lives on that.
  estimate = function(person, _, case)
    if case.has_source_outside_paye or person.pension_income > 0 then return 0 end
    return nil
  end,
  spouse  = { default = 0, ask = "How much did your spouse earn in {year}, before tax?" },
}

input "benefit_in_kind" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  source  = "TCA 1997 s. 118",
  spouse  = { ask = "What were your spouse's benefits in kind worth?" },
}

input "pension_income" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  spouse  = { ask = "How much pension did your spouse get from a former employer?" },
}

input "welfare_income" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  spouse  = { ask = "How much taxable social welfare did your spouse get?" },
}

input "proprietary_director" {
  of      = "person",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Details",
  source  = "TCA 1997 s. 472",
  spouse  = {
    label = "Spouse is a proprietary director",
    ask   = "Was your spouse a director with more than 15 % of the company's shares?",
  },
}

input "controlling_director" {
  of      = "person",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Details",
  source  = "Social Welfare and Pensions (Miscellaneous Provisions) Act 2013 s. 16",
  ask_if  = function(person) return person.proprietary_director end,
  spouse  = {
    label = "Spouse is a director with half of the shares",
    ask   = "Did your spouse have half of its shares or more?",
  },
}

input "pay_frequency" {
  type    = choice { "weekly", "monthly", labels = { weekly = "Weekly", monthly = "Monthly" } },
  default = "weekly",
  section = "Details",
  ask_if  = function(_, law) return law.prsi_class_a.allowance ~= nil end,
}

input "pension_contribution" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  spouse  = { ask = "How much went from your spouse's pay into the employer's pension scheme?" },
}

input "avc" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  spouse  = {
    label = "Spouse's additional voluntary contributions",
    ask   = "How much additional voluntary contributions did your spouse pay?",
  },
}

input "personal_pension_contribution" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  spouse  = {
    label = "Spouse's personal pension or PRSA",
    ask   = "How much did your spouse pay into a personal pension or PRSA?",
  },
}

input "trade_union_member" {
  of      = "person",
  type    = boolean,
  default = false,
  section = "Details",
  source  = "TCA 1997 s. 472C",
  ask_if  = years.of_person(years.have_credit "trade_union_credit"),
  spouse  = { label = "Spouse is a trade union member", ask = "Was your spouse a member of a trade union?" },
}

input "public_servant" {
  of      = "person",
  type    = boolean,
  default = false,
  section = "Details",
  source  = "Financial Emergency Measures in the Public Interest Act 2009; Public Service Pay and Pensions Act 2017",
  ask_if  = function(_, _, case) return case.year >= 2009 end,
  spouse  = {
    label = "Spouse is a public servant with a public service pension scheme",
    ask   = "Is your spouse a public servant with a public service pension?",
  },
}

input "public_service_scheme" {
  of      = "person",
  type    = choice {
    "standard", "fast", "single",
    labels = { standard = "Standard accrual", fast = "Fast accrual", single = "Single Scheme (joined from 2013)" },
  },
  default = "standard",
  section = "Details",
  source  = "Public Service Pay and Pensions Act 2017 ss. 33, 35",
  ask_if  = function(person, _, case) return case.year >= 2019 and person.public_servant end,
  spouse  = { ask = "In which public service pension scheme is your spouse?" },
}

input "prsi_class" {
  of      = "person",
  type    = choice {
    "A", "B", "C", "D", "H", "J", "M",
    labels = {
      A = "A, most employees", B = "B, civil servants and gardaí before 1995", C = "C, officers of the Defence Forces",
      D = "D, other public servants before 1995", H = "H, soldiers", J = "J, low pay or 66 and over",
      M = "M, nothing due",
    },
  },
  default = "A",
  section = "Details",
  source  = "Social Welfare (Consolidated Contributions and Insurability) Regulations 1996",
  spouse  = { label = "PRSI class of the spouse's pay", ask = "Which PRSI class is on your spouse's payslip?" },
}

input "auto_enrolled" {
  of      = "person",
  type    = boolean,
  default = false,
  section = "Details",
  source  = "Automatic Enrolment Retirement Savings System Act 2024",
  ask_if  = function(_, _, case) return case.year >= 2026 end,
  spouse  = { label = "Spouse is enrolled in MyFutureFund", ask = "Was your spouse enrolled in MyFutureFund?" },
}

input "pension_related_back" {
  type    = boolean,
  default = false,
  section = "Details",
  source  = "Finance Act 2011",
  ask_if  = function(case) return case.year == 2010 end,
}

example "Words that people type" {
  year   = 2025,
  given  = { pay = 40000, rent = 9600, dob = "1990-01-01", kids = 0, paye = 4000 },
  expect = { income_tax = 3000, income_tax_refund = 1000 },
  source = "TCA 1997 ss. 15, 461, 472, 473B: 8,000 less 4,000 and 1,000",
}

example "Words that people type of their spouse" {
  year   = 2025,
  given  = { status = "married", wages = 40000, spouse_wages = 20000, spouse_dob = "1990-01-01", prsa = 0 },
  expect = { income_tax = 4000 },
  source = "TCA 1997 ss. 15, 461, 472: 12,000 less 8,000",
}
