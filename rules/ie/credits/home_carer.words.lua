-- What people read of home_carer.lua.

words "home_carer_income_limit" {
  label = "Income of the carer up to which the home carer credit is due in full",
}

words "carer_income" {
  label = "Income of the spouse who cares at home",
  help  = "The lower of both incomes, without carer's allowance and carer's benefit.",
}

words "home_carer_credit_available" {
  label = "Home carer credit, if taken",
  help  = "Half of the carer's income over the limit is taken off. Who had the credit in the year before and now "
    .. "earns too much for any keeps that of the year before for one year.",
}
