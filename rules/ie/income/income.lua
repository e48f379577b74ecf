-- Income of each person. A spouse's income counts only for a couple.

rule "self_employed_income" {
  label   = "Self-employed income",
  section = "Details",
  help    = "Profit of a trade or profession after expenses, capital allowances and losses brought forward. Give "
    .. "it, or what it is worked out from.",
  source  = "TCA 1997 ss. 18, 65, 284, 382 (Cases I and II)",
  type    = money,
  min     = 0,
  compute = function(case)
    return max(0, case.turnover - case.trade_expenses - case.capital_allowances - case.trade_losses_forward)
  end,
}

rule "other_income" {
  label   = "Other income",
  section = "Details",
  help    = "Rents, investment income and other income that was not taxed at source, after expenses. Give it, or the "
    .. "Cases that it is made of.",
  source  = "TCA 1997 s. 18 (Cases III, IV and V)",
  type    = money,
  min     = 0,
  compute = function(case)
    return case.residential_rental_profit + case.other_rental_profit + case.foreign_and_untaxed_income
      + case.income_taxed_under_case_iv
  end,
}

local function employment(salary, benefit_in_kind, medical_insurance)
  return salary + benefit_in_kind + medical_insurance
end

rule "employment_income" {
  label   = "Income from employment",
  source  = "TCA 1997 ss. 112, 118",
  type    = money,
  compute = function(case)
    return employment(case.salary, case.benefit_in_kind, case.employer_medical_insurance)
  end,
}

rule "spouse_employment_income" {
  label   = "Spouse's income from employment",
  source  = "TCA 1997 ss. 112, 118",
  type    = money,
  compute = function(case)
    if not case.is_couple then return 0 end
    return employment(case.spouse_salary, case.spouse_benefit_in_kind, case.spouse_employer_medical_insurance)
  end,
}

parameter "benefits_in_kind_bear_prsi" {
  label  = "Benefits in kind bear PRSI and health contribution",
  source = "Finance Act 2003 s. 6, Social Welfare Act 2003 (from 1 January 2004)",
  type   = boolean,
  since  = { ["2002-01-01"] = false, ["2004-01-01"] = true },
}

rule "reckonable_pay" {
  label   = "Pay that bears PRSI and health contribution",
  help    = "Before pension contributions. Benefits in kind count from 2004 on.",
  source  = "Social Welfare Consolidation Act 2005 s. 13; Finance Act 2003 s. 6",
  type    = money,
  compute = function(case, law) return law.benefits_in_kind_bear_prsi and case.employment_income or case.salary end,
}

rule "spouse_reckonable_pay" {
  label   = "Spouse's pay that bears PRSI and health contribution",
  source  = "Social Welfare Consolidation Act 2005 s. 13; Finance Act 2003 s. 6",
  type    = money,
  compute = function(case, law)
    if not case.is_couple then return 0 end
    return law.benefits_in_kind_bear_prsi and case.spouse_employment_income or case.spouse_salary
  end,
}

rule "paye_income" {
  label   = "Income under PAYE",
  source  = "TCA 1997 s. 472",
  type    = money,
  compute = function(case) return case.employment_income + case.pension_income + case.welfare_income end,
}

rule "spouse_paye_income" {
  label   = "Spouse's income under PAYE",
  source  = "TCA 1997 s. 472",
  type    = money,
  compute = function(case)
    if not case.is_couple then return 0 end
    return case.spouse_employment_income + case.spouse_pension_income + case.spouse_welfare_income
  end,
}

rule "gross_income" {
  label   = "Gross income",
  source  = "TCA 1997 ss. 18, 19",
  type    = money,
  compute = function(case) return case.paye_income + case.self_employed_income + case.other_income end,
}

rule "spouse_gross_income" {
  label   = "Spouse's gross income",
  source  = "TCA 1997 ss. 18, 19",
  type    = money,
  compute = function(case)
    if not case.is_couple then return 0 end
    return case.spouse_paye_income + case.spouse_self_employed_income + case.spouse_other_income
  end,
}

rule "levy_income" {
  label   = "Income for the levies",
  help    = "Gross income without social welfare payments, before pension contributions.",
  source  = "TCA 1997 ss. 531B, 531AM",
  type    = money,
  compute = function(case) return case.gross_income - case.welfare_income end,
}

rule "spouse_levy_income" {
  label   = "Spouse's income for the levies",
  source  = "TCA 1997 ss. 531B, 531AM",
  type    = money,
  compute = function(case)
    if not case.is_couple then return 0 end
    return case.spouse_gross_income - case.spouse_welfare_income
  end,
}

rule "income_for_income_levy" {
  label   = "Income for the income levy",
  help    = "The levy of 2009 and 2010 was charged before capital allowances and losses.",
  source  = "TCA 1997 s. 531C",
  type    = money,
  from    = "2009-01-01",
  to      = "2010-12-31",
  compute = function(case) return case.levy_income + case.capital_allowances + case.trade_losses_forward end,
}

rule "spouse_income_for_income_levy" {
  label   = "Spouse's income for the income levy",
  source  = "TCA 1997 s. 531C",
  type    = money,
  from    = "2009-01-01",
  to      = "2010-12-31",
  compute = function(case)
    if not case.is_couple then return 0 end
    return case.spouse_levy_income + case.spouse_capital_allowances
  end,
}
