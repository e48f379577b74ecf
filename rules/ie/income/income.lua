-- Income of each person. A spouse's income counts only for a couple.

rule "employment_income" {
  of      = "person",
  source  = "TCA 1997 ss. 112, 118",
  type    = money, per = "year",
  compute = function(person) return person.salary + person.benefit_in_kind + person.employer_medical_insurance end,
}

parameter "benefits_in_kind_bear_prsi" {
  source = "Finance Act 2003 s. 6, Social Welfare Act 2003 (from 1 January 2004)",
  type   = boolean,
  until_changed = true,
  since  = { ["2002-01-01"] = false, ["2004-01-01"] = true },
}

rule "reckonable_pay" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 s. 13; Finance Act 2003 s. 6; Social Welfare Act 2010",
  type    = money, per = "year",
  compute = function(person, law, case)
    local options = case.share_option_gains_bear_prsi and person.share_option_gains or 0
    return options + (law.benefits_in_kind_bear_prsi and person.employment_income or person.salary)
  end,
}

rule "paye_income" {
  of      = "person",
  source  = "TCA 1997 ss. 128, 472",
  type    = money, per = "year",
  compute = function(person)
    return person.employment_income + person.share_option_gains + person.pension_income + person.welfare_income
      + person.lump_sum_taxed
  end,
}

rule "gross_income" {
  of      = "person",
  source  = "TCA 1997 ss. 18, 19",
  type    = money, per = "year",
  compute = function(person) return person.paye_income + person.self_employed_income + person.other_income end,
}

rule "income_outside_paye_for_usc" {
  of      = "person",
  source  = "TCA 1997 ss. 531AM, 531AU; Revenue eBrief 043/20",
  type    = money, per = "year",
  compute = function(person)
    return person.self_employed_income + person.other_income + person.furniture_allowance_used
      + person.rental_losses_used + person.exempt_profits
  end,
}

rule "levy_income" {
  of      = "person",
  source  = "TCA 1997 ss. 531B, 531AM, 531AU",
  type    = money, per = "year",
  compute = function(person)
    return person.paye_income - person.welfare_income + person.income_outside_paye_for_usc
  end,
}

rule "income_for_income_levy" {
  of      = "person",
  source  = "TCA 1997 s. 531C",
  type    = money, per = "year",
  from    = "2009-01-01",
  to      = "2010-12-31",
  compute = function(person)
    return person.levy_income + person.capital_allowances_used + person.trade_losses_used
  end,
}

rule "reckonable_trade_income" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 s. 2; Minister for Social and Family Affairs, written answer of "
    .. "29 November 2005",
  type    = money, per = "year",
  compute = function(person)
    return person.self_employed_income + person.trade_losses_used + person.exempt_profits
  end,
}

rule "reckonable_other_income" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 s. 2; Minister for Social Protection, Seanad, 7 November 2013",
  type    = money, per = "year",
  compute = function(person)
    return max(0, person.other_income + person.rental_losses_used - person.trade_loss_relief)
  end,
}
