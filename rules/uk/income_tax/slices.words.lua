-- What people read of slices.lua.

words "taxable_below_dividends" {
  label = "Taxable income other than dividends",
}

words "taxable_non_savings" {
  label = "Taxable income other than savings and dividends",
}

words "taxable_savings" {
  label = "Taxable savings",
}

words "taxable_dividends" {
  label = "Taxable dividends",
}

words "taxable_work_income" {
  label = "Taxable income other than property, savings and dividends",
}

words "tax_property" {
  label = "Tax on property income",
  help  = "Before 2027/28 it is taxed with other income.",
}

words "tax_non_savings" {
  label = "Tax on income other than savings and dividends",
  help  = "From 2027/28 without property income, whose tax is tax_property.",
}

words "tax_savings" {
  label   = "Tax on savings",
  aliases = { "savings_tax" },
}

words "tax_dividends" {
  label   = "Tax on dividends",
  help    = "Parts of a penny are cut off. In 2015/16 less the tax credit.",
  aliases = { "dividend_tax" },
}
