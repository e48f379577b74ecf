-- What people read of student_loans.lua.

words "unearned_income_disregarded" {
  label = "Unearned income up to which it bears no student loan",
}

words "student_loan_income" {
  label = "Income that bears student loans",
  help  = "Pay without benefits in kind, profits and, if it is more than £2,000, all other income, less pension "
    .. "contributions. Losses of earlier years do not lower it.",
}

words "student_loans_taken_from_pay" {
  label = "Student loans taken from pay",
  ask   = "How much was taken from your pay for student loans in {year}?",
  help  = "In the tax year: \"Student Loan deductions\" on the P60 of each job, or the sum of the payslips. 0 if "
    .. "none were.",
}

words "student_loans_deducted" {
  label = "Student loans deducted from pay",
}

words "student_loans_due" {
  label = "Student loans due with the return",
  help  = "Of a year for which a return has to be made; of others only what was taken from pay.",
}
