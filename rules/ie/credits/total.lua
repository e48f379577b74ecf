-- Which credits a year has, and their sum.

local lists = require "lists"

parameter "tax_credits" {
  label  = "Credits of the year, the home carer credit apart",
  source = "TCA 1997 s. 458, Table, Part 2",
  note   = "Of 2002 to 2005 some figures were not found: a claim to such a credit is refused.",
  since  = {
    ["2002-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "one_parent_family_credit",
      "widowed_parent_credit", "incapacitated_child_credit", "age_credit", "blind_credit",
      "dependent_relative_credit", "rent_relief", "trade_union_credit", "service_charges_credit", "tuition_credit",
      "training_course_credit", "medical_insurance_credit",
    },
    ["2009-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "one_parent_family_credit",
      "widowed_parent_credit", "incapacitated_child_credit", "age_credit", "blind_credit",
      "dependent_relative_credit", "rent_relief", "trade_union_credit", "service_charges_credit", "tuition_credit",
      "training_course_credit", "health_expenses_credit", "medical_insurance_credit",
    },
    ["2011-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "one_parent_family_credit",
      "widowed_parent_credit", "incapacitated_child_credit", "age_credit", "blind_credit",
      "dependent_relative_credit", "rent_relief", "service_charges_credit", "tuition_credit",
      "training_course_credit", "health_expenses_credit", "medical_insurance_credit",
    },
    ["2012-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "one_parent_family_credit",
      "widowed_parent_credit", "incapacitated_child_credit", "age_credit", "blind_credit",
      "dependent_relative_credit", "rent_relief", "tuition_credit", "training_course_credit",
      "health_expenses_credit", "medical_insurance_credit",
    },
    ["2014-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "single_person_child_carer_credit",
      "widowed_parent_credit", "incapacitated_child_credit", "age_credit", "blind_credit",
      "dependent_relative_credit", "rent_relief", "tuition_credit", "training_course_credit",
      "health_expenses_credit", "medical_insurance_credit",
    },
    ["2016-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "earned_income_credit",
      "spouse_earned_income_credit", "single_person_child_carer_credit", "widowed_parent_credit",
      "incapacitated_child_credit", "age_credit", "blind_credit", "dependent_relative_credit", "rent_relief",
      "tuition_credit", "training_course_credit", "health_expenses_credit", "medical_insurance_credit",
    },
    ["2017-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "earned_income_credit",
      "spouse_earned_income_credit", "single_person_child_carer_credit", "widowed_parent_credit",
      "incapacitated_child_credit", "age_credit", "blind_credit", "dependent_relative_credit", "rent_relief",
      "tuition_credit", "training_course_credit", "health_expenses_credit", "medical_insurance_credit",
      "fisher_credit",
    },
    ["2018-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "earned_income_credit",
      "spouse_earned_income_credit", "single_person_child_carer_credit", "widowed_parent_credit",
      "incapacitated_child_credit", "age_credit", "blind_credit", "dependent_relative_credit", "tuition_credit",
      "training_course_credit", "health_expenses_credit", "medical_insurance_credit", "fisher_credit",
    },
    ["2022-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "earned_income_credit",
      "spouse_earned_income_credit", "single_person_child_carer_credit", "widowed_parent_credit",
      "incapacitated_child_credit", "age_credit", "blind_credit", "dependent_relative_credit", "rent_credit",
      "tuition_credit", "training_course_credit", "health_expenses_credit", "medical_insurance_credit",
      "fisher_credit",
    },
    ["2023-01-01"] = {
      "personal_credit", "employee_credit", "spouse_employee_credit", "earned_income_credit",
      "spouse_earned_income_credit", "single_person_child_carer_credit", "widowed_parent_credit",
      "incapacitated_child_credit", "age_credit", "blind_credit", "dependent_relative_credit", "rent_credit",
      "mortgage_interest_credit", "tuition_credit", "training_course_credit", "health_expenses_credit",
      "medical_insurance_credit", "fisher_credit",
    },
  },
}

rule "tax_credits_without_home_carer" {
  label   = "Tax credits, the home carer credit apart",
  source  = "TCA 1997 s. 458",
  type    = money,
  compute = function(case, law) return lists.sum(case, law.tax_credits) end,
}

rule "home_carer_credit" {
  label   = "Home carer credit",
  help    = "As far as it is better than the increased band for the second income.",
  source  = "TCA 1997 s. 466A",
  type    = money,
  compute = function(case) return case.takes_home_carer_credit and case.home_carer_credit_available or 0 end,
}

rule "total_tax_credits" {
  label   = "Tax credits",
  help    = "They reduce income tax to nothing at most; they are never paid out.",
  source  = "TCA 1997 s. 458",
  type    = money,
  compute = function(case) return case.tax_credits_without_home_carer + case.home_carer_credit end,
}

rule "spouse_tax_credits" {
  label   = "Credits that are the spouse's own",
  help    = "For spouses who are taxed as single persons; all other credits go to the first person.",
  source  = "TCA 1997 s. 1016",
  type    = money,
  compute = function(case, law)
    if not case.is_couple then return 0 end
    local credits = law.personal_credit.single + case.spouse_employee_credit
    if lists.contain(law.tax_credits, "spouse_earned_income_credit") then
      credits = credits + case.spouse_earned_income_credit
    end
    if case.spouse_blind then credits = credits + law.blind_credit end
    if not case.taxed_jointly and case.spouse_age >= law.exemption_age then credits = credits + law.age_credit end
    return credits
  end,
}
