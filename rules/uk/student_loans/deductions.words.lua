-- What people read of deductions.lua.

words "student_loan" {
  label = "Student loan taken from the pay of the period",
  help  = "Plans 1, 2, 4 and 5 together, in whole pounds. The base is pay for National Insurance.",
}

words "postgraduate_loan" {
  label = "Postgraduate loan taken from the pay of the period",
  help  = "On top of other loans, in whole pounds.",
}

words "student_loans_of_12_months" {
  label   = "Student loans taken from twelve equal months",
  aliases = { "year_of_12_equal_months" },
}

words "student_loans_of_year" {
  label   = "Student loans of a year, estimated on the pay of the year",
  aliases = { "loans_of_year_unrounded_months" },
  help    = "What pay in unequal periods comes near to; deductions are made by period.",
}
