-- What people read of covenants.lua.

words "covenants_to_incapacitated" {
  label   = "Payments under a covenant to who is permanently incapacitated",
  help    = "Before the tax that you withhold. Not to your own child under 18.",
  aliases = { "covenants_paid" },
}

words "covenants_to_aged" {
  label = "Payments under a covenant to who is 65 or older",
  help  = "Before the tax that you withhold.",
}

words "covenants_to_aged_limit" {
  label = "Share of total income up to which covenants to aged persons are relieved",
}

words "covenant_relief" {
  label = "Deduction for payments under covenants",
}

words "tax_withheld_from_covenants" {
  label = "Tax withheld from payments under covenants, to hand on",
}
