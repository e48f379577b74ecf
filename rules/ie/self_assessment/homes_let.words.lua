-- What people read of homes_let.lua.

words "retrofitted_homes_limit" { label = "Homes for which retrofitting may be deducted" }
words "furniture_years" { label = "Years of wear and tear of furniture, and the day since which they are these" }

words "homes_let" {
  label = "Homes let, told one by one",
  ask   = "How many homes do you want to tell one by one?",
  help  = "Besides those whose rents and costs are given as sums: what is told here is no part of these.",
}

words "home_let" { label = "Home let" }

words "rent_due" {
  label = "Rent of the home",
  ask   = "What rent was due for {year}?",
  help  = "Receivable for the year, of all owners together. A letting whose rent does not cover its costs, one year "
    .. "with another, is none of these (s. 75(4)).",
}

words "letting_expenses" {
  label = "Expenses of the home",
  ask   = "What did it cost: repairs, insurance, management, registration?",
  help  = "Since it was first let, of all owners together; not interest, and not local property tax.",
}

words "letting_interest" {
  label = "Interest on loans for the home",
  ask   = "How much interest was due on the loans for it?",
  help  = "Of the days since it was first let.",
}

words "spent_before_letting" {
  label = "Expenses before the first letting of the vacant home",
  ask   = "Had it stood empty before it was let in {year}? What was spent on it in the year before?",
  help  = "Of the twelve months before it was first let, which was in this year; it had been empty for twelve months, "
    .. "from 2023 for six.",
}

words "spent_on_retrofitting" {
  label = "Retrofitting of the home",
  ask   = "Was it retrofitted with a grant of the SEAI? What did that cost, less the grant?",
  help  = "Paid in the year before; from 2026 in the year itself.",
}

words "tenancies_registered" {
  label = "Its tenancies are registered with the Residential Tenancies Board",
  help  = "Without it interest is not deducted.",
}

words "share_of_letting" { label = "Share of the home that is one's own", help = "1 of who owns it alone." }

words "furniture_bought" {
  label = "Purchases of furniture for homes let",
  ask   = "How many purchases of furniture do you want to tell one by one?",
  help  = "Of the last eight years and still in use. What earlier years had no profit for is given as "
    .. "furniture_allowance.",
}

words "furniture" { label = "Furniture" }
words "furniture_cost" { label = "Cost of the furniture", help = "One's own share of it." }
words "bought_on" { label = "Day on which the furniture was bought" }
words "furniture_wear" { label = "Wear and tear of the year", help = "An eighth of the cost for eight years." }
words "own_rent" { label = "Own share of the rent" }

words "letting_surplus" {
  label = "Own share of the surplus",
  help  = "Below zero a deficiency. Before wear and tear of furniture.",
}

words "is_retrofitted" { label = "Retrofitted" }
words "homes_retrofitted" { label = "Homes that were retrofitted" }
words "rents_of_homes" { label = "Rents of all homes let" }
words "wear_of_furniture" { label = "Wear and tear of all furniture in homes let" }
