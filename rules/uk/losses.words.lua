-- What people read of losses.lua.

words "trading_losses_brought_forward" {
  label = "Losses of the trade of earlier years",
  ask   = "How much of the losses of your business of earlier years was not used yet?",
  help  = "They are set against the profit of the same trade, as much as it takes. Boxes 29 and 35 of the page "
    .. "Self-employment (SA103S).",
}

words "sets_loss_against_income" {
  label = "The loss of the trade is claimed against the other income of the year",
  ask   = "Do you claim the loss of your business against your other income of {year}?",
  help  = "All of it that the income takes, even if allowances are wasted. Not open to losses that were worked out "
    .. "on the cash basis to 2023/24, nor to trades that are no business.",
}

words "sets_loss_against_gains" {
  label = "What income does not take of the loss is claimed against capital gains",
  ask   = "Do you claim what your income does not take of the loss against your capital gains of {year}?",
  help  = "Only besides the claim against income. As much as is left of gains after all capital losses, the exempt "
    .. "amount left aside.",
}

words "property_losses_brought_forward" {
  label = "Losses of letting of earlier years",
  ask   = "How much of the losses of letting of earlier years was not used yet?",
  help  = "They are set against the profit of letting, as much as it takes. Box 39 of the page UK property (SA105).",
}

words "qualifying_loan_interest" {
  label = "Interest on loans to buy into a close company, a partnership or a co-operative",
  help  = "Box 5 of the reliefs on page Ai 2 of Additional information (SA101). No interest on the loan for a home.",
}

words "gifts_of_shares_and_land" {
  label   = "Shares and land given to charities",
  help    = "The relievable amount, as a rule their value. Boxes 9 and 10 of page TR 4 of the return (SA100).",
  aliases = { "gifts_of_shares" },
}

words "trading_loss" {
  label = "Loss of the trade",
  help  = "Expenses beyond receipts: the trading allowance is then not used. In 2023/24 with the transition part and "
    .. "overlap relief.",
}

words "trading_losses_used" {
  label = "Losses of earlier years set against the profit of the trade",
}

words "adjustment_income" {
  label   = "Adjustment income of the trade, taxed this year",
  help    = "What a change of accounting practice would leave untaxed, such as one from or to the cash basis: box 71 "
    .. "of the pages Self-employment (SA103F), not counted in the profit. Who left the cash basis gives a sixth in "
    .. "each of six years. It bears no class 4. An adjustment that lowers the profit is an expense.",
  aliases = { "change_of_accounting_practice" },
}

words "taxable_trading_profit" {
  label = "Profit of the trade less losses of earlier years",
  help  = "Without transition profits. Box 31 of the page Self-employment (SA103S), box 76 of SA103F.",
}

words "reliefs_cap" {
  label = "Cap of losses and interest set against other income: amount, or if more share of adjusted total income",
}

words "reliefs_cap_of_case" {
  label = "Cap of losses and interest set against other income",
  help  = "The share goes by total income less pension contributions with relief at source.",
}

words "loan_interest_relieved" {
  label = "Interest on qualifying loans that is deducted",
}

words "loss_set_against_income" {
  label = "Loss of the trade set against other income of the year",
  help  = "If it is claimed: as much as the cap and the income take, after interest on qualifying loans.",
}

words "trading_loss_against_gains" {
  label = "Loss of the trade set against capital gains",
  help  = "Losses of the year come first; those of earlier years only lower what may be set off. The cap does not "
    .. "count.",
}

words "trading_losses_carried_forward" {
  label = "Losses of the trade carried forward",
}

words "reliefs_from_income" {
  label = "Losses, interest and gifts that are deducted from income",
  help  = "From total income, before the allowances: they lower adjusted net income.",
}

words "deductions" {
  label = "Reliefs and allowances",
}

words "loss_of_letting" {
  label = "Expenses of letting beyond the rents",
}

words "property_losses_used" {
  label = "Losses of earlier years set against the profit of letting",
}

words "property_losses_carried_forward" {
  label = "Losses of letting carried forward",
}

words "trading_loss_carried_back" {
  label = "Loss of the trade carried back to earlier years",
  help  = "It is not carried forward. What it saves of the earlier years' tax is tax_decrease_of_earlier_years.",
}

words "losses_claimed_within_limit" {
  label = "Other losses claimed against income, within the limit on reliefs",
  help  = "Losses on shares that you subscribed for in trading companies (within box 41 of the page Capital gains, "
    .. "SA108), of letting by capital allowances (box 42 of UK property, SA105), of an employment, and after a "
    .. "business ended (box 6 of the reliefs on page Ai 2 of Additional information, SA101). Not also as capital "
    .. "losses.",
}

words "losses_claimed_beside_limit" {
  label = "Other losses claimed against income, without the limit on reliefs",
  help  = "Losses on shares with relief under EIS or SEIS (within box 41 of the page Capital gains, SA108), and of a "
    .. "business before it became a company (box 6.1 of the reliefs on page Ai 2 of Additional information, SA101).",
}

words "other_losses_relieved" {
  label = "Other losses set against income",
}
