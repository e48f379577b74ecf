-- What people read of lettings.lua.

words "rental_interest_shares" {
  label = "Share of the interest on loans for residential lettings that may be deducted",
}

words "pre_letting_limit" {
  label = "Greatest expense before the first letting of a vacant home that may be deducted",
}

words "retrofitting_limit" {
  label = "Greatest expense for retrofitting a let home that may be deducted",
}

words "landlord_credit_limit" {
  label = "Greatest credit for profits of residential lettings",
}

words "rental_interest_deduction" {
  label = "Interest that may be deducted from rents",
}

words "residential_rental_profit" {
  label = "Profit of residential lettings",
  help  = "Rents less expenses and the deductible interest (rental_interest_deduction), before wear and tear of "
    .. "furniture. Give it, or what it is worked out from; below zero a loss.",
}

words "other_rental_profit" {
  label = "Profit of other lettings",
  help  = "Shops, offices, land, and a room at home whose rent is taxed. Give it, or what it is worked out from; "
    .. "below zero a loss.",
}

words "furniture_allowance_used" {
  label = "Wear and tear of furniture used",
  help  = "Before losses of earlier years.",
}

words "furniture_allowance_carried_forward" {
  label = "Wear and tear of furniture carried forward",
  help  = "What the profit of the lettings was too small for is part of the allowance of the next year.",
}

words "rental_losses_used" {
  label = "Losses of lettings of earlier years used",
}

words "case_v_income" {
  label = "Income of lettings",
}

words "rental_losses_carried_forward" {
  label = "Losses of lettings carried forward",
}

words "other_income" {
  label = "Other income",
  help  = "Rents, investment income and other income that was not taxed at source, after expenses. Give it, or "
    .. "the Cases and dividends that it is made of.",
}

words "own_landlord_credit" {
  label = "Residential premises rental income relief of one's own",
  help  = "At most 20 % of the own profit.",
}

words "landlord_credit" {
  label   = "Residential premises rental income relief",
  aliases = { "rprir" },
  help    = "Of both spouses; of each at most 20 % of the own profit.",
}
words "surplus_of_homes_let" { label = "What homes told one by one leave" }
