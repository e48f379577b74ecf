-- What people read of married_couples_allowance.lua.

words "married_couples_allowance_terms" {
  label = "Married couple's allowance: most, least, income from which it falls and by what share, rate of relief",
}

words "claims_married_couples_allowance" {
  label = "You claim married couple's allowance",
  ask   = "Do you claim married couple's allowance?",
  help  = "For couples who live together and of whom one was born before 6 April 1935: the husband if they married "
    .. "before 5 December 2005, else the one with more income. Sharing it is not covered.",
}

words "married_couples_allowance" {
  label = "Married couple's allowance",
  help  = "Of who claims it, for a whole year. In 2015/16 what was taken off the personal allowance by age is not "
    .. "taken off again.",
}

words "married_couples_allowance_reduction" {
  label = "Reduction for married couple's allowance",
}
