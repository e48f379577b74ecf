-- Profits of a trade and of letting. Who knows the profit gives it; otherwise it follows from receipts and expenses.

input "trading_receipts" {
  label   = "Receipts of the trade",
  type    = money,
  min     = 0,
  default = 0,
  section = "Trade",
  help    = "Turnover and other receipts of all trades of the tax year.",
  source  = "ITTOIA 2005 s. 783AB",
  aliases = { "turnover" },
}

input "trading_expenses" {
  label   = "Expenses of the trade",
  type    = money,
  min     = 0,
  default = 0,
  section = "Trade",
  help    = "Allowable expenses and capital allowances.",
  source  = "ITTOIA 2005 s. 34",
  ask_if  = function(case) return case.trading_receipts > 0 end,
}

rule "trading_profit" {
  label   = "Profit of the trade",
  type    = money,
  min     = 0,
  section = "Trade",
  help    = "Receipts less expenses. A loss counts as nothing: relief for losses is not covered.",
  source  = "ITTOIA 2005 ss. 7, 25",
  compute = function(case) return max(0, case.trading_receipts - case.trading_expenses) end,
}

rule "property_income" {
  label   = "Profit of letting",
  type    = money,
  min     = 0,
  section = "Letting",
  source  = "ITTOIA 2005 Part 3",
  compute = function(case) return 0 end,
}
