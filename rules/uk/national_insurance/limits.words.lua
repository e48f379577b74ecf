-- What people read of limits.lua.

words "primary_threshold" {
  label = "Primary threshold: pay above it bears employees' contributions",
}

words "secondary_threshold" {
  label = "Secondary threshold: pay above it bears employers' contributions",
}

words "lower_earnings_limit" {
  label = "Lower earnings limit: pay from it on counts for benefits",
}

words "upper_earnings_limit" {
  label = "Upper earnings limit",
}

words "freeport_secondary_threshold" {
  label = "Upper secondary threshold in freeports and investment zones",
}
