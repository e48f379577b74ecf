-- What people read of rates.lua.

words "standard_rate" {
  label = "Standard rate of income tax",
}

words "higher_rate" {
  label = "Higher rate of income tax",
}

words "single_band" {
  label = "Standard rate band of a single person",
}

words "child_carer_band_increase" {
  label = "Wider band of a person who brings up a child alone",
}

words "married_band_increase" {
  label = "Wider band of a couple, over that of a single person",
}

words "second_income_band_limit" {
  label = "Greatest increase of a couple's band for the lower income",
}

words "age_exemption" {
  label = "Income up to which people aged 65 or over are exempt",
}

words "age_exemption_per_child" {
  label = "Increase of the exemption limits for each child",
}

words "exemption_age" {
  label = "Age from which the exemption and the age credit apply",
}

words "marginal_relief_rate" {
  label = "Rate of marginal relief",
}

words "marginal_relief_span" {
  label = "Multiple of the exemption limit up to which there is marginal relief",
}
