-- What people read of late_payment_interest.lua.

words "late_payment_interest_rates" {
  label = "Interest on tax paid late, a year, from the day on; the days from `known_to` on are not known yet",
}

words "late_payment_interest" {
  label = "Interest on the balancing payment that was paid late",
  help  = "For each day after 31 January up to that of the payment, to the nearest penny. For a payment that was due "
    .. "on 31 January after the end of the tax year; payments on account that were late bear interest of their own.",
}
