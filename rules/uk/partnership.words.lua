-- What people read of partnership.lua.

words "partnership_profit" {
  label   = "Share of the profit of a partnership",
  ask     = "How much was your share of the trading profit of a partnership in {year}?",
  help    = "The share of the trading profit for the tax year, after adjustments and before losses of earlier years. "
    .. "The partnership statement shows it; box 16 of the pages Partnership (SA104S).",
  aliases = { "partnership_share", "partnership_income" },
}

words "partnership_losses_brought_forward" {
  label = "Losses of the partnership of earlier years",
  ask   = "How much of your share of losses of the partnership of earlier years was not used yet?",
}

words "partnership_losses_used" {
  label = "Losses of earlier years set against the share of a partnership",
}

words "taxable_partnership_profit" {
  label = "Share of the profit of a partnership less losses of earlier years",
}

words "partnership_losses_carried_forward" {
  label = "Losses of the partnership carried forward",
}

words "partnership_loss" {
  label = "Share of a loss of a partnership",
  help  = "The share of the trading loss for the tax year. Box 21 of the pages Partnership (SA104S).",
}

words "sets_partnership_loss_against_income" {
  label = "The loss of the partnership is claimed against the other income of the year",
  help  = "All of it that the income takes. Box 22 of the pages Partnership (SA104S).",
}

words "partnership_loss_carried_back" {
  label = "Loss of the partnership that is carried back",
  help  = "Box 23 of the pages Partnership (SA104S). What it saves is told as tax_decrease_of_earlier_years.",
}

words "partnership_loss_set_against_income" {
  label = "Loss of the partnership set against other income of the year",
}
