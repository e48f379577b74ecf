-- Trade union subscriptions and service charges.

parameter "trade_union_amount" {
  label  = "Trade union subscription relieved at the standard rate, whatever was paid",
  source = "TCA 1997 s. 472C; Finance Acts 2006, 2008; abolished from 2011 by Finance Act 2011",
  type   = money,
  since  = { ["2006-01-01"] = 300, ["2008-01-01"] = 350 },
}

rule "trade_union_credit" {
  label   = "Trade union credit",
  source  = "TCA 1997 s. 472C",
  type    = money,
  to      = "2010-12-31",
  compute = function(case, law)
    local members = (case.trade_union_member and 1 or 0)
      + (case.is_couple and case.spouse_trade_union_member and 1 or 0)
    return members > 0 and members * law.trade_union_amount * law.standard_rate or 0
  end,
}

parameter "service_charges_limit" {
  label  = "Greatest service charges relieved",
  source = "TCA 1997 s. 477; Finance Act 2006; abolished from 2012 by Finance Act 2011",
  type   = money,
  note   = "Charges were relieved in the year after their payment. 2006 had other limits, which were not found.",
  since  = { ["2007-01-01"] = 400 },
}

rule "service_charges_credit" {
  label   = "Service charges credit",
  help    = "For what was paid in the year before.",
  source  = "TCA 1997 s. 477",
  type    = money,
  to      = "2011-12-31",
  compute = function(case, law)
    local paid = case.service_charges_previous_year
    if paid <= 0 then return 0 end
    return round(min(paid, law.service_charges_limit) * law.standard_rate, 0.01)
  end,
}

example "Revenue, how do I work out my tax: credits of a couple, 2010" {
  year   = 2010,
  given  = {
    marital_status = "married", home_carer = true, trade_union_member = true, service_charges_previous_year = 400,
    salary = 39000, weekly_pay = 750,
  },
  expect = {
    total_tax_credits = 6540, weekly_tax_credits = 125.77, weekly_cut_off_point = 873.08, weekly_income_tax = 24.23,
  },
  source = "Revenue, How do I work out my tax?, example 2 (2010)",
}
