-- What people read of payroll.lua.

words "monthly_income_tax" {
  label = "Income tax a month",
}

words "monthly_usc" {
  label = "Universal social charge a month",
}

words "monthly_prsi" {
  label = "PRSI a month",
  help  = "A twelfth of the year's; in a year whose rates change, that of the month of payment.",
}

words "month" {
  label = "Month of payment",
  help  = "1 to 12: the rates of PRSI go by the day of payment.",
}

words "prsi_of_month" {
  label = "PRSI on the pay of a month",
  help  = "Yours as an employee of class A, for even monthly pay, by the rate on the day of payment.",
}

words "monthly_net_pay" {
  label = "Net pay a month, on the average of the year",
}

words "weekly_pay" {
  label = "Pay of one week",
  help  = "Only for the tax and the PRSI of a single week.",
}

words "monthly_pay" {
  label = "Pay of one month",
  help  = "Only for the tax and the PRSI of a single month.",
}

words "weekly_tax_credits" {
  label = "Tax credits of a week",
  help  = "As the tax credit certificate shows them. Of a couple without what only the spouse's own income can use.",
}

words "weekly_cut_off_point" {
  label = "Standard rate cut-off point of a week",
  help  = "Of a couple your part of the band, so that it lowers the tax most.",
}

words "weekly_income_tax" {
  label = "Income tax of a week",
  help  = "On week 1 basis: on weekly_pay alone, without the weeks before. Nothing is paid back.",
}
