-- What the person earned, and what went into a pension. All amounts are of the whole year and before tax.

local years = require "inputs.years"

input "salary" {
  of      = "person",
  label   = "Salary",
  ask     = "How much did you earn in {year}, before tax?",
  type    = money,
  min     = 0,
  section = "Details",
  help    = "Gross pay of the year from all employments, before pension contributions. Enter 0 if there was none.",
  aliases = { "gross_pay" },
  spouse  = { default = 0 },
}

input "benefit_in_kind" {
  of      = "person",
  label   = "Benefits in kind",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Taxable value of a company car, vouchers and the like; medical insurance is asked for apart.",
  source  = "TCA 1997 s. 118",
}

input "pension_income" {
  of      = "person",
  label   = "Occupational pension",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Pensions of a former employer or an annuity, taxed under PAYE.",
}

input "welfare_income" {
  of      = "person",
  label   = "Taxable social welfare income",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "State pension, jobseeker's, illness or maternity benefit as far as taxable. "
    .. "It bears income tax, but no levy, USC or PRSI.",
}

input "proprietary_director" {
  of      = "person",
  label   = "Proprietary director",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "Director of the paying company with more than 15 % of its shares: no employee credit.",
  source  = "TCA 1997 s. 472",
  spouse  = { label = "Spouse is a proprietary director" },
}

input "controlling_director" {
  of      = "person",
  label   = "Director with half of the shares",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "You own or control 50 % or more of the shares of the company that pays you: PRSI class S instead of A.",
  source  = "Social Welfare and Pensions (Miscellaneous Provisions) Act 2013 s. 16",
  ask_if  = function(person) return person.proprietary_director end,
  spouse  = { label = "Spouse is a director with half of the shares" },
}

input "pay_frequency" {
  label   = "Paid",
  type    = choice { "weekly", "monthly", labels = { weekly = "Weekly", monthly = "Monthly" } },
  default = "weekly",
  section = "Details",
  help    = "The free allowance of PRSI to 2012 was 127 a week or 551 a month.",
  ask_if  = function(case) return case.year <= 2012 end,
}

input "pension_contribution" {
  of      = "person",
  label   = "Pension contributions",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Your own contributions to an occupational pension scheme, deducted from pay.",
}

input "avc" {
  of      = "person",
  label   = "Additional voluntary contributions (AVC)",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Paid on top of the ordinary contributions to the employer's scheme.",
  aliases = { "additional_voluntary_contribution" },
  spouse  = { label = "Spouse's additional voluntary contributions" },
}

input "personal_pension_contribution" {
  of      = "person",
  label   = "Personal pension or PRSA",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Premiums to a retirement annuity contract or PRSA that you paid yourself.",
  spouse  = { label = "Spouse's personal pension or PRSA" },
}

input "trade_union_member" {
  of      = "person",
  label   = "Trade union member",
  ask     = "Were you a member of a trade union?",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "A member at any time in the year. The credit does not depend on what was paid.",
  source  = "TCA 1997 s. 472C",
  ask_if  = years.of_person(years.have_credit "trade_union_credit"),
  spouse  = { label = "Spouse is a trade union member" },
}

input "public_servant" {
  of      = "person",
  label   = "Public servant with a public service pension scheme",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "From 2009 the pension-related deduction, from 2019 the additional superannuation contribution come off "
    .. "pay.",
  source  = "Financial Emergency Measures in the Public Interest Act 2009; Public Service Pay and Pensions Act 2017",
  ask_if  = function(_, _, case) return case.year >= 2009 end,
  spouse  = { label = "Spouse is a public servant with a public service pension scheme" },
}

input "public_service_scheme" {
  of      = "person",
  label   = "Public service pension scheme",
  type    = choice {
    "standard", "fast", "single",
    labels = { standard = "Standard accrual", fast = "Fast accrual", single = "Single Scheme (joined from 2013)" },
  },
  default = "standard",
  section = "Details",
  source  = "Public Service Pay and Pensions Act 2017 ss. 33, 35",
  ask_if  = function(person, _, case) return case.year >= 2019 and person.public_servant end,
}

input "prsi_class" {
  of      = "person",
  label   = "PRSI class of the pay",
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
  spouse  = { label = "PRSI class of the spouse's pay" },
}

input "auto_enrolled" {
  of      = "person",
  label   = "Enrolled in MyFutureFund",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "The employee's contribution to auto-enrolment then comes off net pay; auto_enrolment_contribution says "
    .. "how much it is.",
  source  = "Automatic Enrolment Retirement Savings System Act 2024",
  ask_if  = function(_, _, case) return case.year >= 2026 end,
  spouse  = { label = "Spouse is enrolled in MyFutureFund" },
}

input "pension_related_back" {
  label   = "Pension contributions paid in the year after",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "Paid in 2011 and claimed for 2010: a lower limit of earnings applies.",
  source  = "Finance Act 2011",
  ask_if  = function(case) return case.year == 2010 end,
}
