-- The year's figures by month and week, as payslips and certificates show them.

local prsi = require "prsi.charge"

rule "monthly_income_tax" {
  label   = "Income tax a month",
  source  = "TCA 1997 s. 986",
  type    = money, per = "month",
  compute = function(case) return round(case.income_tax / 12, 0.01) end,
}

rule "monthly_usc" {
  label   = "Universal social charge a month",
  source  = "TCA 1997 Part 18D",
  type    = money, per = "month",
  compute = function(case) return round(case.usc / 12, 0.01) end,
}

rule "monthly_prsi" {
  label   = "PRSI a month",
  help    = "A twelfth of the year's; in a year whose rates change, that of the month of payment.",
  source  = "Social Welfare Consolidation Act 2005 s. 13",
  type    = money, per = "month",
  compute = function(case, law)
    if prsi.changes_within_year(case, law) then return case.prsi_of_month end
    return round(case.prsi / 12, 0.01)
  end,
}

input "month" {
  label   = "Month of payment",
  type    = count(12),
  section = "Details",
  help    = "1 to 12: the rates of PRSI go by the day of payment.",
}

rule "prsi_of_month" {
  label   = "PRSI on the pay of a month",
  help    = "Yours as an employee of class A, for even monthly pay, by the rate on the day of payment.",
  source  = "Social Welfare Consolidation Act 2005 s. 13; Social Welfare (Miscellaneous Provisions) Act 2024",
  type    = money, per = "month",
  compute = function(case, law)
    if case.month == 0 then error("give the month of payment as 1 to 12") end
    local share = case.prsi_share_of_year
    if case.controlling_director or share <= 0 then return 0 end
    -- Paid at the end of the month: that of the birthday is paid after it.
    if share < 1 and case.month >= case.prsi_ends_on.month then return 0 end
    local pay = case.reckonable_pay - case.pension_relief_from_prsi
    if pay <= 0 then return 0 end
    if not prsi.is_charged(case.prsi_class) then return 0 end
    return prsi.class_a_of_month(case, law, pay, law.prsi_credit_in_force)
  end,
}

rule "monthly_net_pay" {
  label   = "Net pay a month, on the average of the year",
  source  = "TCA 1997 s. 986",
  type    = money, per = "month",
  compute = function(case) return round(case.net_pay / 12, 0.01) end,
}

input "weekly_pay" {
  label   = "Pay of one week",
  type    = money, per = "week",
  min     = 0,
  section = "Details",
  help    = "Only for the tax of a single week.",
}

rule "weekly_tax_credits" {
  label   = "Tax credits of a week",
  help    = "As the tax credit certificate shows them.",
  source  = "TCA 1997 s. 983; Income Tax (Employments) Regulations",
  type    = money, per = "week",
  compute = function(case) return round(case.total_tax_credits / 52, 0.01) end,
}

rule "weekly_cut_off_point" {
  label   = "Standard rate cut-off point of a week",
  source  = "TCA 1997 s. 983; Income Tax (Employments) Regulations",
  type    = money, per = "week",
  compute = function(case) return round(case.standard_rate_band / 52, 0.01) end,
}

rule "weekly_income_tax" {
  label   = "Income tax of a week",
  source  = "TCA 1997 s. 985",
  type    = money, per = "week",
  compute = function(case, law)
    local standard = min(case.weekly_pay, case.weekly_cut_off_point)
    local tax = standard * law.standard_rate + (case.weekly_pay - standard) * law.higher_rate
    return max(0, round(tax, 0.01) - case.weekly_tax_credits)
  end,
}
