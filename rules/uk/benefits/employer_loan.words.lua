-- What people read of employer_loan.lua.

words "employer_loans_free" { label = "Sum of an employer's loans up to which they are no benefit" }

words "employer_loans" {
  label   = "Loans of the employer at less than the official rate",
  help    = "Interest-free or cheap loans of your employer, or of your company to you as a director. Their benefit is "
    .. "added to pay: leave it out of pay and of benefits in kind. Leave out loans on terms that the public has too, "
    .. "and those whose interest would be relieved in full. What is written off is pay or a dividend, told as such.",
  aliases = { "beneficial_loans", "directors_loans" },
}

words "employer_loan" { label = "Loan of the employer" }

words "employer_loans_most" {
  label = "The most that was owed on these loans together on any day of the tax year",
  ask   = "What was the most that you owed on all of these loans together on any day of {year}?",
  help  = "Up to £10,000 they are no benefit.",
}

words "loan_at_start" {
  label = "Owed when the tax year began",
  ask   = "How much did you owe on 5 April before the tax year, or when the loan was made if that was later?",
}

words "loan_at_end" {
  label = "Owed when the tax year ended",
  ask   = "How much did you owe on 5 April at the end of the tax year, or just before it was repaid in full if that "
    .. "was earlier?",
}

words "loan_months" {
  label = "Whole months for which the loan was owed",
  help  = "Months from the 6th to the 5th of the next, of the tax year.",
}

words "loan_interest_paid" { label = "Interest that you paid on the loan for the tax year" }

words "loan_goes_by_days" {
  label = "Interest at the official rate goes by the days",
  help  = "You chose the alternative method in your return, or HMRC requires it. Otherwise the average of the first "
    .. "and the last day counts.",
}

words "loan_average_of_days" {
  label = "Average that was owed on the days of the tax year",
  help  = "The most that was owed on each day, added up and divided by all days of the tax year; nothing on days "
    .. "without the loan.",
}

words "loan_interest_at_official_rate" { label = "Interest at the official rate" }

words "loan_benefit" {
  label = "Benefit of the employer's loans",
  help  = "It counts as pay for income tax, and bears neither National Insurance of the employee nor a student loan.",
}
