-- What people read of late.lua.

words "late_payment_interest_rates" {
  label = "Interest on income tax paid late, for each day, from the day on",
}

words "files_online" {
  label = "Return and payment through the Revenue Online Service",
  help  = "Both by its day: then that day holds. Otherwise 31 October holds.",
}

words "lpt_open" {
  label = "Local property tax not in order on the day of the return",
  help  = "A return is missing, or tax unpaid without an agreement: the income tax return counts as late.",
}

words "lpt_put_right" {
  label = "Local property tax put in order since",
}

words "lpt_owed" {
  label = "Local property tax that was open",
  help  = "Once it is in order, the surcharge is no more than this.",
}

words "tax_due" {
  label = "Tax of the late return",
  help  = "The tax of the year, less what was deducted at source; before payments on account.",
}

words "tax_unpaid" {
  label = "Tax paid late",
}

words "months_late" {
  label = "Months by which the return is late, begun ones counted",
  help  = "From 31 October on, also where the later day of the Revenue Online Service was missed.",
}

words "balance_due_from" {
  label = "Day from which interest on the balance runs",
  help  = "The day of the return; where too little preliminary tax was paid, the day of the preliminary tax.",
}

words "days_late" {
  label = "Days by which the payment is late",
}

words "late_return_surcharge" {
  label   = "Surcharge for the late return",
  help    = "Of a return in time too, where local property tax is not in order.",
  aliases = { "surcharge" },
}

words "late_payment_interest" {
  label = "Interest on tax paid late, at the rate of the year",
  help  = "At the daily rate in force on the date of the case. interest_on_balance takes each day's own rate.",
}

words "interest_on_balance" {
  label = "Interest on the balance paid late",
  help  = "From the day on which it was due to that of its payment, each day at its rate.",
}
