-- What people read of certificate.lua.

local help = "Of pay in twelve equal months; the certificate prints whole pounds."

words "certificate_pay" {
  label = "P60: pay in this employment",
  help  = "After pay that is given up, and after pension contributions that are deducted before tax.",
}
words "certificate_at_lower_limit" { label = "P60: earnings at the lower earnings limit", help = help }
words "certificate_to_primary_threshold" {
  label = "P60: earnings above the lower earnings limit, up to the primary threshold", help = help,
}
words "certificate_to_upper_limit" {
  label = "P60: earnings above the primary threshold, up to the upper earnings limit", help = help,
}
words "certificate_contributions" {
  label = "P60: employee's contributions on all earnings above the primary threshold",
  help  = "Of pay in twelve equal months, to the penny.",
}
