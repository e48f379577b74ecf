-- What people read of income_tax.lua.

words "tax_before_reductions" {
  label = "Income tax before reductions",
}

words "income_tax_before_credit" {
  label = "Income tax before credit for foreign tax",
}

words "income_tax" {
  label = "Income tax",
  help  = "Of the year, before what was deducted at source and before the charge where Gift Aid exceeds the tax.",
}
