-- What people read of marriage_year.lua.

words "months_married" {
  label = "Months of the year of marriage that count",
  help  = "From the month of the marriage on; part of a month counts as a whole one.",
}

words "year_of_marriage_relief" {
  label = "Relief for the year of marriage",
  help  = "What both paid as single persons over what they would have paid as a couple, for the months married.",
}
