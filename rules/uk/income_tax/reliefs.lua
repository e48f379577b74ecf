-- Gift Aid and pension contributions with relief at source: paid net of basic rate tax, they count with that tax.
-- Reliefs are rounded up to whole pounds.

parameter "pension_relief_without_earnings" {
  source = "FA 2004 s. 190(4)",
  note   = "The basic amount.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = 3600 },
}

input "gift_aid_of_next_year" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Reliefs",
  source  = "ITA 2007 s. 426",
  ask_if  = function() return false end,
}

input "gift_aid_carried_back" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Reliefs",
  source  = "ITA 2007 s. 426",
  ask_if  = function() return false end,
}

rule "gift_aid_of_year" {
  source  = "ITA 2007 ss. 414, 426",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.gift_aid - case.gift_aid_carried_back) + case.gift_aid_of_next_year
  end,
}

rule "grossed_gift_aid" {
  source  = "ITA 2007 ss. 414, 415",
  type    = money, per = "year",
  compute = function(case, law) return ceil(case.gift_aid_of_year / (1 - law.rates[1].rate)) end,
}

example "Gifts after the year that are carried back to it" {
  year   = 2025,
  given  = { salary = 60000, gift_aid = 400, gift_aid_of_next_year = 500, gift_aid_carried_back = 100 },
  -- 800 x 100 / 80 = 1,000 more at 20 %
  expect = { grossed_gift_aid = 1000, income_tax = 11232, gift_aid_charge = 0 },
  source = "By hand from ITA 2007 ss. 10, 414, 426",
}

rule "grossed_pension_contributions" {
  source  = "FA 2004 ss. 188, 190, 192",
  type    = money, per = "year",
  compute = function(case, law)
    local earnings = max(0, case.employment_income - case.pension_net_pay) + case.trading_profit
      + case.transition_profits + case.partnership_profit + case.lump_sum_taxed
    local most = max(earnings, law.pension_relief_without_earnings)
    return min(ceil(case.pension_contributions_net / (1 - law.rates[1].rate)), ceil(most))
  end,
}

rule "limits_raised_by" {
  source  = "ITA 2007 ss. 10, 414; FA 2004 s. 192(4), (4A); SI 2018/459",
  type    = money, per = "year",
  compute = function(case) return case.grossed_gift_aid + case.grossed_pension_contributions end,
}
