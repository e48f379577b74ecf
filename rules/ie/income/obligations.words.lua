-- What people read of obligations.lua.

words "income_protection_share" {
  label = "Most of the total income that premiums for income protection are deducted from",
}

words "maintenance_paid" {
  label   = "Maintenance to a separated spouse or former partner",
  ask     = "How much maintenance did you pay in {year} to your former spouse or partner, under a legal obligation?",
  help    = "Under a court order or a deed, for the other's own benefit: what is for children is not deducted. Not if "
    .. "both of you chose to be taxed as a couple. Who receives it has income of Case IV.",
  aliases = { "maintenance", "alimony" },
}

words "income_protection_premiums" {
  label   = "Premiums for income protection",
  ask     = "How much did you pay for income protection (permanent health insurance)?",
  help    = "Paid by yourself to an approved scheme, not deducted from pay before tax.",
  aliases = { "income_protection", "permanent_health_benefit" },
}

words "income_protection_relief" {
  label = "Deduction for income protection",
  help  = "Of the premiums up to a tenth of the total income.",
}
