-- What people read of further_trades.lua.

words "further_trades" {
  label = "Trades besides the first",
  ask   = "How many trades or professions did you have besides the first?",
  help  = "Each has its own accounts, allowances and losses.",
}

words "further_trade" { label = "Further trade" }
words "profit_of_further_trade" { label = "Taxable profit", aliases = { "further_profit" } }
words "further_losses_carried_forward" { label = "Losses carried forward" }
