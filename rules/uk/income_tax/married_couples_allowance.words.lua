-- What people read of married_couples_allowance.lua.

words "married_couples_allowance_terms" {
  label = "Married couple's allowance: most, least, income from which it falls and by what share, rate of relief",
}

words "claims_married_couples_allowance" {
  label = "You claim married couple's allowance",
  ask   = "Do you claim married couple's allowance?",
  help  = "For couples who live together and of whom one was born before 6 April 1935: the husband if they married "
    .. "before 5 December 2005, else the one with more income.",
}

words "married_couples_allowance_elected" {
  label = "Election for the least amount of married couple's allowance",
  help  = "What of it the spouse has, or you have of it if the spouse claims it. Boxes 3, 4, 6 and 7 of page Ai 3 of "
    .. "Additional information (SA101).",
}

words "tax_months_before_marriage" {
  label = "Tax months of the year that ended before the marriage or civil partnership",
  help  = "From the 6th of a month to the 5th of the next. 0 if you were married when the tax year began.",
}

words "maintenance_payments" {
  label = "Maintenance paid to a former spouse, where one of you was born before 6 April 1935",
  help  = "By an order of a court or a written agreement, while the former spouse has not married again. Box 7 of the "
    .. "other tax reliefs on page Ai 2 of Additional information (SA101).",
}

words "married_couples_allowance_surplus_received" {
  label = "Married couple's allowance that the spouse could not use",
  help  = "The amount of the allowance, not of the tax. Box 13 of the tax calculation summary (SA110).",
}

words "married_couples_allowance_surplus" {
  label = "Married couple's allowance that is left for the spouse",
  help  = "The amount of the allowance that the own tax leaves unused.",
}

words "married_couples_allowance" {
  label = "Married couple's allowance",
  help  = "Of who claims it, less what an election gives to the spouse, or what it gives to you. In 2015/16 what was "
    .. "taken off the personal allowance by age is not taken off again.",
}

words "married_couples_allowance_reduction" {
  label = "Reduction for married couple's allowance and maintenance",
}
