-- All that is due for the year, and what remains.

local lists = require "lists"

parameter "charges" {
  label  = "Charges beside income tax",
  source = "Health Contributions Act 1979 (to 2010); TCA 1997 Parts 18A (2009, 2010) and 18D (from 2011); "
    .. "Social Welfare Consolidation Act 2005",
  since  = {
    ["2002-01-01"] = { "health_contribution", "prsi" },
    ["2009-01-01"] = { "income_levy", "health_contribution", "prsi" },
    ["2011-01-01"] = { "usc", "prsi" },
  },
}

rule "levies" {
  label   = "Income levy, health contribution and USC",
  source  = "Health Contributions Act 1979; TCA 1997 Parts 18A, 18D",
  type    = money,
  compute = function(case) return case.income_levy + case.health_contribution + case.usc end,
}

rule "total_tax" {
  label   = "Income tax, levies and PRSI",
  source  = "TCA 1997; Social Welfare Consolidation Act 2005; Health Contributions Act 1979",
  type    = money,
  compute = function(case, law) return case.income_tax + lists.sum(case, law.charges) end,
}

rule "cash_income" {
  label   = "Income in cash",
  help    = "Of both spouses, without benefits in kind, after pension contributions.",
  source  = "TCA 1997 s. 112",
  type    = money,
  compute = function(case)
    local own = case.gross_income - case.benefit_in_kind - case.employer_medical_insurance
      - case.pension_contribution - case.avc - case.personal_pension_contribution
    if not case.is_couple then return own end
    return own + case.spouse_gross_income - case.spouse_benefit_in_kind - case.spouse_employer_medical_insurance
      - case.spouse_pension_contribution - case.spouse_avc - case.spouse_personal_pension_contribution
  end,
}

rule "net_pay" {
  label   = "Net pay of the year",
  aliases = { "take_home_pay", "net_income" },
  source  = "TCA 1997 s. 112",
  type    = money,
  compute = function(case) return case.cash_income - case.total_tax end,
}

rule "average_rate" {
  label   = "Share of gross income that is due",
  source  = "TCA 1997 s. 3",
  type    = rate,
  compute = function(case)
    local income = case.gross_income + case.spouse_gross_income
    return income > 0 and round(case.total_tax / income, 0.0001) or 0
  end,
}
