-- What people read of further_trades.lua.

words "further_trades" {
  label = "Trades besides the first",
  ask   = "How many trades or professions did you have besides the first?",
  help  = "Each has its own allowances and losses. Their accounts are of the twelve months of the year.",
}

words "further_trade" { label = "Further trade" }
words "further_turnover" { label = "Turnover", ask = "What did it turn over in {year}?" }

words "further_expenses" {
  label = "Expenses",
  ask   = "What did it spend on the business?",
  help  = "Those that may be deducted alone: without depreciation, private use, entertainment and own drawings.",
}

words "further_allowances" {
  label = "Capital allowances",
  help  = "Of the year, and those that earlier years had no profit for.",
}

words "further_losses_forward" { label = "Losses of the same trade brought forward" }
words "claims_further_loss" { label = "Its loss is set against other income" }
words "works_in_further_trade" { label = "Ten hours a week or more worked in it" }
words "further_allowances_used" { label = "Capital allowances used" }
words "further_losses_used" { label = "Losses of earlier years used" }
words "further_profit" { label = "Taxable profit" }
words "further_loss" { label = "Loss of the year", help = "Of a claim with the allowances that had no profit." }
words "further_allowances_carried_forward" { label = "Capital allowances carried forward" }
words "further_losses_carried_forward" { label = "Losses carried forward" }
words "further_active_loss" { label = "Loss claimed of a trade in which one works" }
words "further_passive_loss" { label = "Loss claimed of a trade that others manage" }
words "further_active_losses" { label = "Losses claimed of further trades in which one works" }
words "further_passive_losses" { label = "Losses claimed of further trades that others manage" }
words "trade_losses_of_claims" { label = "Losses of trades that are claimed against other income" }
