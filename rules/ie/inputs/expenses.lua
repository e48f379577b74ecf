-- Expenses: health, nursing home, college, work.

input "medical_expenses" {
  label   = "Medical expenses",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Doctors, consultants, prescribed medicines, hospital, physiotherapy and the like, not refunded by "
    .. "an insurer. Routine dental and eye care does not count.",
  source  = "TCA 1997 s. 469",
  entries = { kind = "medical" },
}

input "dental_expenses" {
  label   = "Non-routine dental expenses",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Crowns, bridges, root canals, braces and the like, as certified on Form Med 2.",
  source  = "TCA 1997 s. 469",
  entries = { kind = "dental" },
}

input "nursing_home_expenses" {
  label   = "Nursing home fees",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Fees to a home with round-the-clock nursing care, less any State support. Relieved at your highest rate.",
  source  = "TCA 1997 s. 469",
  entries = { kind = "nursing_home" },
}

input "medical_expenses_for_family" {
  label   = "Medical expenses of several persons",
  type    = boolean,
  default = false,
  section = "Expenses",
  help    = "To 2006 the first 125 of one person's expenses, or the first 250 of several persons', gave no relief.",
  ask_if  = function(_, law) return law.health_expenses_excess.family > 0 end,
}

input "employed_carer_cost" {
  label   = "Cost of an employed carer",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Paid to employ a carer for an incapacitated member of the family, less any support received.",
  source  = "TCA 1997 s. 467",
}

input "employer_medical_insurance" {
  label   = "Medical insurance paid by the employer",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Gross premium. It is taxed as a benefit in kind, and the relief that others get at source is a credit.",
  source  = "TCA 1997 ss. 118, 470",
}

input "insured_adults" {
  label   = "Adults insured by the employer",
  type    = count(10),
  default = 1,
  section = "Expenses",
  ask_if  = function(case) return case.employer_medical_insurance > 0 end,
}

input "insured_children" {
  label   = "Children insured by the employer",
  type    = count(20),
  default = 0,
  section = "Expenses",
  ask_if  = function(case) return case.employer_medical_insurance > 0 end,
}

input "tuition_fees" {
  label   = "Tuition fees",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Third-level tuition of the first student; from 2011 the student contribution counts as well.",
  source  = "TCA 1997 s. 473A",
}

input "tuition_fees_second_student" {
  label   = "Tuition fees of a second student",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 473A",
  ask_if  = function(case) return case.tuition_fees > 0 end,
}

input "tuition_fees_third_student" {
  label   = "Tuition fees of a third student",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  source  = "TCA 1997 s. 473A",
  ask_if  = function(case) return case.tuition_fees_second_student > 0 end,
}

input "tuition_full_time" {
  label   = "A student is full-time",
  type    = boolean,
  default = true,
  section = "Expenses",
  help    = "If all of them are part-time, half of the disregarded amount applies.",
  source  = "TCA 1997 s. 473A(4A)",
  ask_if  = function(case) return case.tuition_fees > 0 end,
}

input "training_course_fees" {
  label   = "Fees of a training course",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "An approved course in information technology or a foreign language.",
  source  = "TCA 1997 s. 476",
}

input "other_employment_expenses" {
  label   = "Other expenses of the employment",
  type    = money,
  default = 0,
  min     = 0,
  section = "Expenses",
  help    = "Incurred wholly, exclusively and necessarily in the duties of the employment, beyond the flat rate.",
  source  = "TCA 1997 s. 114",
}
