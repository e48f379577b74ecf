-- What people read of rates.lua.

words "capital_gains_rates" {
  label = "Rates of capital gains tax on assets other than residential property: within the basic rate band, above it",
}

words "residential_gains_rates" {
  label = "Rates of capital gains tax on residential property: within the basic rate band, above it",
}

words "relieved_gains_rate" {
  label = "Rate of capital gains tax under business asset disposal relief and investors' relief",
}

words "annual_exempt_amount" {
  label = "Gains of a year that bear no capital gains tax",
}

words "disposal_relief_limit" {
  label = "Gains of a life on which business asset disposal relief is given",
}

words "investors_relief_limit" {
  label = "Gains of a life on which investors' relief is given",
}

words "carried_interest_rates" {
  label = "Rates of capital gains tax on carried interest: within the basic rate band, above it",
}
