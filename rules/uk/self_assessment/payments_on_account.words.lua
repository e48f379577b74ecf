-- What people read of payments_on_account.lua.

words "payments_on_account_terms" {
  label = "Payments on account: least amount, and greatest share deducted at source",
}

words "payments_on_account_due" {
  label = "Payments on account are due for the next tax year",
  help  = "By who makes a return; not if less than £1,000 is left after deductions at source, nor if more than 80 % "
    .. "was deducted.",
}

words "payment_on_account" {
  label   = "Each payment on account for the next tax year",
  aliases = { "each", "first_payment_on_account" },
  help    = "Half of income tax, charges and class 4 that were not deducted at source. Of an odd penny the second has "
    .. "more. It may be reduced on request, if the next year will bear less.",
}

words "due_in_january" {
  label = "To pay on 31 January after the tax year's end",
  help  = "By who makes a return: the balancing payment and the first payment on account of the next tax year. Below "
    .. "nothing: it is paid back.",
}

words "due_in_july" {
  label   = "To pay on the 31 July after that",
  aliases = { "second_payment_on_account" },
  help    = "The second payment on account of the next tax year.",
}
