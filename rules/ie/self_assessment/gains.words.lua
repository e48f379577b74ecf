-- What people read of gains.lua.

words "capital_gains_tax_rate" {
  label = "Rate of capital gains tax, on the day of the disposal",
}

words "capital_gains_exemption" {
  label = "Gains of a year that are exempt, for each person",
}

words "gain" {
  help    = "After costs, before losses and before reliefs that have facts of their own (relief_of_gain).",
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

words "entrepreneur_relief" {
  label = "Relief for entrepreneurs: rate, and limit of the gains of a lifetime",
}

words "is_entrepreneurs_gain" {
  label   = "The gain has the relief for entrepreneurs",
  ask     = "Was it a business, or at least 5 % of a trading company, that you owned for three years and worked in?",
  help    = "Revised entrepreneur relief.",
  aliases = { "revised_entrepreneur_relief" },
}

words "entrepreneur_relief_used" {
  label = "Gains since 2016 that had this relief before",
  ask   = "On how much of earlier gains did you have this relief?",
}

words "chargeable_gain" {
  label = "Gain less losses and the exempt amount",
}

words "entrepreneurs_gain" {
  label = "Of it, what has the relief for entrepreneurs",
}
