-- What people read of income.lua.

words "employment_income" {
  label = "Income from employment",
}

words "benefits_in_kind_bear_prsi" {
  label = "Benefits in kind bear PRSI and health contribution",
}

words "reckonable_pay" {
  label = "Pay that bears PRSI and health contribution",
  help  = "Before pension contributions. Benefits in kind count from 2004 on.",
}

words "paye_income" {
  label = "Income under PAYE",
}

words "gross_income" {
  label = "Gross income",
}

words "income_outside_paye_for_usc" {
  label = "Income outside PAYE that bears the levies and USC",
  help  = "Losses and wear and tear of lettings do not reduce it.",
}

words "levy_income" {
  label = "Income for the levies",
  help  = "Gross income without social welfare payments, before pension contributions and losses of lettings.",
}

words "income_for_income_levy" {
  label = "Income for the income levy",
  help  = "The levy of 2009 and 2010 was charged before capital allowances and losses.",
}

words "reckonable_trade_income" {
  label = "Income of the trade that bears PRSI",
  help  = "After capital allowances, before losses of earlier years.",
}

words "reckonable_other_income" {
  label = "Other income that bears PRSI",
  help  = "Before losses of earlier years; a loss of the year set against it (s. 381) reduces it.",
}
