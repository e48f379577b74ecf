-- Expenses: health, nursing home, college, work.

input "medical_expenses" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  typical = { 500 },
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 469",
  entries = { kind = "medical" },
  spouse  = { ask = "How much did your spouse pay doctors, hospitals and chemists in {year}?" },
}

input "dental_expenses" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 469",
  entries = { kind = "dental" },
  spouse  = { ask = "How much did your spouse pay for crowns, bridges, braces and the like?" },
}

input "nursing_home_expenses" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 469",
  entries = { kind = "nursing_home" },
  spouse  = { label = "Nursing home fees paid by the spouse", ask = "How much did your spouse pay a nursing home?" },
}

input "medical_expenses_for_family" {
  of      = "person",
  type    = boolean,
  default = false,
  section = "Expenses",
  ask_if  = function(person, law)
    return law.health_expenses_excess.family > 0 and person.medical_expenses + person.dental_expenses > 0
  end,
  spouse  = {
    label = "Spouse's medical expenses are of several persons",
    ask   = "Are your spouse's the expenses of several persons?",
  },
}

input "employed_carer_cost" {
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 467",
}

input "employer_medical_insurance" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 ss. 118, 470",
  spouse  = {
    label = "Spouse's medical insurance paid by the employer",
    ask   = "What medical insurance premium did your spouse's employer pay?",
  },
}

input "insured_adults" {
  of      = "person",
  type    = count(10),
  default = 1,
  section = "Expenses",
  ask_if  = function(person) return person.employer_medical_insurance > 0 end,
  spouse  = { label = "Adults insured by the spouse's employer", ask = "How many adults did that insure?" },
}

input "insured_children" {
  of      = "person",
  type    = count(20),
  default = 0,
  section = "Expenses",
  ask_if  = function(person) return person.employer_medical_insurance > 0 end,
  spouse  = { label = "Children insured by the spouse's employer", ask = "How many children did that insure?" },
}

input "tuition_fees" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 473A",
  spouse  = { label = "Tuition fees paid by the spouse", ask = "How much did your spouse pay for college in {year}?" },
}

input "tuition_fees_second_student" {
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 473A",
  ask_if  = function(case) return case.tuition_fees > 0 end,
}

input "tuition_fees_third_student" {
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 473A",
  ask_if  = function(case) return case.tuition_fees_second_student > 0 end,
}

input "tuition_full_time" {
  type    = boolean,
  default = true,
  section = "Expenses",
  source  = "TCA 1997 s. 473A(4A)",
  ask_if  = function(case) return case.tuition_fees > 0 end,
}

input "training_course_fees" {
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 476",
}

input "other_employment_expenses" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 114",
  spouse  = { ask = "What other expenses did your spouse have that the job made necessary?" },
}
