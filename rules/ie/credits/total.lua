-- Which credits a year has, and their sum.

local lists = require "lists"

parameter "tax_credits" {
  source = "TCA 1997 s. 458, Table, Part 2; Finance (No. 2) Act 2008 s. 8, Finance Act 2011, Finance (No. 2) Act "
    .. "2013, Finance Act 2015, Finance Act 2016, Finance Act 2020, Finance Act 2022, Finance (No. 2) Act 2023",
  note   = "What is of each person is under 'own', which a spouse taxed as a single person has; 'name' is of both.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = {
      { name = "personal_credit" },
      { own = "employee_credit" },
      { own = "earned_income_credit", from = 2016 },
      { name = "one_parent_family_credit", upto = 2013 },
      { name = "single_person_child_carer_credit", from = 2014 },
      { name = "widowed_parent_credit" },
      { name = "incapacitated_child_credit" },
      { name = "age_credit", own = "own_age_credit" },
      { name = "blind_credit", own = "own_blind_credit" },
      { name = "dependent_relative_credit" },
      { name = "rent_relief", own = "own_rent_relief", upto = 2017 },
      { name = "rent_credit", own = "own_rent_credit", from = 2022 },
      { name = "mortgage_interest_credit", from = 2023 },
      { name = "trade_union_credit", own = "own_trade_union_credit", upto = 2010 },
      { name = "service_charges_credit", upto = 2011 },
      { name = "tuition_credit", own = "own_tuition_credit" },
      { name = "training_course_credit" },
      { name = "health_expenses_credit", own = "own_health_expenses_credit", from = 2009 },
      { name = "medical_insurance_credit", own = "own_medical_insurance_credit" },
      { name = "fisher_credit", own = "own_fisher_credit", from = 2017 },
      { name = "naval_credit", own = "own_naval_credit", from = 2020 },
      { name = "landlord_credit", own = "own_landlord_credit", from = 2024 },
    },
  },
}

-- The sum of the credits that a person has alone.
local function own(person, law, case)
  local sum_of_own = law.personal_credit.single
  for _, entry in ipairs(law.tax_credits) do
    if entry.own and lists.holds(entry, case.year) then sum_of_own = sum_of_own + person[entry.own] end
  end
  return sum_of_own
end

rule "tax_credits_without_home_carer" {
  source  = "TCA 1997 s. 458",
  type    = money, per = "year",
  compute = function(case, law)
    local sum_of_all = 0
    for _, entry in ipairs(law.tax_credits) do
      if lists.holds(entry, case.year) then
        sum_of_all = sum_of_all + (entry.name and case[entry.name] or sum(case.persons, entry.own))
      end
    end
    return sum_of_all
  end,
}

rule "home_carer_credit" {
  source  = "TCA 1997 s. 466A",
  type    = money, per = "year",
  compute = function(case) return case.takes_home_carer_credit and case.home_carer_credit_available or 0 end,
}

rule "total_tax_credits" {
  source  = "TCA 1997 s. 458",
  type    = money, per = "year",
  compute = function(case) return case.tax_credits_without_home_carer + case.home_carer_credit end,
}

rule "own_tax_credits" {
  of      = "person",
  source  = "TCA 1997 s. 1016",
  type    = money, per = "year",
  compute = function(person, law, case)
    if person.kind == "spouse" then return own(person, law, case) end
    return case.tax_credits_without_home_carer - person.other.own_tax_credits
  end,
  spouse  = { label = "Credits that are the spouse's own", aliases = { "spouse_tax_credits" } },
}
