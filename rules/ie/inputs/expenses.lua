-- Expenses: health, nursing home, college, work.

input "medical_expenses" {
  of      = "person",
  label   = "Medical expenses",
  ask     = "How much did you pay doctors, hospitals and chemists in {year}, and got from no insurer?",
  type    = money, per = "year",
  default = 0,
  typical = { 500 },
  min     = 0,
  section = "Expenses",
  help    = "Doctors, consultants, prescribed medicines, hospital, physiotherapy and the like, not refunded by "
    .. "an insurer. Routine dental and eye care does not count.",
  aliases = { "medical", "health_expenses" },
  source  = "TCA 1997 s. 469",
  entries = { kind = "medical" },
  spouse  = { ask = "How much did your spouse pay doctors, hospitals and chemists in {year}?" },
}

input "dental_expenses" {
  of      = "person",
  label   = "Non-routine dental expenses",
  ask     = "How much did you pay for crowns, bridges, braces and the like?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Crowns, bridges, root canals, braces and the like, as certified on Form Med 2.",
  aliases = { "dental" },
  source  = "TCA 1997 s. 469",
  entries = { kind = "dental" },
  spouse  = { ask = "How much did your spouse pay for crowns, bridges, braces and the like?" },
}

input "nursing_home_expenses" {
  of      = "person",
  label   = "Nursing home fees",
  ask     = "How much did you pay a nursing home, less any State support?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Fees to a home with round-the-clock nursing care, less any State support. Relieved at your highest rate.",
  aliases = { "nursing_home", "nursing_home_fees" },
  source  = "TCA 1997 s. 469",
  entries = { kind = "nursing_home" },
  spouse  = { label = "Nursing home fees paid by the spouse", ask = "How much did your spouse pay a nursing home?" },
}

input "medical_expenses_for_family" {
  of      = "person",
  label   = "Medical expenses of several persons",
  ask     = "Are these the expenses of several persons?",
  type    = boolean,
  default = false,
  section = "Expenses",
  help    = "To 2006 the first 125 of one person's expenses, or the first 250 of several persons', gave no relief.",
  ask_if  = function(person, law)
    return law.health_expenses_excess.family > 0 and person.medical_expenses + person.dental_expenses > 0
  end,
  spouse  = {
    label = "Spouse's medical expenses are of several persons",
    ask   = "Are your spouse's the expenses of several persons?",
  },
}

input "employed_carer_cost" {
  label   = "Cost of an employed carer",
  ask     = "What did it cost you to employ a carer for an incapacitated relative?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Paid to employ a carer for an incapacitated member of the family, less any support received.",
  source  = "TCA 1997 s. 467",
}

input "employer_medical_insurance" {
  of      = "person",
  label   = "Medical insurance paid by the employer",
  ask     = "What medical insurance premium did your employer pay for you?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Gross premium. It is taxed as a benefit in kind, and the relief that others get at source is a credit.",
  aliases = { "health_insurance_of_the_employer" },
  source  = "TCA 1997 ss. 118, 470",
  spouse  = {
    label = "Spouse's medical insurance paid by the employer",
    ask   = "What medical insurance premium did your spouse's employer pay?",
  },
}

input "insured_adults" {
  of      = "person",
  label   = "Adults insured by the employer",
  ask     = "How many adults did it insure?",
  type    = count(10),
  default = 1,
  section = "Expenses",
  ask_if  = function(person) return person.employer_medical_insurance > 0 end,
  spouse  = { label = "Adults insured by the spouse's employer", ask = "How many adults did that insure?" },
}

input "insured_children" {
  of      = "person",
  label   = "Children insured by the employer",
  ask     = "How many children did it insure?",
  type    = count(20),
  default = 0,
  section = "Expenses",
  ask_if  = function(person) return person.employer_medical_insurance > 0 end,
  spouse  = { label = "Children insured by the spouse's employer", ask = "How many children did that insure?" },
}

input "tuition_fees" {
  of      = "person",
  label   = "Tuition fees",
  ask     = "How much did you pay for college in {year}?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Third-level tuition of the first student; from 2011 the student contribution counts as well.",
  aliases = { "tuition", "college_fees" },
  source  = "TCA 1997 s. 473A",
  spouse  = { label = "Tuition fees paid by the spouse", ask = "How much did your spouse pay for college in {year}?" },
}

input "tuition_fees_second_student" {
  label   = "Tuition fees of a second student",
  ask     = "And for a second student?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 473A",
  ask_if  = function(case) return case.tuition_fees > 0 end,
}

input "tuition_fees_third_student" {
  label   = "Tuition fees of a third student",
  ask     = "And for a third?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 473A",
  ask_if  = function(case) return case.tuition_fees_second_student > 0 end,
}

input "tuition_full_time" {
  label   = "A student is full-time",
  ask     = "Is one of the students full-time?",
  type    = boolean,
  default = true,
  section = "Expenses",
  help    = "If all of them are part-time, half of the disregarded amount applies.",
  source  = "TCA 1997 s. 473A(4A)",
  ask_if  = function(case) return case.tuition_fees > 0 end,
}

input "training_course_fees" {
  label   = "Fees of a training course",
  ask     = "What did you pay for a course in information technology or a foreign language?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "An approved course in information technology or a foreign language.",
  source  = "TCA 1997 s. 476",
}

input "other_employment_expenses" {
  of      = "person",
  label   = "Other expenses of the employment",
  ask     = "What other expenses had you that your job made necessary?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Incurred wholly, exclusively and necessarily in the duties of the employment, beyond the flat rate.",
  source  = "TCA 1997 s. 114",
  spouse  = { ask = "What other expenses had your spouse that the job made necessary?" },
}
