-- What people read of employee.lua.

words "employee_credit" {
  label   = "Employee credit",
  aliases = { "paye_credit" },
  help    = "At most the standard rate on the pay itself, whatever expenses leave of it. Pay of a proprietary director "
    .. "gives none, but counts as earned income.",
}

words "earned_income_credit" {
  label = "Earned income credit",
  help  = "Together with the employee credit no more than that one.",
}
