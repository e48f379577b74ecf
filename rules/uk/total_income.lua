-- ITA 2007 s. 23, step 1: the income of the year by kind. Income is taken in whole pounds, each kind rounded down.

rule "non_savings_income" {
  label   = "Income other than savings and dividends",
  type    = money,
  source  = "ITA 2007 ss. 16, 23",
  compute = function(case)
    return floor(case.employment_income - case.pension_net_pay) + floor(case.pension_income)
      + floor(case.trading_profit) + floor(case.property_income) + floor(case.other_income)
  end,
}

rule "total_income" {
  label   = "Total income",
  type    = money,
  source  = "ITA 2007 s. 23, step 1",
  compute = function(case) return case.non_savings_income + floor(case.savings_income) + floor(case.dividends) end,
}

rule "adjusted_net_income" {
  label   = "Adjusted net income",
  help    = "Net income less gifts under Gift Aid and pension contributions with relief at source, both before tax.",
  type    = money,
  source  = "ITA 2007 s. 58",
  compute = function(case) return case.total_income end,
}
