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
