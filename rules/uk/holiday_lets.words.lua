-- What people read of holiday_lets.lua.

words "holiday_lets_apart" {
  label = "Furnished holiday lets are a business apart from other letting",
}

words "holiday_let_result" {
  label = "Profit or loss of furnished holiday lets",
  help  = "Without rents of other letting and rooms, the property allowance is taken where it is more than expenses.",
}

words "holiday_let_losses_used" {
  label = "Losses of earlier years set against holiday lets",
}

words "holiday_let_income" {
  label = "Taxable profit of furnished holiday lets",
}

words "holiday_let_losses_carried_forward" {
  label = "Losses of holiday lets carried forward",
}
