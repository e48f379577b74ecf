-- What people read of late_filing.lua.

words "late_filing_penalties" {
  label = "Penalties for a late return",
}

words "late_online_returns_excused_to" {
  label = "Last day, in February, on which a late online return bears no penalty",
}

words "filed" {
  label   = "Day on which the return was filed",
  aliases = { "filed_on", "filing_date" },
}

words "online" {
  label = "Filed online",
}

words "tax_in_return" {
  label   = "Tax that the return shows",
  aliases = { "tax" },
  help    = "The penalties after six and twelve months are a share of it.",
}

words "in_making_tax_digital" {
  label = "Within Making Tax Digital for Income Tax",
  help  = "From 2026/27 for gross trading and property income above £50,000 in the return of two years before. Late "
    .. "returns then count as points.",
}

words "late_filing_penalty" {
  label   = "Penalty for the late return",
  aliases = { "penalty" },
  help    = "Without deliberate withholding of information.",
}
