-- What people read of payroll_weeks.lua.

words "fortnightly_pay" {
  label = "Pay of two weeks",
  help  = "Only for what is taken from the pay of a single fortnight.",
}

words "four_weekly_pay" {
  label = "Pay of four weeks",
  help  = "Only for what is taken from the pay of four weeks, which is not a month.",
}

words "fortnight_income_tax" {
  label = "Income tax of two weeks on week 1 basis",
  help  = "On the pay of two weeks alone, with twice the credits and the cut-off point of a week: nothing is paid "
    .. "back. Revenue's notification may round the amounts of a week by a cent.",
}

words "four_weeks_income_tax" {
  label = "Income tax of four weeks on week 1 basis",
  help  = "On the pay of four weeks alone, with four times the credits and the cut-off point of a week: nothing is "
    .. "paid back. Revenue's notification may round the amounts of a week by a cent.",
}

words "fortnight_usc" {
  label = "Universal social charge of two weeks on week 1 basis",
  help  = "On the pay of two weeks alone. Nothing if the income of the year is exempt.",
}

words "four_weeks_usc" {
  label = "Universal social charge of four weeks on week 1 basis",
  help  = "On the pay of four weeks alone. Nothing if the income of the year is exempt.",
}
