-- Gift Aid and pension contributions with relief at source: paid net of basic rate tax, they count with that tax.
-- Reliefs are rounded up to whole pounds.

parameter "pension_relief_without_earnings" {
  label  = "Pension contributions relieved at source whatever the earnings",
  source = "FA 2004 s. 190(4)",
  note   = "The basic amount.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = 3600 },
}

rule "grossed_gift_aid" {
  label   = "Gifts under Gift Aid before tax",
  source  = "ITA 2007 ss. 414, 415",
  type    = money, per = "year",
  compute = function(case, law) return ceil(case.gift_aid / (1 - law.rates[1].rate)) end,
}

rule "grossed_pension_contributions" {
  label   = "Pension contributions with relief at source, before tax",
  help    = "As far as they are relieved: up to the earnings of the year, or 3,600.",
  source  = "FA 2004 ss. 188, 190, 192",
  type    = money, per = "year",
  compute = function(case, law)
    local earnings = max(0, case.employment_income - case.pension_net_pay) + case.trading_profit
    local most = max(earnings, law.pension_relief_without_earnings)
    return min(ceil(case.pension_contributions_net / (1 - law.rates[1].rate)), ceil(most))
  end,
}

rule "limits_raised_by" {
  label   = "By how much the limits of the rates are raised",
  source  = "ITA 2007 ss. 10, 414; FA 2004 s. 192(4), (4A); SI 2018/459",
  type    = money, per = "year",
  compute = function(case) return case.grossed_gift_aid + case.grossed_pension_contributions end,
}
