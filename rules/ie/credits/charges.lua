-- Trade union subscriptions and service charges.

parameter "trade_union_amount" {
  source = "TCA 1997 s. 472C; Finance Acts 2006, 2008; abolished from 2011 by Finance Act 2011",
  type   = money, per = "year",
  note   = "Whether 200 held in 2004 already was not found. The relief of the short year 2001, which was added to "
    .. "that of 2002, is not in it.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 130, ["2004-01-01"] = repealed, ["2005-01-01"] = 200, ["2006-01-01"] = 300, ["2008-01-01"] = 350,
  },
}

rule "trade_union_credit" {
  source  = "TCA 1997 s. 472C",
  type    = money, per = "year",
  to      = "2010-12-31",
  compute = function(case) return sum(case.persons, "own_trade_union_credit") end,
}

rule "own_trade_union_credit" {
  of      = "person",
  source  = "TCA 1997 s. 472C",
  type    = money, per = "year",
  to      = "2010-12-31",
  compute = function(person, law)
    return person.trade_union_member and law.trade_union_amount * law.standard_rate or 0
  end,
  spouse  = { label = "Spouse's trade union credit", aliases = { "spouse_trade_union_credit" } },
}

parameter "service_charges_limit" {
  source = "TCA 1997 s. 477; Finance Act 2006 s. 8; Revenue leaflet IT27; Minister for Finance, written answer of 1 "
    .. "June 2005; abolished from 2012 by Finance Act 2011",
  type   = record { limit = money, fixed_in_full = boolean }, per = "year",
  note   = "Charges were relieved in the year after their payment. A fixed yearly charge paid to the end of 2005 "
    .. "counted in full.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { limit = 195, fixed_in_full = true },
    ["2006-01-01"] = { limit = 400, fixed_in_full = true },
    ["2007-01-01"] = { limit = 400, fixed_in_full = false },
  },
}

rule "service_charges_credit" {
  source  = "TCA 1997 s. 477",
  type    = money, per = "year",
  to      = "2011-12-31",
  compute = function(case, law)
    local paid, terms = case.service_charges_previous_year, law.service_charges_limit
    if paid > terms.limit and not (terms.fixed_in_full and case.service_charges_fixed) then paid = terms.limit end
    return round(paid * law.standard_rate, 0.01)
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
