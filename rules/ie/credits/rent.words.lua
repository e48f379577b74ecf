-- What people read of rent.lua.

words "rent_relief_limit" {
  label = "Greatest rent relieved, for a single person under the higher age",
}

words "rent_relief_age" {
  label = "Age from which more rent is relieved",
}

words "rent_relief_closed_to_new_tenants" {
  label = "Rent relief only for tenants of 7 December 2010",
}

words "rent_relief" {
  label = "Rent relief",
  help  = "For rent of a private tenancy; from 2011 only for those who were tenants on 7 December 2010. Of both "
    .. "spouses.",
}

words "own_rent_relief" {
  label = "Rent relief of one's own",
  help  = "Of spouses taxed as single persons, each has the relief of a single person.",
}

words "rent_credit_limit" {
  label = "Greatest rent tax credit of one person; a couple taxed as one has twice as much",
}

words "rent_credit" {
  label = "Rent tax credit",
  help  = "Of both spouses.",
}

words "own_rent_credit" {
  label = "Rent tax credit of one's own",
  help  = "Of spouses taxed as single persons, each has the own credit.",
}
