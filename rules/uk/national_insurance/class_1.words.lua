-- What people read of class_1.lua.

words "class_1_pay" {
  label = "Pay that bears contributions",
  help  = "Of the pay period; of directors on the annual method, of the tax year to date.",
}

words "employee_threshold" {
  label = "Primary threshold for the earnings period",
}

words "employee_limit" {
  label = "Upper earnings limit for the earnings period",
}

words "employee_rate" {
  label = "Employee's rate up to the upper earnings limit",
}

words "employee_rate_above_limit" {
  label = "Employee's rate above the upper earnings limit",
}

words "employee_ni" {
  label   = "National Insurance taken from the pay of the period",
  aliases = { "primary_class_1" },
  help    = "Class 1. Each employment and each period is taken alone.",
}

words "employer_limit" {
  label = "Pay of the earnings period on which the employer pays nothing",
}

words "employer_rate" {
  label = "Employer's rate",
}

words "employer_ni" {
  label   = "Employer's National Insurance on the pay of the period",
  aliases = { "secondary_class_1" },
  help    = "Class 1, before the employment allowance.",
}
