-- What people read of capital_allowances.lua.

words "annual_investment_allowance_limit" {
  label = "Annual investment allowance",
}

words "writing_down_allowances" {
  label = "Writing-down allowance of the main and the special rate pool, and the small pool that is written off",
}

words "accounts_months" {
  label = "Months of the accounts by which capital allowances are claimed",
  ask   = "How many months do the accounts of your business cover?",
  help  = "Of a first year from the start of the business. Allowances of a year are less or more in proportion, and "
    .. "those for new cars without emissions in full. Of parts of a month give twelve times the days over 365. In the "
    .. "last accounts what is left of a pool is deducted in full: that is not worked out here.",
}

words "zero_emission_car_allowance" {
  label = "Share of the cost of new zero-emission cars that is deducted in the first year",
}

words "annual_investment_allowance" {
  label = "Annual investment allowance",
}

words "zero_emission_cars_deducted" {
  label = "First-year allowance on new cars without emissions",
}

words "capital_allowances" {
  label = "Capital allowances",
}

words "spent_on_assets" {
  label = "Spent on equipment and cars of the trade, less proceeds",
}

words "balancing_charges" {
  label = "Balancing charges",
  help  = "Proceeds beyond what is left of a pool. They are added to the profit.",
}
