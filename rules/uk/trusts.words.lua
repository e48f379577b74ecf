-- What people read of trusts.lua.

words "trust_rates" {
  label = "Rates at which income of a trust or estate is treated as taxed: other income and interest, dividends, "
    .. "what a discretionary trust pays",
}

words "trust_income" {
  label = "Income of trusts and estates before tax, other than interest and dividends",
}

words "trust_interest" {
  label = "Interest of trusts and estates before tax",
}

words "trust_dividends" {
  label = "Dividends of trusts and estates before tax",
}

words "trust_tax_deducted" {
  label = "Tax with which income of trusts and estates comes",
  help  = "In 2015/16 without that of dividends, whose tax credit is taken off the rate.",
}
