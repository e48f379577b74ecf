-- What the person earned, and what went into a pension. All amounts are of the whole year and before tax.

local lists = require "lists"

input "salary" {
  label   = "Salary",
  type    = money,
  min     = 0,
  section = "Details",
  help    = "Gross pay of the year from all employments, before pension contributions. Enter 0 if there was none.",
  aliases = { "gross_pay" },
}

input "benefit_in_kind" {
  label   = "Benefits in kind",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Taxable value of a company car, vouchers and the like; medical insurance is asked for apart.",
  source  = "TCA 1997 s. 118",
}

input "pension_income" {
  label   = "Occupational pension",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Pensions of a former employer or an annuity, taxed under PAYE.",
}

input "welfare_income" {
  label   = "Taxable social welfare income",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "State pension, jobseeker's, illness or maternity benefit as far as taxable. "
    .. "It bears income tax, but no levy, USC or PRSI.",
}

input "self_employed_income" {
  label   = "Self-employed income",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Profit of a trade or profession after expenses and capital allowances.",
}

input "other_income" {
  label   = "Other income",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Rents, investment income and other income that was not taxed at source.",
}

input "proprietary_director" {
  label   = "Proprietary director",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "Director of the paying company with more than 15 % of its shares: no employee credit.",
  source  = "TCA 1997 s. 472",
}

input "controlling_director" {
  label   = "Director with half of the shares",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "You own or control 50 % or more of the shares of the company that pays you: PRSI class S instead of A.",
  source  = "Social Welfare and Pensions (Miscellaneous Provisions) Act 2013 s. 16",
  ask_if  = function(case) return case.proprietary_director end,
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
  label   = "Pension contributions",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Your own contributions to an occupational pension scheme, deducted from pay.",
}

input "avc" {
  label   = "Additional voluntary contributions (AVC)",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Paid on top of the ordinary contributions to the employer's scheme.",
  aliases = { "additional_voluntary_contribution" },
}

input "personal_pension_contribution" {
  label   = "Personal pension or PRSA",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Premiums to a retirement annuity contract or PRSA that you paid yourself.",
}

input "trade_union_member" {
  label   = "Trade union member",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "A member at any time in the year. The credit does not depend on what was paid.",
  source  = "TCA 1997 s. 472C",
  ask_if  = function(_, law) return lists.contain(law.tax_credits, "trade_union_credit") end,
}
