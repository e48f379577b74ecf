-- What people read of high_incomes.lua.

words "specified_reliefs" {
  label   = "Reliefs of the year that are limited for high incomes",
  help    = "Of Schedule 25B, such as for property and films, profits of artists and of woodlands that are exempt, and "
    .. "interest and losses that they made. They are deducted or left out elsewhere as well.",
  aliases = { "reliefs_of_high_earners" },
}

words "high_income_limits" {
  label = "Adjusted income from which reliefs are limited, and what of them is left",
}

words "taxable_income_before_limit" {
  label = "Taxable income before the limit on reliefs",
}

words "reliefs_beyond_limit" {
  label = "Reliefs beyond the limit for high incomes",
  help  = "They are added to taxable income, and carried forward.",
}
