-- What people read of losses.lua.

words "self_employed_income" {
  label = "Self-employed income",
  help  = "Profit of a trade or profession after expenses, capital allowances and losses brought forward, with "
    .. "taxed profits of childminding, of an artist and of further trades. Give it, or what it is worked out from.",
}

words "capital_allowances_used" {
  label = "Capital allowances used",
  help  = "No more than the profit. Beside a profit that is given, all of them.",
}

words "trade_losses_used" {
  label = "Losses of earlier years used",
  help  = "Of all trades, each against its own profit. After capital allowances. Beside a profit that is given, all of "
    .. "them.",
}

words "trade_loss" {
  label = "Loss of the trade in the year",
  help  = "Where it is set against other income, with the capital allowances that the profit was too small for.",
}

words "passive_trade_loss_limit" {
  label = "Greatest loss that may be set against other income without work in the trade",
}

words "trade_loss_claimed" {
  label = "Loss of the trade set against other income, at most",
}

words "trade_loss_relief" {
  label = "Loss of the trade set against other income",
  help  = "Of a couple taxed as one, first against the own income, then against the other's. It does not reduce "
    .. "USC and income levy; of PRSI, only that on other income outside employment.",
}

words "trade_losses_carried_forward" {
  label = "Losses of the trade carried forward",
  help  = "Of all trades together; each keeps its own. With what of the second year's excess the third year's profit "
    .. "was too small for.",
}

words "capital_allowances_carried_forward" {
  label = "Capital allowances carried forward",
}

words "terminal_loss" {
  label = "Loss of the last twelve months of the trade",
  help  = "With the capital allowances of these months; only what was not relieved otherwise.",
}

words "other_trade_profits" {
  label = "Taxed profits of childminding, of an artist and of further trades",
}

words "allowances_used_of_trade" { label = "Capital allowances of the trade used" }
words "losses_used_of_trade" { label = "Losses of earlier years of the trade used" }
words "claimed_loss_of_trade" { label = "Loss of the trade that is claimed against other income" }
words "passive_loss_of_trade" { label = "Loss claimed of a trade that others manage" }
words "trade_losses_of_claims" { label = "Losses of trades that are claimed against other income" }
words "passive_trade_losses" { label = "Losses claimed of trades that others manage" }
words "losses_of_trade" { label = "Losses of the trade, of earlier years and of this one" }
