-- ITA 2007 s. 23, step 1: the income of the year by kind. Income is taken in whole pounds, each kind rounded down.

rule "non_savings_income" {
  label   = "Income other than savings and dividends",
  source  = "ITA 2007 ss. 16, 23",
  type    = money,
  compute = function(case)
    return floor(max(0, case.employment_income - case.pension_net_pay)) + floor(case.pension_income)
      + floor(case.trading_profit) + floor(case.property_income) + floor(case.other_income)
  end,
}

rule "taxed_interest" {
  label   = "Savings income",
  source  = "ITA 2007 s. 18",
  type    = money,
  compute = function(case) return floor(case.savings_income) end,
}

rule "dividends_before_tax" {
  label   = "Dividend income",
  help    = "In 2015/16 with the tax credit.",
  source  = "ITA 2007 s. 19; ITTOIA 2005 ss. 397, 398 (to 2015/16)",
  type    = money,
  compute = function(case, law) return floor(case.dividends / (1 - law.dividend_tax_credit)) end,
}

rule "total_income" {
  label   = "Total income",
  source  = "ITA 2007 s. 23, steps 1 and 2",
  type    = money,
  compute = function(case) return case.non_savings_income + case.taxed_interest + case.dividends_before_tax end,
}

rule "adjusted_net_income" {
  label   = "Adjusted net income",
  help    = "Total income less gifts under Gift Aid and pension contributions with relief at source, both before tax.",
  source  = "ITA 2007 s. 58",
  type    = money,
  compute = function(case) return max(0, case.total_income - case.limits_raised_by) end,
}
