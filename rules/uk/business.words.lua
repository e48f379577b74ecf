-- What people read of business.lua.

words "trading_allowance" {
  label = "Trading allowance",
}

words "property_allowance" {
  label = "Property allowance",
}

words "trading_receipts" {
  label   = "Receipts of the trade",
  ask     = "How much did your business take in {year}, before expenses?",
  help    = "Turnover and other receipts of all trades of the tax year, of accounts for another period the share of "
    .. "the year; without receipts that are no profits of the business, and without a trade abroad whose profits are "
    .. "claimed under the foreign income and gains regime. Boxes 9 and 10 of the short page Self-employment (SA103S).",
  aliases = { "turnover", "sales", "self_employed_turnover" },
}

words "trading_expenses" {
  label   = "Expenses of the trade",
  ask     = "How much were the expenses of your business?",
  help    = "Allowable expenses, with capital allowances that are not worked out here. The trading allowance takes "
    .. "their place where it is more.",
  aliases = { "business_expenses" },
}

words "trading_deductions" {
  label = "Expenses of the trade and capital allowances",
}

words "trading_result" {
  label = "Result of the trade by expenses",
  help  = "Receipts and balancing charges less expenses and capital allowances. Below nothing, a loss.",
}

words "trading_profit" {
  label   = "Profit of the trade",
  aliases = { "profit", "profits", "self_employed_profit" },
  help    = "Receipts less expenses or, if that is more, less the trading allowance, before losses of earlier years. A "
    .. "loss counts as nothing here.",
}

words "trading_allowance_used" {
  label = "Trading allowance that takes the place of expenses",
}

words "property_receipts" {
  label   = "Rents",
  ask     = "How much rent did you receive in {year}?",
  help    = "Rents and other receipts of letting in the tax year, without a room in your own home under rent-a-room. "
    .. "Box 20 of the page UK property (SA105).",
  aliases = { "rent", "rents", "rental_income", "rent_received" },
}

words "property_expenses" {
  label   = "Expenses of letting",
  ask     = "How much were the expenses of letting, without interest on a mortgage?",
  help    = "Allowable expenses, without the finance costs of dwellings: repairs, agents, insurance, ground rent.",
  aliases = { "letting_expenses", "rental_expenses" },
}

words "property_profit_by_expenses" {
  label = "Profit of letting by expenses",
  help  = "Rents less expenses and the deductible share of finance costs. A loss counts as nothing here.",
}

words "property_profit_by_allowance" {
  label = "Profit of letting by the property allowance",
}

words "profit_of_letting" {
  label = "Profit of letting before losses of earlier years",
  help  = "Rents less expenses and the deductible share of finance costs, or less the property allowance, and what "
    .. "rent-a-room relief leaves of a room in your own home.",
}

words "property_income" {
  label   = "Profit of letting",
  help    = "Rents less expenses and the deductible share of finance costs, or less the property allowance, what is "
    .. "taxed of a room in your own home, less losses of earlier years.",
  aliases = { "rental_profit", "property_profit", "letting_profit" },
}
