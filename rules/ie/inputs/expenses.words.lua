-- What people read of expenses.lua.

words "medical_expenses" {
  label   = "Medical expenses",
  ask     = "How much did you pay doctors, hospitals and chemists in {year} that no insurer paid back?",
  help    = "Doctors, consultants, prescribed medicines, hospital, physiotherapy and the like, not refunded by "
    .. "an insurer. Routine dental and eye care does not count.",
  aliases = { "medical", "health_expenses" },
}

words "dental_expenses" {
  label   = "Non-routine dental expenses",
  ask     = "How much did you pay for crowns, bridges, braces and the like?",
  help    = "Crowns, bridges, root canals, braces and the like, as certified on Form Med 2.",
  aliases = { "dental" },
}

words "nursing_home_expenses" {
  label   = "Nursing home fees",
  ask     = "How much did you pay a nursing home, less any State support?",
  help    = "Fees to a home with round-the-clock nursing care, less any State support. Relieved at your highest rate.",
  aliases = { "nursing_home", "nursing_home_fees" },
}

words "medical_expenses_for_family" {
  label = "Medical expenses of several persons",
  ask   = "Are these the expenses of several persons?",
  help  = "To 2006 the first €125 of one person's expenses, or the first €250 of several persons', gave no relief.",
}

words "employed_carer_cost" {
  label = "Cost of an employed carer",
  ask   = "What did it cost you to employ a carer for an incapacitated relative?",
  help  = "Paid to employ a carer for an incapacitated member of the family, less any support received.",
}

words "employer_medical_insurance" {
  label   = "Medical insurance paid by the employer",
  ask     = "What medical insurance premium did your employer pay for you?",
  help    = "Gross premium. It is taxed as a benefit in kind, and the relief that others get at source is a credit.",
  aliases = { "health_insurance_of_the_employer" },
}

words "insured_adults" {
  label = "Adults insured by the employer",
  ask   = "How many adults did it insure?",
}

words "insured_children" {
  label = "Children insured by the employer",
  ask   = "How many children did it insure?",
}

words "tuition_fees" {
  label   = "Tuition fees",
  ask     = "How much did you pay for college in {year}?",
  help    = "Third-level tuition of the first student; from 2011 the student contribution counts as well.",
  aliases = { "tuition", "college_fees" },
}

words "tuition_fees_second_student" {
  label = "Tuition fees of a second student",
  ask   = "And for a second student?",
}

words "tuition_fees_third_student" {
  label = "Tuition fees of a third student",
  ask   = "And for a third?",
}

words "tuition_full_time" {
  label = "A student is full-time",
  ask   = "Is one of the students full-time?",
  help  = "If all of them are part-time, half of the disregarded amount applies.",
}

words "training_course_fees" {
  label = "Fees of a training course",
  ask   = "What did you pay for a course in information technology or a foreign language?",
  help  = "An approved course in information technology or a foreign language.",
}

words "other_employment_expenses" {
  label = "Other expenses of the employment",
  ask   = "What other expenses did you have that your job made necessary?",
  help  = "Incurred wholly, exclusively and necessarily in the duties of the employment, beyond the flat rate.",
}
