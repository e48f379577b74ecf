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
