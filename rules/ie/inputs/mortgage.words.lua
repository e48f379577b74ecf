-- What people read of mortgage.lua.

words "mortgage_interest" {
  label = "Mortgage interest paid",
  ask   = "How much interest did you pay on the mortgage of your home in {year}?",
  help  = "Interest of the year on the loan for your home.",
}

words "mortgage_interest_2022" {
  label = "Mortgage interest paid in 2022",
  ask   = "How much interest did you pay on that mortgage in 2022?",
  help  = "The credit from 2023 is for the rise of the interest over that of 2022.",
}

words "mortgage_balance_2022" {
  label = "Mortgage balance on 31 December 2022",
  ask   = "What was left of the mortgage on 31 December 2022?",
}

words "first_time_buyer" {
  label = "First-time buyer",
  help  = "The home was the first that you bought, or had a loan for.",
}

words "mortgage_year" {
  label = "Year in which the home loan was taken",
}

words "first_home_year" {
  label = "Year in which the first home was bought",
  help  = "A later home bought from 2004 to 2008 has the higher relief of 2012 on if the first one was bought "
    .. "since 2004.",
}

words "mortgage_interest_january_to_april_2009" {
  label = "Mortgage interest paid from January to April 2009",
  help  = "Of a loan taken before 2003, only the interest of these months was relieved.",
}
