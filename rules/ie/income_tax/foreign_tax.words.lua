-- What people read of foreign_tax.lua.

words "income_taxed_abroad" {
  label = "Of foreign income, what was taxed abroad too",
  help  = "Before foreign tax; it is part of foreign_and_untaxed_income or of foreign_earnings.",
}

words "foreign_tax" {
  label   = "Foreign tax on foreign income",
  help    = "That is not given back, and no more than the double taxation agreement with the country allows: of "
    .. "dividends as a rule 15 %.",
  aliases = { "foreign_tax_paid" },
}

words "foreign_income_counted" {
  label = "Foreign income that was taxed abroad, as it counts",
}

words "foreign_tax_credit" {
  label = "Credit for foreign tax",
  help  = "Without what is saved where less of the income counts.",
}

words "relief_for_foreign_tax" {
  label = "Relief for foreign tax",
  help  = "The credit, and the tax on income that was taken abroad.",
}

words "cross_border_earnings" {
  label   = "Of the pay, earnings of a job abroad with relief for cross-border workers",
  help    = "Of at least 13 weeks in a country with a double taxation agreement, where the earnings were taxed, by who "
    .. "comes home at least once a week. Foreign tax on them is not credited besides.",
  aliases = { "transborder_earnings" },
}

words "cross_border_relief" {
  label   = "Relief for cross-border workers",
  aliases = { "transborder_relief" },
}
