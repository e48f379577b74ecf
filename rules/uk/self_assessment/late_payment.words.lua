-- What people read of late_payment.lua.

words "late_payment_penalties" {
  label = "Late payment: days to the first penalty, months to the second and third, share of what is unpaid",
}

words "late_payments_excused_to_april" {
  label = "Whether payment until 1 April bore no penalty",
}

words "paid_late_on" {
  label = "Day on which the balancing payment was made",
}

words "paid_late" {
  label = "Tax paid late",
  help  = "What of the year's tax was unpaid until that day, all of it.",
}

words "late_payment_penalty" {
  label = "Penalties for late payment",
  help  = "Without interest (late_payment_interest). For a balancing payment due on 31 January.",
}
