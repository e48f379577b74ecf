-- What people read of best_use.lua.

words "best_start_of_dividends" {
  label = "Taxable income other than dividends, with the least tax",
}

words "best_non_savings" {
  label = "Taxable income other than savings and dividends, with the least tax",
}

words "least_tax" {
  label = "Least tax before reductions",
}
