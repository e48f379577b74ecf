-- What people read of mortgage_interest.lua.

words "mortgage_interest_credit" {
  label = "Mortgage interest tax credit",
}
