-- What people read of income_levy_payroll.lua.

words "income_levy_payroll" {
  label = "Weekly rates of the income levy in 2009",
}

words "income_levy_deducted" {
  label = "Income levy deducted in 2009",
  help  = "For 18 and 34 weeks of equal pay.",
}
