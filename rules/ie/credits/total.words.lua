-- What people read of total.lua.

words "tax_credits" {
  label = "Credits, with their first and last year, the home carer credit apart",
}

words "tax_credits_without_home_carer" {
  label = "Tax credits, the home carer credit apart",
}

words "home_carer_credit" {
  label = "Home carer credit",
  help  = "As far as it is better than the increased band for the second income.",
}

words "total_tax_credits" {
  label   = "Tax credits",
  help    = "They reduce income tax to nothing at most; they are never paid out.",
  aliases = { "credits" },
}

words "own_tax_credits" {
  label = "Credits of one's own",
  help  = "Of spouses who are taxed as single persons, each has those for the own expenses; those that name no "
    .. "person (dependent relatives, incapacitated children, service charges, training courses, the home loan) go to "
    .. "the first.",
}
