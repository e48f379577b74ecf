-- What people read of funds.lua.

words "tax_rate_of_funds" {
  label = "Rate of tax on income and gains of funds and life policies",
}

words "gains_of_funds" {
  label   = "Income and gains of foreign funds and life policies",
  help    = "Of funds of the EU, the EEA and treaty countries, traded on an exchange too (ETF): payments, gains, and "
    .. "what counts as sold after eight years. Losses are not set off.",
  aliases = { "offshore_funds", "etf_gains" },
}

words "tax_on_funds" {
  label   = "Tax on income and gains of funds",
  help    = "Apart from income tax, without credits, USC and PRSI.",
  aliases = { "exit_tax" },
}
