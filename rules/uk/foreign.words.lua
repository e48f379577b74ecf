-- What people read of foreign.lua.

words "without_taxed_foreign_income" {
  label = "without interest and other income from abroad that bore tax there",
}

words "credit_for_foreign_income" {
  label = "Credit for foreign tax on interest and other income, taken first",
}

words "foreign_tax_paid" {
  label = "Foreign tax on income from abroad",
}

words "credit_for_foreign_dividends" {
  label = "Credit for foreign tax on dividends, taken first",
}

words "foreign_tax_credit" {
  label = "Credit for foreign tax",
  help  = "The foreign tax, but no more than what the tax here would be less without that income.",
}

words "foreign_money" {
  label = "Income from abroad after foreign tax",
}
