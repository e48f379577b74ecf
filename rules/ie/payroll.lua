-- The year's figures by month and week, as payslips and certificates show them.

local bands = require "bands"

rule "monthly_income_tax" {
  label   = "Income tax a month",
  source  = "TCA 1997 s. 986",
  type    = money,
  compute = function(case) return bands.cents(case.income_tax / 12) end,
}

rule "monthly_usc" {
  label   = "Universal social charge a month",
  source  = "TCA 1997 Part 18D",
  type    = money,
  compute = function(case) return bands.cents(case.usc / 12) end,
}

rule "monthly_prsi" {
  label   = "PRSI a month",
  source  = "Social Welfare Consolidation Act 2005 s. 13",
  type    = money,
  compute = function(case) return bands.cents(case.prsi / 12) end,
}

rule "monthly_net_pay" {
  label   = "Net pay a month",
  source  = "TCA 1997 s. 986",
  type    = money,
  compute = function(case) return bands.cents(case.net_pay / 12) end,
}

input "weekly_pay" {
  label   = "Pay of one week",
  type    = money,
  min     = 0,
  section = "Details",
  help    = "Only for the tax of a single week.",
}

rule "weekly_tax_credits" {
  label   = "Tax credits of a week",
  help    = "As the tax credit certificate shows them.",
  source  = "TCA 1997 s. 983; Income Tax (Employments) Regulations",
  type    = money,
  compute = function(case) return bands.cents(case.total_tax_credits / 52) end,
}

rule "weekly_cut_off_point" {
  label   = "Standard rate cut-off point of a week",
  source  = "TCA 1997 s. 983; Income Tax (Employments) Regulations",
  type    = money,
  compute = function(case) return bands.cents(case.standard_rate_band / 52) end,
}

rule "weekly_income_tax" {
  label   = "Income tax of a week",
  source  = "TCA 1997 s. 985",
  type    = money,
  compute = function(case, law)
    local standard = min(case.weekly_pay, case.weekly_cut_off_point)
    local tax = standard * law.standard_rate + (case.weekly_pay - standard) * law.higher_rate
    return max(0, bands.cents(tax) - case.weekly_tax_credits)
  end,
}
