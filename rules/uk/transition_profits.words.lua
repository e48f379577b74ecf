-- What people read of transition_profits.lua.

words "transition_part_profit" {
  label = "Profit of the transition part of 2023/24",
  help  = "From the end of the twelve months after the basis period of 2022/23 to 5 April 2024, a loss below "
    .. "nothing. Receipts and expenses of the trade are then those of the twelve months.",
}

words "overlap_relief" {
  label = "Overlap relief of 2023/24",
  help  = "What was taxed twice when the trade began and was not relieved yet. It can be used in 2023/24 for the "
    .. "last time.",
}

words "transition_profits_elected" {
  label = "Transition profits taxed early on election",
  help  = "Beyond the fifth part of 2023/24.",
}

words "transition_profits_share" {
  label = "Share of the transition profits that is taxed in each of the first four years",
}

words "is_transition_year" {
  label = "The year in which basis periods end",
}

words "transition_part_less_overlap" {
  label = "Transition part less overlap relief",
  help  = "In 2023/24 only. Below nothing it lowers the profit of the year, or makes its loss greater.",
}

words "all_transition_profits" {
  label = "Transition profits before they are spread",
  help  = "Of 2023/24. A loss of the twelve months lowers them.",
}

words "transition_profits" {
  label = "Transition profits of the tax year",
  help  = "A fifth of them in each of five years. It is worked out in 2023/24; later give box 73.3 of the "
    .. "pages Self-employment (SA103F).",
}

words "losses_against_transition_profits" {
  label = "Losses of earlier years set against transition profits",
  help  = "Box 73.4 of the pages Self-employment (SA103F): they are not told as other losses of the trade.",
}

words "chargeable_profits" {
  label = "Profits of trades and partnerships with transition profits",
}

words "transition_profits_tax" {
  label = "Tax on transition profits",
  help  = "What tax would be more if they were part of the income: they do not lower allowances, nor count for "
    .. "charges.",
}
