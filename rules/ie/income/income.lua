-- Income of each person. A spouse's income counts only for a couple.

rule "employment_income" {
  of      = "person",
  source  = "TCA 1997 ss. 112, 118",
  type    = money, per = "year",
  compute = function(person)
    return person.salary + person.benefit_in_kind + person.company_vehicle_benefit + person.employer_medical_insurance
  end,
}

parameter "benefits_in_kind_bear_prsi" {
  source = "Finance Act 2003 s. 6, Social Welfare Act 2003 (from 1 January 2004)",
  type   = boolean,
  until_changed = true,
  since  = { ["2002-01-01"] = false, ["2004-01-01"] = true },
}

rule "reckonable_pay" {
  of      = "person",
  source  = "Social Welfare Consolidation Act 2005 s. 13; Finance Act 2003 s. 6",
  type    = money, per = "year",
  compute = function(person, law)
    return law.benefits_in_kind_bear_prsi and person.employment_income or person.salary
  end,
}

rule "paye_income" {
  of      = "person",
  source  = "TCA 1997 s. 472",
  type    = money, per = "year",
  compute = function(person)
    return person.employment_income + person.pension_income + person.welfare_income + person.lump_sum_taxed
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
    return max(0, person.other_income - person.foreign_earnings + person.rental_losses_used - person.trade_loss_relief)
  end,
}

-- 1,500 above pay of 90,000: 40 %, 8 % and 4 %.
for gain, due in pairs { [0] = { 25640, 4051.11, 3600 }, [1500] = { 26240, 4171.11, 3660 } } do
  example("Thomas, whose share options gain " .. gain) {
    year   = 2021,
    given  = { salary = 90000, benefit_in_kind = gain },
    expect = { income_tax = due[1], usc = due[2], prsi = due[3] },
    source = "Revenue, How to calculate and pay Relevant Tax on Share Options: 600, 120 and 60 of a gain of 1,500; pay "
      .. "of 90,000 by hand from TCA 1997 ss. 15, 461, 472, 531AN",
  }
end
