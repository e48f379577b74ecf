-- What people read of usual_order.lua.

words "tax_dividends_simple_order" {
  label = "Tax on dividends, allowances in the usual order",
}

words "income_tax_simple_order" {
  label = "Income tax, allowances in the usual order",
}
