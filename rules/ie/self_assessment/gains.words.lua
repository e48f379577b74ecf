-- What people read of gains.lua.

words "capital_gains_tax_rate" {
  label = "Rate of capital gains tax, on the day of the disposal",
}

words "capital_gains_exemption" {
  label = "Gains of a year that are exempt, for each person",
}

words "gain" {
  help    = "After costs and reliefs, before losses.",
  aliases = { "capital_gain" },
}

words "capital_losses" {
  label = "Capital losses of the year",
  ask   = "How much were your losses in {year} on what you sold or gave away?",
}

words "capital_losses_forward" {
  label = "Capital losses of earlier years",
  ask   = "How much of such losses of earlier years was not used yet?",
}

words "capital_losses_used" {
  label = "Capital losses set against the gain",
}

words "capital_losses_carried_forward" {
  label = "Capital losses carried forward",
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
