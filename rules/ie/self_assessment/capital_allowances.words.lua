-- What people read of capital_allowances.lua.

words "wear_and_tear_rates" {
  label = "Yearly share of the cost, by day of the purchase",
}

words "car_cost_limits" {
  label = "Cost of a car that counts for capital allowances, by day of the purchase",
}

words "car_emission_limits" {
  label = "Grams of CO2 a kilometre to which a car has the limit, and half of it, by day of the purchase",
}

words "car_emission_share" {
  label = "Share of the limit, or of a lower cost, of cars of the second group",
}

words "balancing_charge_threshold" {
  label = "Proceeds of an asset below which there is no balancing charge",
}

words "several_assets" {
  label = "Several machines or cars",
  ask   = "Do you use more than one machine or car for the business?",
  help  = "Then give capital_allowances, the sum of their allowances, and balancing_charge, if one was sold.",
}

words "asset_cost" {
  label = "Cost of the asset",
  ask   = "If you use one machine or car for the business, what did it cost?",
  help  = "Of one machine or car of the trade. Of several, give capital_allowances, the sum of their allowances.",
}

words "asset_bought" {
  label = "Day on which the asset was bought",
  ask   = "On which day was it bought?",
}

words "asset_private_share" {
  label = "Private use of the asset",
  ask   = "What share of its use is private?",
  help  = "The share of the use that is not for the trade: no allowance is made for it.",
}

words "asset_sold" {
  label = "Day on which the asset was sold",
  ask   = "On which day was it sold, if it was?",
  help  = "Not given, it is still in use for the trade at the end of the year.",
}

words "asset_proceeds" {
  label = "Proceeds of the asset",
  ask   = "What did it bring?",
  help  = "Price, insurance or scrap value.",
}

words "asset_is_car" {
  label = "The asset is a car",
  ask   = "Is it a car?",
}

words "car_emissions" {
  label   = "Emissions of the car, grams of CO2 a kilometre",
  ask     = "How many grams of CO2 does the car emit a kilometre?",
  aliases = { "co2_emissions" },
  help    = "On the registration certificate; 0 of an electric car. Of a car bought since July 2008.",
}

words "cost_for_allowances" {
  label = "Cost that counts for capital allowances",
}

words "proceeds_for_allowances" {
  label = "Proceeds that count for capital allowances",
  help  = "Of a car in the proportion of the cost that counts.",
}

words "wear_and_tear" {
  label = "Wear and tear allowance of the year",
  help  = "Of an asset in use for the trade at the end of the year; in the last year what is left of the cost.",
}

words "balancing_allowance" {
  label = "Balancing allowance",
  help  = "What was left of the cost, less the proceeds.",
}

words "balancing_charge" {
  label = "Balancing charge",
  help  = "Proceeds over what was left of the cost, no more than was allowed. Added to the profit.",
}

words "capital_allowances" {
  label   = "Capital allowances",
  aliases = { "further_allowances" },
  ask     = "What are the capital allowances of {year} for machines and cars?",
  help    = "Taken off the profit. Of one asset they are worked out; of several, give the sum. The income levy of 2009 "
    .. "and 2010 is charged before them, so they are needed even where the profit itself is given.",
}

words "months_of_first_year" { label = "Months of wear and tear in the first year of the asset" }
words "wear_of_whole_year" { label = "Wear and tear of a whole year" }
words "allowed_before" { label = "Wear and tear of the years before" }
