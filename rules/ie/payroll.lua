-- The year's figures by month and week, as payslips and certificates show them.

local certificate = require "certificate"
local prsi = require "prsi.charge"

rule "monthly_income_tax" {
  source  = "TCA 1997 s. 986",
  type    = money, per = "month",
  compute = function(case) return round(case.income_tax / 12, 0.01) end,
}

rule "monthly_usc" {
  source  = "TCA 1997 Part 18D",
  type    = money, per = "month",
  compute = function(case) return round(case.usc / 12, 0.01) end,
}

rule "monthly_prsi" {
  source  = "Social Welfare Consolidation Act 2005 s. 13",
  type    = money, per = "month",
  compute = function(case, law)
    if prsi.changes_within_year(case, law) then return case.prsi_of_month end
    return round(case.prsi / 12, 0.01)
  end,
}

input "month" {
  type    = count(12),
  section = "Details",
}

rule "prsi_of_month" {
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
    if not prsi.is_charged(case.prsi_class, law) then return 0 end
    if prsi.has_low_rate(case.prsi_class) then return prsi.low_of_month(case, law, pay) end
    return prsi.class_a_of_month(case, law, case.prsi_class, pay, law.prsi_credit_in_force)
  end,
}

rule "monthly_net_pay" {
  source  = "TCA 1997 s. 986",
  type    = money, per = "month",
  compute = function(case) return round(case.net_pay / 12, 0.01) end,
}

input "weekly_pay" {
  type    = money, per = "week",
  min     = 0,
  section = "Details",
}

input "monthly_pay" {
  type    = money, per = "month",
  min     = 0,
  section = "Details",
}

rule "weekly_tax_credits" {
  source  = "TCA 1997 ss. 472, 472AB, 983, 1024; Income Tax (Employments) Regulations",
  type    = money, per = "week",
  compute = function(case, law) return round(certificate.tax_credits(case, law) / 52, 0.01) end,
}

rule "weekly_cut_off_point" {
  source  = "TCA 1997 ss. 15(3), 983; Income Tax (Employments) Regulations",
  type    = money, per = "week",
  compute = function(case) return round(case.own_band / 52, 0.01) end,
}

rule "weekly_income_tax" {
  source  = "TCA 1997 s. 985",
  type    = money, per = "week",
  compute = function(case, law)
    local standard = min(case.weekly_pay, case.weekly_cut_off_point)
    local tax = standard * law.standard_rate + (case.weekly_pay - standard) * law.higher_rate
    return max(0, round(tax, 0.01) - case.weekly_tax_credits)
  end,
}
