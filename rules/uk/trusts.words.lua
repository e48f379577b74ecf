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

words "dividend_trust_rate" {
  label = "Rate at which dividends of a settlor's trust are treated as taxed",
}

words "settlor_income_net" {
  label = "Income of a trust that you settled, after tax at the trust rate, other than interest and dividends",
  help  = "Of trusts from which you, your spouse or minor children may benefit. The net amount on form R185 (Settlor); "
    .. "box 10 of the pages Trusts (SA107). Tax that comes back goes to the trustees.",
}

words "settlor_interest_net" {
  label = "Interest of a trust that you settled, after tax at the trust rate",
  help  = "The net amount on form R185 (Settlor); box 11 of the pages Trusts (SA107).",
}

words "settlor_dividends_net" {
  label = "Dividends of a trust that you settled, after tax at the dividend trust rate",
  help  = "The net amount on form R185 (Settlor); box 12 of the pages Trusts (SA107).",
}

words "earlier_dividend_rate" {
  label = "Rate at which dividends that an estate received to 2021/22 are treated as taxed",
}

words "estate_dividends_at_earlier_rate_net" {
  label = "Dividends of an estate after tax at the rate of earlier years, 7.5 %",
  help  = "The net amount on form R185 (Estate Income); box 18.1 of the pages Trusts (SA107).",
}

words "foreign_estate_relief" {
  label = "Relief for British tax that an estate abroad bore",
  help  = "The part of the tax here on income of the estate that answers to its income which bore British tax already. "
    .. "Box 23 of the pages Trusts (SA107).",
}
