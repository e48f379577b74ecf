-- What people read of farming.lua.

words "farm_stock_increase" {
  label = "Increase in the value of farm stock in the year of accounts",
  help  = "The value of animals, crops and other trading stock at its end, less that at its beginning.",
}

words "stock_relief_kind" {
  label = "Which stock relief you claim",
}

words "stock_relief_shares" {
  label = "Shares of the increase in stock that are relieved",
}

words "stock_relief" {
  label = "Stock relief",
}

words "averages_farm_profits" {
  label = "You elected for averaging of your farm profits",
}

words "farm_profits_of_years_before" {
  label = "Farm profits less losses of the four years before",
  help  = "Together, after stock relief; to 2014 of the two years before.",
}

words "farm_averaging_years" {
  label = "Years of which farm profits are averaged",
}

words "averaged_farm_profit" {
  label = "Average of the farm profits",
}
