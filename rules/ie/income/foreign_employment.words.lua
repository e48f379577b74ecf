-- What people read of foreign_employment.lua.

words "foreign_earnings" {
  label   = "Pay of an employment abroad that is not under PAYE",
  ask     = "What did you earn in an employment abroad that is not under PAYE?",
  help    = "Before the tax of the other country, for work done there: since 2006 all pay for work in the State is a "
    .. "salary. Of who is not domiciled in the State, what was brought into it. Tax on it abroad is given as "
    .. "foreign_tax, of income_taxed_abroad.",
  aliases = { "foreign_employment_income" },
}

words "foreign_earnings_taxed_at_source" {
  label = "Tax was deducted from this pay abroad, as by PAYE",
  ask   = "Was tax deducted from this pay abroad, as by PAYE?",
  help  = "Then it gives the employee credit, if all of the pay is taxed here, and else the earned income credit.",
}

words "foreign_earnings_with_employee_credit" {
  label = "Pay of an employment abroad that gives the employee credit",
}
