-- What people read of rates.lua.

words "rates" {
  label = "Basic, higher and additional rate",
}

words "welsh_rates" {
  label = "What the Welsh rates take off the rates, and the Welsh basic, higher and additional rate",
}

words "savings_rates" {
  label = "Savings basic, higher and additional rate",
}

words "property_has_rates" {
  label = "Property income has rates of its own",
}

words "property_rates" {
  label = "Property basic, higher and additional rate",
}

words "dividend_rates" {
  label = "Dividend ordinary, upper and additional rate",
}

words "starting_rate_limit_for_savings" {
  label = "Starting rate limit for savings",
}

words "savings_allowance" {
  label = "Savings allowance by the highest rate that any of the income reaches",
}

words "dividend_allowance" {
  label = "Dividends taxed at the dividend nil rate",
}

words "dividend_tax_credit" {
  label = "Tax credit of a dividend, as a share of dividend and credit",
}
