-- What people read of mortgage_at_source.lua.

words "mortgage_relief_ceiling" {
  label = "Greatest mortgage interest relieved, for a single person",
}

words "mortgage_relief_rates" {
  label = "Rates of mortgage interest relief, for first-time buyers by year of the loan",
}

words "mortgage_relief_loans" {
  label = "Loans that have mortgage interest relief, by their year; and those with a higher rate",
}

words "mortgage_relief_january_to_april_2009" {
  label = "Relief of loans past their seventh year for interest of January to April 2009",
}

words "mortgage_relief_share" {
  label = "Share of mortgage interest and of its ceiling that is relieved",
}

words "mortgage_relief_at_source" {
  aliases = { "trs" },
}
