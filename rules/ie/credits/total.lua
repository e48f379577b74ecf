-- Which credits a year has, and their sum.

local lists = require "lists"

parameter "tax_credits" {
  label  = "Credits, with their first and last year, the home carer credit apart",
  source = "TCA 1997 s. 458, Table, Part 2; Finance (No. 2) Act 2008 s. 8, Finance Act 2011, Finance (No. 2) Act "
    .. "2013, Finance Act 2015, Finance Act 2016, Finance Act 2020, Finance Act 2022, Finance (No. 2) Act 2023",
  note   = "Each is of both spouses; a spouse taxed as a single person has the part named there. Those by "
    .. "assessment have rules for a couple taxed as one (..._as_one) and not (..._alone).",
  since  = {
    ["2002-01-01"] = {
      { name = "personal_credit" },
      { name = "employee_credit" },
      { name = "spouse_employee_credit", spouse = "spouse_employee_credit" },
      { name = "earned_income_credit", from = 2016 },
      { name = "spouse_earned_income_credit", spouse = "spouse_earned_income_credit", from = 2016 },
      { name = "one_parent_family_credit", upto = 2013 },
      { name = "single_person_child_carer_credit", from = 2014 },
      { name = "widowed_parent_credit" },
      { name = "incapacitated_child_credit" },
      { name = "age_credit", spouse = "spouse_age_credit", by_assessment = true },
      { name = "blind_credit", spouse = "spouse_blind_credit" },
      { name = "dependent_relative_credit" },
      { name = "rent_relief", spouse = "spouse_rent_relief", upto = 2017, by_assessment = true },
      { name = "rent_credit", spouse = "spouse_rent_credit", from = 2022, by_assessment = true },
      { name = "mortgage_interest_credit", from = 2023 },
      { name = "trade_union_credit", spouse = "spouse_trade_union_credit", upto = 2010 },
      { name = "service_charges_credit", upto = 2011 },
      { name = "tuition_credit", spouse = "spouse_tuition_credit", by_assessment = true },
      { name = "training_course_credit" },
      { name = "health_expenses_credit", spouse = "spouse_health_expenses_credit", from = 2009 },
      { name = "medical_insurance_credit", spouse = "spouse_medical_insurance_credit" },
      { name = "fisher_credit", spouse = "spouse_fisher_credit", from = 2017 },
      { name = "naval_credit", spouse = "spouse_naval_credit", from = 2020 },
      { name = "landlord_credit", spouse = "spouse_landlord_credit", from = 2024 },
    },
  },
}

rule "tax_credits_without_home_carer" {
  label   = "Tax credits, the home carer credit apart",
  source  = "TCA 1997 s. 458",
  type    = money,
  compute = function(case, law) return lists.sum(case, law.tax_credits, "name", "") end,
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
  help    = "Of spouses who are taxed as single persons, each has those for the own expenses; those that name no "
    .. "person (dependent relatives, incapacitated children, service charges, training courses, the home loan) go to "
    .. "the first.",
  source  = "TCA 1997 s. 1016",
  type    = money,
  compute = function(case, law)
    if not case.is_couple then return 0 end
    return law.personal_credit.single + lists.sum(case, law.tax_credits, "spouse", "")
  end,
}

rule "tax_credits_as_one" {
  label   = "Tax credits of the couple if taxed as one, the home carer credit apart",
  source  = "TCA 1997 ss. 458, 1017",
  type    = money,
  compute = function(case, law) return lists.sum(case, law.tax_credits, "name", "_as_one") end,
}

rule "tax_credits_alone" {
  label   = "Tax credits of both spouses if taxed as single persons",
  source  = "TCA 1997 ss. 458, 1016",
  type    = money,
  compute = function(case, law) return lists.sum(case, law.tax_credits, "name", "_alone") end,
}

rule "spouse_tax_credits_alone" {
  label   = "Credits that are the spouse's own if taxed as a single person",
  source  = "TCA 1997 s. 1016",
  type    = money,
  compute = function(case, law)
    if not case.is_couple then return 0 end
    return law.personal_credit.single + lists.sum(case, law.tax_credits, "spouse", "_alone")
  end,
}
