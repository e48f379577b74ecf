-- What people read of averaging.lua.

words "averaging" {
  label   = "Averaging of profits",
  help    = "Claimed by farmers and market gardeners over two or five years, by writers and artists over two; not in "
    .. "the year in which the trade began or ended. Of a share of a partnership give the averaged share as its profit.",
  aliases = { "averaged_profits" },
}

words "profits_of_averaged_years" {
  label = "Profits of the earlier years of an averaging claim, together",
  help  = "Of the year before, or of the four years before, before losses of other years: as averaged, if they were. A "
    .. "loss counts as nothing.",
}

words "averaged_year_without_profit" {
  label = "One of the four earlier years of an averaging claim had no profit",
}

words "averaging_share" {
  label = "Share of the greater profit below which the lesser must be for averaging",
}

words "averaging_is_open" {
  label = "The profits may be averaged",
}

words "averaging_adjustment" {
  label = "Averaging adjustment",
  help  = "What averaging adds to the profit of the year or takes off it. Box 72 of the page Self-employment (full).",
}

words "adjusted_trading_profit" {
  label = "Adjusted profit of the trade",
  help  = "After averaging, before losses of earlier years.",
}
