-- What the person earned, and what went into a pension. All amounts are of the whole year and before tax.

local years = require "inputs.years"

input "salary" {
  of      = "person",
  label   = "Salary",
  ask     = "How much did you earn in {year}, before tax?",
  type    = money, per = "year",
  min     = 0,
  section = "Details",
  help    = "Gross pay of the year from all employments, before pension contributions. Enter 0 if there was none.",
  aliases = { "gross_pay", "gross_salary", "pay", "wages", "wage", "salary_with_bonus", "salary_with_overtime" },
  -- Whoever tells of another income first mostly lives on that.
  estimate = function(person, _, case)
    if case.has_source_outside_paye or person.pension_income > 0 then return 0 end
    return nil
  end,
  spouse  = { default = 0, ask = "How much did your spouse earn in {year}, before tax?" },
}

input "benefit_in_kind" {
  of      = "person",
  label   = "Benefits in kind",
  ask     = "What were benefits in kind worth: a company car, vouchers?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Taxable value of a company car, vouchers and the like; medical insurance is asked for apart.",
  aliases = { "bik", "benefits_in_kind", "company_car_benefit" },
  source  = "TCA 1997 s. 118",
  spouse  = { ask = "What were your spouse's benefits in kind worth?" },
}

input "pension_income" {
  of      = "person",
  label   = "Occupational pension",
  ask     = "How much pension had you from a former employer, before tax?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Pensions of a former employer or an annuity, taxed under PAYE.",
  aliases = { "occupational_pension" },
  spouse  = { ask = "How much pension had your spouse from a former employer?" },
}

input "welfare_income" {
  of      = "person",
  label   = "Taxable social welfare income",
  ask     = "How much taxable social welfare had you, such as the State pension?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  help    = "State pension, jobseeker's, illness or maternity benefit as far as taxable. "
    .. "It bears income tax, but no levy, USC or PRSI.",
  aliases = {
    "social_welfare", "state_pension", "taxable_jobseekers_benefit", "taxable_illness_benefit",
    "taxable_maternity_benefit",
  },
  spouse  = { ask = "How much taxable social welfare had your spouse?" },
}

input "proprietary_director" {
  of      = "person",
  label   = "Proprietary director",
  ask     = "Were you a director with more than 15 % of the company's shares?",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Details",
  help    = "Director of the paying company with more than 15 % of its shares: no employee credit.",
  source  = "TCA 1997 s. 472",
  spouse  = {
    label = "Spouse is a proprietary director",
    ask   = "Was your spouse a director with more than 15 % of the company's shares?",
  },
}

input "controlling_director" {
  of      = "person",
  label   = "Director with half of the shares",
  ask     = "Did you have half of its shares or more?",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Details",
  help    = "You own or control 50 % or more of the shares of the company that pays you: PRSI class S instead of A.",
  source  = "Social Welfare and Pensions (Miscellaneous Provisions) Act 2013 s. 16",
  ask_if  = function(person) return person.proprietary_director end,
  spouse  = {
    label = "Spouse is a director with half of the shares",
    ask   = "Did your spouse have half of its shares or more?",
  },
}

input "pay_frequency" {
  label   = "Paid",
  ask     = "Were you paid by the week or by the month?",
  type    = choice { "weekly", "monthly", labels = { weekly = "Weekly", monthly = "Monthly" } },
  default = "weekly",
  section = "Details",
  help    = "The free allowance of PRSI to 2012 was 127 a week or 551 a month.",
  ask_if  = function(_, law) return law.prsi_class_a.allowance ~= nil end,
}

input "pension_contribution" {
  of      = "person",
  label   = "Pension contributions",
  ask     = "How much went from your pay into the employer's pension scheme?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Your own contributions to an occupational pension scheme, deducted from pay.",
  aliases = { "pension_contributions", "superannuation" },
  spouse  = { ask = "How much went from your spouse's pay into the employer's pension scheme?" },
}

input "avc" {
  of      = "person",
  label   = "Additional voluntary contributions (AVC)",
  ask     = "How much additional voluntary contributions (AVC) did you pay?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Paid on top of the ordinary contributions to the employer's scheme.",
  aliases = { "additional_voluntary_contribution" },
  spouse  = {
    label = "Spouse's additional voluntary contributions",
    ask   = "How much additional voluntary contributions did your spouse pay?",
  },
}

input "personal_pension_contribution" {
  of      = "person",
  label   = "Personal pension or PRSA",
  ask     = "How much did you pay into a personal pension or PRSA?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Premiums to a retirement annuity contract or PRSA that you paid yourself.",
  aliases = { "prsa", "rac" },
  spouse  = {
    label = "Spouse's personal pension or PRSA",
    ask   = "How much did your spouse pay into a personal pension or PRSA?",
  },
}

input "trade_union_member" {
  of      = "person",
  label   = "Trade union member",
  ask     = "Were you a member of a trade union?",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "A member at any time in the year. The credit does not depend on what was paid.",
  aliases = { "trade_union", "union", "union_member" },
  source  = "TCA 1997 s. 472C",
  ask_if  = years.of_person(years.have_credit "trade_union_credit"),
  spouse  = { label = "Spouse is a trade union member", ask = "Was your spouse a member of a trade union?" },
}

input "public_servant" {
  of      = "person",
  label   = "Public servant with a public service pension scheme",
  ask     = "Are you a public servant with a public service pension?",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "From 2009 the pension-related deduction, from 2019 the additional superannuation contribution come off "
    .. "pay.",
  source  = "Financial Emergency Measures in the Public Interest Act 2009; Public Service Pay and Pensions Act 2017",
  ask_if  = function(_, _, case) return case.year >= 2009 end,
  spouse  = {
    label = "Spouse is a public servant with a public service pension scheme",
    ask   = "Is your spouse a public servant with a public service pension?",
  },
}

input "public_service_scheme" {
  of      = "person",
  label   = "Public service pension scheme",
  ask     = "In which public service pension scheme are you?",
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
  label   = "PRSI class of the pay",
  ask     = "Which PRSI class stands on your payslip?",
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
  help    = "On the payslip. Only the rates of classes A, K, M and S are covered: for another, give employee_prsi.",
  source  = "Social Welfare (Consolidated Contributions and Insurability) Regulations 1996",
  spouse  = { label = "PRSI class of the spouse's pay", ask = "Which PRSI class stands on your spouse's payslip?" },
}

input "auto_enrolled" {
  of      = "person",
  label   = "Enrolled in MyFutureFund",
  ask     = "Were you enrolled in MyFutureFund?",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "The employee's contribution to auto-enrolment then comes off net pay; auto_enrolment_contribution says "
    .. "how much it is.",
  source  = "Automatic Enrolment Retirement Savings System Act 2024",
  ask_if  = function(_, _, case) return case.year >= 2026 end,
  spouse  = { label = "Spouse is enrolled in MyFutureFund", ask = "Was your spouse enrolled in MyFutureFund?" },
}

input "pension_related_back" {
  label   = "Pension contributions paid in the year after",
  ask     = "Were the pension contributions that you claim for 2010 paid in 2011?",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "Paid in 2011 and claimed for 2010: a lower limit of earnings applies.",
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
