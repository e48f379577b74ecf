-- What people read of gains.lua.

words "capital_gains_tax_rate" {
  label = "Rate of capital gains tax, on the day of the disposal",
}

words "capital_gains_exemption" {
  label = "Gains of a year that are exempt, for each person",
}

words "gain" {
  help    = "After costs, losses and reliefs.",
  aliases = { "capital_gain" },
}

words "has_gain" {
  label = "A gain was made",
}

words "capital_gains_tax" {
  label   = "Capital gains tax",
  aliases = { "cgt" },
}

words "capital_gains_tax_due" {
  label = "Payment of capital gains tax",
}
