-- What people read of shares.lua.

words "tells_share_trades" {
  label = "Purchases and sales of shares are told one by one",
  ask   = "Do you want to tell purchases and sales of shares one by one, to have their gains worked out?",
  help  = "Of shares, funds or cryptoassets, in place of their sums among the gains on shares and other assets.",
}

words "share_trades" {
  label   = "Purchases and sales of shares",
  ask     = "How many purchases and sales of these shares were there?",
  help    = "All since the first, also those of the 30 days after the tax year, in any order. What was held at some "
    .. "day may be told as one purchase of that day, with its number and its cost.",
  aliases = { "share_deals" },
}

words "share_trade" { label = "Trade in shares" }

words "share_bought" {
  label = "Shares were bought",
  ask   = "Did you buy these shares (yes), or sell them (no)?",
}

words "share_day" {
  label = "Day of the purchase or sale",
  ask   = "On which day was it agreed?",
  help  = "The day of the contract, not that of the payment.",
}

words "share_number" {
  label = "Number of shares",
  ask   = "How many shares was it?",
}

words "share_amount" {
  label = "What was paid or received, with costs",
  ask   = "What did you pay, with fees and stamp duty, or receive after fees?",
  help  = "In pounds, at the exchange rate of the day.",
}

words "share_company" {
  label = "Which of the companies",
  ask   = "Of which of your companies, funds or tokens are these shares: the first (1), the second (2), …?",
  help  = "A number for each class of shares of a company: only those of one are matched with each other.",
}

words "days_of_share_matching" { label = "Days after a sale within which shares bought back are those that were sold" }

words "share_trade_gains" {
  label = "Gains of trades in shares",
  help  = "Of the sales in the tax year, all sales of a day as one. They count with the gains on shares and other "
    .. "assets.",
}

words "share_trade_losses" {
  label = "Losses of trades in shares",
  help  = "Of the sales in the tax year, all sales of a day as one. They count with the capital losses of the year.",
}

words "share_trade_gains_before_change" {
  label = "Of the gains of trades in shares, before the rates changed",
  help  = "Before 30 October 2024 in 2024/25.",
}

words "share_pool_number" {
  label = "Shares left in the pool",
  help  = "At the end of the tax year (section 104 holding), of all companies together.",
}

words "share_pool_cost" {
  label = "Cost of the shares left in the pool",
  help  = "At the end of the tax year (section 104 holding), of all companies together.",
}
