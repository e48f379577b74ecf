-- What people read of trade.lua.

words "add_backs" {
  label = "Expenses added back",
}

words "has_trade_accounts" {
  label = "Trade has accounts in this case",
}

words "accounts_profit" {
  label = "Adjusted profit of the accounts",
  help  = "Below zero a loss.",
}

words "profit_of_twelve_months" {
  label = "Profit of the twelve months of accounts that end in the year",
  help  = "Of accounts of more than a year, the share of twelve months.",
}

words "actual_profit" {
  label = "Profit of the tax year itself",
  help  = "From January, or the start of the trade, to December, or its end: by months of the accounts.",
}

words "second_year_profit" {
  label = "Profit of the second year of the trade",
  help  = "Of accounts of a year; of more than a year, of twelve months; otherwise of the tax year itself.",
}

words "trade_begins_in_year" {
  label = "First year of the trade",
}

words "trade_ends_in_year" {
  label = "Last year of the trade",
}

words "second_year_excess_used" {
  label = "Excess of the second year taken off the third year's profit",
}

words "continuing_profit" {
  label = "Profit of the year, if the trade goes on",
}

words "trade_profit" {
  label = "Profit of the basis period",
  help  = "Of the twelve months of accounts that end in the year; of the year itself in the first year, in the "
    .. "last, and if that is more in the one before the last. Below zero a loss.",
}
