-- What people read of deductions.lua.

words "health_expenses_excess" {
  label = "Health expenses that gave no relief",
}

words "employed_carer_limit" {
  label = "Greatest deduction for an employed carer",
}

words "employed_carer_deduction" {
  label = "Deduction for an employed carer",
}

words "income_before_losses" {
  label = "Income before a loss of the trade",
  help  = "Gross income less pension contributions, deductions of public servants and expenses of the employment.",
}

words "total_income" {
  label = "Total income",
  help  = "Gross income less pension contributions, deductions of public servants, expenses of the employment, a "
    .. "loss of the trade and maintenance: the own loss first; of the other spouse's, what the other's income is too "
    .. "small for.",
}

words "personal_deductions" {
  label = "Deductions from total income",
  help  = "Of a couple taxed as one, those of both.",
}

words "taxable_income" {
  label = "Taxable income",
}

words "taxable_income_as_one" {
  label = "Taxable income of the couple if taxed as one",
}
