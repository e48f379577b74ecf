-- What people read of childminding.lua.

words "childminding_limit" {
  label = "Receipts of childminding up to which they are exempt",
}

words "childminding_receipts" {
  label   = "Receipts of childminding at home",
  ask     = "How much did you receive in {year} for minding other people's children in your own home?",
  help    = "Before expenses, of up to three children at a time, and not of an employment; the local childcare "
    .. "committee is to be told. With more children it is a trade: give turnover.",
  aliases = { "childminding" },
}

words "childminding_shared" {
  label = "Somebody else minds children in the same home",
  ask   = "Did somebody else, such as your spouse, mind children in the same home for pay?",
  help  = "The limit is then divided between you.",
}

words "childminding_expenses" {
  label = "Expenses of childminding",
  ask   = "How much were the expenses of the childminding?",
  help  = "Food, heating, insurance and the like. They count only where receipts are beyond the limit.",
}

words "childminding_exempt" {
  label = "Exempt receipts of childminding",
  help  = "All of them up to the limit, and nothing beyond it. They are claimed in the return.",
}

words "childminding_taxed" {
  label = "Taxed profit of childminding",
}
