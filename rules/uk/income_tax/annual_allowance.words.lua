-- What people read of annual_allowance.lua.

words "annual_allowance" {
  label = "Annual allowance of pension savings",
}

words "annual_allowance_taper" {
  label = "Taper of the annual allowance: threshold income, adjusted income, share of what is above it, least",
}

words "threshold_income" {
  label = "Threshold income",
  help  = "Income less reliefs and pension contributions with relief at source, with pay given up for a pension.",
}

words "adjusted_income" {
  label = "Adjusted income",
  help  = "Income less reliefs, with contributions that were deducted from pay before tax and those of the employer.",
}

words "annual_allowance_due" {
  label = "Annual allowance in this case",
}

words "annual_allowance_excess" {
  label = "Pension savings beyond the annual allowance",
}

words "annual_allowance_charge" {
  label = "Annual allowance charge",
  help  = "The tax that the savings beyond the allowance would bear on top of taxable income.",
}

words "annual_allowance_charge_due" {
  label = "Annual allowance charge to pay with the return",
  help  = "Less what a scheme pays. It is not taken for payments on account.",
}
