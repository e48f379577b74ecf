-- What people read of holiday_lets.lua.

words "holiday_lets_apart" {
  label = "Furnished holiday lets are a business apart from other letting",
}

words "property_allowance_of_holiday_lets" {
  label = "Property allowance that rents leave to furnished holiday lets",
}

words "holiday_let_result" {
  label = "Profit or loss of furnished holiday lets",
  help  = "With the property allowance, what rents leave of it is deducted in place of the expenses.",
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
