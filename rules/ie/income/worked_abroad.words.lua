-- What people read of worked_abroad.lua.

words "foreign_earnings_days" {
  label = "Days of work abroad for the foreign earnings deduction",
  help  = "Qualifying days of the year in states that the law names, such as Brazil, China, India, Japan or Kenya: "
    .. "each of at least three consecutive days of work there (to 2014: four).",
}

words "foreign_earnings_pay" {
  label = "Pay of that employment",
  help  = "All pay of the year from it, here and there, less pension contributions; without benefits in kind, expenses "
    .. "and lump sums at its end.",
}

words "days_employed" {
  label = "Days of the year on which you held that employment",
}

words "foreign_earnings_limit" {
  label = "Most of the foreign earnings deduction",
}

words "foreign_earnings_deduction" {
  label = "Foreign earnings deduction",
  help  = "It lowers income tax only.",
}

words "assigned_pay" {
  label   = "Pay under the special assignee relief programme",
  help    = "Of who was assigned by the employer to work in Ireland: pay of that employment, without benefits in kind, "
    .. "bonuses that do not count, share options and lump sums at its end.",
  aliases = { "income_under_sarp" },
}

words "assigned_since" {
  label = "Day on which you came to work in Ireland",
}

words "assignee_terms" {
  label = "Pay of which a share is relieved for special assignees",
}

words "assignee_relief" {
  label   = "Special assignee relief",
  help    = "It lowers income tax only.",
  aliases = { "sarp_relief" },
}
