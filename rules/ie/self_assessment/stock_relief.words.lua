-- What people read of stock_relief.lua.

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
