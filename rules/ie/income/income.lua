-- Income of each person. A spouse's income counts only for a couple.

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

local persons = require "persons"

for _, person in ipairs(persons) do
  local p, label = person.name, person.label
  local is_first = p "" == ""

  local function counts(case) return is_first or case.is_couple end

  rule(p "income_outside_paye_for_usc") {
    label   = label "Income outside PAYE that bears the levies and USC",
    help    = "Losses and wear and tear of lettings do not reduce it.",
    source  = "TCA 1997 ss. 531AM, 531AU; Revenue eBrief 043/20",
    type    = money,
    compute = function(case)
      return case[p "self_employed_income"] + case[p "other_income"] + case[p "furniture_allowance_used"]
        + case[p "rental_losses_used"]
    end,
  }

  rule(p "levy_income") {
    label   = label "Income for the levies",
    help    = "Gross income without social welfare payments, before pension contributions and losses of lettings.",
    source  = "TCA 1997 ss. 531B, 531AM, 531AU",
    type    = money,
    compute = function(case)
      if not counts(case) then return 0 end
      return case[p "paye_income"] - case[p "welfare_income"] + case[p "income_outside_paye_for_usc"]
    end,
  }

  rule(p "income_for_income_levy") {
    label   = label "Income for the income levy",
    help    = "The levy of 2009 and 2010 was charged before capital allowances and losses.",
    source  = "TCA 1997 s. 531C",
    type    = money,
    from    = "2009-01-01",
    to      = "2010-12-31",
    compute = function(case)
      if not counts(case) then return 0 end
      return case[p "levy_income"] + case[p "capital_allowances_used"] + case[p "trade_losses_used"]
    end,
  }

  rule(p "reckonable_trade_income") {
    label   = label "Income of the trade that bears PRSI",
    help    = "After capital allowances, before losses of earlier years.",
    source  = "Social Welfare Consolidation Act 2005 s. 2; Minister for Social and Family Affairs, written answer of "
      .. "29 November 2005",
    type    = money,
    compute = function(case) return case[p "self_employed_income"] + case[p "trade_losses_used"] end,
  }

  rule(p "reckonable_other_income") {
    label   = label "Other income that bears PRSI",
    help    = "Before losses of earlier years; a loss of the year set against it (s. 381) reduces it.",
    source  = "Social Welfare Consolidation Act 2005 s. 2; Minister for Social Protection, Seanad, 7 November 2013",
    type    = money,
    compute = function(case)
      return max(0, case[p "other_income"] + case[p "rental_losses_used"] - case[p "trade_loss_relief"])
    end,
  }
end
