-- What people read of property_allowance.lua.

words "with_property_allowance" {
  label = "with the property allowance",
}

words "with_letting_expenses" {
  label = "with the expenses of letting",
}

words "tax_that_letting_moves" {
  label = "Income tax with charges on benefits, capital gains tax and annual allowance charge",
  help  = "What the choice between the property allowance and expenses moves, before credit for foreign tax.",
}

words "saved_by_property_allowance" {
  label = "What the property allowance saves of the tax on income, in place of expenses",
  help  = "Below nothing, it costs more. With allowances in the usual order, and without charges and other taxes.",
}

words "saved_by_property_allowance_in_all" {
  label = "What the property allowance saves of all taxes and charges, in place of expenses",
  help  = "Below nothing, it costs more.",
}

words "uses_property_allowance" {
  label = "The property allowance is used",
  help  = "In place of expenses and of the reduction for finance costs, which are then not carried forward. Where it "
    .. "is not given, it is what leaves less tax on the income of the year; if both leave as much, what leaves less "
    .. "profit, unless more finance costs would be relieved.",
}
