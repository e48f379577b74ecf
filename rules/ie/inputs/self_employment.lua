-- A trade or profession, lettings and other income without PAYE: what the profit is made of.

local function has_trade(case) return case.turnover > 0 end

input "turnover" {
  label   = "Turnover of the trade",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Sales or fees of the accounts that end in the year, of a trade or profession of your own.",
  source  = "TCA 1997 s. 65",
}

input "trade_expenses" {
  label   = "Expenses of the trade",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Wholly and exclusively for the trade, after add-backs.",
  source  = "TCA 1997 s. 81",
  ask_if  = has_trade,
}

input "capital_allowances" {
  label   = "Capital allowances",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Taken off the profit. The income levy of 2009 and 2010 is charged before them, "
    .. "so they are needed even where the profit itself is given.",
  source  = "TCA 1997 ss. 284, 531C",
  ask_if  = has_trade,
}

input "trade_losses_forward" {
  label   = "Losses of the trade brought forward",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Of earlier years of the same trade, as far as they are used this year.",
  source  = "TCA 1997 s. 382",
  ask_if  = has_trade,
}

input "residential_rental_profit" {
  label   = "Profit of residential lettings",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Rents less expenses and the deductible interest (rental_interest_deduction).",
  source  = "TCA 1997 ss. 75, 97, 480C (Case V)",
}

input "other_rental_profit" {
  label   = "Profit of other lettings",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Shops, offices, land, rooms.",
  source  = "TCA 1997 ss. 75, 97 (Case V)",
}

input "foreign_and_untaxed_income" {
  label   = "Foreign income and untaxed interest",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Income that was not taxed at source in the State.",
  source  = "TCA 1997 s. 18 (Case III)",
}

input "income_taxed_under_case_iv" {
  label   = "Other income of Case IV",
  type    = money,
  default = 0,
  min     = 0,
  section = "Details",
  help    = "Miscellaneous income; not deposit interest, which the bank taxes (dirt).",
  source  = "TCA 1997 s. 18 (Case IV)",
}
