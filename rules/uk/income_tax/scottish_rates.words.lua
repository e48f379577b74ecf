-- What people read of scottish_rates.lua.

words "scottish_rates" {
  label = "Scottish rates of income tax",
}
