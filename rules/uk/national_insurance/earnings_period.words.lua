-- What people read of earnings_period.lua.

words "class_1_goes_by_year" {
  label = "Contributions go by the pay of the tax year",
  help  = "As a director's do, but for the alternative method before the last payment.",
}

words "class_1_goes_by_earlier_payments" {
  label = "Contributions go by earlier payments of the tax year too",
}
