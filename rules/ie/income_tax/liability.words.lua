-- What people read of liability.lua.

words "with_home_carer_credit" {
  label = "with the home carer credit",
}

words "with_increased_band" {
  label = "with the increased band",
}

words "takes_home_carer_credit" {
  label = "Home carer credit instead of the increased band",
  help  = "Whichever leaves less tax.",
}

words "tax_as_married_couple" {
  label = "Income tax of the couple taxed as one",
  help  = "For the year of marriage, and to compare assessments.",
}

words "own_tax_as_single_person" {
  label = "Your income tax as a single person",
}

words "tax_as_single_persons" {
  label = "Income tax as single persons",
  help  = "Of a single person, or of two spouses each taxed alone.",
}

words "income_tax_after_credits" {
  label = "Income tax after credits",
  help  = "Before the exemption and the marginal relief of people aged 65 or over.",
}

words "income_tax_after_exemption" {
  label = "Income tax after credits and exemption",
  help  = "With the exemption and the marginal relief of people aged 65 or over; of spouses taxed as one, together.",
}

words "income_tax" {
  label = "Income tax",
  help  = "Due for the year, after credits; of both spouses together.",
}
