-- What people read of income_levy.lua.

words "income_levy_bands" {
  label = "Rates of the income levy",
}

words "income_levy_exemption" {
  label = "Income up to which there is no income levy",
}

words "couple_within_income_levy_exemption" {
  label = "Couple of which one is 65 or over, with income within the exemption",
}

words "couple_exempt_from_income_levy" {
  label = "Couple of which one is 65 or over, exempt from the income levy",
}

words "own_income_levy" {
  label = "Your income levy",
  help  = "Who holds a full medical card at any time in the year is exempt for all of it.",
}

words "income_levy" {
  label = "Income levy",
}
