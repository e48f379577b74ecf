-- What people read of usc.lua.

words "usc_exemption" {
  label = "Income up to which there is no universal social charge",
}

words "usc_bands" {
  label = "Rates of the universal social charge",
}

words "usc_reduced_bands" {
  label = "Reduced rates of the universal social charge",
}

words "usc_reduced_terms" {
  label = "Age, and greatest income if there is one, for the reduced rates",
}

words "usc_surcharge" {
  label = "Further charge on income of the self-employed over a limit",
}

words "own_usc" {
  label = "Your universal social charge",
}

words "usc" {
  label = "Universal social charge",
}

words "week_one_usc" {
  label = "Universal social charge of a week on week 1 basis",
  help  = "On weekly_pay alone. Nothing if the income of the year is exempt.",
}

words "month_one_usc" {
  label = "Universal social charge of a month on month 1 basis",
  help  = "On monthly_pay alone. Nothing if the income of the year is exempt.",
}
